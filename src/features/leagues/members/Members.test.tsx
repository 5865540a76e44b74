import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FORMER_MANAGER } from '@/domain/league/departure';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { succeed, fail } from '@/domain/kernel/result';
import { router } from '../../../../tests/support/backend/navigation';
import { Members } from './Members';
import { MembershipDialog } from './MembershipDialog';
import { LeaveLeague } from './LeaveLeague';

const data = vi.hoisted(() => ({
  removeMember: vi.fn(),
  leaveLeague: vi.fn(),
  renewCode: vi.fn(),
  handOver: vi.fn(),
  deleteLeague: vi.fn(),
  vacateTeam: vi.fn(),
}));
vi.mock('@/data/league/membership', () => data);
const world = vi.hoisted(() => ({ uid: 'ann' }));
vi.mock('@/providers/account/AuthProvider', () => ({ useAuth: () => ({ uid: world.uid }) }));

const league = (changes: object = {}): League =>
  parseLeague('l', {
    name: 'Tailgate',
    createdBy: 'ann',
    capacity: 4,
    members: ['ann', 'bob', 'old'],
    userInfo: {
      ann: { username: 'ann', displayName: 'Ann' },
      bob: { username: 'bob', displayName: 'Bob' },
      old: { username: '', displayName: FORMER_MANAGER },
    },
    draftStatus: 'scheduled',
    ...changes,
  });
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

beforeEach(() => {
  vi.clearAllMocks();
  world.uid = 'ann';
});

describe('the commissioner', () => {
  it('removes a manager before the draft, after a confirmation with the consequences', async () => {
    data.removeMember.mockResolvedValue(succeed());
    show();
    await choose('Remove from the league');
    expect(screen.getByRole('dialog', { name: 'Remove Bob?' })).toHaveTextContent(
      'can’t come back with the league’s code',
    );
    expect(data.removeMember).not.toHaveBeenCalled();
    await press('Remove');
    expect(data.removeMember).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'l' }), 'bob');
  });

  it('hands over the league, even in season, but not to a former manager', async () => {
    data.handOver.mockResolvedValue(succeed());
    show(league({ draftStatus: 'complete' }));
    await userEvent.click(screen.getByRole('button', { name: `More about ${FORMER_MANAGER}` }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Remove manager']);
    await userEvent.keyboard('{Escape}');
    await choose('Make commissioner');
    await press('Make commissioner');
    expect(data.handOver).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'bob');
  });

  it('returns to the menu’s button when the dialog is canceled', async () => {
    show(league({ draftStatus: 'complete' }));
    await choose('Make commissioner');
    await press('Cancel');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More about Bob' })).toHaveFocus();
  });

  it('deletes the league before the draft and is redirected to the league list', async () => {
    data.deleteLeague.mockResolvedValue(succeed());
    show();
    await press('Delete this league');
    expect(screen.getByRole('dialog')).toHaveTextContent('All 3 managers lose this league');
    await press('Delete');
    expect(data.deleteLeague).toHaveBeenCalledOnce();
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/leagues');
  });

  it('gets a new code after a warning that the old one stops working', async () => {
    data.renewCode.mockResolvedValue(succeed('NEW234'));
    const close = vi.fn();
    render(<MembershipDialog league={league({ joinCode: 'ABC234' })} action={{ kind: 'renewCode' }} onClose={close} />);
    expect(screen.getByRole('dialog', { name: 'Get a new code?' })).toHaveTextContent(
      'ABC234 and its link stop working',
    );
    expect(data.renewCode).not.toHaveBeenCalled();
    await press('Get a new code');
    expect(data.renewCode).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'l' }), Math.random);
    expect(close).toHaveBeenCalledOnce();
  });

  it('sees why a command was refused and stays on the page', async () => {
    data.deleteLeague.mockResolvedValue(fail('permission-denied', 'The draft has begun.'));
    show();
    await press('Delete this league');
    await press('Delete');
    expect(await screen.findByRole('alert')).toHaveTextContent('The draft has begun.');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('can do none of this during the draft', () => {
    show(league({ draftStatus: 'active' }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a manager', () => {
  it('can leave before the draft', async () => {
    world.uid = 'bob';
    data.leaveLeague.mockResolvedValue(succeed());
    show();
    expect(screen.queryByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
    await press('Leave this league');
    await press('Leave');
    expect(data.leaveLeague).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'bob');
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/leagues');
  });

  it('can leave after it, with a reason, unless they are the commissioner', async () => {
    world.uid = 'bob';
    data.vacateTeam.mockResolvedValue(succeed());
    show(league({ draftStatus: 'complete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave this league' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Too busy');
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(data.vacateTeam).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      uid: 'bob',
      by: 'bob',
      reason: 'Too busy',
    });
  });
});
