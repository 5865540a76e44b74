import { collection, getDoc, type CollectionReference, type QuerySnapshot } from 'firebase/firestore';
import type { LeagueId, WeekId } from '@/domain/kernel/ids';
import { ready, type Loadable } from '@/domain/kernel/loadable';
import { asMap } from '@/domain/kernel/parse';
import { parseFinishedWeek } from '@/domain/scoring/finishedWeek';
import { parseSquadResult, parseWeekResults, type WeekResults } from '@/domain/scoring/results';
import { parseSquadReference } from '@/domain/football/squads';
import { weeklySquadsRef } from '../backend/references';
import { watchDocument, watchQuery, watchWithFallback, type Next, type Unsubscribe } from '../backend/watch';
import { readQuery } from '../backend/serverReads';

/** Watches a week's results, or their older form; `missing` until published. `leagueId`: whose squads, if by league. */
export function watchWeekResults(weekId: WeekId, next: Next<WeekResults>, leagueId?: LeagueId): Unsubscribe {
  return watchWithFallback(
    {
      watch: (tell) =>
        watchDocument(weeklySquadsRef(weekId), (snapshot) => parseWeekResults(weekId, snapshot.data(), leagueId), tell),
      isEmpty,
      watchOlder: (results, tell) => watchQuery(older(weekId), (stored) => withOlder(weekId, results, stored), tell),
    },
    next,
  );
}

/** Fetches a week's results, or those in the older form; `missing` if nothing was published. */
export function getWeekResults(weekId: WeekId, leagueId?: LeagueId): Promise<Loadable<WeekResults>> {
  return fetchWeek(weekId)(leagueId);
}

/** Reads a fetched week for a league. */
export type FetchedWeek = (leagueId?: LeagueId) => Promise<Loadable<WeekResults>>;

/** Fetches a week once for any number of leagues, and its older form when the first of them needs it. */
export function fetchWeek(weekId: WeekId): FetchedWeek {
  const stored = getDoc(weeklySquadsRef(weekId));
  let olderStored: Promise<QuerySnapshot> | null = null;
  return async (leagueId) => {
    const snapshot = await stored;
    const results = snapshot.exists() ? parseWeekResults(weekId, snapshot.data(), leagueId) : null;
    if (results !== null && !isEmpty(results)) return ready(results);
    olderStored ??= readQuery(older(weekId));
    const all = withOlder(weekId, results, await olderStored);
    return results === null && isEmpty(all) ? { state: 'missing' } : ready(all);
  };
}

/** The finished weeks of a season as stored, which one document holds; fetched once. */
export async function getFinishedWeeks(season: number): Promise<unknown> {
  return (await getDoc(weeklySquadsRef(String(season)))).get('weeks');
}

/** Reads a past week from the finished weeks of its season, or fetches it as `fetchWeek` does if they don't have it. */
export function fetchPastWeek(weekId: WeekId, finished: Promise<unknown>): FetchedWeek {
  let apart: FetchedWeek | null = null;
  return async (leagueId) => {
    const results = parseFinishedWeek(weekId, asMap(await finished)[weekId]);
    if (!isEmpty(results)) return ready(results);
    apart ??= fetchWeek(weekId);
    return apart(leagueId);
  };
}

function older(weekId: WeekId): CollectionReference {
  return collection(weeklySquadsRef(weekId), 'squads');
}

function isEmpty({ squads }: WeekResults): boolean {
  return Object.keys(squads).length === 0;
}

/** The results with squads from the older form, one document per squad (docs/requirements.md R3.11). */
function withOlder(weekId: WeekId, results: WeekResults | null, stored: QuerySnapshot): WeekResults {
  const squads: WeekResults['squads'] = {};
  for (const entry of stored.docs) {
    const squad = parseSquadReference(entry.id);
    const result = squad === null ? null : parseSquadResult(squad, entry.data());
    if (squad !== null && result !== null) squads[squad] = result;
  }
  return { ...(results ?? parseWeekResults(weekId, {})), squads };
}
