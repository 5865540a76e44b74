import { TZDate } from '@date-fns/tz';
import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns';
import { LEAGUE_ZONE, realKickoffs, startOfGame, type PlayedGame } from '@/domain/replay/playedSeason';
import { DEFAULT_PORTAL } from '@/domain/league/options/portalHours';
import { portalOpening } from '@/domain/moves/portal/portal';
import { weekId, type Week } from '@/domain/football/weeks';
import type { Kickoffs } from '@/domain/football/kickoffs';

/**
 * The weeks of a season, Monday to Monday in New York, with each school's kickoff; none is marked current. `shiftDays`
 * moves them by whole calendar days, so that a noon kickoff stays at noon across a daylight-saving change.
 */
export function calendarOf(season: number, games: readonly PlayedGame[], shiftDays = 0): Week[] {
  const regular = games.filter(({ phase }) => phase === 'regular');
  const numbers = [...new Set(regular.map(({ week }) => week))].sort((one, other) => one - other);
  return numbers.map((week) => {
    const ofWeek = regular.filter((game) => game.week === week);
    const monday = mondayOf(Math.min(...ofWeek.map(startOfGame)));
    const start = addDays(monday, shiftDays);
    const begins = { monday: start.getTime() };
    const kickoffs = kickoffsOf(games, week, shiftDays);
    return {
      id: weekId(season, week),
      season,
      week,
      startDate: start.getTime(),
      endDate: addDays(start, 7).getTime(),
      isCurrent: false,
      kickoffs,
      portalOpensAt: portalOpening(begins, DEFAULT_PORTAL),
      ...begins,
      firstKickoff: Math.min(...Object.values(kickoffs)),
      lastFinal: null,
    };
  });
}

/**
 * Returns the days by which to shift a calendar so that its week `week` contains `now` (milliseconds). Always whole
 * weeks.
 */
export function shiftToNow(season: number, games: readonly PlayedGame[], week: number, now: number): number {
  const wanted = calendarOf(season, games).find((one) => one.week === week);
  if (wanted?.startDate == null) throw new Error(`The ${season} calendar has no week ${week}.`);
  return differenceInCalendarDays(mondayOf(now), new TZDate(wanted.startDate, LEAGUE_ZONE));
}

/** Midnight in New York at the start of the Monday on or before a time (milliseconds). */
function mondayOf(at: number): TZDate {
  const day = startOfDay(new TZDate(at, LEAGUE_ZONE));
  return addDays(day, -((day.getDay() + 6) % 7));
}

/** Moves a time by calendar days in New York and keeps the hour of the day. Milliseconds in and out. */
export function moved(at: number, days: number): number {
  return addDays(new TZDate(at, LEAGUE_ZONE), days).getTime();
}

function kickoffsOf(games: readonly PlayedGame[], week: number, shiftDays: number): Kickoffs {
  const real = Object.entries(realKickoffs(games, week));
  return Object.fromEntries(real.map(([code, at]) => [code, moved(at, shiftDays)]));
}
