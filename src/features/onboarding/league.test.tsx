import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { succeed, fail, type Result } from '@/domain/kernel/result';
import { parseUser, type AuthPerson } from '@/domain/account/user';
import { LeagueStep } from './LeagueStep';

const joining = vi.hoisted(() => ({
  findInvitations: vi.fn<(text: string, uid: string) => Promise<Result<unknown>>>(),
  checkInvitation: vi.fn<(invitation: unknown) => Result<void>>(),
  joinLeague: vi.fn<(...given: unknown[]) => Promise<Result<unknown>>>(),
  takeOverTeam: vi.fn<(...given: unknown[]) => Promise<Result<unknown>>>(),
}));
const users = vi.hoisted(() => ({ completeOnboarding: vi.fn<(user: unknown) => Promise<Result<void>>>() }));
vi.mock('@/data/league/joining', () => joining);
vi.mock('@/data/account/users', () => users);

const person: AuthPerson = { uid: 'a', email: 'ann@example.com', displayName: null, google: false };
const ann = parseUser('k', { isOnboarding: true, username: 'ann', displayName: 'Ann' }, person);
const invitation = (leagueId: string, leagueName: string) => ({
  code: 'ABC234',
  preview: { leagueId, leagueName, managerName: 'Bob', seats: 3, capacity: 8 },
  seat: null,
});

function enter() {
  const onLeave = vi.fn();
  render(<LeagueStep user={ann} onLeave={onLeave} onBack={vi.fn()} />);
  return { onLeave, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  joining.checkInvitation.mockReturnValue(succeed());
  users.completeOnboarding.mockResolvedValue(succeed());
});

