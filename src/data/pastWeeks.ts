import type { Lineup } from '@/domain/lineup';
import { isWeekFinal, type WeekResults } from '@/domain/results';
import { getWeekLineups } from './weeklyRosters';
import { getWeekResults } from './weeklySquads';

/** The results and lineups of a past week in a league. */
export type PastWeek = { weekId: string; results: WeekResults | null; lineups: Record<string, Lineup> };

/** Final weeks never change, so each is fetched only once per visit. */
const kept = new Map<string, Promise<PastWeek>>();

/** Past weeks of a league. Reads two documents per week the first time, none after that. Rejects if one can't be read. */
export function getPastWeeks(leagueId: string, weekIds: readonly string[]): Promise<PastWeek[]> {
  return Promise.all(weekIds.map((weekId) => getPastWeek(leagueId, weekId)));
}

function getPastWeek(leagueId: string, weekId: string): Promise<PastWeek> {
  const key = `${leagueId} ${weekId}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const asked = read(leagueId, weekId);
  kept.set(key, asked);
  const forget = () => kept.delete(key);
  asked.then(({ results }) => (results === null || !isWeekFinal(results)) && forget(), forget);
  return asked;
}

async function read(leagueId: string, weekId: string): Promise<PastWeek> {
  const [results, lineups] = await Promise.all([getWeekResults(weekId, leagueId), getWeekLineups(leagueId, weekId)]);
  return { weekId, results: results.state === 'ready' ? results.value : null, lineups };
}
