import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUnsaved, keptUnsaved } from '@/data/device/unsaved';
import { LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { autosave, useAutosave } from './useAutosave';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers each save when it is told to. */
function slowServer() {
  const saves: { value: number; answer: (result: Result<void> | Error) => void }[] = [];
  const stored: number[] = [];
  let open = 0;
  let mostOpen = 0;
  const save = (value: number) => {
    mostOpen = Math.max(mostOpen, ++open);
    return new Promise<Result<void>>((resolve, reject) => {
      const answer = (result: Result<void> | Error) => {
        open--;
        if (result instanceof Error) return reject(result);
        if (result.ok) stored.push(value);
        resolve(result);
      };
      saves.push({ value, answer });
    });
  };
  return { save, saves, stored, mostOpen: () => mostOpen };
}

const settled = () => vi.advanceTimersByTimeAsync(1000);
const NO_LINE = fail('offline', 'You’re offline.');
const DENIED = fail('permission-denied', 'A game has kicked off.');

/** Changes a value, whose save is then under way. */
async function sendOne() {
  const server = slowServer();
  const own = autosave(server.save);
  own.change(1);
  await settled();
  return { server, own };
}

describe('autosave', () => {
  it('saves changes that come together as one', async () => {
    const server = slowServer();
    const own = autosave(server.save);
    own.change(1);
    own.change(2);
    expect(own.current()).toEqual({ state: 'saving', unsaved: 2, message: null });
    await settled();
    server.saves[0]!.answer(succeed());
    await settled();
    expect(server.stored).toEqual([2]);
    expect(own.current().state).toBe('idle');
  });

  it.each([
    { name: 'fails', answer: NO_LINE },
    { name: 'is refused', answer: DENIED },
    { name: 'throws', answer: new Error('No such code.') },
  ])('sends the newer value when an older one $name', async ({ answer }) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { server, own } = await sendOne();
    own.change(2);
    server.saves[0]!.answer(answer);
    await settled();
    server.saves[1]!.answer(succeed());
    await settled();
    expect(server.stored).toEqual([2]);
    expect(own.current().state).toBe('idle');
  });

  it('keeps what found no connection, and sends it with the next flush', async () => {
    const { server, own } = await sendOne();
    server.saves[0]!.answer(NO_LINE);
    await settled();
    expect(own.current()).toEqual({ state: 'offline', unsaved: 1, message: 'You’re offline.' });
    own.flush();
    server.saves[1]!.answer(succeed());
    await settled();
    expect(server.stored).toEqual([1]);
  });

  it('gives a refused value up, with the reason', async () => {
    const { server, own } = await sendOne();
    server.saves[0]!.answer(DENIED);
    await settled();
    own.flush();
    expect(server.saves).toHaveLength(1);
    expect(own.current()).toEqual({ state: 'refused', unsaved: null, message: 'A game has kicked off.' });
  });

  it('has one save under way at most, stores values in their order, and is idle only when the latest is stored', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const answers = [succeed(), NO_LINE, DENIED, new Error('No such code.')];
    const step = fc.oneof(
      fc.constant('change' as const),
      fc.constant('flush' as const),
      fc.constant('wait' as const),
      fc.constantFrom(...answers),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const server = slowServer();
        const own = autosave(server.save);
        let latest = 0;
        for (const one of steps) {
          if (one === 'change') own.change(++latest);
          else if (one === 'flush') own.flush();
          else if (one === 'wait') await settled();
          else server.saves.shift()?.answer(one);
          await vi.advanceTimersByTimeAsync(0);
          const { state, unsaved } = own.current();
          if (state === 'idle') expect(server.stored.at(-1) ?? 0).toBe(latest);
          if (unsaved !== null) expect(unsaved).toBe(latest);
        }
        expect(server.mostOpen()).toBeLessThanOrEqual(1);
        expect(server.stored).toEqual([...new Set(server.stored)].sort((one, other) => one - other));
      }),
      { seed: 1869, numRuns: 200 },
    );
  });
});

