import type { Uid, WeekId } from '../kernel/ids';
import { asMap, asText } from '../kernel/parse';
import { isSchoolCode, type SchoolCode } from '../football/schools';
import { parseWeekId } from '../football/weeks';
import { SIX_UNITS, type SixPicks } from './saturdaySix';
import { soloGame, type SoloGame } from './soloGames';

/**
 * One person's picks, as stored in `soloEntries/{game}/{scope}/{uid}`: of one week, or in Survivor of the whole season.
 * `weekId` is then the week of the latest pick. `picks` are in the stored form of their game. `username` isn't stored
 * with them.
 */
export interface SoloEntry {
  game: SoloGame;
  weekId: WeekId;
  uid: Uid;
  username: string;
  picks: readonly string[];
}

/** The name that takes a player's place once the account is deleted. */
export const FORMER_PLAYER = 'Former player';

/** What an entry is for: Survivor has one entry a season, the others one a week. */
export function entryScope(game: SoloGame, weekId: WeekId): string {
  return soloGame(game).lasts === 'season' ? (weekId.split('-')[0] ?? weekId) : weekId;
}

/**
 * One week for each entry that a person can have in these weeks: all of them, or in Survivor the last one of each
 * season.
 */
export function oneWeekAnEntry(game: SoloGame, weekIds: readonly string[]): string[] {
  return [...new Map(weekIds.map((weekId) => [entryScope(game, weekId), weekId])).values()];
}

/** The id of one person's entry: `pickem_2026-05_{uid}`, `survivor_2026_{uid}`. */
export function entryId(game: SoloGame, weekId: WeekId, uid: Uid): string {
  return `${game}_${entryScope(game, weekId)}_${uid}`;
}

/** The stored form of an entry's picks: one text, with a space after each pick. */
export function encodePicks(picks: readonly string[]): string {
  return picks.map((pick) => `${pick} `).join('');
}

/** Reads a person's stored entry, which holds no name; null if it isn't one. */
export function parseSoloEntry(game: SoloGame, uid: Uid, stored: unknown): SoloEntry | null {
  const raw = asMap(stored);
  const weekId = asText(raw.weekId, '');
  if (parseWeekId(weekId) === null) return null;
  return { game, weekId, uid, username: '', picks: asText(raw.picks, '').split(' ').filter(Boolean) };
}

/** A pick of a Pick'em game, by the game's key school: it wins or it loses, with this much confidence. */
export interface PickemPick {
  school: SchoolCode;
  wins: boolean;
  confidence: number;
}

/** The most games of a week: each of the sixteen schools plays one of its own. */
const MAX_CONFIDENCE = 16;

/** Reads Pick'em picks. What has another form, and a second pick with the same school or confidence, is left out. */
export function parsePickem(picks: readonly string[]): PickemPick[] {
  const found: PickemPick[] = [];
  for (const text of picks) {
    const [, school, outcome, number] = /^([A-Z]+)_([WL])_([1-9]\d?)$/.exec(text) ?? [];
    const confidence = Number(number);
    if (!isSchoolCode(school) || confidence > MAX_CONFIDENCE) continue;
    if (found.some((one) => one.school === school || one.confidence === confidence)) continue;
    found.push({ school, wins: outcome === 'W', confidence });
  }
  return found;
}

/** The stored form of Pick'em picks, highest confidence first: `ALA_W_16`. */
export function formatPickem(picks: readonly PickemPick[]): string[] {
  return [...picks]
    .sort((one, other) => other.confidence - one.confidence)
    .map(({ school, wins, confidence }) => `${school}_${wins ? 'W' : 'L'}_${String(confidence)}`);
}

/** Reads the squads of a Saturday Six. What has another form, and a second squad of a unit or school, is left out. */
export function parseSixPicks(picks: readonly string[]): SixPicks {
  const found: SixPicks = {};
  for (const text of picks) {
    const [school, unitName] = text.split('-');
    const unit = SIX_UNITS.find((one) => one === unitName);
    if (unit === undefined || !isSchoolCode(school) || text !== `${school}-${unit}`) continue;
    if (found[unit] === undefined && !Object.values(found).includes(school)) found[unit] = school;
  }
  return found;
}

/** The stored form of a Saturday Six, in the order of the units: `ALA-QB`. */
export function formatSixPicks(picks: SixPicks): string[] {
  return SIX_UNITS.flatMap((unit) => (picks[unit] === undefined ? [] : [`${picks[unit]}-${unit}`]));
}

/** A Survivor pick: this school wins in this week. */
export interface SurvivorPick {
  weekId: WeekId;
  school: SchoolCode;
}

/** Reads Survivor picks in week order. What has another form, and a second pick of a week or school, is left out. */
export function parseSurvivor(picks: readonly string[]): SurvivorPick[] {
  const found: SurvivorPick[] = [];
  for (const text of picks) {
    const [weekId = '', school] = text.split('_');
    if (parseWeekId(weekId) === null || !isSchoolCode(school) || text !== `${weekId}_${school}`) continue;
    if (!found.some((one) => one.weekId === weekId || one.school === school)) found.push({ weekId, school });
  }
  return found.sort((one, other) => (one.weekId < other.weekId ? -1 : 1));
}

/** The stored form of Survivor picks, in week order: `2026-05_ALA`. */
export function formatSurvivor(picks: readonly SurvivorPick[]): string[] {
  return picks.map(({ weekId, school }) => `${weekId}_${school}`).sort();
}

const TIDY: Record<SoloGame, (picks: readonly string[]) => string[]> = {
  pickem: (picks) => formatPickem(parsePickem(picks)),
  six: (picks) => formatSixPicks(parseSixPicks(picks)),
  survivor: (picks) => formatSurvivor(parseSurvivor(picks)),
};

/** The school that a stored pick names. */
export function schoolOfPick(pick: string): SchoolCode | undefined {
  return pick.split(/[_-]/).find(isSchoolCode);
}

/**
 * What can still be saved of a game's picks: those of locked schools stay as stored, and so does each pick that clashes
 * with one that stays.
 */
export function savablePicks(
  game: SoloGame,
  stored: readonly string[],
  picks: readonly string[],
  locked: ReadonlySet<SchoolCode | undefined>,
): string[] {
  const open = picks.filter((pick) => !locked.has(schoolOfPick(pick)));
  const tidy = TIDY[game]([...stored.filter((pick) => locked.has(schoolOfPick(pick))), ...open]);
  const clashing = open.filter((pick) => !tidy.includes(pick));
  if (clashing.length === 0) return tidy;
  return savablePicks(game, stored, picks, new Set([...locked, ...clashing.map(schoolOfPick)]));
}
