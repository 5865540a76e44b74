import { deleteField, doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { writeLog, type Desk } from '@/data/desk/adminLog';
import { publishGames } from '@/data/desk/publishing';
import { updateSoloTables } from '@/data/desk/soloTables';
import { openSeasonWeek, getSeasonWeeks } from '@/data/desk/weeks';
import { patchOf } from '@/domain/desk/publishPlan';
import { upcomingWeek } from '@/domain/desk/publishedWeek';
import { storedResults, storedScores } from '@/domain/desk/stored';
import { SCHOOL_CODES } from '@/domain/schools';
import { timelineId } from '@/domain/weekTimeline';
import { parseWeek, weekId } from '@/domain/weeks';
import type { Game } from '../tables/games';
import type { SeasonTable } from '../tables/season';
import { calendarOf } from './calendar';
import { publishedWeek, type Moments } from './results';

/** Where a week's results come from. */
export type SeasonSource = { table: SeasonTable; games: readonly Game[] };

/**
 * Publishes a week, or only the games of the schools in `moments`, each as far as it has been played; then the published results of the others stay. Kickoffs are from the stored
 * calendar if it has the week. A publish of single games adds what it changed to the week's timeline, at `now` (milliseconds). Returns how many squads' results changed.
 */
export async function publishWeek(
  desk: Desk,
  { table, games: schedule }: SeasonSource,
  week: number,
  moments: Moments | null,
  now = Date.now(),
): Promise<number> {
  const id = weekId(table.season, week);
  const calendar = await getDoc(doc(desk.db, 'currentWeek', id));
  const known = calendar.exists()
    ? parseWeek(id, calendar.data())
    : calendarOf(table.season, schedule).find((one) => one.id === id);
  const results = publishedWeek({
    table,
    games: schedule,
    week,
    kickoffs: known?.kickoffs ?? {},
    ...(moments === null ? {} : { moments }),
  });
  const stored = storedResults(results, null);
  const plan = await publishGames(desk, {
    weekId: id,
    // A week that nothing was published of needs all of its games.
    patch: (before) => patchOf(stored, new Set(before && moments ? Object.keys(moments) : SCHOOL_CODES)),
    timelineAt: moments === null ? null : now,
  });
  return Object.keys(plan.after.squads).length;
}

/** Takes a week's results back: as published, no game of it has kicked off. Kickoffs are from the stored calendar. */
export async function resetWeek(desk: Desk, { table, games }: SeasonSource, week: number): Promise<void> {
  const { db } = desk;
  const id = weekId(table.season, week);
  const { kickoffs } = parseWeek(id, (await getDoc(doc(db, 'currentWeek', id))).data());
  const results = upcomingWeek(table.season, week, games, kickoffs);
  const batch = writeBatch(db);
  batch.set(doc(db, 'weeklySquads', id), storedResults(results, serverTimestamp()));
  batch.delete(doc(db, 'weeklySquads', timelineId(id)));
  batch.set(
    doc(db, 'weeklySquads', String(table.season)),
    { season: table.season, weeks: { [id]: deleteField() } },
    { merge: true },
  );
  const whole = publishedWeek({ table, games, week, kickoffs });
  for (const path of Object.keys(storedScores(whole))) batch.delete(doc(db, path));
  writeLog(batch, desk, { kind: 'reset', target: id, before: null, after: null, undoes: null });
  await batch.commit();
  await updateSoloTables(desk, id, true);
}

/**
 * Makes a week the current one. Writes all weeks of the calendar moved by `shiftDays`; null leaves a stored calendar as it is. Throws if the lineups of a league
 * couldn't be copied to its ledger.
 */
export async function openWeek(
  desk: Desk,
  { table, games }: SeasonSource,
  week: number,
  shiftDays: number | null,
): Promise<void> {
  const { season } = table;
  const moves = shiftDays !== null || (await getSeasonWeeks(desk, season)).length === 0;
  const failed = await openSeasonWeek(desk, {
    season,
    weekId: weekId(season, week),
    copiesLineups: true,
    calendar: moves ? calendarOf(season, games, shiftDays ?? 0) : null,
    upcoming: ({ kickoffs }) => upcomingWeek(season, week, games, kickoffs),
  });
  if (failed > 0) throw new Error(`The lineups of ${String(failed)} leagues weren't copied. Open the week again.`);
}
