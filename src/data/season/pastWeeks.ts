import type { LeagueId, Uid, WeekId } from '@/domain/kernel/ids';
import type { Ledger } from '@/domain/moves/ledger';
import type { Lineup } from '@/domain/lineup/lineup';
import { isWeekFinal, type WeekResults } from '@/domain/scoring/results';
import { parseWeekId } from '@/domain/football/weeks';
import { getWeekLineups } from './weeklyRosters';
import { fetchPastWeek, fetchWeek, getFinishedWeeks, type FetchedWeek } from './weeklySquads';

/** The results and lineups of a past week in a league. Without lineups if they weren't asked for. */
export type PastWeek = { weekId: WeekId; results: WeekResults | null; lineups: Record<string, Lineup> };

/** Final weeks never change, so each is fetched once a visit: its results with the season's, its lineups per league. */
const seasons = new Map<number, Promise<unknown>>();
const results = new Map<string, FetchedWeek>();
const weeks = new Map<string, Promise<PastWeek>>();
const parsed = new Map<string, Promise<WeekResults | null>>();

/**
 * Past weeks of a user's league. `inLedger`: lineups that needn't be read; before `since` none are. The first time
 * reads a document of results for the season, one for each week it lacks, and one of lineups a week.
 */
export function getPastWeeks(
  uid: Uid,
  leagueId: LeagueId,
  weekIds: readonly string[],
  inLedger: Ledger['lineups'] = {},
  since: string | null = null,
): Promise<PastWeek[]> {
  return Promise.all(
    weekIds.map(async (weekId) =>
      since === null || weekId >= since
        ? getPastWeek(uid, leagueId, weekId, inLedger[weekId])
        : { weekId, results: await getResults(leagueId, weekId), lineups: {} },
    ),
  );
}

function getPastWeek(
  uid: Uid,
  leagueId: LeagueId,
  weekId: WeekId,
  inLedger: PastWeek['lineups'] | undefined,
): Promise<PastWeek> {
  const key = `${uid} ${leagueId} ${weekId}`;
  const known = weeks.get(key);
  if (known !== undefined) return known;
  const asked = read(leagueId, weekId, inLedger);
  weeks.set(key, asked);
  const forget = () => weeks.delete(key);
  asked.then((week) => (week.results === null || !isWeekFinal(week.results)) && forget(), forget);
  return asked;
}

/** A past week's results for a league: the same object every time. */
function getResults(leagueId: LeagueId, weekId: WeekId): Promise<WeekResults | null> {
  const key = `${leagueId} ${weekId}`;
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const fetched = results.get(weekId) ?? fetchResults(weekId);
  results.set(weekId, fetched);
  const asked = fetched(leagueId).then((found) => (found.state === 'ready' ? found.value : null));
  parsed.set(key, asked);
  const forget = () => {
    parsed.delete(key);
    results.delete(weekId);
  };
  asked.then((week) => (week === null || !isWeekFinal(week)) && forget(), forget);
  return asked;
}

/** The results of past weeks, in the order of their ids, without those that have none. Rejects if one can't be read. */
export async function getPastResults(weekIds: readonly string[]): Promise<WeekResults[]> {
  const all = await Promise.all(
    weekIds.map(async (weekId): Promise<WeekResults | null> => {
      const fetched = results.get(weekId) ?? fetchResults(weekId);
      results.set(weekId, fetched);
      const found = await fetched().catch((error: unknown) => {
        results.delete(weekId);
        throw error;
      });
      const known = found.state === 'ready' ? found.value : null;
      if (known === null || !isWeekFinal(known)) results.delete(weekId);
      return known;
    }),
  );
  return all.filter((one) => one !== null);
}

async function read(leagueId: LeagueId, weekId: WeekId, inLedger: PastWeek['lineups'] | undefined): Promise<PastWeek> {
  const [known, lineups] = await Promise.all([
    getResults(leagueId, weekId),
    inLedger ?? getWeekLineups(leagueId, weekId),
  ]);
  return { weekId, results: known, lineups };
}

function fetchResults(weekId: WeekId): FetchedWeek {
  const season = parseWeekId(weekId)?.season;
  if (season === undefined) return fetchWeek(weekId);
  const known = seasons.get(season);
  if (known !== undefined) return fetchPastWeek(weekId, known);
  const asked = getFinishedWeeks(season);
  seasons.set(season, asked);
  asked.catch(() => seasons.delete(season));
  return fetchPastWeek(weekId, asked);
}
