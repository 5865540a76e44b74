import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEGUN_AT, exampleDraft, pickNext } from '../../../tests/support/exampleDraft';
import { resume, undo } from '@/domain/draft/commissioner';
import { automaticPick } from '@/domain/draft/engine';
import { onTheClock } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import type { Result } from '@/domain/result';
import { useAutomaticPicks } from './useAutomaticPicks';

const server = vi.hoisted(() => ({ pick: vi.fn<(draft: unknown) => Promise<boolean>>() }));
vi.mock('@/data/drafts', () => ({ automaticPick: server.pick }));
vi.mock('@/data/serverClock', () => ({ serverClock: { now: () => Date.now(), subscribe: () => () => undefined } }));

beforeEach(() => {
  vi.useFakeTimers({ now: BEGUN_AT });
  server.pick.mockReset();
  server.pick.mockResolvedValue(true);
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const drive = (draft: Draft, me = 'ann', live = true) =>
  renderHook(({ draft: now, live: up }) => useAutomaticPicks(now, me, up), { initialProps: { draft, live } });

describe('this client’s automatic picks', () => {
  // Ann, the commissioner, has just picked; the house team is on the clock.
  const house = { ...exampleDraft({ people: ['ann', 'bob'], houseTeams: 1 }), order: ['house-1', 'ann', 'bob'] };

  it('are made once, shortly after a house team is on the clock', async () => {
    drive(house);
    await pass(800);
    expect(server.pick).not.toHaveBeenCalled();
    await pass(200);
    expect(server.pick).toHaveBeenCalledTimes(1);
    await pass(10_000);
    expect(server.pick).toHaveBeenCalledTimes(1);
  });

  it('let clients earlier in line try first', async () => {
    drive(house, 'bob');
    await pass(1000);
    expect(server.pick).not.toHaveBeenCalled();
    await pass(1000);
    expect(server.pick).toHaveBeenCalledTimes(1);
  });

  it('wait for a manager until the deadline and the grace second are over', async () => {
    drive(exampleDraft());
    await pass(90_900);
    expect(server.pick).not.toHaveBeenCalled();
    await pass(500);
    expect(server.pick).toHaveBeenCalledTimes(1);
  });

  it('are retried after an error while the draft doesn’t change', async () => {
    server.pick.mockResolvedValue(false);
    drive(house);
    await pass(5000);
    expect(server.pick.mock.calls.length).toBeGreaterThan(2);
  });

  it('are not made without a connection or after leaving the room', async () => {
    const { rerender, unmount } = drive(house, 'ann', false);
    await pass(5000);
    expect(server.pick).not.toHaveBeenCalled();
    rerender({ draft: house, live: true });
    unmount();
    await pass(5000);
    expect(server.pick).not.toHaveBeenCalled();
  });

  it('continue with the next turn', async () => {
    const alone = { ...exampleDraft({ people: ['ann'], houseTeams: 2 }), order: ['house-1', 'house-2', 'ann'] };
    const { rerender } = drive(alone);
    await pass(1000);
    const next = { ...pickNext(alone), turnStartedAt: Date.now() };
    rerender({ draft: next, live: true });
    await pass(1000);
    expect(server.pick).toHaveBeenCalledTimes(2);
    expect(server.pick).toHaveBeenLastCalledWith(next);
  });

  it('are made again after an undo, once the draft resumes', async () => {
    const { rerender } = drive(house);
    await pass(1000);
    expect(server.pick).toHaveBeenCalledTimes(1);
    const undone = must(undo({ ...pickNext(house), turnStartedAt: Date.now() }, { by: 'ann', at: Date.now() }));
    rerender({ draft: undone, live: true });
    await pass(5000);
    // The draft is paused, so no client picks.
    expect(server.pick).toHaveBeenCalledTimes(1);
    rerender({ draft: must(resume(undone, { by: 'ann', at: Date.now() })), live: true });
    await pass(1000);
    expect(server.pick).toHaveBeenCalledTimes(2);
  });

  it('catch up in order after a day offline, until a manager’s own clock is running', async () => {
    const people = {
      ...exampleDraft({ people: ['ann', 'bob', 'cem'], houseTeams: 1 }),
      misses: { bob: 2 },
    };
    let now: Draft = { ...people, order: ['ann', 'bob', 'house-1', 'cem'] };
    const { rerender } = drive(now, 'cem', false);
    const picks: string[] = [];
    server.pick.mockImplementation((draft) => {
      picks.push(onTheClock(draft as Draft)!);
      now = must(automaticPick(draft as Draft, { queue: [], at: Date.now() }));
      return Promise.resolve(true);
    });
    await pass(24 * 3_600_000);
    rerender({ draft: now, live: true });
    for (let turn = 0; turn < 6; turn++) {
      await pass(10_000);
      rerender({ draft: now, live: true });
    }
    // Ann’s clock had run out, and the next two managers don't need one. Cem’s clock starts now.
    expect(picks).toEqual(['ann', 'bob', 'house-1']);
    expect(now.made).toEqual(['missed', 'autopilot', 'house']);
  });
});

function must(result: Result<Draft>): Draft {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
