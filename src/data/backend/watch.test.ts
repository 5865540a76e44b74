import type { DocumentReference, Query } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Loadable } from '@/domain/kernel/loadable';
import { lastAnswerAt, setReader } from '../device/deviceData';
import { watchDocument, watchQuery, watchWithFallback } from './watch';

type Snapshot = { empty: boolean; exists: () => boolean; metadata: { fromCache: boolean } };

let deliver: (snapshot: Snapshot) => void;
let fail: (error: Error) => void;
/** What the device knows of a document: whether it's there, or nothing. */
let known: { exists: () => boolean } | null;
vi.mock('firebase/firestore', () => ({
  getDocFromCache: () => (known === null ? Promise.reject(new Error('unavailable')) : Promise.resolve(known)),
  onSnapshot: (_: unknown, __: unknown, seen: typeof deliver, error: typeof fail) => {
    deliver = seen;
    fail = error;
    return () => {};
  },
}));

const snapshot = (empty: boolean, fromCache: boolean): Snapshot => ({
  empty,
  exists: () => !empty,
  metadata: { fromCache },
});
const EMPTY_HERE = snapshot(true, true);
const EMPTY_AT_SERVER = snapshot(true, false);
const FULL_HERE = snapshot(false, true);

const send = (one: Snapshot) => {
  deliver(one);
  vi.advanceTimersByTime(0);
};

let seen: string[];
let told: string | null;
const note = (loadable: Loadable<string>) => {
  seen.push(loadable.state);
  told = loadable.state === 'failed' ? loadable.message : null;
};

beforeEach(() => {
  seen = [];
  known = null;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['a query', () => watchQuery({} as Query, () => 'list', note), 'ready'],
  ['a document', () => watchDocument({} as DocumentReference, () => 'value', note), 'missing'],
])('the watch of %s', (_, watch, whenEmpty) => {
  it('shows what the device has at once', () => {
    watch();
    send(FULL_HERE);
    expect(seen).toEqual(['ready']);
  });

  it('waits for the server when the device has nothing', () => {
    watch();
    send(EMPTY_HERE);
    expect(seen).toEqual([]);
    send(EMPTY_AT_SERVER);
    vi.runAllTimers();
    expect(seen).toEqual([whenEmpty]);
  });

  it('fails when the server doesn’t answer in time, and recovers when it does', async () => {
    watch();
    send(EMPTY_HERE);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['failed']);
    expect(told).toMatch(/^We can’t reach the server/);
    send(EMPTY_AT_SERVER);
    expect(seen).toEqual(['failed', whenEmpty]);
  });

  it('fails at once when the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    watch();
    send(EMPTY_HERE);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['failed']);
    expect(told).toMatch(/^You’re offline/);
  });

  it('goes on believing the server when the connection breaks later', () => {
    watch();
    send(EMPTY_AT_SERVER);
    send(EMPTY_HERE);
    vi.runAllTimers();
    expect(new Set(seen)).toEqual(new Set([whenEmpty]));
  });

  it('notes the time of the server’s answers, not of what the device has', () => {
    setReader(null);
    setReader('ann');
    watch();
    send(FULL_HERE);
    expect(lastAnswerAt()).toBeNull();
    send(EMPTY_AT_SERVER);
    expect(lastAnswerAt()).toBe(Date.now());
  });

  it('says nothing after it has ended', () => {
    const stop = watch();
    send(EMPTY_HERE);
    stop();
    vi.runAllTimers();
    expect(seen).toEqual([]);
  });

  it('shows at once what arrives together', () => {
    watch();
    const first = deliver;
    watch();
    first(FULL_HERE);
    deliver(FULL_HERE);
    expect(seen).toEqual([]);
    expect(vi.getTimerCount()).toBe(1);
    vi.runAllTimers();
    expect(seen).toEqual(['ready', 'ready']);
  });

  it('shows nothing that arrived before it failed or ended', () => {
    const stop = watch();
    deliver(FULL_HERE);
    stop();
    watch();
    deliver(FULL_HERE);
    fail(new Error('denied'));
    vi.runAllTimers();
    expect(seen).toEqual(['failed']);
  });
});

describe('a document that the server has said is missing', () => {
  const watch = () => watchDocument({} as DocumentReference, () => 'value', note);

  it('is missing while the device is offline, too', async () => {
    known = { exists: () => false };
    vi.stubGlobal('navigator', { onLine: false });
    watch();
    send(EMPTY_HERE);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['missing']);
    send(EMPTY_AT_SERVER);
    expect(new Set(seen)).toEqual(new Set(['missing']));
  });

  it('is asked of the server while the device is online', async () => {
    known = { exists: () => false };
    watch();
    send(EMPTY_HERE);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen).toEqual(['failed']);
  });

  it('says nothing after the watch has ended', async () => {
    known = { exists: () => false };
    vi.stubGlobal('navigator', { onLine: false });
    const stop = watch();
    send(EMPTY_HERE);
    vi.advanceTimersByTime(0);
    stop();
    await vi.runAllTimersAsync();
    expect(seen).toEqual([]);
  });
});

describe('the older form of a document', () => {
  const watch = (older: Loadable<string>) =>
    watchWithFallback<string>(
      {
        watch: (tell) => {
          tell({ state: 'missing' });
          return () => {};
        },
        isEmpty: (value) => value === '',
        watchOlder: (_, tell) => {
          tell(older);
          return () => {};
        },
      },
      note,
    );
  const failure: Loadable<string> = { state: 'failed', message: 'no answer' };

  it('is shown in its place', () => {
    watch({ state: 'ready', value: 'older' });
    expect(seen).toEqual(['ready']);
  });

  it('is none when it’s empty', () => {
    watch({ state: 'ready', value: '' });
    expect(seen).toEqual(['missing']);
  });

  it('is none when the device is offline without it, and fails online', () => {
    watch(failure);
    vi.stubGlobal('navigator', { onLine: false });
    watch(failure);
    expect(seen).toEqual(['failed', 'missing']);
  });
});
