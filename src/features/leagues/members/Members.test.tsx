import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../tests/support/backend/backend';
import * as documents from '../../../../tests/support/documents';
import { render, signIn } from '../../../../tests/support/page';
import { FORMER_MANAGER } from '@/domain/league/formerManagers';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { router } from '../../../../tests/support/backend/navigation';
import { Members } from './Members';
import { MembershipDialog } from './MembershipDialog';
import { LeaveLeague } from './LeaveLeague';

const { LEAGUE, CODE } = documents;
const MEMBERS = ['ann', 'bob', 'old'];
const stored = () => backend.stored(`leagues/${LEAGUE}`);

/** Stores the league at this stage, with Ann as its commissioner, for this person. */
function league(draftStatus = 'scheduled', me = 'ann', coCommissioner?: string): League {
  const named = (uid: string, displayName: string) => documents.memberInfo(uid, { displayName, teamName: displayName });
  const userInfo = {
    ann: named('ann', 'Ann'),
    bob: named('bob', 'Bob'),
    old: { ...named('old', FORMER_MANAGER), username: '' },
  };
  const after = { draftComplete: true, schedule: { managers: MEMBERS } };
  const changes = {
    userInfo,
    draftStatus,
    ...(draftStatus === 'complete' && after),
    ...(coCommissioner !== undefined && { coCommissioner }),
  };
  backend.start(
    {
      ...documents.people(...MEMBERS),
      ...documents.scheduledLeague(MEMBERS, changes),
      [`joinCodes/${CODE}`]: documents.joinCode(MEMBERS, { draftStatus, managerName: 'Ann' }),
      [`drafts/${LEAGUE}`]: documents.scheduledDraft(MEMBERS, { status: draftStatus }),
      [`ledgers/${LEAGUE}`]: documents.ledger({ settled: draftStatus === 'complete', step: 0 }),
    },
    me,
  );
  signIn(me);
  return parseLeague(LEAGUE, stored());
}
const show = (shown = league()) =>
  render(
    <>
      <Members league={shown} />
      <LeaveLeague league={shown} />
    </>,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string, of = 'Bob') => {
  await press(`More about ${of}`);
  await userEvent.click(screen.getByRole('menuitem', { name }));
};
/** What can be done with a member. */
const choices = async (of: string) => {
  await press(`More about ${of}`);
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  return names;
};

