import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LOADING, ready } from '@/domain/kernel/loadable';
import { useUnreadAnswers } from './useUnreadAnswers';

const world = vi.hoisted(() => ({ auth: {} as object, asked: 0 }));
vi.mock('../account/AuthProvider', () => ({ useAuth: () => world.auth }));
vi.mock('@/data/account/signedIn', () => ({
  watchUnreadAnswers: () => {
    world.asked += 1;
    return () => undefined;
  },
}));

const as = (sentFeedback: boolean | null) => ({ status: 'ready', uid: 'ann', user: { sentFeedback } });
beforeEach(() => Object.assign(world, { asked: 0 }));

it.each([true, null])('are asked for if the user has sent feedback, or may have: %s', async (sent) => {
  world.auth = as(sent);
  const { result } = renderHook(() => useUnreadAnswers());
  await waitFor(() => expect(world.asked).toBe(1));
  expect(result.current).toEqual(LOADING);
});

it('aren’t asked for if the user never has, until they do', async () => {
  world.auth = as(false);
  const { result, rerender } = renderHook(() => useUnreadAnswers());
  expect(result.current).toEqual(ready([]));
  expect(world.asked).toBe(0);
  world.auth = as(true);
  rerender();
  await waitFor(() => expect(world.asked).toBe(1));
});
