import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SignInPromptProvider, useSignInPrompt } from './SignInPrompt';

const here = vi.hoisted(() => ({ redirectProblem: null as string | null }));
vi.mock('./AuthProvider', () => ({ useAuth: () => here }));

beforeEach(() => {
  here.redirectProblem = null;
});

it('the sign-in prompt opens and closes from the navigation bar (R2.6)', () => {
  const { result } = renderHook(useSignInPrompt, { wrapper: SignInPromptProvider });
  expect(result.current.open).toBe(false);
  act(() => result.current.show());
  expect(result.current.open).toBe(true);
  act(() => result.current.hide());
  expect(result.current.open).toBe(false);
});

it('the sign-in prompt opens automatically, once, when returning from Google failed', () => {
  const { result, rerender } = renderHook(useSignInPrompt, { wrapper: SignInPromptProvider });
  here.redirectProblem = 'Network error. Please check your connection and try again.';
  rerender();
  expect(result.current.open).toBe(true);
  act(() => result.current.hide());
  expect(result.current.open).toBe(false);
});