describe('the commissioner', () => {
  it('removes a manager before the draft, after a confirmation with the consequences', async () => {
    show();
    await choose('Remove from the league');
    expect(screen.getByRole('dialog', { name: 'Remove Bob?' })).toHaveTextContent(
      'can’t come back with the league’s code',
    );
    expect(backend.sent()).toEqual([]);
    await press('Remove');
    await waitFor(() => expect(stored()).toMatchObject({ members: ['ann', 'old'] }));
    expect(stored()!.removed).toHaveProperty('bob');
  });

  it('hands over the league, even in season, but not to a former manager', async () => {
    show(league('complete'));
    expect(await choices(FORMER_MANAGER)).toEqual(['Remove manager']);
    await choose('Make commissioner');
    await press('Make commissioner');
    await waitFor(() => expect(stored()).toMatchObject({ createdBy: 'bob' }));
  });

  it('returns to the menu’s button when the dialog is canceled', async () => {
    show(league('complete'));
    await choose('Make commissioner');
    await press('Cancel');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More about Bob' })).toHaveFocus();
  });

  it('deletes the league before the draft and is redirected to the league list', async () => {
    show();
    await press('Delete this league');
    expect(screen.getByRole('dialog')).toHaveTextContent('All 3 managers lose this league');
    await press('Delete');
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/leagues'));
    expect(stored()).toEqual(documents.RETIRED);
  });

  it('gets a new code after a warning that the old one stops working', async () => {
    const close = vi.fn();
    render(<MembershipDialog league={league()} action={{ kind: 'renewCode' }} onClose={close} />);
    expect(screen.getByRole('dialog', { name: 'Get a new code?' })).toHaveTextContent(
      'ABC234 and its link stop working',
    );
    expect(backend.sent()).toEqual([]);
    await press('Get a new code');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(stored()!.joinCode).toMatch(/^(?!ABC234)\w{6}$/);
  });

  it('sees why a command was refused and stays on the page', async () => {
    show();
    backend.put({ [`leagues/${LEAGUE}`]: { ...stored(), draftStatus: 'active' } });
    await press('Delete this league');
    await press('Delete');
    expect(await screen.findByRole('alert')).toHaveTextContent('The draft has started, or the league has changed.');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('names a co-commissioner after reading what that means, and takes it back', async () => {
    const { rerender } = show();
    await choose('Make co-commissioner');
    expect(screen.getByRole('dialog', { name: 'Make Bob co-commissioner?' })).toHaveTextContent(
      'except hand over or delete the league, remove you or choose a co-commissioner',
    );
    expect(backend.sent()).toEqual([]);
    await press('Make co-commissioner');
    await waitFor(() => expect(stored()).toMatchObject({ createdBy: 'ann', coCommissioner: 'bob' }));
    rerender(<Members league={parseLeague(LEAGUE, stored())} />);
    expect(screen.getByText('Co-commissioner')).toBeVisible();
    await choose('Remove as co-commissioner');
    await press('Remove co-commissioner');
    await waitFor(() => expect(stored()).toMatchObject({ createdBy: 'ann', coCommissioner: 'ann' }));
    rerender(<Members league={parseLeague(LEAGUE, stored())} />);
    expect(screen.queryByText('Co-commissioner')).not.toBeInTheDocument();
  });

  it('removes the co-commissioner, and no one is it any more', async () => {
    show(league('scheduled', 'ann', 'bob'));
    await choose('Remove from the league');
    await press('Remove');
    await waitFor(() => expect(stored()).toMatchObject({ members: ['ann', 'old'], coCommissioner: 'ann' }));
  });

  it('can only name a co-commissioner during the draft', async () => {
    show(league('active'));
    expect(await choices('Bob')).toEqual(['Make co-commissioner']);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('the co-commissioner', () => {
  it('removes managers, but not the commissioner, and hands nothing over', async () => {
    show(league('scheduled', 'bob', 'bob'));
    expect(screen.queryByRole('button', { name: 'More about Ann' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete this league' })).not.toBeInTheDocument();
    expect(await choices(FORMER_MANAGER)).toEqual(['Remove from the league']);
    await choose('Remove from the league', FORMER_MANAGER);
    await press('Remove');
    await waitFor(() => expect(stored()).toMatchObject({ members: ['ann', 'bob'], coCommissioner: 'bob' }));
  });

  it('edits the commissioner’s roster and lineup in season, too', async () => {
    show(league('complete', 'bob', 'bob'));
    expect(await choices('Ann')).toEqual(['Edit roster (commissioner)', 'Edit lineup (commissioner)']);
  });

  it('leaves the league like any manager, and no longer is one', async () => {
    show(league('scheduled', 'bob', 'bob'));
    await press('Leave this league');
    await press('Leave');
    await waitFor(() => expect(stored()).toMatchObject({ members: ['ann', 'old'], coCommissioner: 'ann' }));
  });
});

describe('a manager', () => {
  it('can leave before the draft', async () => {
    show(league('scheduled', 'bob'));
    expect(screen.queryByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
    await press('Leave this league');
    await press('Leave');
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/leagues'));
    expect(stored()).toMatchObject({ members: ['ann', 'old'] });
  });

  it('can leave after it, with a reason, unless they are the commissioner', async () => {
    show(league('complete', 'bob'));
    await userEvent.click(screen.getByRole('button', { name: 'Leave this league' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Too busy');
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(stored()).toMatchObject({ members: ['ann', 'old'], vacant: { bob: 'Bob' } }));
    expect(stored()).toMatchObject({ removed: { bob: { by: 'bob', reason: 'Too busy' } } });
  });
});
