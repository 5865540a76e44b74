import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed, LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { oldestShown, remember, stopShowing } from './remembered';
import { forgetPerson, seenOf, subscribe, toRemember, type Start } from './subscriptions';
import { tryAgain } from './tryAgain';
import { useLoadable, useLoadables } from './useLoadable';

/** Something to read, by key: how often it was started and ended, and a way to tell its readers. */
class Source {
  readonly started: string[] = [];
  readonly ended: string[] = [];
  readonly tell = new Map<string, (loadable: Loadable<unknown>) => void>();

  readonly start =
    (key: string, once = false): Start<unknown> =>
    (next) => {
      this.started.push(key);
      this.tell.set(key, next);
      return Promise.resolve(once ? ready('once') : () => void this.ended.push(key));
    };
}

let source: Source;
beforeEach(() => {
  vi.useFakeTimers();
  source = new Source();
});
afterEach(async () => {
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
});

const watch = (key: string, once = false) => subscribe(key, source.start(key, once), () => undefined);

describe('a subscription', () => {
  it('is shared by all that ask for its key', () => {
    const stops = [watch('a'), watch('a')];
    source.tell.get('a')!(ready(1));
    expect([source.started, seenOf('a')]).toEqual([['a'], ready(1)]);
    stops.forEach((stop) => stop());
  });

  it('goes on for ten seconds after its last reader, and then ends', async () => {
    watch('a')();
    source.tell.get('a')!(ready(1));
    await vi.advanceTimersByTimeAsync(9_999);
    const stop = watch('a');
    expect([source.started, seenOf('a')]).toEqual([['a'], ready(1)]);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([source.ended, seenOf('a')]).toEqual([['a'], LOADING]);
  });

  it.each([
    ['ledger L', false],
    ['past weeks L', true],
  ])('with a value that a next visit may show goes on for a minute: %s', async (key, once) => {
    const stop = watch(key, once);
    await vi.advanceTimersByTimeAsync(0);
    if (!once) source.tell.get(key)!(ready(1));
    stop();
    await vi.advanceTimersByTimeAsync(59_999);
    watch(key, once)();
    expect(source.started).toEqual([key]);
    await vi.advanceTimersByTimeAsync(60_000);
    watch(key, once)();
    expect(source.started).toEqual([key, key]);
  });

  it('that has failed ends after ten seconds, whatever it is of', async () => {
    const stop = watch('ledger L');
    source.tell.get('ledger L')!(failed('no'));
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seenOf('ledger L')).toEqual(LOADING);
  });

  it('of anything else that was read once is read anew', async () => {
    const stop = watch('a', true);
    await vi.advanceTimersByTimeAsync(0);
    expect(seenOf('a')).toEqual(ready('once'));
    stop();
    await vi.advanceTimersByTimeAsync(0);
    watch('a', true)();
    expect(source.started).toEqual(['a', 'a']);
  });

  it('of the person before isn’t kept for the next', async () => {
    const stop = watch('a');
    watch('b')();
    await vi.advanceTimersByTimeAsync(0);
    forgetPerson();
    expect(source.ended).toEqual(['b']);
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(source.ended).toEqual(['b', 'a']);
  });
});

