import {
  FieldPath,
  doc,
  serverTimestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';
import { gamesAfter, type GamesOfKickoffs } from '@/domain/admin/kickoffs';
import { planMove } from '@/domain/admin/moveGame';
import { areFinal } from '@/domain/admin/publishPlan';
import type { PublishedWeek } from '@/domain/admin/publishedWeek';
import { storedResults, storedWeek } from '@/domain/admin/storedWeeks';
import type { WeekId } from '@/domain/kernel/ids';
import { asMap, asText } from '@/domain/kernel/parse';
import type { SchoolCode } from '@/domain/football/schools';
import { parseWeek, type Week } from '@/domain/football/weeks';
import { deskTransaction, writeLog, type Desk } from './adminLog';
import { flaggedWeeks, writeFinished } from './publishing';
import { updateLeaderboardsAfter, type LeaderboardsOfWeek } from './soloLeaderboards';
import { RefusedError } from '../backend/failures';

/** Kickoffs of a week to change. */
export type KickoffChange = {
  weekId: WeekId;
  /** The week with the new kickoffs. */
  change: (stored: Week) => Week;
  undoes?: string | undefined;
};

/**
 * Writes other kickoffs of a week with all that follows from them, in one transaction, then the solo leaderboards.
 * Throws a `RefusedError` for a game with results that is called off, a `LeaderboardsError` if only they fail.
 */
export async function changeKickoffs(desk: Desk, { weekId, change, undoes }: KickoffChange): Promise<void> {
  const flagged = await flaggedWeeks(desk);
  const leaderboards = await deskTransaction(desk, async (transaction) => {
    const [stored, holders] = await Promise.all([readWeek(transaction, desk, weekId), read(transaction, flagged)]);
    const before = stored.week;
    const after = change(before);
    const changed = gamesAfter(stored.results.data(), before, after);
    if (!changed.ok) throw new RefusedError('refused', changed.error.message);
    const written = writeWeek(transaction, desk, stored, holders, { week: after, games: changed.value });
    writeLog(transaction, desk, {
      kind: 'kickoffs',
      target: weekId,
      before: { kickoffs: before.kickoffs },
      after: { kickoffs: after.kickoffs },
      undoes,
    });
    return written;
  });
  await updateLeaderboardsAfter(desk, 'The kickoffs are saved', leaderboards);
}

/** A game to move to another week. */
export type GameMove = {
  /** Its schools of the conference. */
  schools: readonly SchoolCode[];
  from: string;
  to: string;
  /** Its kickoff there, in milliseconds; null for one that was called off in the week that it goes back to. */
  kickoff: number | null;
  /** A week's opponents, which are published with the move if nothing of the week is. */
  upcoming: (week: Week) => PublishedWeek;
  /** Checks the weeks as they are, and throws if the person has seen others. */
  check: (from: Week, to: Week) => void;
  undoes?: string | undefined;
};

/**
 * Moves a game to another week, or back, with all that follows from it, in one transaction, then the solo leaderboards
 * of both. Throws a `RefusedError` if it isn't possible, a `LeaderboardsError` if only they fail.
 */
export async function moveToWeek(
  desk: Desk,
  { schools, from, to, kickoff, upcoming, check, undoes }: GameMove,
): Promise<void> {
  const flagged = await flaggedWeeks(desk);
  const leaderboards = await deskTransaction(desk, async (transaction) => {
    const [left, reached, holders] = await Promise.all([
      readWeek(transaction, desk, from),
      readWeek(transaction, desk, to),
      read(transaction, flagged),
    ]);
    check(left.week, reached.week);
    const [was, is] = [left, reached].map(({ week, results }) => ({
      week,
      results: results.data() ?? storedResults(upcoming(week), null),
    }));
    const plan = planMove(was!, is!, schools, kickoff);
    if (!plan.ok) throw new RefusedError('refused', plan.error.message);
    const written = [
      ...writeWeek(transaction, desk, left, holders, plan.value.from),
      ...writeWeek(transaction, desk, reached, holders, plan.value.to),
    ];
    if (!reached.results.exists())
      transaction.set(reached.results.ref, { ...is!.results, ...plan.value.to.games, updatedAt: serverTimestamp() });
    writeLog(transaction, desk, {
      kind: 'move',
      target: from,
      before: { week: from, kickoff: left.week.kickoffs[schools[0]!] ?? null },
      after: { week: to, kickoff, schools },
      undoes,
    });
    return written;
  });
  await updateLeaderboardsAfter(desk, 'The game is moved', leaderboards);
}

/** A week and its results, as a transaction reads them. */
type ReadWeek = { week: Week; ref: DocumentReference; results: DocumentSnapshot };

async function readWeek(transaction: Transaction, { db }: Desk, weekId: WeekId): Promise<ReadWeek> {
  const ref = doc(db, 'currentWeek', weekId);
  const [stored, results] = await Promise.all([transaction.get(ref), transaction.get(doc(db, 'weeklySquads', weekId))]);
  return { week: parseWeek(weekId, stored.data()), ref, results };
}

function read(transaction: Transaction, weeks: readonly DocumentSnapshot[]): Promise<DocumentSnapshot[]> {
  return Promise.all(weeks.map(({ ref }) => transaction.get(ref)));
}

/** Writes a week, its copies and its results with other kickoffs. Returns the solo leaderboards that change with it. */
function writeWeek(
  transaction: Transaction,
  desk: Desk,
  { week: before, ref, results }: ReadWeek,
  holders: readonly DocumentSnapshot[],
  { week: after, games: changed }: { week: Week; games: GamesOfKickoffs },
): LeaderboardsOfWeek[] {
  const { games } = changed;
  const wasOver = areFinal(asMap(results.get('games')));
  const isOver = areFinal(games);
  const week = storedWeek(after);
  if (isOver !== wasOver) week.lastFinal = isOver ? serverTimestamp() : null;
  const { kickoffs, kickoffOrder, firstKickoff, lastKickoff, lastFinal } = week;
  const moved = after.moved === undefined ? {} : { moved: after.moved };
  transaction.update(ref, { kickoffs, kickoffOrder, firstKickoff, lastKickoff, lastFinal, ...moved });
  for (const holder of holders) {
    if (holder.id !== before.id && holder.get(new FieldPath('calendar', before.id)) !== undefined)
      transaction.update(holder.ref, new FieldPath('calendar', before.id), week);
  }
  const hasSame = hasSameSchools(before, after);
  if (results.exists()) {
    // Results that were prepared for other games are out of date.
    const updated = hasSame ? {} : { updatedAt: serverTimestamp() };
    transaction.update(results.ref, { ...changed, ...updated });
    const whole = { ...results.data(), ...changed };
    if (isOver || wasOver) writeFinished(transaction, desk, before.id, before.season, isOver ? whole : null);
  }
  // Before the first results of a week, it has no leaderboards.
  return hasSame || !haveBegun(games) ? [] : [{ weekId: before.id, wholeSeason: isOver || wasOver }];
}

/** Whether any of a week's published games is in play or over. */
function haveBegun(games: Record<string, unknown>): boolean {
  return Object.values(games).some((game) => ['live', 'final'].includes(asText(asMap(game).state, '')));
}

function hasSameSchools(one: Week, other: Week): boolean {
  const schools = (week: Week) => Object.keys(week.kickoffs).sort().join();
  return schools(one) === schools(other);
}
