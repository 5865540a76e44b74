import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeadlineError, withDeadline } from './withDeadline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns the promise’s result and leaves no timer behind', async () => {
  expect(await withDeadline(1000, Promise.resolve('done'))).toBe('done');
  await expect(withDeadline(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up at the deadline, with the caller’s error if given', async () => {
  const never = new Promise<never>(() => undefined);
  const plain = expect(withDeadline(1000, never)).rejects.toBeInstanceOf(DeadlineError);
  const named = expect(withDeadline(1000, never, () => new Error('Google is silent'))).rejects.toThrow(
    'Google is silent',
  );
  await vi.advanceTimersByTimeAsync(1000);
  await plain;
  await named;
});
