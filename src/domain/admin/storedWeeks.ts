import { schoolOf, type SquadId } from '../football/squads';
import type { Week } from '../football/weeks';
import { kickoffOrder, lastKickoff } from '../football/kickoffs';
import type { PublishedSquad, PublishedWeek } from './publishedWeek';

/**
 * A week as stored in `currentWeek/{weekId}`. Times are `Date`s, which every Firestore client converts to timestamps.
 */
export function storedWeek(week: Week): Record<string, unknown> {
  return {
    ...week,
    startDate: date(week.startDate),
    endDate: date(week.endDate),
    portalOpensAt: date(week.portalOpensAt),
    monday: date(week.monday),
    firstKickoff: date(week.firstKickoff),
    lastFinal: date(week.lastFinal),
    kickoffs: Object.fromEntries(Object.entries(week.kickoffs).map(([code, at]) => [code, new Date(at)])),
    kickoffOrder: kickoffOrder(week.kickoffs),
    // The rules show everyone's solo picks from then on.
    lastKickoff: date(lastKickoff(week.kickoffs)),
  };
}

/**
 * The weeks of a season as stored in `currentWeek`, by id. The current one also holds the others, in `calendar`, so
 * that a client reads one document for all of them.
 */
export function storedCalendar(weeks: readonly Week[]): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    weeks.map((week) => [week.id, week.isCurrent ? storedCurrentWeek(week, weeks) : storedWeek(week)]),
  );
}

/** The current week as stored, with the other weeks of its season. */
export function storedCurrentWeek(week: Week, weeks: readonly Week[]): Record<string, unknown> {
  const others = weeks.filter(({ id }) => id !== week.id);
  return {
    ...storedWeek({ ...week, isCurrent: true }),
    calendar: Object.fromEntries(others.map((other) => [other.id, storedWeek({ ...other, isCurrent: false })])),
  };
}

/**
 * A published week as stored in `weeklySquads/{weekId}`. `updatedAt`: a `Date`, or the writing client's server time.
 */
export function storedResults(week: PublishedWeek, updatedAt: unknown): Record<string, unknown> {
  const games = Object.entries(week.games).map(([code, game]) => [code, { ...game, kickoff: date(game.kickoff) }]);
  return { ...week, games: Object.fromEntries(games) as Record<string, unknown>, updatedAt };
}

/** The record of each squad in a published week, by path. Squads whose game isn't over have none. */
export function storedScores({ season, week, squads, games }: PublishedWeek): Record<string, Record<string, unknown>> {
  const over = (Object.entries(squads) as [SquadId, PublishedSquad][]).filter(([, { state }]) => state === 'final');
  return Object.fromEntries(
    over.map(([squad, { points, stats }]) => [
      `weeklySquadScores/${squad}/weeks/${String(season)}_${String(week)}`,
      { points, stats, opponent: games[schoolOf(squad)]?.opponent ?? null, week, season },
    ]),
  );
}

function date(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}
