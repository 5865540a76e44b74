import { asMap, asMillis, asNumber } from '../kernel/parse';
import type { Kickoffs } from './kickoffs';
import { isSchoolCode, type SchoolCode } from './schools';
import { lastWeekOf } from './seasons';

/** A week of the season, as stored in `currentWeek/{weekId}`. Times are in milliseconds since 1970. */
export type Week = {
  id: string;
  /** Null only for the fallback week. */
  season: number | null;
  week: number;
  startDate: number | null;
  endDate: number | null;
  isCurrent: boolean;
  kickoffs: Kickoffs;
  portalOpensAt: number | null;
  /** Monday 00:00 in New York, when the week begins. */
  monday: number | null;
  /** The earliest kickoff. */
  firstKickoff: number | null;
  /** When the last game became final; null until then. */
  lastFinal: number | null;
  /** The schools whose game was moved here from another week, and the id of that week. */
  moved?: Partial<Record<SchoolCode, string>>;
};

/** The week shown when none is found (docs/requirements.md R3.8). */
export const FALLBACK_WEEK: Week = {
  id: 'fallback-week-1',
  season: null,
  week: 1,
  startDate: null,
  endDate: null,
  isCurrent: true,
  kickoffs: {},
  portalOpensAt: null,
  monday: null,
  firstKickoff: null,
  lastFinal: null,
};

/** A week's id: `2025-03`. Ids of one season sort in week order. */
export function weekId(season: number, week: number): string {
  return `${season}-${String(week).padStart(2, '0')}`;
}

/** `Week 14`, `Weeks 13 and 14`, `Weeks 12 to 14`. */
export function formatWeeks(from: number, to: number): string {
  if (from === to) return `Week ${String(from)}`;
  return `Weeks ${String(from)} ${to - from === 1 ? 'and' : 'to'} ${String(to)}`;
}

/** The season and week number in a week's id; null if the id has another form. */
export function parseWeekId(id: string): { season: number; week: number } | null {
  const match = /^(\d{4})-(\d{2})$/.exec(id);
  return match ? { season: Number(match[1]), week: Number(match[2]) } : null;
}

/** The weeks of a season without their dates and kickoffs, for a season whose calendar isn't loaded. */
export function weeksOfSeason(season: number): Week[] {
  return Array.from({ length: lastWeekOf(season) }, (_, i) => parseWeek(weekId(season, i + 1), {}));
}

/** Whether all games of a season are over. `current`: the current week; without it a season is not over. */
export function isSeasonOver(season: number, current: Week | null): boolean {
  const place = placeOfSeason(season, current);
  if (place !== 'present') return place === 'earlier';
  return current !== null && current.week >= lastWeekOf(season) && current.lastFinal !== null;
}

/**
 * Whether a season comes before or after that of the current week. `present` also as long as no current week is known.
 */
export function placeOfSeason(season: number, current: Week | null): 'earlier' | 'present' | 'later' {
  if (current?.season == null || current.season === season) return 'present';
  return season < current.season ? 'earlier' : 'later';
}

/** Reads a stored week. */
export function parseWeek(id: string, stored: unknown): Week {
  const raw = asMap(stored);
  const named = parseWeekId(id);
  const kickoffs: Kickoffs = {};
  for (const [code, kickoff] of Object.entries(asMap(raw.kickoffs))) {
    const at = asMillis(kickoff);
    if (isSchoolCode(code) && at !== null) kickoffs[code] = at;
  }
  const moved = Object.entries(asMap(raw.moved)).filter(
    ([code, from]) => isSchoolCode(code) && typeof from === 'string',
  );
  return {
    id,
    season: asNumber(raw.season, named?.season ?? null),
    week: asNumber(raw.week, named?.week ?? 1),
    startDate: asMillis(raw.startDate),
    endDate: asMillis(raw.endDate),
    isCurrent: raw.isCurrent === true,
    kickoffs,
    portalOpensAt: asMillis(raw.portalOpensAt),
    monday: asMillis(raw.monday),
    firstKickoff: asMillis(raw.firstKickoff),
    lastFinal: asMillis(raw.lastFinal),
    ...(moved.length === 0 ? {} : { moved: Object.fromEntries(moved) as Partial<Record<SchoolCode, string>> }),
  };
}

/** The weeks of the season from the current week's document, in order. Null if that document holds no calendar. */
export function parseCalendar(current: Week, stored: unknown): Week[] | null {
  const others = Object.entries(asMap(asMap(stored).calendar));
  if (others.length === 0) return null;
  return [current, ...others.map(([id, week]) => parseWeek(id, week))].sort((one, other) => one.week - other.week);
}

/** The week that ended most recently by `now` (milliseconds), or null. */
export function latestEnded(weeks: readonly Week[], now: number): Week | null {
  const ended = weeks.filter(({ endDate }) => endDate !== null && endDate < now);
  return ended.sort((one, other) => (other.endDate ?? 0) - (one.endDate ?? 0))[0] ?? null;
}

/** Whether the school has no game in the week. Never in the fallback week, whose games aren't known. */
export function hasBye(week: Week, code: SchoolCode): boolean {
  return week.season !== null && week.kickoffs[code] === undefined;
}
