import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { render, signIn } from '../../../tests/support/page';
import { newUser, parseUser, type AuthPerson } from '@/domain/account/user';
import { AccountStep } from './AccountStep';
import { NameStep } from './NameStep';
import { ProfileStep } from './ProfileStep';

const EMAIL = documents.emailOf('ann');
const KEY = documents.emailKeyOf('ann');
const ann: AuthPerson = { uid: 'ann', email: EMAIL, displayName: null, google: false };
const STORED = documents.user('ann', {
  username: '',
  isOnboarding: true,
  onboardingCompleted: false,
  displayName: 'Ann',
});
const record = parseUser(KEY, STORED, ann);
const stored = () => backend.stored(`users/${KEY}`);
/** Ann has an account and has begun her record. */
const begun = () => backend.start({ ...documents.people('bob'), [`users/${KEY}`]: STORED }, 'ann');

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });

beforeEach(() => {
  sessionStorage.clear();
  backend.start({}, null);
});

describe('the account step', () => {
  it('refuses a malformed email and a short password without a request', async () => {
    const user = userEvent.setup();
    render(<AccountStep />);
    await user.type(field('Email'), 'ann');
    await user.type(field('Password'), '12345');
    await user.click(button('Create account'));
    expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
    expect(screen.getByText('Use at least 6 characters.')).toBeVisible();
    expect(field('Email')).toHaveFocus();
    expect(backend.sent()).toEqual([]);
  });

  it('warns early that an email is taken, if the project reveals it', async () => {
    const user = userEvent.setup();
    backend.accounts.add({ uid: 'ann', email: EMAIL, password: 'saturday' });
    render(<AccountStep />);
    await user.type(field('Email'), EMAIL);
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists.');
    await user.type(field('Email'), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the email is taken, keeps the input and can sign in with it instead', async () => {
    const user = userEvent.setup();
    backend.accounts.add({ uid: 'ann', email: EMAIL, password: 'saturday' });
    render(<AccountStep />);
    await user.type(field('Email'), EMAIL);
    await user.type(field('Password'), 'saturday{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists.');
    expect(field('Email')).toHaveValue(EMAIL);
    expect(field('Password')).toHaveValue('saturday');
    const { markLoggedIn } = signIn(null);
    await user.click(button('Sign in instead'));
    await waitFor(() => expect(markLoggedIn).toHaveBeenCalledOnce());
    expect(backend.accounts.uid()).toBe('ann');
  });
});

describe('signing up with Google', () => {
  it('asks for the password when the email already has a password account', async () => {
    const user = userEvent.setup();
    backend.accounts.add({ uid: 'ann', email: EMAIL, password: 'saturday' });
    backend.accounts.choose(EMAIL);
    render(<AccountStep />);
    await user.click(button('Continue with Google'));
    expect(await screen.findByRole('alert')).toHaveTextContent('An account already exists with the same email');
    expect(field('Email')).toHaveValue(EMAIL);
    expect(field('Password')).toHaveFocus();
    await user.keyboard('saturday');
    await user.click(button('Sign in instead'));
    await waitFor(() => expect(backend.accounts.uid()).toBe('ann'));
  });
});

describe('the display name step', () => {
  it('creates the user record with the cleaned-up name', async () => {
    const user = userEvent.setup();
    const onDone = vi.fn();
    backend.start({}, 'ann');
    render(<NameStep person={ann} user={newUser(ann)} onDone={onDone} />);
    expect(field('Display name')).toHaveValue('ann');
    await user.clear(field('Display name'));
    await user.type(field('Display name'), '  Ann   Lee ');
    await user.click(button('Continue'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(stored()).toMatchObject({ uid: 'ann', displayName: 'Ann Lee', name: 'Ann Lee', isOnboarding: true });
  });

  it('keeps the input after a failed request and can be retried', async () => {
    const user = userEvent.setup();
    const onDone = vi.fn();
    backend.start({}, 'ann');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    backend.setFaults({
      fault: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    render(<NameStep person={ann} user={null} onDone={onDone} />);
    await user.clear(field('Display name'));
    await user.type(field('Display name'), '<b>مرحبا</b> 😀');
    await user.click(button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t be sent/);
    expect(field('Display name')).toHaveValue('<b>مرحبا</b> 😀');
    expect([onDone.mock.calls, stored()]).toEqual([[], undefined]);
    backend.setFaults();
    await user.click(button('Continue'));
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ key: KEY, displayName: '<b>مرحبا</b> 😀' }),
      ),
    );
  });
});

describe('unsent onboarding text', () => {
  it('is restored after a reload: email, name and username, but not the password', async () => {
    backend.signIn('ann');
    const user = userEvent.setup();
    const account = render(<AccountStep />);
    await user.type(field('Email'), EMAIL);
    await user.type(field('Password'), 'saturday');
    account.unmount();
    const reloaded = render(<AccountStep />);
    expect(field('Email')).toHaveValue(EMAIL);
    expect(field('Password')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('saturday');
    reloaded.unmount();

    const name = render(<NameStep person={ann} user={null} onDone={vi.fn()} />);
    await user.type(field('Display name'), ' Lee');
    name.unmount();
    const again = render(<NameStep person={ann} user={null} onDone={vi.fn()} />);
    expect(field('Display name')).toHaveValue('ann Lee');
    expect(sessionStorage.getItem('unsent.ann.onboarding.name')).not.toBeNull();
    await user.click(button('Continue'));
    await waitFor(() => expect(stored()).toBeDefined());
    again.unmount();
    render(<NameStep person={ann} user={null} onDone={vi.fn()} />).unmount();
    expect(sessionStorage.getItem('unsent.ann.onboarding.name')).toBeNull();

    const username = render(<ProfileStep person={ann} user={record} onDone={vi.fn()} onBack={vi.fn()} />);
    await user.type(field('Username'), 'annie');
    username.unmount();
    render(<ProfileStep person={ann} user={record} onDone={vi.fn()} onBack={vi.fn()} />);
    expect(field('Username')).toHaveValue('annie');
    await user.click(screen.getByRole('radio', { name: /Georgia/ }));
    cleanup();
    render(<ProfileStep person={ann} user={record} onDone={vi.fn()} onBack={vi.fn()} />);
    expect(screen.getByRole('radio', { name: /Georgia/ })).toBeChecked();
  });
});

describe('the username and school', () => {
  beforeEach(begun);

  function enter() {
    const onDone = vi.fn();
    render(<ProfileStep person={ann} user={record} onDone={onDone} onBack={vi.fn()} />);
    return { onDone, user: userEvent.setup() };
  }

  it('shows whether it’s taken while one types, ignoring case, and says so on Continue', async () => {
    const { user } = enter();
    await user.type(field('Username'), 'BOB');
    expect(await screen.findByText('Taken')).toBeVisible();
    await user.click(button('Continue'));
    expect(screen.getByText('That username is taken. Try another.')).toBeVisible();
    await user.type(field('Username'), '2');
    expect(await screen.findByText('Available')).toBeVisible();
    expect(backend.sent().at(-1)?.paths).toEqual(['usernames/bob2']);
  });

  it('does not look up an invalid username', async () => {
    const { user, onDone } = enter();
    await user.click(button('Continue'));
    expect(screen.getByText('Choose a username.')).toBeVisible();
    await user.type(field('Username'), 'a b!');
    await user.click(button('Continue'));
    expect(screen.getByText('Use letters a to z, digits, dots, hyphens and underscores only.')).toBeVisible();
    expect(backend.sent()).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('keeps the input when another user takes the name first', async () => {
    const { user, onDone } = enter();
    await user.type(field('Username'), 'ann');
    expect(await screen.findByText('Available')).toBeVisible();
    backend.put({ 'usernames/ann': documents.username('eve', { username: 'ann', lowercaseUsername: 'ann' }) });
    await user.click(button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent('That username is taken. Try another.');
    expect(field('Username')).toHaveValue('ann');
    expect(screen.getByText('Taken')).toBeVisible();
    await user.type(field('Username'), '2');
    await user.click(button('Continue'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(stored()).toMatchObject({ username: 'ann2', favoriteTeam: null });
  });

  it('create the record of a new Google user', async () => {
    backend.start({}, 'ann');
    const onDone = vi.fn();
    render(<ProfileStep person={{ ...ann, google: true }} user={null} onDone={onDone} onBack={vi.fn()} />);
    await userEvent.type(field('Username'), 'ann');
    await userEvent.click(screen.getByRole('radio', { name: /Georgia/ }));
    await userEvent.click(button('Continue'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(stored()).toMatchObject({ username: 'ann', favoriteTeam: 'UGA', isOnboarding: true });
  });

  it('lets one take back the school', async () => {
    const chosen = { ...record, favoriteTeam: 'UGA' as const };
    backend.put({ [`users/${record.key}`]: { ...stored(), favoriteTeam: 'UGA' } });
    const onDone = vi.fn();
    render(<ProfileStep person={ann} user={chosen} onDone={onDone} onBack={vi.fn()} />);
    await userEvent.type(field('Username'), 'ann');
    await userEvent.click(screen.getByRole('radio', { name: 'None' }));
    await userEvent.click(button('Continue'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(stored()).toMatchObject({ username: 'ann', favoriteTeam: null });
  });

  it('are saved together; the school is optional, and kept when nothing can be saved', async () => {
    const { user, onDone } = enter();
    await user.type(field('Username'), 'ann');
    await user.click(screen.getByRole('radio', { name: /Georgia/ }));
    expect(await screen.findByText('Available')).toBeVisible();
    backend.setOnline(false);
    await user.click(button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You’re offline/);
    expect(screen.getByRole('radio', { name: /Georgia/ })).toBeChecked();
    expect(onDone).not.toHaveBeenCalled();
    backend.setOnline(true);
    await user.click(button('Continue'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(stored()).toMatchObject({ username: 'ann', favoriteTeam: 'UGA' });
  });
});
