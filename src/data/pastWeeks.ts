import type { Lineup } from '@/domain/lineup';
import { isWeekFinal, type WeekResults } from '@/domain/results';
import { getWeekLineups } from './weeklyRosters';
import { getWeekResults } from './weeklySquads';

/** What a week that is over left behind in a league. */
export type PastWeek = { weekId: string; results: WeekResults | null; lineups: Record<string, Lineup> };

/** Weeks that are decided never change again, so each is asked for once a visit. */
const kept = new Map<string, Promise<PastWeek>>();

/** Past weeks of a league: two documents each, the first time; nothing after that. Rejects when one cannot be read. */
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
