import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLE_ROUNDS, exampleDraft } from '../../../tests/support/exampleDraft';
import { render, tell } from '../../../tests/support/page';
import { Room, commissionerActions, enterRoom } from '../../../tests/support/draftRoom';
import { unfetchedWhile } from '../../../tests/support/unfetched';
import type { Draft } from '@/domain/draft/types';
import { parseLeague } from '@/domain/league/league';
import { LOADING } from '@/domain/kernel/loadable';
import type { RoomActions } from '@/providers/draft/room';
import type * as Tools from './commissioner/CommissionerTools';
import { DraftRoom } from './DraftRoom';
import type * as RecapModule from './recap/LeagueRecapRoom';

const network = vi.hoisted(() => ({ down: false }));
vi.mock('./recap/LeagueRecapRoom', async (original) =>
  unfetchedWhile(await original<typeof RecapModule>(), () => network.down),
);
vi.mock('./commissioner/CommissionerTools', async (original) =>
  unfetchedWhile(await original<typeof Tools>(), () => network.down),
);

const league = parseLeague('league1', { name: 'Tailgate', members: ['ann', 'bob'], capacity: 2, createdBy: 'ann' });
const begun = exampleDraft();
const scheduled: Draft = { ...begun, status: 'scheduled', startedAt: null, turnStartedAt: null };

/** Renders the room for Ann. Returns a function that shows it another draft. */
function enter(draft: Draft, actions: RoomActions = {}) {
  const show = (present: Draft, now = actions) => {
    enterRoom(present, { me: 'ann', league }, now);
  };
  show(draft);
  const view = render(<DraftRoom />, { wrapper: Room });
  return (next: Draft, now = actions) => {
    show(next, now);
    view.rerender(<DraftRoom />);
  };
}

// If a module is imported twice while its mock is still being created, the second import gets the real module. So each
// is imported here first.
beforeAll(async () => {
  await import('./recap/LeagueRecapRoom');
  await import('./commissioner/CommissionerTools');
});

beforeEach(() => {
  network.down = false;
  tell('public board', 'league1', LOADING);
});

// These tests run first, because a part that has been loaded once can't fail to load any more.
describe('a part of the room that fails to load', () => {
  it('shows an error in place of the recap and can be retried', async () => {
    network.down = true;
    enter(exampleDraft({ picks: 2 * EXAMPLE_ROUNDS }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Everything you saved is safe.');
    network.down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Tailgate' })).toBeInTheDocument();
  });

  it('shows an error in place of the commissioner’s tools while the room keeps working', async () => {
    network.down = true;
    enter(begun, commissionerActions());
    expect(await screen.findByText('Your tools didn’t load.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Draft of Tailgate' })).toBeInTheDocument();
    network.down = false;
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByRole('button', { name: 'Commissioner’s tools' })).toBeInTheDocument();
  });
});

describe('the focus when the room’s view changes', () => {
  it('moves from "Start the draft" to the heading of the room', async () => {
    const show = enter(scheduled, commissionerActions());
    await userEvent.click(await screen.findByRole('button', { name: 'Start the draft' }));
    show(begun);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Draft of Tailgate' })).toHaveFocus());
  });

  it('moves to the heading of the page after the draft', async () => {
    const show = enter(begun);
    act(() => screen.getByRole('button', { name: 'Turn alerts' }).focus());
    show(exampleDraft({ picks: 2 * EXAMPLE_ROUNDS }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('moves to the heading of the room when handing over removes the tools', async () => {
    const actions = commissionerActions();
    const show = enter(begun, actions);
    await userEvent.click(await screen.findByRole('button', { name: 'Commissioner’s tools' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change commissioner' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change commissioner' }));
    expect(actions.handOver).toHaveBeenCalledExactlyOnceWith('bob');
    show({ ...begun, commissioner: 'bob' }, {});
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Draft of Tailgate' })).toHaveFocus());
  });

  it('doesn’t move on arrival or from an element that remains', () => {
    const show = enter(scheduled);
    show(begun);
    expect(document.body).toHaveFocus();
    const sounds = screen.getByRole('button', { name: 'Turn alerts' });
    act(() => sounds.focus());
    show({ ...begun, commissioner: 'bob' });
    expect(sounds).toHaveFocus();
  });
});
