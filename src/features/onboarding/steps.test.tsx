import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, signIn } from '../../../tests/support/page';
import { succeed, fail, type ResultError, type Result } from '@/domain/kernel/result';
import { newUser, parseUser, type AuthPerson } from '@/domain/account/user';
import { AccountStep } from './AccountStep';
import { NameStep } from './NameStep';
import { TeamStep } from './TeamStep';
import { UsernameStep } from './UsernameStep';

const auth = vi.hoisted(() => ({
  emailExists: vi.fn<() => Promise<boolean>>(),
  createAccount: vi.fn<() => Promise<Result<unknown>>>(),
  signInWithEmail: vi.fn<(email: string, password: string) => Promise<Result<unknown>>>(),
  signInWithGoogle: vi.fn<() => Promise<Result<unknown, ResultError & { email?: string }>>>(),
}));
const users = vi.hoisted(() => ({
  beginRecord: vi.fn<(...given: unknown[]) => Promise<Result<unknown>>>(),
  changeUser: vi.fn<(...given: unknown[]) => Promise<Result<void>>>(),
}));
const usernames = vi.hoisted(() => ({
  usernameStatus: vi.fn<(name: string, uid: string) => Promise<string>>(),
  reserveUsername: vi.fn<(...given: unknown[]) => Promise<Result<void>>>(),
}));
vi.mock('@/data/account/auth', () => auth);
vi.mock('@/data/account/googleSignIn', () => auth);
vi.mock('@/data/account/users', () => users);
vi.mock('@/data/account/usernames', () => usernames);

const ann: AuthPerson = { uid: 'a', email: 'ann@example.com', displayName: null, google: false };
const record = parseUser('ann_example_com', { uid: 'a', isOnboarding: true, displayName: 'Ann' }, ann);

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  auth.emailExists.mockResolvedValue(false);
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
    expect(auth.createAccount).not.toHaveBeenCalled();
  });

  it('warns early that an email is taken, if the project reveals it', async () => {
    const user = userEvent.setup();
    auth.emailExists.mockResolvedValue(true);
    render(<AccountStep />);
    await user.type(field('Email'), 'ann@example.com');
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists.');
    await user.type(field('Email'), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the email is taken, keeps the input and can sign in with it instead', async () => {
    const user = userEvent.setup();
    auth.createAccount.mockResolvedValue(
      fail('auth/email-already-in-use', 'An account with this email already exists.'),
    );
    auth.signInWithEmail.mockResolvedValue(succeed(ann));
    render(<AccountStep />);
    await user.type(field('Email'), 'ann@example.com');
    await user.type(field('Password'), 'saturday{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists.');
    expect(field('Email')).toHaveValue('ann@example.com');
    expect(field('Password')).toHaveValue('saturday');
    const { markLoggedIn } = signIn(null);
    await user.click(button('Sign in instead'));
    await waitFor(() => expect(markLoggedIn).toHaveBeenCalledOnce());
    expect(auth.signInWithEmail).toHaveBeenCalledWith('ann@example.com', 'saturday');
  });
});

describe('signing up with Google', () => {
  it('asks for the password when the email already has a password account', async () => {
    const user = userEvent.setup();
    auth.signInWithGoogle.mockResolvedValue({
      ok: false,
      error: {
        code: 'auth/account-exists-with-different-credential',
        message: 'An account already exists.',
        email: 'ann@x.com',
      },
    });
    auth.signInWithEmail.mockResolvedValue(succeed(ann));
    render(<AccountStep />);
    await user.click(button('Continue with Google'));
    expect(await screen.findByRole('alert')).toHaveTextContent('An account already exists.');
    expect(field('Email')).toHaveValue('ann@x.com');
    expect(field('Password')).toHaveFocus();
    await user.keyboard('saturday');
    await user.click(button('Sign in instead'));
    expect(auth.signInWithEmail).toHaveBeenCalledWith('ann@x.com', 'saturday');
  });
});

