import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { render, signIn } from '../../../tests/support/page';
import type { Auth } from '@/providers/account/AuthProvider';
import { SignIn } from './SignIn';
import { SignInDialog } from './SignInDialog';
import { ForgotPasswordPage } from './SignInPage';

const ANN = 'ann@example.test';
let auth: Auth;

function open() {
  const onClose = vi.fn();
  render(<SignInDialog onClose={onClose} />);
  return { onClose, user: userEvent.setup() };
}

async function openEmail() {
  const opened = open();
  await opened.user.click(screen.getByRole('button', { name: 'Sign in with Email' }));
  return opened;
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password', { selector: 'input' });

/** Whose account was signed in to. */
const uid = () => backend.accounts.uid();
const fails = (request: string, code: string) =>
  backend.setFaults({ fault: ({ paths }) => (paths[0] === `identity/${request}` ? code : null) });

beforeEach(() => {
  backend.start(documents.people('ann'), null);
  backend.accounts.add({ uid: 'ann', email: ANN, password: 'right1' });
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
    await user.type(email(), ANN);
    await user.click(screen.getByRole('button', { name: 'Other ways to sign in' }));
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in with Email' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Sign in with Email' }));
    expect(email()).toHaveValue(ANN);
  });

  it('clears and focuses the password after a failure, and clears the error on typing', async () => {
    const { user, onClose } = await openEmail();
    await user.type(email(), ANN);
    await user.type(password(), 'wrong1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password. Please try again.');
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
    expect(email()).toHaveValue(ANN);
    await user.type(password(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(auth.markLoggedIn).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('sets the just-logged-in flag and closes after success', async () => {
    const { user, onClose } = await openEmail();
    await user.type(email(), ANN);
    await user.type(password(), 'right1{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(uid()).toBe('ann');
    expect(auth.markLoggedIn).toHaveBeenCalledOnce();
  });

  it('focuses the missing field and keeps the input (R5.1)', async () => {
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
    const { user } = await openEmail();
    expect(email()).toHaveFocus();
    await user.type(email(), ANN);
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
    const { user } = await openEmail();
    await user.click(screen.getByRole('button', { name: 'Forgot Password?' }));
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    await user.type(email(), ANN);
    expect(screen.queryByText('Please enter your email address')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(await screen.findByText('Password reset link sent! Check your email.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
    expect(email()).toHaveValue(ANN);
  });

  it('shows no error for a closed Google popup', async () => {
    fails('signInWithPopup', 'auth/popup-closed-by-user');
    const { user, onClose } = open();
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign in with Google' })).not.toHaveAttribute('aria-busy'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows other Google errors', async () => {
    fails('signInWithPopup', 'auth/popup-blocked');
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please allow popups for this site and try again.');
  });

  it('asks for the password when Google’s email has a password account (R8.2)', async () => {
    const sentence =
      'An account already exists with the same email but different sign-in credentials. Please try signing in with email and password.';
    backend.accounts.choose(ANN);
    const { user, onClose } = open();
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(/link Google on your account page/)).toBeVisible();
    expect(email()).toHaveValue(ANN);
    expect(password()).toHaveFocus();
    await user.type(password(), 'right1{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(uid()).toBe('ann');
  });

  it('keeps the typed email and password when Google sign-in asks for the password', async () => {
    backend.accounts.add({ uid: 'g', email: 'g@x.test', password: 'saturday' });
    backend.accounts.choose('g@x.test');
    const user = userEvent.setup();
    render(<SignIn firstView="email" withGoogle />);
    await user.type(email(), ANN);
    await user.type(password(), 'right1');
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByText(/^An account already exists/)).toBeVisible();
    expect(email()).toHaveValue(ANN);
    expect(password()).toHaveValue('right1');
    expect(password()).toHaveFocus();
  });

  it('closes shortly after Google sign-in, not at once (R9.1: 100 ms)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    try {
      const onClose = vi.fn();
      render(<SignInDialog onClose={onClose} />);
      screen.getByRole('button', { name: 'Sign in with Google' }).click();
      await vi.advanceTimersByTimeAsync(99);
      expect(auth.markLoggedIn).toHaveBeenCalledOnce();
      expect(onClose).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(onClose).toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
});

it('the page for a forgotten password lets no one sign in over a signed-in user', () => {
  render(<ForgotPasswordPage />);
  expect(screen.getByRole('button', { name: 'Back to Sign In' })).toBeVisible();
  signIn('ann');
  expect(screen.queryByRole('button', { name: 'Back to Sign In' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});
