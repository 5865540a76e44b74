import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { renderHook, tellLedger, tellWeek } from '../../../tests/support/page';
import { parseWeek } from '@/domain/football/weeks';
import { ready, valueOr } from '@/domain/kernel/loadable';
import { parseLeague } from '@/domain/league/league';
import { useLeagueSeasons } from './useLeagueSeason';

const NOW = Date.now();
const STORED = documents.league(['ann'], { season: 2025, firstWeek: 1, draftStatus: 'complete', draftComplete: true });
const LEAGUES = [parseLeague('home', STORED)];
const week = (toKickoff: number, lastFinal: Date | null = null) =>
  parseWeek('2025-08', {
    season: 2025,
    week: 8,
    isCurrent: true,
    kickoffs: { ALA: new Date(NOW - 60_000), UGA: new Date(NOW + toKickoff) },
    lastFinal,
  });
const BOTH = ['weeklyRosters/home_2025-08', 'weeklySquads/2025-08'];

it.each([
  ['the current week, too', {}, week(3_600_000), BOTH],
  ['only decided weeks, if asked, before the week’s last kickoff', { decidedOnly: true }, week(3_600_000), []],
  ['the current week once all games have kicked off', { decidedOnly: true }, week(-1), BOTH],
  ['the current week once it’s final', { decidedOnly: true }, week(3_600_000, new Date(NOW)), BOTH],
])('reads %s', async (_, options, present, asked) => {
  backend.start({ ...documents.people('ann'), 'leagues/home': STORED }, 'ann');
  tellWeek(ready(present));
  tellLedger('home', {}, { lineups: {} });
  const { result } = renderHook(() => useLeagueSeasons(LEAGUES, options));
  await waitFor(() => expect(result.current.home?.state).toBe('ready'));
  const weekly = backend.sent().flatMap(({ paths }) => paths.filter((path) => path.startsWith('weekly')));
  expect(weekly.sort()).toEqual(asked);
});

it('asks for the weeks before without waiting for the ledger', async () => {
  backend.start({ ...documents.people('ann'), 'leagues/home': STORED }, 'ann');
  backend.setFaults({ fault: ({ paths }) => (paths[0] === 'ledgers/home' ? 'lost' : null) });
  tellWeek(ready(week(3_600_000)), [parseWeek('2025-07', { season: 2025, week: 7 }), week(3_600_000)]);
  const { result } = renderHook(() => useLeagueSeasons(LEAGUES));
  await waitFor(() => expect(backend.sent().flatMap(({ paths }) => paths)).toContain('weeklySquads/2025'));
  expect(result.current.home?.state).toBe('loading');
});

it('has the lineups of the week before the first, which carry over, and none from before that', async () => {
  const late = { ...STORED, firstWeek: 8 };
  const lineup = (id: string) => ({ leagueId: 'home', weekId: id, users: { ann: ['ALA-QB_QB'] } });
  const set = ['2025-06', '2025-07'].map((id) => [`weeklyRosters/home_${id}`, lineup(id)] as const);
  backend.start({ ...documents.people('ann'), 'leagues/home': late, ...Object.fromEntries(set) }, 'ann');
  const past = [6, 7].map((number) => parseWeek(`2025-0${String(number)}`, {}));
  tellWeek(ready(week(3_600_000)), [...past, week(3_600_000)]);
  tellLedger('home', {}, { lineups: {} });
  const leagues = [parseLeague('home', late)];
  const { result } = renderHook(() => useLeagueSeasons(leagues));
  await waitFor(() => expect(result.current.home?.state).toBe('ready'));
  const known = valueOr(result.current.home!, null)!.weeks.map(({ lineups }) => lineups.ann?.starters.QB);
  expect(known).toEqual([undefined, ['ALA-QB'], undefined]);
});
