import {
  collection,
  deleteField,
  doc,
  getDoc,
  query,
  serverTimestamp,
  updateDoc,
  where,
  type DocumentReference,
  type Transaction,
} from 'firebase/firestore';
import type { PublishedWeek } from '@/domain/admin/publishedWeek';
import { storedCalendar, storedCurrentWeek, storedResults } from '@/domain/admin/storedWeeks';
import type { WeekId } from '@/domain/kernel/ids';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { parseLedger } from '@/domain/moves/ledger/ledger';
import { lineupInWeek } from '@/domain/season/lineups/lineupInWeek';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { asMap, parseJson } from '@/domain/kernel/parse';
import { publishedRanking } from '@/domain/draft/ranking';
import { parseWeekResults, type WeekResults } from '@/domain/scoring/results';
import { encodeLineup } from '@/domain/lineup/storedLineup';
import { houseLineupKey, playsAsHouseTeam } from '@/domain/league/vacancies';
import { parseWeek, type Week } from '@/domain/football/weeks';
import { readQuery } from '../backend/serverReads';
import { deskTransaction, writeLog, type Desk } from './adminLog';
import { flaggedWeeks } from './publishing';
import { StaleError } from './errors';

/** A week to make the current one. */
export type WeekOpening = {
  season: number;
  weekId: WeekId;
  /** All weeks of the season, which replace those stored; null leaves a stored calendar as it is. */
  calendar: readonly Week[] | null;
  /** The id of the week that the person saw as the current one (null: none), if it has to be that still. */
  seen?: string | null;
  /** Whether the lineups of past weeks are copied to the leagues' ledgers, which only administrators may write. */
  copiesLineups: boolean;
  /** The week's opponents, which are published unless the week has published data. */
  upcoming: (week: Week) => PublishedWeek;
  /** The log's entry that this takes back. */
  undoes?: string | undefined;
};

/** The weeks of a season as stored, in order. */
export async function getSeasonWeeks({ db }: Desk, season: number): Promise<Week[]> {
  const stored = await readQuery(query(collection(db, 'currentWeek'), where('season', '==', season)));
  return stored.docs.map((week) => parseWeek(week.id, week.data())).sort((one, other) => one.week - other.week);
}

/**
 * Makes a week the current one in one transaction, with the season's calendar, and its ranking if it has none. Then, if
 * told, copies past lineups to the ledgers; returns for how many leagues that failed. May be done again.
 */
export async function openSeasonWeek(desk: Desk, opening: WeekOpening): Promise<number> {
  const { db } = desk;
  const { season, weekId: id } = opening;
  const flagged = await flaggedWeeks(desk);
  const known = opening.calendar ?? (await getSeasonWeeks(desk, season));
  const ranking = doc(db, 'rankings', String(season));
  const place = doc(db, 'weeklySquads', id);
  const past = await deskTransaction(desk, async (transaction) => {
    const get = (references: readonly DocumentReference[]) =>
      Promise.all(references.map((reference) => transaction.get(reference)));
    const [[rank, results], others, stored] = await Promise.all([
      get([ranking, place]),
      get(flagged.map(({ ref }) => ref)),
      // Another person may move a game meanwhile.
      get(opening.calendar === null ? known.map((week) => doc(db, 'currentWeek', week.id)) : []),
    ]);
    const weeks = opening.calendar ?? stored.map((week) => parseWeek(week.id, week.data()));
    const current = weeks.find((week) => week.id === id);
    if (current === undefined) throw new Error(`The ${String(season)} calendar has no week ${id}.`);
    const stale = opening.seen !== undefined && opening.seen !== (others[0]?.id ?? null);
    if (stale || others.some((other) => other.get('isCurrent') !== true))
      throw new StaleError('Another person changed the current week meanwhile.');
    for (const other of others)
      if (other.id !== id) transaction.update(other.ref, { isCurrent: false, calendar: deleteField() });
    writeCalendar(transaction, desk, current, weeks, opening.calendar !== null);
    if (!rank!.exists()) transaction.set(ranking, { squads: publishedRanking(season) });
    if (!results!.exists()) transaction.set(place, storedResults(opening.upcoming(current), serverTimestamp()));
    writeLog(transaction, desk, {
      kind: 'week',
      target: id,
      before: others[0] === undefined ? null : { current: others[0].id },
      after: { current: id },
      undoes: opening.undoes ?? null,
    });
    return weeks.filter(({ week }) => week < current.week);
  });
  return opening.copiesLineups ? copyAllLineups(desk, season, past) : 0;
}

