import { deleteField, doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { patchOf, type PublishPlan } from '@/domain/admin/publishPlan';
import { upcomingWeek } from '@/domain/admin/publishedWeek';
import { storedResults, storedScores } from '@/domain/admin/storedWeeks';
import { asMap } from '@/domain/kernel/parse';
import { realKickoffs, type PlayedSeason } from '@/domain/replay/playedSeason';
import { publishedWeek, type Moments } from '@/domain/replay/replayedWeek';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { timelineId } from '@/domain/scoring/weekTimeline';
import { parseWeek, weekId } from '@/domain/football/weeks';
import { writeLog, type Desk } from './adminLog';
import { publishGames, type Publication } from './publishing';
import { updateSoloLeaderboards } from './soloLeaderboards';

/** How a week of a played season is published. */
export type WeekPublication = Pick<Publication, 'alongside'> & {
  /** When, in milliseconds: for the timeline. */
  now?: number;
  /** The schools whose published results stay as they are, from the week's document. */
  leave?: (stored: unknown) => ReadonlySet<string>;
};

/**
 * Publishes the real results of a week, or those of the schools in `moments` as far as they've been played, which the
 * timeline then gets. Games that were called off or moved here stay as they are.
 */
export async function publishWeek(
  desk: Desk,
  { table, games }: PlayedSeason,
  week: number,
  moments: Moments | null,
  { now = Date.now(), leave = () => new Set(), ...rest }: WeekPublication = {},
): Promise<PublishPlan> {
  const id = weekId(table.season, week);
  const calendar = await getDoc(doc(desk.db, 'currentWeek', id));
  const { moved = {}, ...known } = parseWeek(id, calendar.data());
  const kickoffs = calendar.exists() ? known.kickoffs : realKickoffs(games, week);
  const results = publishedWeek({ table, games, week, kickoffs, ...(moments === null ? {} : { moments }) });
  const stored = storedResults(results, null);
  return publishGames(desk, {
    ...rest,
    weekId: id,
    patch: (before) => {
      // A week that nothing was published of needs all of its games.
      const codes = before && moments ? Object.keys(moments) : SCHOOL_CODES;
      const [off, left] = [asMap(before?.calledOff), leave(before)];
      return patchOf(stored, new Set(codes.filter((code) => !(code in off) && !(code in moved) && !left.has(code))));
    },
    timelineAt: moments === null ? null : now,
  });
}

/** Takes a week's results back: as published, no game of it has kicked off. Kickoffs are from the stored calendar. */
export async function resetWeek(desk: Desk, { table, games }: PlayedSeason, week: number): Promise<void> {
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
  writeLog(batch, desk, { kind: 'reset', target: id });
  await batch.commit();
  await updateSoloLeaderboards(desk, id, true);
}
