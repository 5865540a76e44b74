import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { Room, enterRoom } from '../../../../tests/support/draftRoom';
import { pause, resume, undo } from '@/domain/draft/commissionerCommands';
import type { Draft } from '@/domain/draft/types';
import type { Result } from '@/domain/kernel/result';
import { Announcer } from './Announcer';

const sounds = vi.hoisted(() => ({ play: vi.fn(), readyAtFirstPress: () => () => undefined }));
vi.mock('../sound/sounds', () => sounds);

beforeEach(() => {
  sounds.play.mockClear();
});

function must(result: Result<Draft>): Draft {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** Renders the announcements of Ann's draft for `me`. Returns a function that shows the next state of the draft. */
async function listen(me: string, draft: Draft) {
  enterRoom(draft, { me });
  const { rerender } = render(<Announcer draft={draft} />, { wrapper: Room });
  await waitFor(() => expect(said()).toContain('on the clock.'));
  return (next: Draft) => rerender(<Announcer draft={next} />);
}

const said = () => `${screen.getByRole('status').textContent}${screen.getByRole('alert').textContent}`;

/** A time `later` milliseconds after the current turn began. */
const after = (draft: Draft, later: number) => (draft.turnStartedAt ?? 0) + later;

describe('a commissioner’s actions', () => {
  it('are announced: a pause politely, clearing the alert, and a resume with the alert and a sound', async () => {
    const draft = exampleDraft({ picks: 1 });
    const tell = await listen('bob', draft);
    expect(document.title).toBe('● Your pick! Draft of Tailgate');

    const paused = must(pause(draft, { by: 'ann', at: after(draft, 1000) }));
    tell(paused);
    expect(screen.getByRole('status')).toHaveTextContent('ann paused the draft. The clock is stopped.');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(document.title).toBe('Draft of Tailgate');
    expect(sounds.play).not.toHaveBeenCalled();

    tell(must(resume(paused, { by: 'ann', at: after(draft, 9000) })));
    expect(screen.getByRole('alert')).toHaveTextContent('ann resumed the draft. You’re on the clock.');
    expect(document.title).toBe('● Your pick! Draft of Tailgate');
    expect(sounds.play).toHaveBeenCalledExactlyOnceWith('onTheClock');
  });

  it('don’t alert the manager whose pick was taken back while the draft is paused', async () => {
    const draft = exampleDraft({ people: ['ann', 'bob', 'cem'], picks: 2 });
    const tell = await listen('bob', draft);
    tell(must(undo(draft, { by: 'ann', at: after(draft, 1000) })));
    expect(screen.getByRole('status')).toHaveTextContent(
      /^ann undid pick 1\.02, .+, your pick\. The clock is stopped\.$/,
    );
    expect(document.title).toBe('Draft of Tailgate');
    expect(sounds.play).not.toHaveBeenCalled();
  });
});
