import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_TIMEOUT_MS, attempt, failureCode, failureMessage, READ_ERRORS, RefusedError } from './failures';
import { awaitIdentity, identify } from './identity';

const refused = (code: string) => new FirebaseError(code, 'raw words of the service');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('backend failures', () => {
  it('don’t speak of a change when data can’t be read', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const offline = await attempt(() => Promise.resolve(), READ_ERRORS);
    for (const message of [
      offline.ok ? '' : offline.error.message,
      failureMessage(refused('permission-denied'), READ_ERRORS),
    ]) {
      expect(message).toMatch(/^(You|Something).*\.$/);
      expect(message).not.toMatch(/changed|sent|do that/);
    }
  });

  it.each([
    'permission-denied',
    'unavailable',
    'aborted',
    'not-found',
    'already-exists',
    'resource-exhausted',
    'unauthenticated',
  ])('show our own message for %s', async (code) => {
    const result = await attempt(() => Promise.reject(refused(code)));
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(result.ok ? '' : result.error.message).toMatch(/^[A-Z].*\.$/);
    expect(failureMessage(refused(code))).not.toContain('raw words');
  });

  it('nothing is sent before it’s known whether the user who is shown is signed in, nor for anyone else', async () => {
    const run = vi.fn(() => Promise.resolve('sent'));
    void awaitIdentity();
    const early = attempt(run);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(run).not.toHaveBeenCalled();
    identify(true);
    expect(await early).toEqual({ ok: true, value: 'sent' });
    void awaitIdentity();
    const foreign = attempt(run);
    identify(false);
    expect([await foreign, run.mock.calls.length]).toMatchObject([{ error: { code: 'unauthenticated' } }, 1]);
    void awaitIdentity();
    const late = attempt(run);
    await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
    identify(true);
    expect([await late, run.mock.calls.length]).toMatchObject([{ error: { code: 'unavailable' } }, 1]);
    expect(await attempt(run)).toMatchObject({ ok: true });
  });

  it.each(['The draft has begun.', { 'permission-denied': 'The draft has begun.' }])(
    'let a command override the message: %o',
    async (own) => {
      const result = await attempt(() => Promise.reject(refused('permission-denied')), own);
      expect(result).toEqual({ ok: false, error: { code: 'permission-denied', message: 'The draft has begun.' } });
      expect(failureMessage(refused('aborted'), own)).toBe(failureMessage(refused('aborted')));
    },
  );

  it('end a command that is refused with its code, and the text for the screen', async () => {
    const result = await attempt(() => Promise.reject(new RefusedError('stale', 'the log’s words', 'Check again.')));
    expect(result).toEqual({ ok: false, error: { code: 'stale', message: 'Check again.' } });
  });

  it('show the general message for a code without its own', async () => {
    const result = await attempt(() => Promise.reject(refused('internal')));
    expect(result).toMatchObject({ ok: false, error: { code: 'internal', message: failureMessage(new Error()) } });
  });

  it('are rethrown when they are bugs', async () => {
    await expect(attempt(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
    expect(failureCode(new TypeError('a bug'))).toBe('');
    expect(failureMessage(new TypeError('a bug'))).not.toContain('a bug');
  });

  it('report a timeout when no response arrives', async () => {
    const result = attempt(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
    expect(await result).toMatchObject({ ok: false, error: { code: 'no-answer' } });
  });

  it('prevent requests while the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const run = vi.fn(() => Promise.resolve());
    expect(await attempt(run)).toMatchObject({ ok: false, error: { code: 'offline' } });
    expect(run).not.toHaveBeenCalled();
  });

  it('don’t affect a command that succeeds', async () => {
    expect((await attempt(() => Promise.resolve('done'))).ok).toBe(true);
  });
});
