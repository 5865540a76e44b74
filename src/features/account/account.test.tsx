import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { render, signIn, tellLeagues } from '../../../tests/support/page';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { LOADING, failed, ready } from '@/domain/kernel/loadable';
import { router } from '../../../tests/support/backend/navigation';
import { AccountPage } from './AccountPage';

const KEY = documents.emailKeyOf('ann');
const EMAIL = { email: documents.emailOf('ann'), key: KEY };
const stored = () => backend.stored(`users/${KEY}`);
/** Ann's account. */
const account = () => backend.accounts.accounts().find(({ uid }) => uid === 'ann');
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
  backend.start({ ...documents.people('ann', 'bob'), ...documents.scheduledLeague(['ann', 'bob']) }, 'ann');
  signIn('ann', EMAIL);
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
    render(<AccountPage />);
    const field = screen.getByRole('textbox', { name: 'Username' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ann.Too');
    await press('Change username');
    await waitFor(() =>
      expect(backend.stored(`leagues/${documents.LEAGUE}`)).toMatchObject({
        userInfo: { ann: { username: 'Ann.Too' } },
      }),
    );
    expect(stored()).toMatchObject({ username: 'Ann.Too' });
    expect(backend.stored('usernames/ann.too')).toMatchObject({ originalUid: 'ann' });
  });

  it('keeps the input and changes nothing when the name is taken', async () => {
    render(<AccountPage />);
    const field = screen.getByRole('textbox', { name: 'Username' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Bob');
    await press('Change username');
    expect(await screen.findByText('That username is taken. Try another.')).toBeInTheDocument();
    expect(field).toHaveValue('Bob');
    expect(stored()).toMatchObject({ username: 'ann' });
  });
});

describe('sign-in methods', () => {
  it('can’t be unlinked when there is only one; another can be linked', async () => {
    render(<AccountPage />);
    expect(screen.queryByRole('button', { name: /^Unlink/ })).not.toBeInTheDocument();
    await press('Link Google');
    // The account's email belongs to the password, so only Google can be unlinked.
    expect(await screen.findAllByRole('button', { name: /^Unlink/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Unlink Google' })).toBeVisible();
  });

  it('show an error, except for a closed popup', async () => {
    backend.setFaults({ fault: () => 'auth/popup-closed-by-user' });
    render(<AccountPage />);
    await press('Link Google');
    await waitFor(() => expect(backend.sent()).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    backend.setFaults();
    backend.accounts.add({ uid: 'bob', email: documents.emailOf('bob'), google: 'bob@x.test' });
    backend.accounts.choose('bob@x.test');
    await press('Link Google');
    expect(await screen.findByRole('alert')).toHaveTextContent('is linked to another account here');
  });

  it('let a Google user add a password', async () => {
    Object.assign(account()!, { password: null, google: 'ann@x.test' });
    render(<AccountPage />);
    await userEvent.type(screen.getByLabelText('New password'), 'saturday');
    await press('Add a password');
    await waitFor(() => expect(account()).toMatchObject({ password: 'saturday' }));
  });
});

describe('data export', () => {
  it('downloads one file', async () => {
    const made = vi.fn((_data: Blob) => 'blob:x');
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: made, revokeObjectURL: vi.fn() }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    render(<AccountPage />);
    await press('Download my data');
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    const data: unknown = JSON.parse((await made.mock.calls[0]?.[0].text()) ?? '');
    expect(data).toMatchObject({ account: { uid: 'ann' }, leagues: [{ id: documents.LEAGUE }] });
    click.mockRestore();
  });
});

describe('deleting the account', () => {
  it('isn’t offered to an administrator, who reads why', () => {
    signIn('ann', { ...EMAIL, admin: true });
    render(<AccountPage />);
    expect(screen.getByText(/Another administrator has to take your admin flag first\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
  });

  it('shows what happens to each league, asks for the password, then deletes', async () => {
    tellLeagues(ready([league({}), league({ draftStatus: 'complete', name: 'Old Glory' })]));
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
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/'));
    expect([account(), stored()]).toEqual([undefined, undefined]);
  });

  it('deletes nothing with a wrong password', async () => {
    render(<AccountPage />);
    await press('Delete account');
    await userEvent.type(screen.getByLabelText('Your password'), 'sunday');
    await press('Delete my account');
    expect(await screen.findByRole('alert')).toHaveTextContent('That’s not your current password.');
    expect(stored()).toBeDefined();
  });

  it.each([LOADING, failed('No.')])('is disabled until the leagues are loaded: $state', async (state) => {
    tellLeagues(state);
    render(<AccountPage />);
    await press('Delete account');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('You’re not in a league.');
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Your password'), 'saturday{Enter}');
    expect(backend.sent()).toEqual([]);
  });

  it('warns that autopilot takes over in an active draft', async () => {
    tellLeagues(ready([league({ draftStatus: 'active' })]));
    render(<AccountPage />);
    await press('Delete account');
    expect(screen.getByRole('dialog')).toHaveTextContent('autodraft makes your remaining picks');
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
  });
});
