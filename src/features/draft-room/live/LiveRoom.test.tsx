import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEGUN_AT, exampleDraft, pickNext } from '../../../../tests/support/exampleDraft';
import { Room, commissionerActions, enterRoom, memberActions, queueOf } from '../../../../tests/support/draftRoom';
import { managerAt } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import type { RoomActions, RoomState } from '@/providers/draft/room';
import { LiveRoom } from './LiveRoom';

/** Renders the room for Ann, the commissioner, on desktop or on a phone. */
function enter(
  draft: Draft,
  { wide = true, actions = {}, ...state }: Partial<RoomState> & { wide?: boolean; actions?: RoomActions } = {},
) {
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  enterRoom(draft, { me: 'ann', ...state }, actions);
  return render(<LiveRoom draft={draft} />, { wrapper: Room });
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollTo');
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const paused = (): Draft => ({ ...exampleDraft(), pausedAt: BEGUN_AT });

describe('the room’s notices', () => {
  it('are below the panels, so that the panels don’t move', () => {
    enter(paused());
    const said = screen.getByText('The draft is paused');
    const pool = screen.getByRole('region', { name: 'Pool' });
    expect(pool.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the header', () => {
  it('shows that the draft is paused and who is next, without the highlight', () => {
    const { rerender } = enter(exampleDraft());
    const head = () => screen.getByText(/^(You’re on the clock|Paused)$/).closest('header');
    expect(head()).toHaveClass('live-ground');
    rerender(<LiveRoom draft={paused()} />);
    expect(head()).not.toHaveClass('live-ground');
    expect(head()).toHaveTextContent('You are next');
    expect(head()).not.toHaveTextContent('You’re on the clock');
  });

  it('gives the full name of the manager on deck in a title', () => {
    const name = 'Sam Overthehills';
    enter(exampleDraft(), { nameOf: () => name });
    expect(screen.getAllByTitle(name)[0]).toHaveTextContent(name);
  });
});

describe('the commissioner', () => {
  const choose = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Commissioner’s tools' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  };

  it('pauses and steps away from the menu of a phone, and resumes from the notice', async () => {
    const actions = commissionerActions();
    const { rerender } = enter(exampleDraft(), { wide: false, actions });
    await choose('Pause');
    expect(actions.pause).toHaveBeenCalledOnce();
    await choose('Autodraft');
    expect(actions.stepAway).toHaveBeenCalledOnce();
    rerender(<LiveRoom draft={paused()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    expect(actions.resume).toHaveBeenCalledOnce();
  });
});

describe('the co-commissioner', () => {
  it('has the commissioner’s tools, but can’t change the commissioner', async () => {
    const { handOver: _, ...actions } = commissionerActions();
    const draft: Draft = { ...exampleDraft(), coCommissioner: 'bob' };
    enter(draft, { me: 'bob', actions });
    await userEvent.click(await screen.findByRole('button', { name: 'Commissioner’s tools' }));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toContain('Change the clock');
    expect(items).not.toContain('Change commissioner');
  });
});

describe('on a phone', () => {
  it('the queue is a drawer over the panel that is shown', async () => {
    enter(exampleDraft(), { wide: false, queue: queueOf(['ALA-QB']) });
    expect(screen.queryByRole('tab', { name: /^Queue/ })).toBeNull();
    const opener = screen.getByRole('button', { name: /^Queue ?1$/ });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Queue' });
    expect(within(drawer).getByRole('list', { name: 'Your queue' })).toHaveTextContent('Alabama');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Pool' })).toBeInTheDocument();
  });

  it('a manager steps away and turns the sounds off from a menu', async () => {
    const actions = memberActions();
    enter(exampleDraft(), { wide: false, me: 'bob', actions });
    const choose = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Your tools' }));
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    };
    await choose('Autodraft');
    expect(actions.stepAway).toHaveBeenCalledOnce();
    await choose('Turn sounds off');
    await choose('Turn sounds on');
  });

  it('a manager asks from a menu to undo the pick just made, and a notice shows the request', async () => {
    const picked: Draft = { ...pickNext(pickNext(exampleDraft())), made: ['own', 'own'] };
    const me = managerAt(picked, 1)!;
    const actions = memberActions();
    const { rerender } = enter(picked, { wide: false, me, actions });
    expect(screen.queryByText(/^You made pick/)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Your tools' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Ask to undo pick 1\.02, / }));
    expect(actions.askForUndo).toHaveBeenCalledExactlyOnceWith(true);
    rerender(<LiveRoom draft={{ ...picked, undoRequest: 1 }} />);
    expect(screen.getByRole('button', { name: 'Keep the pick' })).toBeInTheDocument();
  });

  it('the room takes the screen, with a way back to the league', () => {
    const { unmount } = enter(exampleDraft(), { wide: false });
    expect(document.documentElement).toHaveAttribute('data-full-screen');
    const { leagueId, leagueName } = exampleDraft();
    expect(screen.getByRole('link', { name: leagueName })).toHaveAttribute('href', `/leagues?league=${leagueId}`);
    unmount();
    expect(document.documentElement).not.toHaveAttribute('data-full-screen');
  });
});

describe('a panel that is shown again', () => {
  const go = (part: string) => userEvent.click(screen.getAllByRole('tab', { name: new RegExp(`^${part}`) }).at(-1)!);

  it('keeps the pool’s filter, search and scroll position', async () => {
    enter(exampleDraft(), { wide: false });
    await userEvent.click(screen.getByRole('radio', { name: 'RB' }));
    await userEvent.type(screen.getByRole('searchbox'), 'g');
    const frame = () => screen.getByRole('table').parentElement!;
    const rows = screen.getByRole('table').getAttribute('aria-rowcount');
    frame().scrollTop = 112;
    await go('Board');
    expect(screen.queryByRole('searchbox')).toBeNull();
    await go('Pool');
    expect(screen.getByRole('radio', { name: 'RB' })).toBeChecked();
    expect(screen.getByRole('searchbox')).toHaveValue('g');
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', rows);
    expect(Element.prototype.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 112 }));
  });

  it('keeps the chosen roster', async () => {
    enter(exampleDraft());
    await go('Rosters');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whose roster' }), 'bob');
    await go('Log');
    await go('Rosters');
    expect(screen.getByRole('combobox', { name: 'Whose roster' })).toHaveValue('bob');
  });
});
