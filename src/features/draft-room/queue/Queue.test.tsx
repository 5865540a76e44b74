import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BEGUN_AT, exampleDraft } from '../../../../tests/support/exampleDraft';
import { Room, enterRoom, queueOf, room } from '../../../../tests/support/draftRoom';
import { openSlotsOf } from '@/domain/draft/openSlots';
import type { Draft } from '@/domain/draft/types';
import type { SquadId } from '@/domain/football/squads';
import { Queue } from './Queue';

const pick = vi.fn();
const SQUADS: SquadId[] = ['ALA-QB', 'UGA-RB', 'LSU-K', 'TEX-WR', 'MISS-QB'];

/** Renders a queue that applies changes at once. The returned `put` replaces its squads from outside. */
function enter(draft: Draft, squads = SQUADS) {
  let put: (squads: SquadId[]) => void = () => undefined;
  function Kept() {
    const [queue, change] = useState(squads);
    put = change;
    enterRoom(draft, { me: 'ann', queue: queueOf(queue) }, { pick, changeQueue: change });
    // A copy, because the queue is memoized and the mocked hooks don't render it again.
    return (
      <Room>
        <Queue draft={{ ...draft }} />
      </Room>
    );
  }
  render(<Kept />);
  return { put: (next: SquadId[]) => act(() => put(next)) };
}

beforeEach(() => {
  pick.mockClear();
});

/** Waits until the draggable rows have replaced the plain ones. */
const draggable = (name: string) => screen.findByRole('button', { name: `Drag ${name}` });

const others = () => exampleDraft({ picks: 1 });
const said = () =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).filter((words) => words !== '');
const drafts = () => screen.queryAllByRole('button', { name: /^Draft / });

describe('drafting from the queue', () => {
  it('takes one click on the user’s turn', async () => {
    enter(exampleDraft());
    await draggable('LSU K');
    await userEvent.click(screen.getByRole('button', { name: 'Draft LSU K' }));
    expect(pick).toHaveBeenCalledExactlyOnceWith('LSU-K');
  });

  it('isn’t offered on another manager’s turn or while the draft is paused', () => {
    enter(others());
    enter({ ...exampleDraft(), pausedAt: BEGUN_AT });
    expect(drafts()).toEqual([]);
  });

  it('shows which squads are capped, and why', async () => {
    const base = exampleDraft();
    const roster: SquadId[] = ['ALA-RB', 'ALA-WR', 'ALA-TE', 'UGA-QB', 'UGA-WR', 'TEX-QB', 'LSU-QB', 'AUB-QB'];
    const rosters = { ...base.rosters, ann: roster };
    enter({ ...base, rosters, ...openSlotsOf({ ...base, rosters }) }, ['ALA-QB', 'LSU-K']);
    await draggable('LSU K');
    expect(screen.getByText(/^No QB now: your remaining picks must fill your starting lineup\.$/)).toBeInTheDocument();
    expect(screen.getByText('capped')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Draft Alabama QB' }));
    expect(pick).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Draft LSU K' }));
    expect(pick).toHaveBeenCalledExactlyOnceWith('LSU-K');
  });
});

describe('the queue’s announcements', () => {
  it('give only the new place of a squad that was moved', async () => {
    enter(others());
    await draggable('Ole Miss QB');
    await userEvent.click(screen.getByRole('button', { name: 'Move Ole Miss QB up' }));
    await waitFor(() => expect(said()).toEqual(['Ole Miss QB, 4 of 5']));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(said()).toEqual(['Ole Miss QB, 3 of 5']);
  });

  it('name a squad that was added or removed', async () => {
    const { put } = enter(others(), []);
    expect(said()).toEqual([]);
    put(['LSU-K']);
    expect(said()).toEqual(['Queue: LSU K.']);
    put(['LSU-K', 'ALA-QB']);
    expect(said()).toEqual(['Queue: Alabama QB, 2 of 2.']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove LSU K from your queue' }));
    expect(said()).toEqual(['LSU K removed from your queue.']);
  });

  it('don’t mention a clock when there is none', () => {
    enter({ ...others(), clockSeconds: 0 });
    expect(screen.queryByText(/clock runs out/)).toBeNull();
  });
});

describe('the order of the queue', () => {
  it('changes with buttons and keys, and squads can be removed', async () => {
    const draft = exampleDraft();
    const squads: SquadId[] = ['ALA-QB', 'UGA-RB', 'LSU-K'];
    enterRoom(draft, { queue: queueOf(squads) });
    const { changeQueue } = room.actions;
    render(<Queue draft={draft} />, { wrapper: Room });
    // The draggable rows replace the plain ones.
    await screen.findByRole('button', { name: 'Drag LSU K' });
    await userEvent.click(screen.getByRole('button', { name: 'Move LSU K up' }));
    expect(changeQueue).toHaveBeenLastCalledWith(['ALA-QB', 'LSU-K', 'UGA-RB']);
    screen.getByRole('button', { name: 'Move Alabama QB down' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(changeQueue).toHaveBeenLastCalledWith(['UGA-RB', 'ALA-QB', 'LSU-K']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Georgia RB from your queue' }));
    expect(changeQueue).toHaveBeenLastCalledWith(['ALA-QB', 'LSU-K']);
  });
});

describe('the queue’s help text', () => {
  it('mentions the clock only when there is one', () => {
    const timed = exampleDraft();
    enterRoom(timed);
    const { rerender } = render(<Queue draft={timed} />, { wrapper: Room });
    expect(screen.getByText(/^If time runs out/)).toBeInTheDocument();
    rerender(<Queue draft={{ ...timed, clockSeconds: 0 }} />);
    expect(screen.getByText(/There’s no clock, so we won’t draft for you\.$/)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/runs out/);
  });
});