describe('the league step of onboarding', () => {
  it('offers the pending league, joins it and only then completes onboarding', async () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    joining.findInvitations.mockResolvedValue(succeed([invitation('l1', 'Night Owls')]));
    joining.joinLeague.mockResolvedValue(succeed({ leagueId: 'l1', already: false }));
    const { user, onLeave } = enter();
    await user.click(await screen.findByRole('button', { name: 'Join Night Owls' }));
    await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('/leagues?league=l1'));
    expect(joining.findInvitations).toHaveBeenCalledWith('ABC234', 'a');
    expect(users.completeOnboarding).toHaveBeenCalledOnce();
  });

  it('shows the error and keeps the offer when joining fails', async () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    joining.findInvitations.mockResolvedValue(succeed([invitation('l1', 'Night Owls')]));
    joining.joinLeague.mockResolvedValueOnce(fail('offline', 'You are offline.'));
    joining.joinLeague.mockRejectedValueOnce(new Error('broken'));
    const { user, onLeave } = enter();
    await user.click(await screen.findByRole('button', { name: 'Join Night Owls' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    await user.click(button('Join Night Owls'));
    expect(await screen.findByText(/couldn’t be sent/)).toBeVisible();
    expect(button('Join Night Owls')).toBeEnabled();
    expect(onLeave).not.toHaveBeenCalled();
    expect(localStorage.getItem('pendingLeagueId')).toBe('ABC234');
  });

  it('says when the league is full and offers public leagues', async () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    joining.findInvitations.mockResolvedValue(succeed([invitation('l1', 'Night Owls')]));
    joining.joinLeague.mockResolvedValue(fail('full', 'Night Owls is full.'));
    const { user } = enter();
    await user.click(await screen.findByRole('button', { name: 'Join Night Owls' }));
    expect(await screen.findByText('Night Owls is full.')).toBeVisible();
    expect(button('See public leagues')).toBeVisible();
    expect(localStorage.getItem('pendingLeagueId')).toBeNull();
  });

  it('doesn’t offer a declined league again, also after a reload', async () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    window.history.replaceState(null, '', '/onboarding?step=6&leagueId=ABC234');
    joining.findInvitations.mockResolvedValue(succeed([invitation('l1', 'Night Owls')]));
    const { user } = enter();
    expect(await screen.findByRole('heading', { name: 'Join Night Owls?' })).toBeVisible();
    await user.click(button('Not this one'));
    expect(screen.getByRole('heading', { name: 'Your league' })).toBeVisible();
    expect(localStorage.getItem('pendingLeagueId')).toBeNull();
    expect(window.location.search).toBe('?step=6');
  });

  it('offers a vacant team of a drafted league, under its name or another one', async () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    const { preview, ...rest } = invitation('l1', 'Night Owls');
    const vacant = { b: 'The Bears', c: 'Crew' };
    const drafted = { ...rest, preview: { ...preview, draftStatus: 'complete', vacant } };
    joining.findInvitations.mockResolvedValue(succeed([drafted]));
    joining.takeOverTeam.mockResolvedValueOnce(fail('offline', 'You are offline.'));
    joining.takeOverTeam.mockResolvedValueOnce(succeed({ leagueId: 'l1', already: false }));
    const { user, onLeave } = enter();
    await user.selectOptions(await screen.findByLabelText('Team'), 'Crew');
    const name = screen.getByLabelText('Team name');
    expect(name).toHaveValue('Crew');
    await user.type(name, ' II');
    await user.click(button('Take over Crew'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    expect(name).toHaveValue('Crew II');
    await user.click(button('Take over Crew'));
    await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('/leagues?league=l1'));
    expect(joining.takeOverTeam).toHaveBeenLastCalledWith(
      drafted,
      'c',
      'Crew II',
      expect.objectContaining({ uid: 'a' }),
    );
    expect(joining.joinLeague).not.toHaveBeenCalled();
  });

  it('says when another person took the team, and lets the user look again', async () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    const { preview, ...rest } = invitation('l1', 'Night Owls');
    joining.findInvitations.mockResolvedValue(
      succeed([{ ...rest, preview: { ...preview, draftStatus: 'complete', vacant: { b: 'The Bears' } } }]),
    );
    joining.takeOverTeam.mockResolvedValue(fail('taken', 'Someone else has just taken over this team.'));
    const { user } = enter();
    await user.click(await screen.findByRole('button', { name: 'Take over The Bears' }));
    expect(await screen.findByText('Someone else has just taken over this team.')).toBeVisible();
    expect(screen.getByLabelText('League code')).toHaveValue('ABC234');
  });

  it('asks which league when several match the code', async () => {
    joining.findInvitations.mockResolvedValue(
      succeed([invitation('l1', 'Night Owls'), invitation('l2', 'Early Birds')]),
    );
    const { user } = enter();
    await user.type(screen.getByLabelText('League code'), 'abc234{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Choose Early Birds' }));
    expect(button('Join Early Birds')).toBeVisible();
  });

  it('shows an error for a bad code, keeps it and still lets the user continue', async () => {
    joining.findInvitations.mockResolvedValue(fail('unknown', 'Code not found.'));
    const { user, onLeave } = enter();
    await user.type(screen.getByLabelText('League code'), '<b>x</b>');
    await user.click(button('Find league'));
    expect(await screen.findByText('Code not found.')).toBeVisible();
    expect(screen.getByLabelText('League code')).toHaveValue('<b>x</b>');
    await user.click(button('Skip for now'));
    await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('/'));
  });

  it.each([
    ['See public leagues', '/leagues/join/public'],
    ['Create a league', '/leagues?create=1'],
    ['Skip for now', '/'],
  ])('with %s completes onboarding and goes to %s', async (name, to) => {
    const { user, onLeave } = enter();
    await user.click(button(name));
    await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith(to));
  });

  it('stays open when completing onboarding fails', async () => {
    users.completeOnboarding.mockResolvedValue(fail('offline', 'You are offline.'));
    const { user, onLeave } = enter();
    await user.click(button('Skip for now'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    expect(onLeave).not.toHaveBeenCalled();
  });
});
