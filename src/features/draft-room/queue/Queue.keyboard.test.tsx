import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Room, enterRoom, queueOf, room } from '../../../../tests/support/draftRoom';
import { exampleDraft, pickNext } from '../../../../tests/support/exampleDraft';
import { mockScrolling } from '../../../../tests/support/scrolling';
import { ALL_SQUADS, squadName, type SquadId } from '@/domain/football/squads';
import { Queue } from './Queue';

beforeEach(() => mockScrolling({ height: 560, rows: ALL_SQUADS.length, rowHeight: 56 }));
afterEach(() => {
  vi.restoreAllMocks();
});

const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the queue with the keyboard', () => {
  const squads: SquadId[] = ['ALA-QB', 'UGA-RB', 'LSU-K'];
  const enter = (draft = exampleDraft()) => {
    enterRoom(draft, { me: 'ann', queue: queueOf(squads) });
    return render(
      <>
        <Queue draft={draft} />
        <button type="button">Behind it</button>
      </>,
      { wrapper: Room },
    );
  };

  it('has Tab stops in one row only, and the arrow keys move between rows', async () => {
    enter(exampleDraft({ picks: 1 }));
    const up = await screen.findByRole('button', { name: 'Drag Alabama QB' });
    act(() => up.focus());
    await press('{ArrowDown}{Tab}');
    expect(focused()).toBe('Move Georgia RB up');
    await press('{End}');
    expect(focused()).toBe('Move LSU K up');
    await press('{Tab}{Tab}{Tab}');
    expect(document.activeElement).toHaveTextContent('Behind it');
    expect(room.actions.changeQueue).not.toHaveBeenCalled();
  });

  it('keeps the focus in the same row when its squad is taken', async () => {
    const draft = exampleDraft({ picks: 1 });
    const best = draft.ranking.find((squad) => !draft.picks.includes(squad))!;
    enterRoom(draft, { me: 'ann', queue: queueOf([best, ...squads]) });
    const { rerender } = render(<Queue draft={draft} />, { wrapper: Room });
    const drop = (squad: SquadId) => `Remove ${squadName(squad)} from your queue`;
    act(() => screen.getByRole('button', { name: drop(best) }).focus());
    rerender(<Queue draft={pickNext(draft)} />);
    await waitFor(() => expect(focused()).toBe(drop('ALA-QB')));
  });
});
