import { asMap, asText } from '../kernel/parse';
import { fail, succeed, type Result } from '../kernel/result';
import { opponentCodeIn, type ScheduledGame } from '../football/fixtures';
import { SCHOOLS, type SchoolCode } from '../football/schools';
import type { Week } from '../football/weeks';
import { gamesAfter, withKickoffs, type GamesOfKickoffs } from './kickoffs';

/** A week and its published results as stored. */
export type WeekToMove = { week: Week; results: Record<string, unknown> };

/** A week after a game moved out of it or into it, and what that writes to its published results. */
export type MovedWeek = { week: Week; games: GamesOfKickoffs };

/**
 * The weeks that a game of these schools can move to, in order: the one that it came from if it was moved before, else
 * those from the current week on in which all of them have a bye by `schedule`, the season's games after all moves, so
 * that the place of a game that's called off or was moved away stays free for it.
 */
export function weeksToMoveTo(
  schools: readonly SchoolCode[],
  from: Week,
  weeks: readonly Week[],
  current: Week,
  schedule: readonly ScheduledGame[],
): Week[] {
  const origin = schools.map((code) => from.moved?.[code]).find((id) => id !== undefined);
  if (origin !== undefined) return weeks.filter(({ id }) => id === origin);
  const isFree = ({ id, week, kickoffs }: Week) =>
    schools.every(
      (code) =>
        kickoffs[code] === undefined &&
        opponentCodeIn(schedule, code, week) === null &&
        weeks.every(({ moved }) => moved?.[code] !== id),
    );
  return weeks.filter((week) => week.id !== from.id && week.week >= current.week && isFree(week));
}

/**
 * What moving a game of these schools from one week to another writes. It kicks off at `kickoff` (milliseconds); null,
 * only on its way back: it was called off there before. Its schools have a bye in the week that it leaves. Fails if the
 * game has results, was moved before, or meets another game of a school.
 */
export function planMove(
  from: WeekToMove,
  to: WeekToMove,
  schools: readonly SchoolCode[],
  kickoff: number | null,
): Result<{ from: MovedWeek; to: MovedWeek }> {
  const isReturn = schools.every((code) => from.week.moved?.[code] === to.week.id);
  return isReturn ? planReturn(from, to, schools, kickoff) : planDeparture(from, to, schools, kickoff);
}

function planDeparture(
  from: WeekToMove,
  to: WeekToMove,
  schools: readonly SchoolCode[],
  kickoff: number | null,
): Result<{ from: MovedWeek; to: MovedWeek }> {
  const { games, calledOff } = from.results;
  const known: Record<string, unknown> = { ...asMap(games), ...asMap(calledOff) };
  for (const code of schools) {
    const name = SCHOOLS[code].name;
    if (known[code] === undefined || kickoff === null) return fail('unknown', `${name} has no game to move.`);
    if (movedTo(known[code]) !== null || from.week.moved?.[code] !== undefined)
      return fail('moved', `${name}’s game was moved before. Move it back first.`);
    if (to.week.kickoffs[code] !== undefined || code in asMap(to.results.calledOff))
      return fail('busy', `${name} has another game in week ${String(to.week.week)}.`);
  }
  const left = withSchools(from.week, schools, null);
  const reached = withSchools(to.week, schools, kickoff);
  if (!left.ok) return left;
  if (!reached.ok) return reached;
  const gone = gamesAfter(from.results, from.week, left.value);
  if (!gone.ok) return gone;
  const there = { ...reached.value, moved: { ...to.week.moved, ...each(schools, () => from.week.id) } };
  const added = each(schools, (code) => ({
    ...asMap(known[code]),
    state: 'pre',
    pointsFor: null,
    pointsAgainst: null,
  }));
  const come = gamesAfter({ ...to.results, games: { ...asMap(to.results.games), ...added } }, to.week, there);
  if (!come.ok) return come;
  const marked = each(schools, (code) => ({ ...asMap(gone.value.calledOff[code]), movedTo: to.week.id }));
  return succeed({
    from: { week: left.value, games: { ...gone.value, calledOff: { ...gone.value.calledOff, ...marked } } },
    to: { week: there, games: come.value },
  });
}

function planReturn(
  from: WeekToMove,
  to: WeekToMove,
  schools: readonly SchoolCode[],
  kickoff: number | null,
): Result<{ from: MovedWeek; to: MovedWeek }> {
  const left = withSchools(from.week, schools, null);
  const reached = kickoff === null ? succeed(to.week) : withSchools(to.week, schools, kickoff);
  if (!left.ok) return left;
  if (!reached.ok) return reached;
  const week: Week = { ...left.value, moved: without(from.week.moved ?? {}, schools) };
  const gone = gamesAfter(from.results, from.week, week);
  if (!gone.ok) return gone;
  const off = asMap(to.results.calledOff);
  const unmarked = each(
    schools.filter((code) => code in off),
    (code) => without(asMap(off[code]), ['movedTo']),
  );
  const come = gamesAfter({ ...to.results, calledOff: { ...off, ...unmarked } }, to.week, reached.value);
  if (!come.ok) return come;
  const games = { ...gone.value, calledOff: without(gone.value.calledOff, schools) };
  return succeed({ from: { week, games }, to: { week: reached.value, games: come.value } });
}

function withSchools(week: Week, schools: readonly SchoolCode[], kickoff: number | null): Result<Week> {
  return withKickoffs(
    week,
    each(schools, () => kickoff),
  );
}

function each<T>(schools: readonly SchoolCode[], value: (code: SchoolCode) => T): Partial<Record<SchoolCode, T>> {
  return Object.fromEntries(schools.map((code) => [code, value(code)]));
}

function without<T>(entries: Record<string, T>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.includes(key)));
}

/** The week that a stored game was moved to; null if it wasn't. */
function movedTo(game: unknown): string | null {
  return asText(asMap(game).movedTo, null);
}
