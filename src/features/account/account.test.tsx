import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, signIn, tellLeagues } from '../../../tests/support/page';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { LOADING, failed, ready } from '@/domain/kernel/loadable';
import { succeed, fail } from '@/domain/kernel/result';
import type { AppUser } from '@/domain/account/user';
import { router } from '../../../tests/support/backend/navigation';
import { AccountPage } from './AccountPage';

const auth = vi.hoisted(() => ({ linkedMethods: vi.fn(() => ['password']), changePassword: vi.fn() }));
const ways = vi.hoisted(() => ({
  linkGoogle: vi.fn(),
  linkPassword: vi.fn(),
  unlinkGoogle: vi.fn(),
  reauthenticateWithGoogle: vi.fn(),
  reauthenticateWithPassword: vi.fn(),
}));
const deletion = vi.hoisted(() => ({ deleteAccount: vi.fn() }));
const names = vi.hoisted(() => ({ reserveUsername: vi.fn() }));
const publicProfile = vi.hoisted(() => ({ changePublicProfile: vi.fn() }));
const exporting = vi.hoisted(() => ({ collectMyData: vi.fn() }));
vi.mock('@/data/account/auth', () => auth);
vi.mock('@/data/account/signInMethods', () => ways);
vi.mock('@/data/account/deleteAccount', () => deletion);
vi.mock('@/data/account/usernames', () => names);
vi.mock('@/data/account/publicProfile', () => publicProfile);
vi.mock('@/data/account/myData', () => exporting);
let user: AppUser;
const EMAIL = { email: 'ann@x.test' };
const league = (changes: object): League =>
  parseLeague(JSON.stringify(changes), {
    name: 'Tailgate',
    createdBy: 'ann',
    members: ['ann', 'bob'],
    userInfo: { ann: { username: 'ann', displayName: 'Ann' }, bob: { username: 'bob', displayName: 'Bob' } },
    draftStatus: 'scheduled',
    ...changes,
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.clearAllMocks();
  auth.linkedMethods.mockReturnValue(['password']);
  user = signIn('ann', EMAIL).user!;
});

describe('the account page', () => {
  it('is public, and offers sign-in to signed-out visitors (R2.9)', async () => {
    signIn(null);
    render(<AccountPage />);
    await press('Sign In / Register');
    expect(screen.getByText('Sign-in dialog')).toBeVisible();
  });

  it('links to the desk for administrators and staff only', () => {
    const { unmount } = render(<AccountPage />);
    expect(screen.queryByRole('link', { name: 'Open admin' })).not.toBeInTheDocument();
    unmount();
    for (const flag of ['admin', 'staff']) {
      signIn('ann', { ...EMAIL, [flag]: true });
      const shown = render(<AccountPage />);
      expect(screen.getByRole('link', { name: 'Open admin' })).toHaveAttribute('href', '/admin');
      shown.unmount();
    }
  });
});

