import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, signIn } from '../../../tests/support/page';
import type { Auth } from '@/providers/account/AuthProvider';
import { fail, type ResultError, type Result } from '@/domain/kernel/result';
import { SignIn } from './SignIn';
import { SignInDialog } from './SignInDialog';

const data = vi.hoisted(() => ({
  signInWithEmail: vi.fn<(email: string, password: string) => Promise<Result<unknown>>>(),
  signInWithGoogle: vi.fn<() => Promise<Result<unknown, ResultError & { email?: string }>>>(),
  sendPasswordReset: vi.fn<(email: string) => Promise<Result<void>>>(),
}));
let auth: Auth;
vi.mock('@/data/account/auth', () => data);
vi.mock('@/data/account/googleSignIn', () => data);

const success: Result<unknown> = { ok: true, value: undefined };

function open() {
  const onOpenChange = vi.fn();
  render(<SignInDialog open onOpenChange={onOpenChange} />);
  return { onOpenChange, user: userEvent.setup() };
}

async function openEmail() {
  const opened = open();
  await opened.user.click(screen.getByRole('button', { name: 'Sign in with Email' }));
  return opened;
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password', { selector: 'input' });

beforeEach(() => {
  vi.resetAllMocks();
  auth = signIn(null);
});

describe('sign-in dialog (R2.6)', () => {
  it('offers Google, email, a link to create an account, and a close button', () => {
    open();
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in with Email' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/onboarding');
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  it('uses an input of type email', async () => {
    await openEmail();
    expect(email()).toHaveAttribute('type', 'email');
    expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/onboarding');
  });

  it('leads back from the email form to Google, and keeps the email', async () => {
    const { user } = await openEmail();
    await user.type(email(), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Other ways to sign in' }));
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in with Email' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Sign in with Email' }));
    expect(email()).toHaveValue('ann@example.com');
  });

  it('clears and focuses the password after a failure, and clears the error on typing', async () => {
    data.signInWithEmail.mockResolvedValue(
      fail('auth/wrong-password', 'Incorrect email or password. Please try again.'),
    );
    const { user, onOpenChange } = await openEmail();
    await user.type(email(), 'ann@example.com');
    await user.type(password(), 'wrong1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password. Please try again.');
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
    expect(email()).toHaveValue('ann@example.com');
    await user.type(password(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(auth.markLoggedIn).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('sets the just-logged-in flag and closes after success', async () => {
    data.signInWithEmail.mockResolvedValue(success);
    const { user, onOpenChange } = await openEmail();
    await user.type(email(), 'ann@example.com');
    await user.type(password(), 'right1{Enter}');
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(data.signInWithEmail).toHaveBeenCalledWith('ann@example.com', 'right1');
    expect(auth.markLoggedIn).toHaveBeenCalledOnce();
  });

  it('focuses the missing field and keeps the input (R5.1)', async () => {
    data.signInWithEmail.mockResolvedValue(fail('empty', 'Please enter both email and password'));
    const { user } = await openEmail();
    await user.type(password(), 'right1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter both email and password');
    expect(email()).toHaveFocus();
    expect(password()).toHaveValue('right1');
    await user.type(email(), 'a');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('moves the focus to the right element in each view', async () => {
    data.sendPasswordReset.mockResolvedValue({ ok: true, value: undefined });
    const { user } = await openEmail();
    expect(email()).toHaveFocus();
    await user.type(email(), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
    expect(email()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(await screen.findByText('Password reset link sent! Check your email.')).toBeVisible();
    const back = screen.getByRole('button', { name: 'Back to Sign In' });
    expect(back).toHaveFocus();
    await user.click(back);
    expect(password()).toHaveFocus();
  });

  it('shows why the Google redirect failed', () => {
    signIn(null, {}, { redirectProblem: 'Network error. Please check your connection and try again.' });
    open();
    expect(screen.getByRole('alert')).toHaveTextContent('Network error. Please check your connection and try again.');
  });

  it('sends a reset link, confirms it and returns to sign-in', async () => {
    data.sendPasswordReset
      .mockResolvedValueOnce(fail('empty', 'Please enter your email address'))
      .mockResolvedValue({ ok: true, value: undefined });
    const { user } = await openEmail();
    await user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    await user.type(email(), 'ann@example.com');
    expect(screen.queryByText('Please enter your email address')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(await screen.findByText('Password reset link sent! Check your email.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
    expect(email()).toHaveValue('ann@example.com');
  });

  it('shows no error for a closed Google popup', async () => {
    data.signInWithGoogle.mockResolvedValue(fail('cancelled', 'Sign in cancelled by user'));
    const { user, onOpenChange } = open();
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign in with Google' })).not.toHaveAttribute('aria-busy'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('shows other Google errors', async () => {
    data.signInWithGoogle.mockResolvedValue(
      fail('auth/popup-blocked', 'Please allow popups for this site and try again.'),
    );
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please allow popups for this site and try again.');
  });

  it('asks for the password when Google’s email has a password account (R8.2)', async () => {
    const sentence =
      'An account already exists with the same email but different sign-in credentials. Please try signing in with email and password.';
    data.signInWithGoogle.mockResolvedValue({
      ok: false,
      error: {
        code: 'auth/account-exists-with-different-credential',
        message: sentence,
        email: 'ann@example.com',
      },
    });
    data.signInWithEmail.mockResolvedValue(success);
    const { user, onOpenChange } = open();
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(/link Google on your account page/)).toBeVisible();
    expect(email()).toHaveValue('ann@example.com');
    expect(password()).toHaveFocus();
    await user.type(password(), 'right1{Enter}');
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(data.signInWithEmail).toHaveBeenCalledWith('ann@example.com', 'right1');
  });

  it('keeps the typed email and password when Google sign-in asks for the password', async () => {
    data.signInWithGoogle.mockResolvedValue({
      ok: false,
      error: { code: 'auth/account-exists-with-different-credential', message: 'It exists.', email: 'g@x.test' },
    });
    const user = userEvent.setup();
    render(<SignIn firstView="email" withGoogle />);
    await user.type(email(), 'ann@example.com');
    await user.type(password(), 'right1');
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByText('It exists.')).toBeVisible();
    expect(email()).toHaveValue('ann@example.com');
    expect(password()).toHaveValue('right1');
    expect(password()).toHaveFocus();
  });

  it('closes shortly after Google sign-in, not at once (R9.1: 100 ms)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    try {
      data.signInWithGoogle.mockResolvedValue(success);
      const onOpenChange = vi.fn();
      render(<SignInDialog open onOpenChange={onOpenChange} />);
      screen.getByRole('button', { name: 'Sign in with Google' }).click();
      await vi.advanceTimersByTimeAsync(99);
      expect(auth.markLoggedIn).toHaveBeenCalledOnce();
      expect(onOpenChange).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(onOpenChange).toHaveBeenCalledWith(false);
    } finally {
      vi.useRealTimers();
    }
  });
});
