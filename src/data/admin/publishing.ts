import {
  FieldPath,
  collection,
  deleteField,
  doc,
  query,
  serverTimestamp,
  where,
  type DocumentData,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';
import { changesAnything, planPublish, type GamesPatch, type PublishPlan } from '@/domain/admin/publishPlan';
import type { WeekId } from '@/domain/kernel/ids';
import { asMap, asMillis } from '@/domain/kernel/parse';
import { encodeFinishedWeek } from '@/domain/scoring/finishedWeek';
import { parseWeekResults } from '@/domain/scoring/results';
import { encodeUpdate, timelineId } from '@/domain/scoring/weekTimeline';
import type { SquadId } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import { readQuery } from '../backend/serverReads';
import { deskTransaction, writeLog, type Desk } from './adminLog';
import { updateLeaderboardsAfter } from './soloLeaderboards';
import { StaleError } from './errors';

/** Games of a week to publish. */
export type Publication = {
  weekId: WeekId;
  /** The squads and games, made from the week's document as it is. */
  patch: (stored: DocumentData | undefined) => GamesPatch;
  /** Adds what changes to the week's timeline, at this time (milliseconds; `timelineMoment`); null adds nothing. */
  timelineAt: number | null;
  /** When the results that the person looked at were published (milliseconds); undefined publishes over any. */
  seen?: number | null;
  /** The log's entry that this takes back. */
  undoes?: string | undefined;
  /** Reads what belongs to the publish, or throws to stop it; returns what writes it in the same transaction. */
  alongside?: (transaction: Transaction) => Promise<() => void>;
};

/**
 * Publishes games of a week in one transaction with all that follows from them, or nothing if nothing changes; then the
 * solo leaderboards. Throws a `LeaderboardsError` if only they fail. Returns what it wrote.
 */
export async function publishGames(desk: Desk, publication: Publication): Promise<PublishPlan> {
  const plan = await publish(desk, publication);
  const { weekId, isOver, wasOver } = plan;
  await updateLeaderboardsAfter(desk, 'The results are published', [{ weekId, wholeSeason: isOver || wasOver }]);
  return plan;
}

async function publish(desk: Desk, publication: Publication): Promise<PublishPlan> {
  const { db } = desk;
  const { weekId } = publication;
  const flagged = await flaggedWeeks(desk);
  return deskTransaction(desk, async (transaction) => {
    const place = doc(db, 'weeklySquads', weekId);
    const calendar = doc(db, 'currentWeek', weekId);
    const [stored, week, ...current] = await Promise.all(
      [place, calendar, ...flagged.map(({ ref }) => ref)].map((reference) => transaction.get(reference)),
    );
    if (publication.seen !== undefined && asMillis(stored!.get('updatedAt')) !== publication.seen) {
      throw new StaleError('These results were published again meanwhile.');
    }
    const plan = planPublish(weekId, stored!.data(), publication.patch(stored!.data()));
    const writeAlongside = await publication.alongside?.(transaction);
    const takeOut = await takingOut(transaction, desk, plan);
    writeAlongside?.();
    if (!changesAnything(plan)) return plan;
    takeOut();
    writePlan(transaction, desk, plan, publication.timelineAt);
    noteLastFinal(transaction, plan, week!, current);
    const { before, after } = plan;
    writeLog(transaction, desk, { kind: 'results', target: weekId, before, after, undoes: publication.undoes });
    return plan;
  });
}

function writePlan(transaction: Transaction, { db }: Desk, plan: PublishPlan, timelineAt: number | null): void {
  const whole = { ...plan.week, updatedAt: serverTimestamp() };
  transaction.set(doc(db, 'weeklySquads', plan.weekId), whole);
  for (const [path, score] of Object.entries(plan.scores)) {
    if (score === null) transaction.delete(doc(db, path));
    else transaction.set(doc(db, path), score);
  }
  const updates = timelineAt === null ? {} : timelineUpdates(plan, timelineAt);
  if (Object.keys(updates).length > 0)
    transaction.set(doc(db, 'weeklySquads', timelineId(plan.weekId)), { updates }, { merge: true });
  if (plan.isOver || plan.wasOver)
    writeFinished(transaction, { db }, plan.weekId, plan.season, plan.isOver ? whole : null);
}

/** Adds a week to the finished ones of its season, or with null takes it out of them. */
export function writeFinished(
  transaction: Transaction,
  { db }: Pick<Desk, 'db'>,
  weekId: WeekId,
  season: number | null,
  week: DocumentData | null,
): void {
  transaction.set(
    doc(db, 'weeklySquads', String(season)),
    { season, weeks: { [weekId]: week === null ? deleteField() : encodeFinishedWeek(parseWeekResults(weekId, week)) } },
    { mergeFields: ['season', new FieldPath('weeks', weekId)] },
  );
}

/** Reads the timeline if squads have no stat line any more; returns what takes all of theirs out of it. */
async function takingOut(
  transaction: Transaction,
  { db }: Desk,
  { weekId, removed }: PublishPlan,
): Promise<() => void> {
  const timeline = doc(db, 'weeklySquads', timelineId(weekId));
  const stored = removed.length === 0 ? null : await transaction.get(timeline);
  if (!stored?.exists()) return () => undefined;
  const rest = (lines: unknown) =>
    Object.entries(asMap(lines)).filter(([squad]) => !removed.includes(squad as SquadId));
  const updates = Object.entries(asMap(stored.get('updates'))).map(([at, lines]) => [
    at,
    Object.fromEntries(rest(lines)),
  ]);
  return () => transaction.set(timeline, { updates: Object.fromEntries(updates) as DocumentData });
}

/** The timeline's updates: lines of games that weren't over, and a millisecond later corrections of others. */
function timelineUpdates({ lines, corrections }: PublishPlan, at: number): Record<string, unknown> {
  const [hasLines, hasCorrections] = [lines, corrections].map((some) => Object.keys(some).length > 0);
  return {
    ...(hasLines ? { [String(at)]: encodeUpdate(lines) } : {}),
    ...(hasCorrections ? { [String(at + 1)]: encodeUpdate(corrections, true) } : {}),
  };
}

/** Notes in the calendar and its copies when the last game became final, or that it isn't any more. */
function noteLastFinal(
  transaction: Transaction,
  { weekId, isOver }: PublishPlan,
  week: DocumentSnapshot,
  current: readonly DocumentSnapshot[],
): void {
  if (!week.exists() || isOver === (parseWeek(weekId, week.data()).lastFinal !== null)) return;
  const lastFinal = isOver ? serverTimestamp() : null;
  transaction.update(week.ref, { lastFinal });
  for (const copy of current) {
    if (copy.get(new FieldPath('calendar', weekId)) !== undefined)
      transaction.update(copy.ref, new FieldPath('calendar', weekId, 'lastFinal'), lastFinal);
  }
}

/** The weeks that are flagged as the current one. They hold copies of the others. */
export async function flaggedWeeks({ db }: Desk): Promise<QueryDocumentSnapshot[]> {
  return (await readQuery(query(collection(db, 'currentWeek'), where('isCurrent', '==', true)))).docs;
}
