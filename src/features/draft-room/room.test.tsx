import { act, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDraft, pickNext } from '../../../tests/support/exampleDraft';
import { roomState } from '../../../tests/support/roomState';
import { placesOf } from '@/domain/draft/places';
import type { Draft } from '@/domain/draft/types';
import { ready } from '@/domain/loadable';
import type { SquadId } from '@/domain/squads';
import type { DraftRoomState } from '@/providers/draft/room';
import { Board } from './board/Board';
import { Replay } from './over/Replay';
import { Pool } from './pool/Pool';
import { Queue } from './queue/Queue';
import { RoomNotices } from './live/RoomNotices';

const room = vi.hoisted(() => ({ state: {} as DraftRoomState }));
vi.mock('@/providers/draft/room', () => ({ useDraft: () => room.state }));

function enter(draft: Draft, change: Partial<DraftRoomState> = {}) {
  room.state = roomState(draft, { me: 'ann', ...change });
  return room.state;
}

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  // The pool draws the rows that its frame has room for, and jsdom gives nothing a size.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the pool', () => {
  it('drafts by one press when one is on the clock', async () => {
    const draft = exampleDraft();
    const { pick } = enter(draft);
    render(<Pool draft={draft} />);
    const [first] = screen.getAllByRole('button', { name: /^Draft / });
    await userEvent.click(first!);
    expect(pick).toHaveBeenCalledExactlyOnceWith(draft.ranking[0]);
  });

  it('drafts nothing when another person is on the clock, or a pick is on its way', async () => {
    const draft = exampleDraft({ picks: 1 });
    const { pick } = enter(draft);
    const { rerender } = render(<Pool draft={draft} />);
    await userEvent.click(screen.getAllByRole('button', { name: /^Draft / })[0]!);
    const mine = exampleDraft();
    enter(mine, { pick, unsent: mine.ranking[3]! });
    rerender(<Pool draft={mine} />);
    await userEvent.click(screen.getAllByRole('button', { name: /^Draft / })[0]!);
    expect(pick).not.toHaveBeenCalled();
  });

  it('says why a position is capped, and does not draft it', async () => {
    // Ann has filled everything but her last places, which the starting lineup needs.
    const base = exampleDraft();
    const roster: SquadId[] = ['ALA-QB', 'ALA-RB', 'ALA-WR', 'ALA-TE', 'UGA-QB', 'UGA-WR', 'TEX-QB', 'LSU-QB'];
    const rosters = { ...base.rosters, ann: roster };
    const draft: Draft = { ...base, rosters, ...placesOf({ ...base, rosters }) };
    const { pick } = enter(draft);
    render(<Pool draft={draft} />);
    expect(
      screen.getByText(/^No QB.* now: your remaining picks must fill your starting lineup\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Draft .* QB$/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
    await userEvent.type(screen.getByRole('searchbox'), 'Texas A&M QB');
    await userEvent.click(await screen.findByRole('button', { name: 'Draft Texas A&M QB' }));
    expect(pick).not.toHaveBeenCalled();
  });

  it('keeps the focus in its place when the squad under it is taken', async () => {
    const draft = exampleDraft();
    enter(draft);
    const { rerender } = render(<Pool draft={draft} />);
    const queueButtons = () => screen.getAllByRole('button', { name: /^Queue / });
    act(() => queueButtons()[0]!.focus());
    const next = pickNext(draft);
    enter(next);
    rerender(<Pool draft={next} />);
    await waitFor(() => expect(queueButtons()[0]).toHaveFocus());
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Queue');
  });

  it('offers the whole pool again when nothing fits the search', async () => {
    const draft = exampleDraft();
    enter(draft);
    render(<Pool draft={draft} />);
    await userEvent.type(screen.getByRole('searchbox'), 'no such school');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all squads' }));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '97');
  });
});

describe('the queue', () => {
  it('is moved by buttons and by keys, and keeps what is free', async () => {
    const draft = exampleDraft();
    const squads: SquadId[] = ['ALA-QB', 'UGA-RB', 'LSU-K'];
    const { queue } = enter(draft, { queue: { squads: ready(squads), saving: false, error: null, change: vi.fn() } });
    render(<Queue draft={draft} />);
    // The rows that can be dragged take the place of plain ones.
    await screen.findByRole('button', { name: 'Drag LSU K' });
    await userEvent.click(screen.getByRole('button', { name: 'Move LSU K up' }));
    expect(queue.change).toHaveBeenLastCalledWith(['ALA-QB', 'LSU-K', 'UGA-RB']);
    screen.getByRole('button', { name: 'Move Alabama QB down' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(queue.change).toHaveBeenLastCalledWith(['UGA-RB', 'ALA-QB', 'LSU-K']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Georgia RB from your queue' }));
    expect(queue.change).toHaveBeenLastCalledWith(['ALA-QB', 'LSU-K']);
  });
});

describe('the words of the queue', () => {
  it('speak of a clock that runs out only where there is one', () => {
    const timed = exampleDraft();
    enter(timed);
    const { rerender } = render(<Queue draft={timed} />);
    expect(screen.getByText(/^If time runs out/)).toBeInTheDocument();
    rerender(<Queue draft={{ ...timed, clockSeconds: 0 }} />);
    expect(screen.getByText(/There’s no clock, so we won’t draft for you\.$/)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/runs out/);
  });
});

describe('the board', () => {
  it('is a table with a row header for each round and a column header for each manager', () => {
    const draft = exampleDraft({ people: ['ann', 'bob'], houseTeams: 2, picks: 2 });
    enter(draft);
    render(<Board draft={draft} />);
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(10);
    expect(within(table).getByText('On the clock')).toBeInTheDocument();
  });
});

describe('who is here', () => {
  const controls = {} as DraftRoomState['controls'];

  it('is shown on the board of a draft under way, and not in the replay of one that is over', async () => {
    const draft = exampleDraft({ picks: 2 });
    enter(draft, { controls });
    const { unmount } = render(<Board draft={draft} />);
    expect(screen.getByTitle('away')).toBeInTheDocument();
    unmount();

    const over = exampleDraft({ picks: 20 });
    enter(over, { controls });
    render(<Replay draft={over} />);
    await userEvent.click(screen.getByRole('button', { name: 'Previous pick' }));
    expect(screen.getByText('On the clock')).toBeInTheDocument();
    expect(screen.queryByTitle('away')).toBeNull();
  });
});

describe('what the room says to oneself', () => {
  it('shows a pick that is not sent as not made, and says why it waits', async () => {
    const draft = exampleDraft();
    enter(draft, { live: false, unsent: 'ALA-QB' });
    render(<RoomNotices draft={draft} />);
    expect(await screen.findByText(/Alabama QB isn’t picked yet/)).toBeInTheDocument();
  });

  it('has the way back from autopilot on screen', async () => {
    const draft: Draft = { ...exampleDraft(), misses: { ann: 2 } };
    const { comeBack } = enter(draft);
    render(<RoomNotices draft={draft} />);
    await userEvent.click(screen.getByRole('button', { name: 'I’m back' }));
    expect(comeBack).toHaveBeenCalledOnce();
  });

  it('gives the reason of a refused pick until it is dismissed', async () => {
    const draft = exampleDraft();
    const { dismissError } = enter(draft, { error: 'Texas QB was just taken. Pick another squad.' });
    render(<RoomNotices draft={draft} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Texas QB was just taken.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismissError).toHaveBeenCalledOnce();
  });
});
