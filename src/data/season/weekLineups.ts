import {
  collection,
  deleteField,
  FieldPath,
  getDoc,
  type CollectionReference,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { LeagueId, TeamId, Uid, WeekId } from '@/domain/kernel/ids';
import { decodeLineup, decodeLineups, encodeLineup } from '@/domain/lineup/storedLineup';
import type { Lineup } from '@/domain/lineup/lineup';
import { asMap } from '@/domain/kernel/parse';
import type { Result } from '@/domain/kernel/result';
import { writeTogether, type Batch } from '../backend/batch';
import { attempt, type MessageOverrides } from '../backend/failures';
import { leagueUserRef, weeklyRosterRef } from '../backend/references';
import { parseLeagueUser } from '../league/leagueUsers';
import { readDocument, readQuery } from '../backend/serverReads';
import { watchDocument, watchQuery, watchWithFallback, type Next, type Unsubscribe } from '../backend/watch';
import { markWrite, waitForTurn } from '../backend/writeRates';

/** The lineups that the managers of a league set for one week, by uid. */
export type WeekLineups = Record<string, Lineup>;

function parseWeekLineups(stored: unknown): WeekLineups {
  return decodeLineups(asMap(stored).users);
}

/** Parses lineups in the older form, with one document per manager (docs/requirements.md R3.9). */
function parseOlder(stored: QuerySnapshot): WeekLineups {
  return Object.fromEntries(stored.docs.map((entry) => [entry.id, decodeLineup(entry.data())]));
}

function isEmpty(lineups: WeekLineups): boolean {
  return Object.keys(lineups).length === 0;
}

function older(leagueId: LeagueId, weekId: WeekId): CollectionReference {
  return collection(weeklyRosterRef(leagueId, weekId), 'users');
}

/** Watches a league's lineups for a week, or those in the older form; `missing` until the first is set. */
export function watchWeekLineups(leagueId: LeagueId, weekId: WeekId, next: Next<WeekLineups>): Unsubscribe {
  return watchWithFallback(
    {
      watch: (tell) =>
        watchDocument(weeklyRosterRef(leagueId, weekId), (snapshot) => parseWeekLineups(snapshot.data()), tell),
      isEmpty,
      watchOlder: (_, tell) => watchQuery(older(leagueId, weekId), parseOlder, tell),
    },
    next,
  );
}

/** Fetches a league's lineups for a week, or those in the older form. */
export async function getWeekLineups(leagueId: LeagueId, weekId: WeekId): Promise<WeekLineups> {
  const lineups = parseWeekLineups((await getDoc(weeklyRosterRef(leagueId, weekId))).data());
  return isEmpty(lineups) ? parseOlder(await readQuery(older(leagueId, weekId))) : lineups;
}

/**
 * Whose lineup of which week. `by`: the team's manager. `lineupWeeks`: the weeks with one, as far as this device knows,
 * in order.
 */
export type LineupRequest = {
  leagueId: LeagueId;
  weekId: WeekId;
  team: TeamId;
  by: Uid;
  lineupWeeks: readonly string[];
};

/** Saves the signed-in manager's lineup, and lists its week. Fails if a squad that moves has kicked off. */
export function saveLineup(request: LineupRequest, lineup: Lineup): Promise<Result<void>> {
  const { leagueId, weekId, team } = request;
  return byWeeks(request, LINEUP_ERRORS, (batch, lineupWeeks) => {
    writeLineup(batch, request, lineup);
    if (!lineupWeeks.includes(weekId))
      batch.update(leagueUserRef(leagueId, team), { lineupWeeks: withWeek(lineupWeeks, weekId) });
    batch.until(weeklyRosterRef(leagueId, weekId), new FieldPath('users', team), encodeLineup(lineup));
  });
}

/** Removes the signed-in manager's lineup of a week that hasn't begun, so that an earlier one carries over. */
export function clearLineup(request: LineupRequest): Promise<Result<void>> {
  const { leagueId, weekId, team } = request;
  return byWeeks(request, CLEAR_ERRORS, (batch, lineupWeeks) => {
    batch.update(weeklyRosterRef(leagueId, weekId), { [`users.${team}`]: deleteField() });
    batch.update(leagueUserRef(leagueId, team), { lineupWeeks: lineupWeeks.filter((id) => id !== weekId) });
  });
}

/** Runs a command with the weeks that have a lineup. If it's denied, again in turn, with the weeks of the server. */
async function byWeeks(
  { leagueId, weekId, team, by, lineupWeeks }: LineupRequest,
  errors: MessageOverrides,
  run: (batch: Batch, lineupWeeks: readonly string[]) => void,
): Promise<Result<void>> {
  const send = (weeks: readonly string[]) =>
    writeTogether((batch) => {
      markWrite(batch, by, 'move', weeklyRosterRef(leagueId, weekId).id);
      run(batch, weeks);
    }, errors);
  const done = await send(lineupWeeks);
  if (done.ok || done.error.code !== 'permission-denied') return done;
  await waitForTurn('move');
  const stored = await attempt(() => readDocument(leagueUserRef(leagueId, team)));
  return stored.ok ? send(parseLeagueUser(stored.value.data()).lineupWeeks) : stored;
}

/** Adds a manager's lineup of a week to a batch, beside those of the others. */
export function writeLineup(
  batch: Batch,
  { leagueId, weekId, team }: Omit<LineupRequest, 'by' | 'lineupWeeks'>,
  lineup: Lineup,
): void {
  batch.set(
    weeklyRosterRef(leagueId, weekId),
    { leagueId, weekId, users: { [team]: encodeLineup(lineup) } },
    { mergeFields: ['leagueId', 'weekId', `users.${team}`] },
  );
}

/** The weeks with a lineup, in order, with this one among them. */
export function withWeek(lineupWeeks: readonly string[], weekId: WeekId): string[] {
  return [...new Set([...lineupWeeks, weekId])].sort();
}

const LINEUP_ERRORS =
  'Your lineup wasn’t saved: a squad in it has kicked off since you opened the page, or the week is over.';

const CLEAR_ERRORS = 'This lineup stays as it is: the week’s first game has kicked off.';