describe('what the last visit had read', () => {
  let identify: () => void;
  beforeEach(() => remember([['ledger L', ready('old'), 7]], new Promise<void>((resolve) => (identify = resolve))));

  it('is shown until there is more, and nothing is read before the user is known', async () => {
    expect([seenOf('ledger L'), oldestShown()]).toEqual([ready('old'), null]);
    const stop = watch('ledger L');
    expect(oldestShown()).toBe(7);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([seenOf('ledger L'), source.started]).toEqual([ready('old'), []]);
    identify();
    await vi.advanceTimersByTimeAsync(0);
    source.tell.get('ledger L')!(LOADING);
    expect([seenOf('ledger L'), source.started]).toEqual([ready('old'), ['ledger L']]);
    source.tell.get('ledger L')!(ready('new'));
    expect(seenOf('ledger L')).toEqual(ready('new'));
    stop();
  });

  it('stays when nothing can be read, as without a connection, until the server has answered', async () => {
    const stop = watch('ledger L');
    identify();
    await vi.advanceTimersByTimeAsync(0);
    source.tell.get('ledger L')!(failed('offline'));
    expect(seenOf('ledger L')).toEqual(ready('old'));
    stopShowing();
    await vi.advanceTimersByTimeAsync(2_000);
    source.tell.get('ledger L')!(failed('no'));
    expect([seenOf('ledger L'), source.started]).toEqual([failed('no'), ['ledger L', 'ledger L']]);
    stop();
  });

  it('isn’t shown by what is opened once the server has answered', async () => {
    const stop = watch('ledger L');
    identify();
    await vi.advanceTimersByTimeAsync(0);
    stopShowing();
    expect([seenOf('ledger L'), seenOf('ledger M')]).toEqual([ready('old'), LOADING]);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seenOf('ledger L')).toEqual(LOADING);
  });

  it('isn’t shown to another person, and isn’t kept for them', async () => {
    const stop = watch('ledger M');
    identify();
    await vi.advanceTimersByTimeAsync(0);
    source.tell.get('ledger M')!(ready('mine'));
    forgetPerson();
    expect([seenOf('ledger L'), toRemember(9)]).toEqual([LOADING, []]);
    stop();
  });

  it('is kept for the next visit with what this one has read, the latest first; the rest isn’t', async () => {
    identify();
    const stops = [watch('lineups L 2026-09'), watch('draft room L'), watch('ledger M'), watch('ledger N')];
    await vi.advanceTimersByTimeAsync(0);
    for (const [key, tell] of source.tell) if (key !== 'ledger N') tell(ready(key));
    stops[0]!();
    await vi.advanceTimersByTimeAsync(60_000);
    const left = Date.now();
    stopShowing();
    expect(toRemember(9)).toEqual([
      ['ledger M', ready('ledger M'), 9],
      ['lineups L 2026-09', ready('lineups L 2026-09'), left],
      ['ledger L', ready('old'), 7],
    ]);
    stops.forEach((stop) => stop());
  });
});

