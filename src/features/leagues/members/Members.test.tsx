import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../tests/support/backend/backend';
import * as documents from '../../../../tests/support/documents';
import { render, signIn } from '../../../../tests/support/page';
import { FORMER_MANAGER } from '@/domain/league/departure';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { router } from '../../../../tests/support/backend/navigation';
import { Members } from './Members';
import { MembershipDialog } from './MembershipDialog';
import { LeaveLeague } from './LeaveLeague';

const { LEAGUE, CODE } = documents;
const MEMBERS = ['ann', 'bob', 'old'];
const stored = () => backend.stored(`leagues/${LEAGUE}`);

/** Stores the league at this stage, with Ann as its commissioner. Returns it as this person sees it. */
function league(draftStatus = 'scheduled', me = 'ann'): League {
  const named = (uid: string, displayName: string) => documents.memberInfo(uid, { displayName, teamName: displayName });
  const userInfo = {
    ann: named('ann', 'Ann'),
    bob: named('bob', 'Bob'),
    old: { ...named('old', FORMER_MANAGER), username: '' },
  };
  const after = { draftComplete: true, schedule: { managers: MEMBERS } };
  const changes = { userInfo, draftStatus, ...(draftStatus === 'complete' && after) };
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
const choose = async (name: string) => {
  await press('More about Bob');
  await userEvent.click(screen.getByRole('menuitem', { name }));
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
    await userEvent.click(screen.getByRole('button', { name: `More about ${FORMER_MANAGER}` }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Remove manager']);
    await userEvent.keyboard('{Escape}');
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

  it('can do none of this during the draft', () => {
    show(league('active'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
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
