import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown, CountBadge, ScoreRow } from '@/components';
import type { Clock } from '@/hooks/useNow';
import { SURVIVE_TRANSLATION } from './translation';

/** Replaces the texts on the page as browsers do that translate it. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

const { removeChild, insertBefore } = Node.prototype;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  new Function(SURVIVE_TRANSLATION)();
});
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

describe('a translated page', () => {
  const Saving = ({ saving, note }: { saving: boolean; note: boolean }) => (
    <p>
      {saving && <b>Saving</b>}
      {note && 'Nothing is sent yet. '}
      {saving ? 'Wait.' : <i>Saved</i>} Lineup
    </p>
  );

  it('goes on when texts come and go beside others', () => {
    const { rerender, container, unmount } = render(<Saving saving={false} note />);
    translate();
    rerender(<Saving saving note={false} />);
    translate();
    rerender(<Saving saving={false} note />);
    expect(container).toHaveTextContent('Saved');
    unmount();
    expect(container).toBeEmptyDOMElement();
  });

  it('shows the scores and counts of now', () => {
    const row = (points: number) => (
      <>
        <ScoreRow team="Reds" hundredths={points} projected={9000 + points} place="level" label="leads" />
        <CountBadge count={points} mentioned={points > 1} />
      </>
    );
    const { rerender, container } = render(row(1));
    translate();
    rerender(row(2));
    expect(container.textContent).toMatch(/^Reds0\.02Projected 90\.02@2$/);
  });

  it('counts down', () => {
    let tick = () => {};
    let now = 0;
    const clock: Clock = {
      now: () => now,
      subscribe: (corrected) => {
        tick = corrected;
        return () => {};
      },
      check: () => {},
      keep: () => () => {},
    };
    const { container } = render(
      <p>
        Draft in <Countdown until={61_000} clock={clock} />.
      </p>,
    );
    translate();
    now = 55_000;
    act(() => tick());
    expect(container).toHaveTextContent('Draft in 0:06.');
  });
});
