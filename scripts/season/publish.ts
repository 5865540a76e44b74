import {
  FieldPath,
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  where,
  writeBatch,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import type { SchoolCode } from '@/domain/schools';
import { asMap } from '@/domain/parse';
import { publishedRanking } from '@/domain/ranking';
import { schoolOf, type SquadId } from '@/domain/squads';
import { parseWeek, weekId } from '@/domain/weeks';
import type { Game } from '../tables/games';
import type { SeasonTable } from '../tables/season';
import { calendarOf } from './calendar';
import { publishedWeek, type PublishedWeek } from './results';
import { storedCalendar, storedCurrentWeek, storedResults, storedScores } from './stored';

/** Where a week's results come from. */
export type SeasonSource = { table: SeasonTable; games: readonly Game[] };

/**
 * Publishes a week, or only the games of the `finished` schools; then the published results of the others stay. Kickoffs are from the stored
 * calendar if it has the week; once all games are final, the calendar notes the time, also in the current week's copy, and the document of
 * the season's finished weeks gets the week. Returns how many squads' results were written.
 */
export async function publishWeek(
  db: Firestore,
  { table, games: schedule }: SeasonSource,
  week: number,
  finished: readonly SchoolCode[] | null,
): Promise<number> {
  const id = weekId(table.season, week);
  const calendar = await getDoc(doc(db, 'currentWeek', id));
  const known = calendar.exists()
    ? parseWeek(id, calendar.data())
    : calendarOf(table.season, schedule).find((one) => one.id === id);
  const results = publishedWeek({
    table,
    games: schedule,
    week,
    kickoffs: known?.kickoffs ?? {},
    ...(finished === null ? {} : { finished: new Set(finished) }),
  });
  const place = doc(db, 'weeklySquads', id);
  const before = finished === null ? null : await getDoc(place);
  const news = before?.exists() ? onlyOf(results, new Set(finished)) : results;
  const batch = writeBatch(db);
  const stored = storedResults(news, serverTimestamp());
  batch.set(place, stored, { merge: before?.exists() === true });
  const scores = Object.entries(storedScores(news));
  for (const [path, score] of scores) batch.set(doc(db, path), score);
  const earlier = asMap(before?.data());
  const games = { ...asMap(earlier.games), ...asMap(stored.games) };
  const isOver = Object.values(games).every((game) => asMap(game).state === 'final');
  if (isOver) {
    const whole = { ...earlier, ...stored, squads: { ...asMap(earlier.squads), ...news.squads }, games };
    batch.set(
      doc(db, 'weeklySquads', String(table.season)),
      { season: table.season, weeks: { [id]: whole } },
      { mergeFields: ['season', new FieldPath('weeks', id)] },
    );
  }
  if (isOver && known?.lastFinal === null && calendar.exists()) {
    batch.update(calendar.ref, { lastFinal: serverTimestamp() });
    const copies = (await getDocs(flaggedWeeks(db))).docs.filter((week) => week.get(new FieldPath('calendar', id)));
    for (const copy of copies) batch.update(copy.ref, new FieldPath('calendar', id, 'lastFinal'), serverTimestamp());
  }
  await batch.commit();
  return scores.length;
}

/**
 * Makes a week the current one and no other, with a copy of the season's calendar. Writes all weeks of the calendar moved by `shiftDays`; null leaves a stored calendar as it is. Also
 * publishes the week's opponents, unless the week has published data, and the season's ranking, which every draft of the season copies.
 */
export async function openWeek(
  db: Firestore,
  { table, games }: SeasonSource,
  week: number,
  shiftDays: number | null,
): Promise<void> {
  const id = weekId(table.season, week);
  const batch = writeBatch(db);
  const flagged = await getDocs(flaggedWeeks(db));
  for (const other of flagged.docs)
    if (other.id !== id) batch.update(other.ref, { isCurrent: false, calendar: deleteField() });
  const standing = await getDocs(query(collection(db, 'currentWeek'), where('season', '==', table.season)));
  const moves = shiftDays !== null || standing.empty;
  const weeks = moves
    ? calendarOf(table.season, games, shiftDays ?? 0)
    : standing.docs.map((one) => parseWeek(one.id, one.data()));
  const current = weeks.find((one) => one.id === id);
  if (current === undefined) throw new Error(`The ${table.season} calendar has no week ${week}.`);
  if (moves) {
    const calendar = storedCalendar(weeks.map((one) => ({ ...one, isCurrent: one.id === id })));
    for (const [weekId, stored] of Object.entries(calendar)) batch.set(doc(db, 'currentWeek', weekId), stored);
  } else {
    const { calendar } = storedCurrentWeek(current, weeks);
    batch.update(doc(db, 'currentWeek', id), { isCurrent: true, calendar });
  }
  const ranking = doc(db, 'rankings', String(table.season));
  if (!(await getDoc(ranking)).exists()) batch.set(ranking, { squads: publishedRanking(table.season) });
  const place = doc(db, 'weeklySquads', id);
  if (!(await getDoc(place)).exists()) {
    const { kickoffs } = current;
    batch.set(
      place,
      storedResults(publishedWeek({ table, games, week, kickoffs, finished: new Set() }), serverTimestamp()),
    );
  }
  await batch.commit();
}

/** The week that is flagged as the current one. */
function flaggedWeeks(db: Firestore): Query {
  return query(collection(db, 'currentWeek'), where('isCurrent', '==', true));
}

function onlyOf(week: PublishedWeek, schools: ReadonlySet<SchoolCode>): PublishedWeek {
  const squads = Object.entries(week.squads).filter(([squad]) => schools.has(schoolOf(squad as SquadId)));
  const games = Object.entries(week.games).filter(([code]) => schools.has(code as SchoolCode));
  return { ...week, squads: Object.fromEntries(squads) as PublishedWeek['squads'], games: Object.fromEntries(games) };
}
