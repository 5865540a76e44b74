import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHook, signIn } from '../../../tests/support/page';
import { useSignInPrompt } from './SignInPrompt';

it('the sign-in prompt opens and closes from the navigation bar (R2.6)', () => {
  signIn(null);
  const { result } = renderHook(useSignInPrompt);
  expect(result.current.open).toBe(false);
  act(() => result.current.show());
  expect(result.current.open).toBe(true);
  act(() => result.current.hide());
  expect(result.current.open).toBe(false);
});

it('the sign-in prompt opens automatically, once, when returning from Google failed', () => {
  const { result } = renderHook(useSignInPrompt);
  signIn(null, {}, { redirectProblem: 'Network error. Please check your connection and try again.' });
  expect(result.current.open).toBe(true);
  act(() => result.current.hide());
  expect(result.current.open).toBe(false);
});

it('the sign-in prompt closes once a user is signed in, as in another tab, and stays closed', () => {
  signIn(null);
  const { result } = renderHook(useSignInPrompt);
  act(() => result.current.show());
  signIn('ann');
  expect(result.current.open).toBe(false);
  signIn(null);
  expect(result.current.open).toBe(false);
});
