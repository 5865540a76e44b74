import {
  collection,
  doc,
  query,
  serverTimestamp,
  where,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import { parsePerson, type Person } from '@/domain/admin/people';
import type { WeekId } from '@/domain/kernel/ids';
import { asMap } from '@/domain/kernel/parse';
import { parseFinishedWeek } from '@/domain/scoring/finishedWeek';
import { isWeekFinal, parseWeekResults, type WeekResults } from '@/domain/scoring/results';
import { entryScope, FORMER_PLAYER, parseSoloEntry, type SoloEntry } from '@/domain/solo/entries';
import { SOLO_GAMES } from '@/domain/solo/soloGames';
import {
  encodeLeaderboard,
  parseLeaderboard,
  seasonLeaderboard,
  leaderboardId,
  weekLeaderboard,
  type SoloLeaderboard,
} from '@/domain/solo/leaderboards';
import { lastWeekOf } from '@/domain/football/seasons';
import { parseWeekId } from '@/domain/football/weeks';
import { readQuery } from '../backend/serverReads';
import { afterwards, deskTransaction, writeLog, type Desk } from './adminLog';
import { LeaderboardsError } from './errors';

/** The most values that a query compares a field with. */
const MAX_VALUES = 30;

/**
 * Writes the solo leaderboards of a week that differ from entries and results, with an entry in the log; with
 * `wholeSeason` also those of the finished weeks and the season. Returns how many.
 */
export async function updateSoloLeaderboards(desk: Desk, weekId: WeekId, wholeSeason: boolean): Promise<number> {
  const named = parseWeekId(weekId);
  if (named === null) throw new Error(`${weekId} is not the id of a week.`);
  const { season } = named;
  const { db } = desk;
  return deskTransaction(desk, async (transaction) => {
    // Reading the results here makes a publish that comes between start this again.
    const [present, past] = await Promise.all([
      transaction.get(doc(db, 'weeklySquads', weekId)),
      transaction.get(doc(db, 'weeklySquads', String(season))),
    ]);
    const published = publishedWeeks(weekId, present!, past!);
    const finished = published.filter((week) => isWeekFinal(week)).map((week) => week.weekId);
    const weekIds = wholeSeason ? [...new Set([...finished, weekId])] : [weekId];
    const entries = await getEntries(desk, weekIds);
    const leaderboards = SOLO_GAMES.flatMap((game) => [
      ...weekIds.map((id) => weekLeaderboard(game, id, entries, published)),
      ...(wholeSeason ? [seasonLeaderboard(game, season, entries, published, lastWeekOf(season))] : []),
    ]);
    const stored = await Promise.all(
      leaderboards.map(({ game, scope }) => transaction.get(doc(db, 'weeklySquads', leaderboardId(game, scope)))),
    );
    const names = await getNames(desk, [...new Set(leaderboards.flatMap(({ rows }) => rows.map(({ uid }) => uid)))]);
    const changed = leaderboards
      .map((leaderboard) => ({
        ...leaderboard,
        rows: leaderboard.rows.map((row) => ({ ...row, username: names.get(row.uid) ?? FORMER_PLAYER })),
      }))
      .filter((leaderboard, index) => differs(leaderboard, stored[index]!));
    if (changed.length === 0) return 0;
    for (const leaderboard of changed) {
      transaction.set(doc(db, 'weeklySquads', leaderboardId(leaderboard.game, leaderboard.scope)), {
        ...encodeLeaderboard(leaderboard),
        at: serverTimestamp(),
      });
    }
    writeLog(transaction, desk, { kind: 'tables', target: weekId });
    return changed.length;
  });
}

/** A week whose solo leaderboards change, or with it those of its whole season. */
export type LeaderboardsOfWeek = { weekId: WeekId; wholeSeason: boolean };

/** Updates solo leaderboards after what `done` says was written. Throws a `LeaderboardsError` if that fails. */
export async function updateLeaderboardsAfter(
  desk: Desk,
  done: string,
  weeks: readonly LeaderboardsOfWeek[],
): Promise<void> {
  try {
    for (const { weekId, wholeSeason } of weeks) await updateSoloLeaderboards(afterwards(desk), weekId, wholeSeason);
  } catch (error) {
    throw new LeaderboardsError(done, error);
  }
}

/** The week as it's published, and the finished weeks of its season. */
function publishedWeeks(weekId: WeekId, present: DocumentSnapshot, past: DocumentSnapshot): WeekResults[] {
  const finished = Object.entries(asMap(past.get('weeks')));
  const weeks = new Map(finished.map(([id, week]) => [id, parseFinishedWeek(id, week)]));
  if (present.exists()) weeks.set(weekId, parseWeekResults(weekId, present.data()));
  return [...weeks.values()].sort((a, b) => (a.weekId < b.weekId ? -1 : 1));
}

async function getEntries({ db }: Desk, weekIds: readonly string[]): Promise<SoloEntry[]> {
  const scopes = SOLO_GAMES.flatMap((game) =>
    [...new Set(weekIds.map((id) => entryScope(game, id)))].map((scope) => ({ game, scope })),
  );
  const all = await Promise.all(
    scopes.map(async ({ game, scope }) => {
      const { docs } = await readQuery(collection(db, 'soloEntries', game, scope));
      return docs.flatMap((one) => parseSoloEntry(game, one.id, one.data()) ?? []);
    }),
  );
  return all.flat();
}

/** The usernames of people, or their names if they have none. Of a deleted account there is none. */
async function getNames({ db }: Desk, uids: readonly string[]): Promise<Map<string, string>> {
  const people = await findUsers(db, uids);
  return new Map(people.map(({ uid, username, displayName }) => [uid, username || displayName || 'Fan']));
}

/** The records of people, without those that don't exist. */
export async function findUsers(db: Firestore, uids: readonly string[]): Promise<Person[]> {
  const chunks = Array.from({ length: Math.ceil(uids.length / MAX_VALUES) }, (_, index) =>
    uids.slice(index * MAX_VALUES, (index + 1) * MAX_VALUES),
  );
  const users = collection(db, 'users');
  const all = await Promise.all(chunks.map((chunk) => readQuery(query(users, where('uid', 'in', chunk)))));
  return all.flatMap(({ docs }) => docs.map((user) => parsePerson(user.id, user.data())));
}

/** Whether a leaderboard isn't stored as it is. One without players is written only in place of another. */
function differs(leaderboard: SoloLeaderboard, stored: DocumentSnapshot): boolean {
  const before = parseLeaderboard(stored.data());
  if (before === null) return leaderboard.entrants > 0;
  const comparable = ({ at: _, ...rest }: SoloLeaderboard) => JSON.stringify(rest);
  return comparable(before) !== comparable({ ...parseLeaderboard(encodeLeaderboard(leaderboard))! });
}