describe('after a failure', () => {
  it('it starts again after 2, 4, 8 ... seconds, at most a minute, and shows the failure until then', async () => {
    const stop = watch('a');
    const pauses = [];
    for (let attempt = 1; attempt <= 7; attempt++) {
      source.tell.get('a')!(failed('no'));
      let seconds = 0;
      while (source.started.length === attempt) {
        expect(seenOf('a')).toEqual(failed('no'));
        await vi.advanceTimersByTimeAsync(1_000);
        seconds++;
      }
      pauses.push(seconds);
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60]);
    stop();
  });

  it('it starts again as soon as the connection is back', () => {
    const stop = watch('a');
    source.tell.get('a')!(failed('offline'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(source.started).toEqual(['a', 'a']);
    stop();
  });

  it('“Try again” starts just what has failed', () => {
    const stops = [watch('a'), watch('b')];
    source.tell.get('a')!(failed('no'));
    source.tell.get('b')!(ready(1));
    tryAgain();
    expect([source.started, seenOf('a'), seenOf('b')]).toEqual([['a', 'b', 'a'], LOADING, ready(1)]);
    stops.forEach((stop) => stop());
  });

  it('it doesn’t start again when nothing shows it', async () => {
    watch('a')();
    source.tell.get('a')!(failed('no'));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(source.started).toEqual(['a']);
  });

  it('it doesn’t hear the attempt before', () => {
    const stop = watch('a');
    const [first] = [source.tell.get('a')!];
    first(failed('no'));
    window.dispatchEvent(new Event('online'));
    source.tell.get('a')!(ready('new'));
    first(ready('old'));
    expect(seenOf('a')).toEqual(ready('new'));
    stop();
  });

  it('a module that doesn’t load counts as one', async () => {
    const stop = subscribe(
      'a',
      () => Promise.reject(new Error('no module')),
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(seenOf('a').state).toBe('failed');
    stop();
  });
});

it('every subscription ends, each key has one at a time, and a value is the latest that was told', async () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    what: fc.constantFrom('join', 'leave', 'tell', 'fail', 'wait', 'online', 'again', 'forget'),
    by: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      source = new Source();
      const stops = new Map<string, () => void>();
      const told = new Map<string, Loadable<unknown>>();
      const readers = (key: string) => [...stops.keys()].filter((reader) => reader.startsWith(key)).length;
      for (const [at, { key, what, by }] of steps.entries()) {
        const reader = `${key}${String(by)}`;
        const running = (one: string) =>
          source.started.filter((started) => started === one).length -
          source.ended.filter((ended) => ended === one).length;
        if (what === 'join' && !stops.has(reader)) stops.set(reader, watch(key));
        if (what === 'leave') {
          stops.get(reader)?.();
          stops.delete(reader);
        }
        if ((what === 'tell' || what === 'fail') && readers(key) > 0) {
          told.set(key, what === 'tell' ? ready(at) : failed(String(at)));
          source.tell.get(key)!(told.get(key)!);
          expect(seenOf(key)).toEqual(told.get(key));
        }
        if (what === 'wait') await vi.advanceTimersByTimeAsync(3_000 * by);
        if (what === 'online') window.dispatchEvent(new Event('online'));
        if (what === 'again' && ['a', 'b', 'c'].some((one) => seenOf(one).state === 'failed')) tryAgain();
        if (what === 'forget') forgetPerson();
        await vi.advanceTimersByTimeAsync(0);
        for (const one of ['a', 'b', 'c']) {
          expect(running(one)).toBeLessThanOrEqual(1);
          if (readers(one) > 0) expect(running(one)).toBe(1);
          expect([LOADING, told.get(one)]).toContainEqual(seenOf(one));
        }
      }
      for (const stop of stops.values()) stop();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(source.ended.toSorted()).toEqual(source.started.toSorted());
    }),
    { numRuns: 300 },
  );
});

describe('in a component', () => {
  it('a key that stays goes on, one that is gone isn’t shown, and one that comes back within ten seconds is there at once', async () => {
    const { result, rerender, unmount } = renderHook(
      ({ keys }) => useLoadables<unknown>('test', keys, (key, next) => source.start(key)(next)),
      { initialProps: { keys: ['a', 'b'] } },
    );
    await act(async () => source.tell.get('a')!(ready('first')));
    expect([result.current('a'), result.current('b')]).toEqual([ready('first'), LOADING]);

    rerender({ keys: ['c'] });
    expect(result.current('a')).toEqual(LOADING);
    rerender({ keys: ['a', 'c'] });
    expect(result.current('a')).toEqual(ready('first'));
    expect(source.started).toEqual(['a', 'b', 'c']);

    unmount();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(source.ended.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('an empty key is a key: week 1 has no weeks before it, which is read, too', async () => {
    const { result, unmount } = renderHook(() => useLoadable('past results', '', source.start('none')));
    await act(async () => source.tell.get('none')!(ready([])));
    expect(result.current).toEqual(ready([]));
    unmount();
  });

  it('two kinds with the same key are two subscriptions, and no key is none', () => {
    const read = (next: (seen: Loadable<unknown>) => void) => source.start('read')(next);
    const { result, unmount } = renderHook(() => [
      useLoadable('one', 'key', read),
      useLoadable('two', 'key', read),
      useLoadable('two', null, read),
    ]);
    expect(source.started).toEqual(['read', 'read']);
    expect(result.current).toEqual([LOADING, LOADING, LOADING]);
    unmount();
  });
});