function writeCalendar(
  transaction: Transaction,
  { db }: Desk,
  current: Week,
  weeks: readonly Week[],
  replaces: boolean,
): void {
  if (replaces) {
    const calendar = storedCalendar(weeks.map((one) => ({ ...one, isCurrent: one.id === current.id })));
    for (const [id, stored] of Object.entries(calendar)) transaction.set(doc(db, 'currentWeek', id), stored);
  } else {
    const { calendar } = storedCurrentWeek(current, weeks);
    transaction.update(doc(db, 'currentWeek', current.id), { isCurrent: true, calendar });
  }
}

/** Copies the lineups of past weeks to the season's ledgers. Returns how many couldn't be written. */
async function copyAllLineups(desk: Desk, season: number, past: readonly Week[]): Promise<number> {
  const results = await Promise.all(
    past.map(async ({ id }) => parseWeekResults(id, (await getDoc(doc(desk.db, 'weeklySquads', id))).data())),
  );
  const leagues = await readQuery(query(collection(desk.db, 'leagues'), where('season', '==', season)));
  let failed = 0;
  for (const league of leagues.docs) {
    try {
      await copyLineups(desk, parseLeague(league.id, league.data()), past, results);
    } catch (error) {
      console.error(error);
      failed++;
    }
  }
  return failed;
}

/**
 * Copies the lineups of past weeks to a league's ledger, where its members read them, with those that house teams and
 * vacant teams played. Leaves out lineups in the older form, and drops copies of other weeks.
 */
async function copyLineups(
  { db }: Desk,
  league: League,
  past: readonly Week[],
  results: readonly WeekResults[],
): Promise<void> {
  const ledger = await getDoc(doc(db, 'ledgers', league.id));
  if (ledger.get('settled') !== true) return;
  const copied = asMap(ledger.get('lineups'));
  const { rosters, history } = parseLedger(league.id, ledger.data());
  const season: LeagueSeason = {
    league,
    rosters,
    history,
    weeks: past.map((week, i) => ({ week: { ...week, isCurrent: false }, results: results[i] ?? null, lineups: {} })),
  };
  const lineups: Record<string, string> = {};
  for (const week of past.filter((one) => one.week >= league.firstWeek)) {
    const { id } = week;
    const stored = doc(db, 'weeklyRosters', `${league.id}_${id}`);
    const users = asMap(id in copied ? parseJson(copied[id]) : asMap((await getDoc(stored)).data()).users);
    const older = Object.keys(users).length === 0 && !(await readQuery(collection(stored, 'users'))).empty;
    if (!older) lineups[id] = JSON.stringify({ ...houseLineups(season, week), ...users });
  }
  // Copies never change, and the rules deny an update that changes nothing, as when the same week is opened again.
  const isSame =
    Object.keys(lineups).length === Object.keys(copied).length && Object.keys(lineups).every((id) => id in copied);
  if (!isSame) await updateDoc(ledger.ref, { lineups });
}

/** What the house teams and vacant teams of a league played in a week. */
function houseLineups(season: LeagueSeason, week: Week): Record<string, string[]> {
  const { league } = season;
  const teams = (league.schedule?.managers ?? []).filter((team) => playsAsHouseTeam(league, team, week));
  return Object.fromEntries(
    teams.map((team) => [
      houseLineupKey(team),
      encodeLineup(lineupInWeek(season, team, { ...week, isCurrent: false })),
    ]),
  );
}