describe('what is unsaved', () => {
  const KEY = 'queue of ann';
  const save = vi.fn<(value: readonly string[]) => Promise<Result<void>>>();
  const pass = () => act(() => settled());

  /** A visit in which the server has this list. */
  function visit(stored: Loadable<readonly string[]>, live = true) {
    const view = renderHook(
      (now: { stored: Loadable<readonly string[]> }) => useAutosave(KEY, now.stored, save, live),
      {
        initialProps: { stored },
      },
    );
    return { ...view, list: () => view.result.current };
  }

  beforeEach(() => {
    localStorage.clear();
    save.mockReset();
  });

  it('is kept over a reload, shown, and sent once the connection is back', async () => {
    save.mockResolvedValue(NO_LINE);
    const before = visit(ready(['a']));
    act(() => before.list().change(['b', 'a']));
    await pass();
    before.unmount();
    await pass();

    const offline = visit(LOADING);
    offline.rerender({ stored: ready(['a']) });
    await pass();
    expect([offline.list().value, offline.list().saving.state]).toEqual([ready(['b', 'a']), 'offline']);
    offline.unmount();
    await pass();

    save.mockReset().mockResolvedValue(succeed());
    const after = visit(ready(['a']));
    await pass();
    expect([save.mock.calls, keptUnsaved(KEY)]).toEqual([[[['b', 'a']]], null]);
    after.unmount();
  });

  it('isn’t sent when the list was changed somewhere else since, and that is said', async () => {
    keepUnsaved(KEY, { texts: ['b', 'a'], over: ['a'], sent: [] });
    const view = visit(ready(['c', 'a']));
    await pass();
    expect(view.list().value).toEqual(ready(['c', 'a']));
    expect(view.list().saving.message).toMatch(/^Your offline changes weren’t saved/);
    expect([save.mock.calls, keptUnsaved(KEY)]).toEqual([[], null]);
    view.unmount();
  });

  it('is forgotten when the server turns out to have it', async () => {
    keepUnsaved(KEY, { texts: ['b', 'a'], over: ['a'], sent: [] });
    const view = visit(ready(['b', 'a']));
    await pass();
    expect([view.list().saving.state, save.mock.calls, keptUnsaved(KEY)]).toEqual(['idle', [], null]);
    view.unmount();
  });

  it('is forgotten when the server has refused it', async () => {
    save.mockResolvedValue(DENIED);
    const view = visit(ready(['a']));
    act(() => view.list().change([]));
    expect(keptUnsaved(KEY)).toEqual({ texts: [], over: ['a'], sent: [] });
    await pass();
    expect([view.list().value, keptUnsaved(KEY)]).toEqual([ready(['a']), null]);
    view.unmount();
  });

  it('is sent after a reload when the server has what was sent before it, whose answer never came', async () => {
    save.mockImplementation(() => new Promise(() => undefined));
    const before = visit(ready(['a']));
    act(() => before.list().change(['b']));
    await pass();
    act(() => before.list().change(['c']));
    before.unmount();
    await pass();

    save.mockReset().mockResolvedValue(succeed());
    const after = visit(ready(['b']));
    await pass();
    expect([save.mock.calls, keptUnsaved(KEY)]).toEqual([[[['c']]], null]);
    after.unmount();
  });

  it('counts against the list that was saved before it', async () => {
    let answer: (result: Result<void>) => void = () => undefined;
    save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve))).mockResolvedValue(NO_LINE);
    const view = visit(ready(['a']));
    act(() => view.list().change(['b']));
    await pass();
    act(() => view.list().change(['c']));
    answer(succeed());
    await pass();
    expect(keptUnsaved(KEY)).toEqual({ texts: ['c'], over: ['b'], sent: [] });
    view.unmount();
    await pass();
  });
});
