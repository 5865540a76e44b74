import type { LeagueId, Uid, WeekId } from '@/domain/kernel/ids';
import { valueOr } from '@/domain/kernel/loadable';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import type { Lineup } from '@/domain/lineup/lineup';
import { isWeekFinal, type WeekResults } from '@/domain/scoring/results';
import { parseWeekId } from '@/domain/football/weeks';
import { getWeekLineups } from './weekLineups';
import { fetchPastWeek, fetchWeek, getFinishedWeeks, type FetchedWeek } from './weekResults';

/** The results and lineups of a past week in a league. Without lineups if they weren't asked for. */
export type PastWeek = { weekId: WeekId; results: WeekResults | null; lineups: Record<string, Lineup> };

// Final weeks never change, so each is fetched once a visit: its results with the season's, its lineups per league.
const kept = new Map<string, Promise<unknown>>();
const fetched = new Map<string, FetchedWeek>();

/** What `ask` resolves to, asked once, and again if it fails or what it resolves to isn't final. */
function once<T>(key: string, ask: () => Promise<T>, isFinal: (value: T) => boolean, forgotten = () => {}): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const asked = ask();
  kept.set(key, asked);
  const forget = () => {
    kept.delete(key);
    forgotten();
  };
  asked.then((value) => {
    if (!isFinal(value)) forget();
  }, forget);
  return asked;
}

const isFinal = (results: WeekResults | null) => results !== null && isWeekFinal(results);

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
  const read = async (weekId: WeekId): Promise<PastWeek> => {
    const lineups = inLedger[weekId] ?? getWeekLineups(leagueId, weekId);
    const [results, known] = await Promise.all([getResults(weekId, leagueId), lineups]);
    return { weekId, results, lineups: known };
  };
  return Promise.all(
    weekIds.map(async (weekId) =>
      since === null || weekId >= since
        ? once(
            `${uid} ${leagueId} ${weekId}`,
            () => read(weekId),
            ({ results }) => isFinal(results),
          )
        : { weekId, results: await getResults(weekId, leagueId), lineups: {} },
    ),
  );
}

/** The results of past weeks, in the order of their ids, without those that have none. Rejects if one can't be read. */
export async function getPastResults(weekIds: readonly string[]): Promise<WeekResults[]> {
  const all = await Promise.all(weekIds.map((weekId) => getResults(weekId)));
  return all.filter((one) => one !== null);
}

/** A past week's results, for a league: the same object every time. */
function getResults(weekId: WeekId, leagueId?: LeagueId): Promise<WeekResults | null> {
  const ask = async () => {
    const week = fetched.get(weekId) ?? fetchResults(weekId);
    fetched.set(weekId, week);
    return valueOr(await week(leagueId), null);
  };
  return once(`${leagueId ?? 'all'} ${weekId}`, ask, isFinal, () => fetched.delete(weekId));
}

/** Begins to read the results of the weeks before this one, so that `getPastWeeks` has them sooner. */
export function beginPastResults(weekId: WeekId): void {
  const season = parseWeekId(weekId)?.season;
  // What asks for them hears of a failure.
  if (season !== undefined) finishedWeeks(season).catch(() => undefined);
}

function fetchResults(weekId: WeekId): FetchedWeek {
  const season = parseWeekId(weekId)?.season;
  return season === undefined ? fetchWeek(weekId) : fetchPastWeek(weekId, finishedWeeks(season));
}

function finishedWeeks(season: number): Promise<unknown> {
  return once(
    String(season),
    () => getFinishedWeeks(season),
    () => true,
  );
}
