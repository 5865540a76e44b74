import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, signIn, tellLeagues } from '../../../../tests/support/page';
import { RETIRED_CODE } from '@/domain/league/joinCodes';
import { succeed, fail, type Result } from '@/domain/kernel/result';
import { ready } from '@/domain/kernel/loadable';
import { parseLeague } from '@/domain/league/league';
import { router } from '../../../../tests/support/backend/navigation';
import { Invitation } from './Invitation';

const joining = vi.hoisted(() => ({
  findInvitations: vi.fn<(text: string, uid: string | null) => Promise<Result<unknown>>>(),
  checkInvitation: vi.fn<() => Result<void>>(),
  joinLeague: vi.fn<() => Promise<Result<unknown>>>(),
}));
vi.mock('@/data/league/joining', () => joining);

const invitation = (leagueId: string, leagueName: string) => ({
  code: 'ABC234',
  preview: { code: 'ABC234', leagueId, leagueName, managerName: 'Bob', seats: 3, capacity: 8, details: null },
  seat: null,
});

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  signIn(null);
  joining.checkInvitation.mockReturnValue(succeed());
  joining.findInvitations.mockResolvedValue(succeed([invitation('l1', 'Night Owls')]));
});

describe('an invitation', () => {
  it('shows the league to a signed-out visitor and saves its code for after onboarding', async () => {
    render(<Invitation code="abc234" />);
    expect(await screen.findByRole('heading', { name: 'Night Owls' })).toBeVisible();
    expect(screen.getByText(/Commissioner: Bob/)).toBeVisible();
    const create = screen.getByRole('link', { name: 'Create account and join' });
    expect(create).toHaveAttribute('href', '/onboarding?leagueId=ABC234');
    create.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(create);
    expect(localStorage.getItem('pendingLeagueId')).toBe('ABC234');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in to join' }));
    expect(screen.getByText('Sign-in dialog')).toBeVisible();
  });

  it.each(['<script>alert(1)</script>', '//evil.example', 'javascript:alert(1)', '\u202e😀'])(
    'with the code %j shows that the code isn’t found, without rendering it',
    async (code) => {
      joining.findInvitations.mockResolvedValue(fail('unknown', 'Code not found.'));
      const { container } = render(<Invitation code={code} />);
      expect(await screen.findByRole('heading', { name: 'Code not found' })).toBeVisible();
      expect(container.innerHTML).not.toContain('script');
      expect(container.innerHTML).not.toContain('evil');
    },
  );

  it('with a replaced code says that it has expired', async () => {
    joining.findInvitations.mockResolvedValue(fail('retired', RETIRED_CODE));
    render(<Invitation code="ABC234" />);
    expect(await screen.findByRole('heading', { name: 'This code has expired' })).toBeVisible();
    expect(screen.getByText(RETIRED_CODE)).toBeVisible();
  });

  it('can be retried when the lookup fails', async () => {
    joining.findInvitations.mockResolvedValueOnce(fail('offline', 'You are offline.'));
    render(<Invitation code="ABC234" />);
    expect(await screen.findByText('You are offline.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Night Owls' })).toBeVisible();
  });

  it('that matches several leagues asks which one (R5.2)', async () => {
    joining.findInvitations.mockResolvedValue(
      succeed([invitation('l1', 'Night Owls'), invitation('l2', 'Early Birds')]),
    );
    render(<Invitation code="ABC234" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Early Birds' }));
    expect(screen.getByRole('heading', { name: 'Early Birds' })).toBeVisible();
  });

  it('lets a signed-in user join, then clears the pending code', async () => {
    signIn('ann');
    localStorage.setItem('pendingLeagueId', 'ABC234');
    joining.joinLeague.mockResolvedValueOnce(fail('offline', 'You are offline.'));
    joining.joinLeague.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    joining.joinLeague.mockResolvedValueOnce(succeed({ leagueId: 'l1', already: false }));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Invitation code="ABC234" />);
    const join = await screen.findByRole('button', { name: 'Join the league' });
    await userEvent.click(join);
    expect(await screen.findByText('You are offline.')).toBeVisible();
    expect(localStorage.getItem('pendingLeagueId')).toBe('ABC234');
    await userEvent.click(join);
    expect(await screen.findByText(/weren’t added/)).toBeVisible();
    await userEvent.click(join);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/leagues?league=l1'));
    expect(localStorage.getItem('pendingLeagueId')).toBeNull();
  });

  it('to the user’s own league links to the league', async () => {
    signIn('ann');
    tellLeagues(ready([parseLeague('l1', {})]));
    render(<Invitation code="ABC234" />);
    expect(await screen.findByRole('link', { name: 'Go to the league' })).toHaveAttribute('href', '/leagues?league=l1');
  });

  it('that can no longer be accepted says why', async () => {
    joining.checkInvitation.mockReturnValue(fail('full', 'Night Owls is full.'));
    render(<Invitation code="ABC234" />);
    expect(await screen.findByText('Night Owls is full.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create account and join' })).toBeNull();
  });
});
