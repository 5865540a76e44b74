import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEAT_MS } from '@/domain/draft/presence';
import type { Draft } from '@/domain/draft/types';
import { ready } from '@/domain/kernel/loadable';
import { BEGUN_AT, exampleDraft, pickNext } from '../../../tests/support/exampleDraft';
import { usePresence } from './usePresence';

const server = vi.hoisted(() => ({ say: vi.fn(), look: vi.fn(), watch: vi.fn() }));
vi.mock('@/data/draft/draftPresence', () => ({
  announcePresence: server.say,
  getPresence: server.look,
  watchPresence: server.watch,
}));
vi.mock('@/data/backend/serverClock', () => ({ serverClock: { now: () => Date.now() } }));

beforeEach(() => {
  vi.useFakeTimers({ now: BEGUN_AT });
  server.say.mockReset().mockResolvedValue(true);
  server.look.mockReset().mockResolvedValue({ bob: BEGUN_AT });
  server.watch.mockReset().mockReturnValue(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const enter = (draft: Draft, live = true) =>
  renderHook(({ now }) => usePresence(now, 'ann', live), { initialProps: { now: draft } });
const running = exampleDraft();

describe('presence in the room', () => {
  it('costs one write and one read on arrival, and one of each per heartbeat', async () => {
    const { result } = enter(running);
    await pass(1000);
    expect([server.say.mock.calls.length, server.look.mock.calls.length]).toEqual([1, 1]);
    expect(result.current).toEqual({ bob: BEGUN_AT });
    await pass(BEAT_MS - 2000);
    expect(server.say).toHaveBeenCalledTimes(1);
    await pass(2000);
    expect([server.say.mock.calls.length, server.look.mock.calls.length]).toEqual([2, 2]);
  });

  it('is not sent again by a manager who has just picked', async () => {
    const { rerender } = enter(running);
    await pass(BEAT_MS / 2);
    const picked = { ...pickNext(running), made: ['own' as const], pickedAt: [Date.now()] };
    rerender({ now: picked });
    await pass(BEAT_MS / 2 + 1000);
    expect(server.say).toHaveBeenCalledTimes(1);
  });

  it('is not read again at every pick', async () => {
    let draft = running;
    const { rerender } = enter(draft);
    for (let i = 0; i < 8; i++) {
      draft = pickNext(draft);
      rerender({ now: draft });
      await pass(1000);
    }
    expect(server.look).toHaveBeenCalledTimes(1);
  });

  it('is watched in the lobby, and not sent while offline or by non-members', async () => {
    server.watch.mockImplementation((_, next: (seen: unknown) => void) => {
      next(ready({ bob: 7 }));
      return () => undefined;
    });
    const { result } = enter({ ...running, status: 'scheduled' });
    await pass(1000);
    expect(result.current).toEqual({ bob: 7 });
    expect(server.look).not.toHaveBeenCalled();
    enter(running, false);
    enter({ ...running, members: ['bob'] });
    await pass(1000);
    expect(server.say).toHaveBeenCalledTimes(1);
  });
});
