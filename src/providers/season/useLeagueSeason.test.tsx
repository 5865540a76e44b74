import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import type { Ledger } from '@/domain/moves/ledger';
import { ready } from '@/domain/kernel/loadable';
import { lockedSchools, parseWeek, type Kickoffs, type Week } from '@/domain/football/weeks';
import { useLeagueSeasons } from './useLeagueSeason';

const NOW = Date.UTC(2025, 9, 18, 18);
const LEAGUE = parseLeague('home', { name: 'Home', season: 2025, firstWeek: 1, draftStatus: 'complete' });
const LEDGER: Ledger = { leagueId: 'home', settled: true, rosters: {}, owned: [], step: 0, history: {}, lineups: {} };

const world = vi.hoisted(() => ({ week: null as Week | null, asked: [] as string[] }));
vi.mock('../account/AuthProvider', () => ({ useAuth: () => ({ uid: 'ann' }) }));
vi.mock('../league/useLedgers', () => ({ useLedgers: () => () => ready(LEDGER) }));
vi.mock('./SeasonProvider', () => ({ useSeason: () => ({ week: ready(world.week), weeks: ready([world.week]) }) }));
vi.mock('../lineup/useLocks', () => ({ useLocks: (kickoffs: Kickoffs | null) => lockedSchools(kickoffs ?? {}, NOW) }));
vi.mock('@/data/season/pastWeeks', () => ({ getPastWeeks: () => Promise.resolve([]) }));
vi.mock('@/data/season/weeklySquads', () => ({
  watchWeekResults: (_id: string, next: (seen: unknown) => void) => watch('results', next),
}));
vi.mock('@/data/season/weeklyRosters', () => ({
  watchWeekLineups: (_league: string, _id: string, next: (seen: unknown) => void) => watch('lineups', next),
}));

function watch(what: string, next: (seen: unknown) => void) {
  world.asked.push(what);
  next({ state: 'missing' });
  return () => undefined;
}

const LEAGUES = [LEAGUE];
const week = (toKickoff: number, lastFinal: Date | null = null) =>
  parseWeek('2025-08', {
    season: 2025,
    week: 8,
    isCurrent: true,
    kickoffs: { ALA: new Date(NOW - 60_000), UGA: new Date(NOW + toKickoff) },
    lastFinal,
  });

beforeEach(() => Object.assign(world, { asked: [] }));

it.each([
  ['the current week, too', {}, week(60_000), ['lineups', 'results']],
  ['only decided weeks, if asked, before the week’s last kickoff', { decidedOnly: true }, week(60_000), []],
  ['the current week once all games have kicked off', { decidedOnly: true }, week(-1), ['lineups', 'results']],
  ['the current week once it’s final', { decidedOnly: true }, week(60_000, new Date(NOW)), ['lineups', 'results']],
])('reads %s', async (_, options, present, asked) => {
  world.week = present;
  const { result } = renderHook(() => useLeagueSeasons(LEAGUES, options));
  await waitFor(() => expect(result.current.home?.state).toBe('ready'));
  expect(world.asked.sort()).toEqual(asked);
});