describe('changing the username', () => {
  it('reserves it first, then updates the leagues', async () => {
    names.reserveUsername.mockResolvedValue(succeed());
    publicProfile.changePublicProfile.mockResolvedValue(succeed());
    render(<AccountPage />);
    const field = screen.getByRole('textbox', { name: 'Username' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ann.Too');
    await press('Change username');
    expect(names.reserveUsername).toHaveBeenCalledWith(user, 'Ann.Too', expect.any(Date));
    expect(publicProfile.changePublicProfile).toHaveBeenCalledWith(
      { ...user, username: 'Ann.Too' },
      { displayName: 'ann' },
    );
  });

  it('keeps the input and changes nothing when the name is taken', async () => {
    names.reserveUsername.mockResolvedValue(fail('taken', 'That username is taken. Try another.'));
    render(<AccountPage />);
    const field = screen.getByRole('textbox', { name: 'Username' });
    await userEvent.type(field, '2');
    await press('Change username');
    expect(await screen.findByText('That username is taken. Try another.')).toBeInTheDocument();
    expect(field).toHaveValue('ann2');
    expect(publicProfile.changePublicProfile).not.toHaveBeenCalled();
  });
});

describe('sign-in methods', () => {
  it('can’t be unlinked when there is only one; another can be linked', async () => {
    ways.linkGoogle.mockImplementation(() => {
      auth.linkedMethods.mockReturnValue(['password', 'google.com']);
      return Promise.resolve(succeed());
    });
    render(<AccountPage />);
    expect(screen.queryByRole('button', { name: /^Unlink/ })).not.toBeInTheDocument();
    await press('Link Google');
    // The account's email belongs to the password, so only Google can be unlinked.
    expect(screen.getAllByRole('button', { name: /^Unlink/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Unlink Google' })).toBeVisible();
  });

  it('show an error, except for a closed popup', async () => {
    ways.linkGoogle.mockResolvedValueOnce(fail('cancelled', 'Sign in cancelled by user'));
    render(<AccountPage />);
    await press('Link Google');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    ways.linkGoogle.mockResolvedValueOnce(fail('taken', 'That Google account belongs to another person.'));
    await press('Link Google');
    expect(screen.getByRole('alert')).toHaveTextContent('belongs to another person');
  });

  it('let a Google user add a password', async () => {
    auth.linkedMethods.mockReturnValue(['google.com']);
    ways.linkPassword.mockResolvedValue(succeed());
    render(<AccountPage />);
    await userEvent.type(screen.getByLabelText('New password'), 'saturday');
    await press('Add a password');
    expect(ways.linkPassword).toHaveBeenCalledExactlyOnceWith('saturday');
  });
});

describe('data export', () => {
  it('downloads one file', async () => {
    const made = vi.fn((_data: Blob) => 'blob:x');
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: made, revokeObjectURL: vi.fn() }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    exporting.collectMyData.mockResolvedValue(succeed('{"account":{}}'));
    render(<AccountPage />);
    await press('Download my data');
    expect(await made.mock.calls[0]?.[0].text()).toBe('{"account":{}}');
    expect(click).toHaveBeenCalledOnce();
    click.mockRestore();
  });
});

describe('deleting the account', () => {
  it('shows what happens to each league, asks for the password, then deletes', async () => {
    tellLeagues(ready([league({}), league({ draftStatus: 'complete', name: 'Old Glory' })]));
    ways.reauthenticateWithPassword.mockResolvedValue(succeed());
    deletion.deleteAccount.mockResolvedValue(succeed());
    render(<AccountPage />);
    await press('Delete account');
    const dialog = screen.getByRole('dialog', { name: 'Delete your account' });
    expect(dialog).toHaveTextContent('Tailgate: You leave the league, and Bob becomes commissioner.');
    expect(dialog).toHaveTextContent(
      'Old Glory: Your roster, lineups, trades and messages stay, under the name “Former manager”',
    );
    await press('Delete my account');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your password first.');
    await userEvent.type(within(dialog).getByLabelText('Your password'), 'saturday');
    await press('Delete my account');
    expect(ways.reauthenticateWithPassword).toHaveBeenCalledExactlyOnceWith('saturday');
    expect(deletion.deleteAccount).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uid: 'ann' }));
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('deletes nothing with a wrong password', async () => {
    ways.reauthenticateWithPassword.mockResolvedValue(fail('wrong', 'That’s not your current password.'));
    render(<AccountPage />);
    await press('Delete account');
    await userEvent.type(screen.getByLabelText('Your password'), 'sunday');
    await press('Delete my account');
    expect(screen.getByRole('alert')).toHaveTextContent('That’s not your current password.');
    expect(deletion.deleteAccount).not.toHaveBeenCalled();
  });

  it.each([LOADING, failed('No.')])('is disabled until the leagues are loaded: $state', async (state) => {
    tellLeagues(state);
    render(<AccountPage />);
    await press('Delete account');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('You’re not in a league.');
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Your password'), 'saturday{Enter}');
    expect(ways.reauthenticateWithPassword).not.toHaveBeenCalled();
  });

  it('warns that autopilot takes over in an active draft', async () => {
    tellLeagues(ready([league({ draftStatus: 'active' })]));
    render(<AccountPage />);
    await press('Delete account');
    expect(screen.getByRole('dialog')).toHaveTextContent('autodraft makes your remaining picks');
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
  });
});
