import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverClock } from '@/data/backend/serverClock';
import { useDriver, type DueTask } from './useDriver';

const NOON = 1_760_000_000_000;
const HOUR = 3_600_000;
const run = vi.fn<() => Promise<boolean>>();
const task = (more: Partial<DueTask> = {}): DueTask => ({ key: 'a', at: NOON, place: () => 0, run, ...more });
const drive = (...initial: DueTask[]) =>
  renderHook(({ tasks }) => useDriver(tasks), { initialProps: { tasks: initial } });
const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ now: NOON - HOUR });
  run.mockReset().mockResolvedValue(true);
});
afterEach(() => {
  // What was measured is of no use after a jump of the clock.
  vi.setSystemTime(0);
  serverClock.forgetAfterJump();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what is due', () => {
  it('is done at its time, and once', async () => {
    const { rerender } = drive(task());
    await passes(HOUR - 1);
    expect(run).not.toHaveBeenCalled();
    await passes(1);
    expect(run).toHaveBeenCalledTimes(1);
    rerender({ tasks: [task()] });
    await passes(HOUR);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('goes by the server’s clock, also when that is measured again', async () => {
    drive(task());
    act(() => serverClock.witness(NOON - 5000));
    await passes(4999);
    expect(run).not.toHaveBeenCalled();
    await passes(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is left to the clients before this one first, and again after each change', async () => {
    const second = (key: string) => [task({ key, at: 0, place: () => 2 })];
    const { rerender } = drive(...second('one turn'));
    await passes(1000);
    rerender({ tasks: second('next turn') });
    await passes(1399);
    expect(run).not.toHaveBeenCalled();
    await passes(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is tried again after a failure, each time later, at most a minute, and then no more', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const times: number[] = [];
    const began = Date.now();
    run.mockImplementation(() => {
      times.push(Date.now() - began);
      return times.length === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(times.length === 9);
    });
    drive(task({ at: 0 }));
    await passes(HOUR);
    const waits = times.map((time, i) => time - (times[i - 1] ?? 0));
    expect(waits).toEqual([0, 1400, 2800, 5600, 11_200, 22_400, 44_800, 60_000, 60_000]);
  });

  it('is done one at a time, the earliest first', async () => {
    let end: (done: boolean) => void = () => undefined;
    run.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
    const other = vi.fn(() => Promise.resolve(true));
    drive(task({ key: 'b', at: NOON + 1, run: other }), task());
    await passes(2 * HOUR);
    expect([run.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
    end(true);
    await passes(0);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('isn’t begun once it’s no task any more, or the page is gone', async () => {
    const { rerender, unmount } = drive(task());
    rerender({ tasks: [] });
    await passes(2 * HOUR);
    rerender({ tasks: [task({ at: Date.now() + HOUR })] });
    unmount();
    await passes(2 * HOUR);
    expect(run).not.toHaveBeenCalled();
  });
});
