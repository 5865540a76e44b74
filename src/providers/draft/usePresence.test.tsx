import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEAT_MS } from '@/domain/draft/presence';
import type { Draft } from '@/domain/draft/types';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { BEGUN_AT, exampleDraft, pickNext } from '../../../tests/support/exampleDraft';
import { usePresence } from './usePresence';

/** How often presence was asked for and told. */
const times = (kind: 'read' | 'write') => backend.sent().filter((request) => request.kind === kind).length;

beforeEach(() => {
  vi.useFakeTimers({ now: BEGUN_AT });
  backend.start(
    {
      ...documents.people('ann', 'bob'),
      'leagues/league1': documents.league(['ann', 'bob']),
      'draftPresence/league1': { here: { bob: new Date(BEGUN_AT) } },
    },
    'ann',
  );
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
    expect([times('write'), times('read')]).toEqual([1, 1]);
    expect(result.current).toEqual({ ann: BEGUN_AT, bob: BEGUN_AT });
    await pass(BEAT_MS - 2000);
    expect(times('write')).toBe(1);
    await pass(2000);
    expect([times('write'), times('read')]).toEqual([2, 2]);
  });

  it('is not sent again by a manager who has just picked', async () => {
    const { rerender } = enter(running);
    await pass(BEAT_MS / 2);
    const picked = { ...pickNext(running), made: ['own' as const], pickedAt: [Date.now()] };
    rerender({ now: picked });
    await pass(BEAT_MS / 2 + 1000);
    expect(times('write')).toBe(1);
  });

  it('is not read again at every pick', async () => {
    let draft = running;
    const { rerender } = enter(draft);
    for (let i = 0; i < 8; i++) {
      draft = pickNext(draft);
      rerender({ now: draft });
      await pass(1000);
    }
    expect(times('read')).toBe(1);
  });

  it('is watched in the lobby, and not sent while offline or by non-members', async () => {
    const { result } = enter({ ...running, status: 'scheduled' });
    for (let i = 0; i < 50 && result.current.ann === undefined; i++) await pass(100);
    expect(result.current).toEqual({ ann: BEGUN_AT, bob: BEGUN_AT });
    expect(times('read')).toBe(0);
    enter(running, false);
    enter({ ...running, members: ['bob'] });
    await pass(1000);
    expect(times('write')).toBe(1);
  });
});
