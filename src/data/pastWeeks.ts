import type { Lineup } from '@/domain/lineup';
import { isWeekFinal, type WeekResults } from '@/domain/results';
import { getWeekLineups } from './weeklyRosters';
import { fetchWeek, type FetchedWeek } from './weeklySquads';

/** The results and lineups of a past week in a league. */
export type PastWeek = { weekId: string; results: WeekResults | null; lineups: Record<string, Lineup> };

/** Final weeks never change, so each is fetched only once per visit: its results for all leagues together, its lineups for each. */
const results = new Map<string, FetchedWeek>();
const kept = new Map<string, Promise<PastWeek>>();

/**
 * Past weeks of a league. The first time, reads a document of results per week, unless another league's weeks have read it, and one of lineups per
 * week; none after that. Rejects if one can't be read.
 */
export function getPastWeeks(leagueId: string, weekIds: readonly string[]): Promise<PastWeek[]> {
  return Promise.all(weekIds.map((weekId) => getPastWeek(leagueId, weekId)));
}

function getPastWeek(leagueId: string, weekId: string): Promise<PastWeek> {
  const key = `${leagueId} ${weekId}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const asked = read(leagueId, weekId);
  kept.set(key, asked);
  const forget = () => {
    kept.delete(key);
    results.delete(weekId);
  };
  asked.then((week) => (week.results === null || !isWeekFinal(week.results)) && forget(), forget);
  return asked;
}

async function read(leagueId: string, weekId: string): Promise<PastWeek> {
  const fetched = results.get(weekId) ?? fetchWeek(weekId);
  results.set(weekId, fetched);
  const [found, lineups] = await Promise.all([fetched(leagueId), getWeekLineups(leagueId, weekId)]);
  return { weekId, results: found.state === 'ready' ? found.value : null, lineups };
}
