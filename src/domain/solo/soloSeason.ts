import type { Hundredths } from '../kernel/hundredths';
import { asMap } from '../kernel/parse';
import { isSchoolCode } from '../football/schools';
import { SIX_UNITS, SOLO_WEEKS, checkSix, weekResult, type Six, type SixPicks, type WeekResult } from './saturdaySix';
import { type SeasonLines } from '../scoring/seasonLines';
import { formatSixPicks, parseSixPicks } from './entries';

/** A solo season as the browser stores it: the six of each week played, and the choices for the next one. */
export interface SoloSeason {
  season: number;
  played: Readonly<Partial<Record<number, Six>>>;
  picks: SixPicks;
}

/** A season with no weeks played. */
export function newSoloSeason(season: number): SoloSeason {
  return { season, played: {}, picks: {} };
}

/** The next week to play; weeks are played in order. Null when the season is over. */
export function weekToPlay({ played }: SoloSeason): number | null {
  return SOLO_WEEKS.find((week) => played[week] === undefined) ?? null;
}

/** The season after playing this week with the given six, which must have passed `checkSix`. */
export function playWeek(season: SoloSeason, week: number, six: Six): SoloSeason {
  return { ...season, played: { ...season.played, [week]: six }, picks: {} };
}

/** A season's totals: the player's points, the best possible, and weeks won, lost and tied against the house. */
export interface Tally {
  results: WeekResult[];
  own: Hundredths;
  best: Hundredths;
  won: number;
  lost: number;
  tied: number;
}

/** The weeks played, in order, and their totals. */
export function tally(table: SeasonLines, season: SoloSeason): Tally {
  const results = SOLO_WEEKS.flatMap((week) => {
    const six = season.played[week];
    return six === undefined ? [] : [weekResult(table, week, six)];
  });
  const against = (sign: number) =>
    results.filter(({ own, house }) => house !== null && Math.sign(own.total - house.total) === sign).length;
  return {
    results,
    own: results.reduce((sum, { own }) => sum + own.total, 0),
    best: results.reduce((sum, { best }) => sum + best.total, 0),
    won: against(1),
    lost: against(-1),
    tied: against(0),
  };
}

/**
 * Reads a stored season. A week with an incomplete or invalid six counts as not played, and so do all weeks after it.
 * Invalid data gives a new season.
 */
export function parseSoloSeason(table: SeasonLines, stored: unknown): SoloSeason {
  const raw = asMap(stored);
  if (raw.season !== table.season) return newSoloSeason(table.season);
  const kept = asMap(raw.played);
  const played: Partial<Record<number, Six>> = {};
  for (const week of SOLO_WEEKS) {
    const six = checkSix(table, week, parsePicks(kept[week]));
    if (!six.ok) break;
    played[week] = six.value;
  }
  return { season: table.season, played, picks: parsePicks(raw.picks) };
}

function parsePicks(stored: unknown): SixPicks {
  const raw = asMap(stored);
  return Object.fromEntries(
    SIX_UNITS.flatMap((unit) => {
      const code = raw[unit];
      return isSchoolCode(code) ? [[unit, code]] : [];
    }),
  );
}

/**
 * A practice season as stored on the server: one text, with the season, the sixes of the weeks played in order, and the
 * choices for the next one.
 */
export function encodePractice({ season, played, picks }: SoloSeason): string {
  const sixes: SixPicks[] = [];
  for (const week of SOLO_WEEKS) {
    const six = played[week];
    if (six === undefined) break;
    sixes.push(six);
  }
  return [String(season), ...[...sixes, picks].map((six) => formatSixPicks(six).join(' '))].join('/');
}

/** Reads a practice season as stored on the server, with the same checks as `parseSoloSeason`. */
export function parsePractice(table: SeasonLines, stored: string): SoloSeason {
  const [season, ...sixes] = stored.split('/');
  const all = sixes.map((six) => parseSixPicks(six.split(' ')));
  const played = all.slice(0, -1).map((six, index) => [index + 1, six] as const);
  return parseSoloSeason(table, {
    season: Number(season),
    played: Object.fromEntries(played),
    picks: all.at(-1) ?? {},
  });
}