describe('the display name step', () => {
  it('creates the user record with the cleaned-up name', async () => {
    const user = userEvent.setup();
    const onDone = vi.fn();
    users.beginRecord.mockResolvedValue(succeed(record));
    render(<NameStep person={ann} user={newUser(ann)} onDone={onDone} />);
    expect(field('Display name')).toHaveValue('ann');
    await user.clear(field('Display name'));
    await user.type(field('Display name'), '  Ann   Lee ');
    await user.click(button('Continue'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(users.beginRecord.mock.calls[0]?.[1]).toEqual({ displayName: 'Ann Lee', name: 'Ann Lee' });
  });

  it('keeps the input after a failed request and can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = userEvent.setup();
    const onDone = vi.fn();
    users.beginRecord.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(succeed(record));
    render(<NameStep person={ann} user={null} onDone={onDone} />);
    await user.clear(field('Display name'));
    await user.type(field('Display name'), '<b>مرحبا</b> 😀');
    await user.click(button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t be sent/);
    expect(field('Display name')).toHaveValue('<b>مرحبا</b> 😀');
    await user.click(button('Continue'));
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(record));
  });

  it('keeps the name when it can’t be saved', async () => {
    const user = userEvent.setup();
    const onDone = vi.fn();
    users.beginRecord.mockResolvedValue(fail('offline', 'You are offline.'));
    render(<NameStep person={ann} user={null} onDone={onDone} />);
    await user.clear(field('Display name'));
    await user.type(field('Display name'), 'Ann');
    await user.click(button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    expect(field('Display name')).toHaveValue('Ann');
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('unsent onboarding text', () => {
  it('is restored after a reload: email, name and username, but not the password', async () => {
    const user = userEvent.setup();
    const account = render(<AccountStep />);
    await user.type(field('Email'), 'ann@example.com');
    await user.type(field('Password'), 'saturday');
    account.unmount();
    const reloaded = render(<AccountStep />);
    expect(field('Email')).toHaveValue('ann@example.com');
    expect(field('Password')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('saturday');
    reloaded.unmount();

    const name = render(<NameStep person={ann} user={null} onDone={vi.fn()} />);
    await user.type(field('Display name'), ' Lee');
    name.unmount();
    const again = render(<NameStep person={ann} user={null} onDone={vi.fn()} />);
    expect(field('Display name')).toHaveValue('ann Lee');
    users.beginRecord.mockResolvedValue(succeed(record));
    await user.click(button('Continue'));
    again.unmount();
    render(<NameStep person={ann} user={null} onDone={vi.fn()} />).unmount();
    expect(sessionStorage.getItem('unsent.a.onboarding.name')).toBeNull();

    usernames.usernameStatus.mockResolvedValue('free');
    const username = render(<UsernameStep person={ann} user={record} onDone={vi.fn()} onBack={vi.fn()} />);
    await user.type(field('Username'), 'annie');
    username.unmount();
    render(<UsernameStep person={ann} user={record} onDone={vi.fn()} onBack={vi.fn()} />);
    expect(field('Username')).toHaveValue('annie');
  });
});

describe('the username step', () => {
  function enter() {
    const onDone = vi.fn();
    render(<UsernameStep person={ann} user={record} onDone={onDone} onBack={vi.fn()} />);
    return { onDone, user: userEvent.setup() };
  }

  it('shows whether it’s taken while one types, ignoring case, and says so on Continue', async () => {
    usernames.usernameStatus.mockImplementation((name) => Promise.resolve(name === 'renee' ? 'taken' : 'free'));
    const { user } = enter();
    await user.type(field('Username'), 'RENEE');
    expect(await screen.findByText('Taken')).toBeVisible();
    await user.click(button('Continue'));
    expect(screen.getByText('That username is taken. Try another.')).toBeVisible();
    await user.type(field('Username'), '2');
    expect(await screen.findByText('Available')).toBeVisible();
    expect(usernames.usernameStatus).toHaveBeenLastCalledWith('renee2', 'a');
  });

  it('does not look up an invalid username', async () => {
    const { user, onDone } = enter();
    await user.click(button('Continue'));
    expect(screen.getByText('Choose a username.')).toBeVisible();
    await user.type(field('Username'), 'a b!');
    await user.click(button('Continue'));
    expect(screen.getByText('Use letters a to z, digits, dots, hyphens and underscores only.')).toBeVisible();
    expect(usernames.usernameStatus).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('keeps the input when another user takes the name first', async () => {
    usernames.usernameStatus.mockResolvedValue('free');
    users.beginRecord.mockResolvedValue(succeed(record));
    usernames.reserveUsername
      .mockResolvedValueOnce(fail('taken', 'That username was just taken. Try another.'))
      .mockResolvedValue(succeed());
    const { user, onDone } = enter();
    await user.type(field('Username'), 'ann');
    await user.click(button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent('That username was just taken.');
    expect(field('Username')).toHaveValue('ann');
    expect(screen.getByText('Taken')).toBeVisible();
    await user.type(field('Username'), '2');
    await user.click(button('Continue'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });
});

describe('the favorite team step', () => {
  it('keeps the choice when it can’t be saved, and continues once it is saved', async () => {
    const user = userEvent.setup();
    const onDone = vi.fn();
    users.changeUser.mockResolvedValueOnce(fail('offline', 'You are offline.')).mockResolvedValue(succeed());
    render(<TeamStep user={record} onDone={onDone} onBack={vi.fn()} />);
    await user.click(screen.getByRole('radio', { name: /Georgia/ }));
    await user.click(button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    expect(screen.getByRole('radio', { name: /Georgia/ })).toBeChecked();
    expect(onDone).not.toHaveBeenCalled();
    await user.click(button('Continue'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(users.changeUser).toHaveBeenLastCalledWith(record, { favoriteTeam: 'UGA' });
  });

  it('can be skipped', async () => {
    const onDone = vi.fn();
    render(<TeamStep user={record} onDone={onDone} onBack={vi.fn()} />);
    await userEvent.click(button('Skip'));
    expect(onDone).toHaveBeenCalledOnce();
    expect(users.changeUser).not.toHaveBeenCalled();
  });
});
