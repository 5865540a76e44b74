import type { SchoolGame } from '@/domain/results';
import type { SchoolCode } from '@/domain/schools';
import { schoolOf, type SquadId } from '@/domain/squads';
import type { Week } from '@/domain/weeks';
import { calendarOf, shiftToNow } from '../season/calendar';
import { publishedWeek, type PublishedWeek } from '../season/results';
import { loadGames, loadSeason } from '../tables/load';
import type { SeedDocument, Value } from './suite';

/** The season the demo is played on. */
export const SEASON = 2025;

/** The week that is played now; those before it have their real results. */
export const CURRENT_WEEK = 8;

/**
 * From Sunday morning in New York on, the demo's present is the week to come: the Saturday just gone has no kickoffs left that a lineup could
 * still be set for. Milliseconds before Monday's midnight.
 */
const ROLLS_OVER_BEFORE_MONDAY = 18 * 3600_000;

/** The season's calendar, moved by whole weeks so that the current week is the one of `now` (milliseconds). */
export function demoCalendar(now: number): Week[] {
  const games = loadGames(SEASON);
  const shift = shiftToNow(SEASON, games, CURRENT_WEEK, now + ROLLS_OVER_BEFORE_MONDAY);
  return calendarOf(SEASON, games, shift).map((week) => ({ ...week, isCurrent: week.week === CURRENT_WEEK }));
}

/** The results of the weeks before the current one, and what is known of the others: who plays whom, and when. */
export function demoResults(calendar: readonly Week[]): PublishedWeek[] {
  const [games, table] = [loadGames(SEASON), loadSeason()];
  return calendar.map(({ week, kickoffs }) =>
    publishedWeek({ table, games, week, kickoffs, ...(week < CURRENT_WEEK ? {} : { finished: new Set<SchoolCode>() }) }),
  );
}

/** The calendar's documents. */
export function calendarDocuments(calendar: readonly Week[]): SeedDocument[] {
  return calendar.map((week) => ({
    path: `currentWeek/${week.id}`,
    fields: {
      id: week.id,
      season: week.season,
      week: week.week,
      startDate: time(week.startDate),
      endDate: time(week.endDate),
      isCurrent: week.isCurrent,
      kickoffs: Object.fromEntries(Object.entries(week.kickoffs).map(([code, at]) => [code, time(at)])),
      portalOpensAt: time(week.portalOpensAt),
    },
  }));
}

/** The documents of the weeks' results: one a week, and each squad's own history. */
export function resultDocuments(results: readonly PublishedWeek[], now: number): SeedDocument[] {
  return results.flatMap((week) => [weekDocument(week, now), ...historyDocuments(week)]);
}

function weekDocument(week: PublishedWeek, now: number): SeedDocument {
  return {
    path: `weeklySquads/${week.weekId}`,
    fields: {
      weekId: week.weekId,
      season: week.season,
      week: week.week,
      updatedAt: new Date(now),
      squads: Object.fromEntries(Object.entries(week.squads).map(([squad, { points, stats, state }]) => [squad, { points, stats: line(stats), state }])),
      games: Object.fromEntries(Object.entries(week.games).map(([code, game]) => [code, gameFields(game)])),
    },
  };
}

function historyDocuments(week: PublishedWeek): SeedDocument[] {
  return Object.entries(week.squads)
    .filter(([, { state }]) => state === 'final')
    .map(([squad, { points, stats }]) => ({
      path: `weeklySquadScores/${squad}/weeks/${String(week.season)}_${String(week.week)}`,
      fields: {
        points,
        stats: line(stats),
        opponent: week.games[schoolOf(squad as SquadId)]?.opponent ?? null,
        week: week.week,
        season: week.season,
      },
    }));
}

function gameFields(game: SchoolGame): Record<string, Value> {
  return { ...game, kickoff: time(game.kickoff) };
}

function line(stats: PublishedWeek['squads'][SquadId]['stats']): Value {
  return stats === null ? null : { ...stats };
}

function time(at: number | null): Value {
  return at === null ? null : new Date(at);
}
