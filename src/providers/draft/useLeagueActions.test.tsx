import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleDraft, pickNext } from '../../../tests/support/exampleDraft';
import type { Draft } from '@/domain/draft/types';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { succeed } from '@/domain/kernel/result';
import { useLeagueActions } from './useLeagueActions';

const server = vi.hoisted(() => ({ stepAway: vi.fn(), askForUndo: vi.fn(), startDraft: vi.fn() }));
vi.mock('@/data/draft/drafts', () => server);
vi.mock('@/data/draft/draftControls', () => {
  throw new Error('The network is gone.');
});

const draft = exampleDraft();
const league = parseLeague('league1', { name: 'Tailgate', members: ['ann', 'bob'], capacity: 2, createdBy: 'ann' });
const enter = (me: string, now: Draft | null = draft, home: League | null = league) =>
  renderHook(({ current }) => useLeagueActions(current, home, me), {
    initialProps: { current: now },
  });
const namesOf = (...given: Parameters<typeof enter>) => Object.keys(enter(...given).result.current).sort();

const MEMBER = ['askForUndo', 'keep', 'resume', 'stepAway'];
const COMMISSIONER = ['changeClock', 'pause', 'share', 'undo', 'unshare'];
const SETUP = ['drawOrder', 'handOver', 'planDraft', 'setOrder', 'start'];

describe('the actions of a league’s draft', () => {
  // This test runs first, because the mock that can't be loaded throws only once.
  it('return an error when their code can’t be loaded', async () => {
    const resumed = await enter('bob').result.current.resume?.();
    expect(resumed).toMatchObject({ ok: false, error: { code: 'not-fetched' } });
    expect(resumed?.ok === false && resumed.error.message).toContain('nothing was sent');
  });

  it('depend on the user’s role, and some need the league', () => {
    expect(namesOf('bob')).toEqual(MEMBER);
    expect(namesOf('ann')).toEqual([...MEMBER, ...COMMISSIONER, ...SETUP].sort());
    const withCo = { ...draft, coCommissioner: 'bob' };
    const notTheirs = SETUP.filter((name) => name !== 'handOver');
    expect(namesOf('bob', withCo)).toEqual([...MEMBER, ...COMMISSIONER, ...notTheirs].sort());
    expect(namesOf('ann', draft, null)).toEqual([...MEMBER, ...COMMISSIONER].sort());
    expect(namesOf('cem')).toEqual([]);
    expect(namesOf('ann', null)).toEqual([]);
  });

  it('keep their identity after a pick and act on the current draft', async () => {
    server.askForUndo.mockResolvedValue(succeed());
    const { result, rerender } = enter('bob');
    const before = result.current;
    const next = pickNext(draft);
    rerender({ current: next });
    expect(result.current).toBe(before);
    await before.askForUndo?.(true);
    expect(server.askForUndo).toHaveBeenCalledExactlyOnceWith(next, 'bob', true);
  });
});
