import type { Lineup } from '@/domain/lineup';
import { isWeekFinal, type WeekResults } from '@/domain/results';
import { parseWeekId } from '@/domain/weeks';
import { saveFinalLineups, storedFinalLineups } from './finalLineups';
import { getWeekLineups } from './weeklyRosters';
import { fetchPastWeek, fetchWeek, getFinishedWeeks, type FetchedWeek } from './weeklySquads';

/** The results and lineups of a past week in a league. */
export type PastWeek = { weekId: string; results: WeekResults | null; lineups: Record<string, Lineup> };

/**
 * Final weeks never change, so each is fetched only once per visit: its results for all leagues together, with those of the season's other weeks;
 * its lineups for each league. The lineups are stored on the device, too.
 */
const seasons = new Map<number, Promise<unknown>>();
const results = new Map<string, FetchedWeek>();
const kept = new Map<string, Promise<PastWeek>>();

/**
 * Past weeks of a user's league. The first time, reads a document of results for the season, unless another league's weeks have read it, and one of
 * lineups per week that isn't stored on the device; none after that. A week that isn't among the season's finished ones costs a document more.
 * Rejects if one can't be read.
 */
export function getPastWeeks(uid: string, leagueId: string, weekIds: readonly string[]): Promise<PastWeek[]> {
  return Promise.all(weekIds.map((weekId) => getPastWeek(uid, leagueId, weekId)));
}

function getPastWeek(uid: string, leagueId: string, weekId: string): Promise<PastWeek> {
  const key = `${uid} ${leagueId} ${weekId}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const asked = read(uid, leagueId, weekId);
  kept.set(key, asked);
  const forget = () => {
    kept.delete(key);
    results.delete(weekId);
  };
  asked.then((week) => (week.results === null || !isWeekFinal(week.results)) && forget(), forget);
  return asked;
}

async function read(uid: string, leagueId: string, weekId: string): Promise<PastWeek> {
  const fetched = results.get(weekId) ?? fetchResults(weekId);
  results.set(weekId, fetched);
  const stored = storedFinalLineups(uid, leagueId, weekId);
  const [found, lineups] = await Promise.all([fetched(leagueId), stored ?? getWeekLineups(leagueId, weekId)]);
  const known = found.state === 'ready' ? found.value : null;
  if (stored === null && known !== null && isWeekFinal(known)) saveFinalLineups(uid, leagueId, weekId, lineups);
  return { weekId, results: known, lineups };
}

function fetchResults(weekId: string): FetchedWeek {
  const season = parseWeekId(weekId)?.season;
  if (season === undefined) return fetchWeek(weekId);
  const known = seasons.get(season);
  if (known !== undefined) return fetchPastWeek(weekId, known);
  const asked = getFinishedWeeks(season);
  seasons.set(season, asked);
  asked.catch(() => seasons.delete(season));
  return fetchPastWeek(weekId, asked);
}
