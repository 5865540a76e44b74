import type { Uid, WeekId } from '../kernel/ids';
import { asMap, asMillis, asNumber, asOneOf, asText } from '../kernel/parse';
import { isWeekFinal, type WeekResults } from '../scoring/results';
import { parseWeekId } from '../football/weeks';
import { FORMER_PLAYER, parsePickem, parseSixPicks, parseSurvivor, type SoloEntry } from './entries';
import { soloGame, SOLO_GAMES, type SoloGame } from './soloGames';
import { pickemGames, scorePickem } from './pickem';
import { scoreSixWeek } from './sixWeek';
import { survivorState } from './survivor';

/** A published week, as far as the solo games need it. */
export type SoloWeek = Pick<WeekResults, 'weekId' | 'games' | 'squads' | 'calledOff'>;

/**
 * A player's line in a leaderboard. `points`: in Pick'em the confidence of the right picks, in Saturday Six hundredths,
 * in Survivor the weeks survived. `right` and `wrong`: picks in Pick'em, weeks in Survivor, 0 in Saturday Six. `weeks`:
 * with an entry; in Survivor those that count, an open one too.
 */
export interface SoloRow {
  uid: Uid;
  username: string;
  points: number;
  right: number;
  wrong: number;
  weeks: number;
}

/** How many of the leaders a leaderboard names. */
const LEADERBOARD_ROWS = 100;

/**
 * A leaderboard as stored in `weeklySquads/{game}_{scope}`. `scope` is a week's id, or the season's year as text.
 * `rows` are its leaders, best first. `counts` tells how many players have how many points, so that everyone's
 * rank follows. `final`: all of its games are over. `at`: when it was made, in milliseconds since 1970.
 */
export interface SoloLeaderboard {
  game: SoloGame;
  scope: string;
  entrants: number;
  rows: readonly SoloRow[];
  counts: Readonly<Record<string, number>>;
  final: boolean;
  at: number | null;
}

/** The id of a leaderboard: `pickem_2026-05`, `pickem_2026`. */
export function leaderboardId(game: SoloGame, scope: string): string {
  return `${game}_${scope}`;
}

/**
 * A player's line in a week's leaderboard; null if the entry doesn't count in that week. `published`: the season's
 * weeks, of which those up to this one are used.
 */
export function weekRow(entry: SoloEntry, weekId: WeekId, published: readonly SoloWeek[]): SoloRow | null {
  const { game, uid, username } = entry;
  if (soloGame(game).lasts === 'week' && entry.weekId !== weekId) return null;
  const sums = SUMS[game](entry.picks, weekId, published);
  return sums && { uid, username, ...sums };
}

/** What stored picks come to in a week; null if there are none. */
type Sum = (
  stored: readonly string[],
  weekId: WeekId,
  published: readonly SoloWeek[],
) => Omit<SoloRow, 'uid' | 'username'> | null;

const SUMS: Record<SoloGame, Sum> = {
  pickem: (stored, weekId, published) => {
    const picks = parsePickem(stored);
    if (picks.length === 0) return null;
    const { points, right, wrong } = scorePickem(pickemGames({ kickoffs: {} }, resultsOf(weekId, published)), picks);
    return { points, right, wrong, weeks: 1 };
  },
  six: (stored, weekId, published) => {
    const picks = parseSixPicks(stored);
    if (Object.keys(picks).length === 0) return null;
    return { points: scoreSixWeek(resultsOf(weekId, published), picks).points, right: 0, wrong: 0, weeks: 1 };
  },
  survivor: (stored, weekId, published) => {
    const picks = parseSurvivor(stored).filter((pick) => pick.weekId <= weekId);
    if (picks.length === 0) return null;
    const upTo = published
      .filter((week) => week.weekId <= weekId)
      .sort((one, other) => (one.weekId < other.weekId ? -1 : 1));
    const { survived, losses, weeks } = survivorState(picks, upTo);
    return { points: survived, right: survived, wrong: losses, weeks: weeks.length };
  },
};

function resultsOf(weekId: WeekId, published: readonly SoloWeek[]): SoloWeek | null {
  return published.find((week) => week.weekId === weekId) ?? null;
}

/** The lines of a week, best first. `entries` are of one game; a person's entries of other weeks are ignored. */
export function weekRows(entries: readonly SoloEntry[], weekId: WeekId, published: readonly SoloWeek[]): SoloRow[] {
  return sortRows(entries.flatMap((entry) => weekRow(entry, weekId, published) ?? []));
}

/** The lines of a season, best first: the sums over its finished weeks. `entries` are of one game. */
export function seasonRows(entries: readonly SoloEntry[], published: readonly SoloWeek[]): SoloRow[] {
  const finished = published
    .filter((week) => isWeekFinal(week))
    .sort((one, other) => (one.weekId < other.weekId ? -1 : 1));
  const latest = finished.at(-1)?.weekId;
  if (latest === undefined) return [];
  const sums = new Map<string, SoloRow>();
  // In week order, so that the latest entry's name is the one that's shown.
  const ordered = [...entries].sort((one, other) => (one.weekId < other.weekId ? -1 : 1));
  for (const entry of ordered) {
    const weekId = soloGame(entry.game).lasts === 'season' ? latest : entry.weekId;
    const row = resultsOf(weekId, finished) && weekRow(entry, weekId, finished);
    if (row === null) continue;
    const before = sums.get(row.uid);
    sums.set(row.uid, before === undefined ? row : added(before, row));
  }
  return sortRows([...sums.values()]);
}

function added(one: SoloRow, other: SoloRow): SoloRow {
  return {
    uid: one.uid,
    username: other.username,
    points: one.points + other.points,
    right: one.right + other.right,
    wrong: one.wrong + other.wrong,
    weeks: one.weeks + other.weeks,
  };
}

/** By points; those with the same points, who share a rank, by name. */
function sortRows(rows: readonly SoloRow[]): SoloRow[] {
  const text = ({ username, uid }: SoloRow) => `${username.toLowerCase()} ${uid}`;
  return [...rows].sort((one, other) => other.points - one.points || (text(one) < text(other) ? -1 : 1));
}

/** A week's leaderboard from everyone's entries in one game. */
export function weekLeaderboard(
  game: SoloGame,
  weekId: WeekId,
  entries: readonly SoloEntry[],
  published: readonly SoloWeek[],
): SoloLeaderboard {
  const own = entries.filter((entry) => entry.game === game);
  const final = published.some((week) => week.weekId === weekId && isWeekFinal(week));
  return leaderboardOf(game, weekId, weekRows(own, weekId, published), final);
}

/**
 * A season's leaderboard from everyone's entries in one game. `weeks`: how many the season has; it's final once that
 * many are.
 */
export function seasonLeaderboard(
  game: SoloGame,
  season: number,
  entries: readonly SoloEntry[],
  published: readonly SoloWeek[],
  weeks: number,
): SoloLeaderboard {
  const isOf = (weekId: WeekId) => parseWeekId(weekId)?.season === season;
  const ofSeason = published.filter(({ weekId }) => isOf(weekId));
  const own = entries.filter((entry) => entry.game === game && isOf(entry.weekId));
  const final = ofSeason.filter((week) => isWeekFinal(week)).length >= weeks;
  return leaderboardOf(game, String(season), seasonRows(own, ofSeason), final);
}

function leaderboardOf(game: SoloGame, scope: string, rows: readonly SoloRow[], final: boolean): SoloLeaderboard {
  const entrants = rows.length;
  return { game, scope, entrants, rows: rows.slice(0, LEADERBOARD_ROWS), counts: countsOf(rows), final, at: null };
}

function countsOf(rows: readonly SoloRow[]): SoloLeaderboard['counts'] {
  const counts: Record<string, number> = {};
  for (const { points } of rows) counts[points] = (counts[points] ?? 0) + 1;
  return counts;
}

/** The rank of so many points in a leaderboard. Ties share a rank, and the next one is skipped. */
export function rankOf(counts: SoloLeaderboard['counts'], points: number): number {
  return Object.entries(counts).reduce((rank, [more, count]) => (Number(more) > points ? rank + count : rank), 1);
}

/** A line with its rank. `tied`: others have the same points. */
export type RankedRow = SoloRow & { rank: number; tied: boolean };

/** Lines with their ranks: of a leaderboard's leaders with its `counts`, of a league's members without. */
export function rankRows(rows: readonly SoloRow[], counts?: SoloLeaderboard['counts']): RankedRow[] {
  const all = counts ?? countsOf(rows);
  return sortRows(rows).map((row) => ({
    ...row,
    rank: rankOf(all, row.points),
    tied: (all[row.points] ?? 0) > 1,
  }));
}

/**
 * A leaderboard as a document, without the time it was made. Names are apart, so that an account's deletion can replace
 * one.
 */
export function encodeLeaderboard({
  game,
  scope,
  entrants,
  rows,
  counts,
  final,
}: SoloLeaderboard): Record<string, unknown> {
  return {
    game,
    weekId: scope,
    entrants,
    top: rows.map(({ uid, points, right, wrong, weeks }) => ({ uid, points, right, wrong, weeks })),
    names: Object.fromEntries(rows.map(({ uid, username }) => [uid, username])),
    counts,
    final,
  };
}

/** Reads a stored leaderboard; null if it isn't one. */
export function parseLeaderboard(stored: unknown): SoloLeaderboard | null {
  const raw = asMap(stored);
  const game = asOneOf<SoloGame | 'none'>(raw.game, SOLO_GAMES, 'none');
  if (game === 'none') return null;
  const names = asMap(raw.names);
  const rows = (Array.isArray(raw.top) ? raw.top : []).map((each): SoloRow => {
    const row = asMap(each);
    const uid = asText(row.uid, '');
    return {
      uid,
      username: asText(names[uid], FORMER_PLAYER),
      points: asNumber(row.points, 0),
      right: asNumber(row.right, 0),
      wrong: asNumber(row.wrong, 0),
      weeks: asNumber(row.weeks, 0),
    };
  });
  return {
    game,
    scope: asText(raw.weekId, ''),
    entrants: asNumber(raw.entrants, rows.length),
    rows,
    counts: Object.fromEntries(
      Object.entries(asMap(raw.counts))
        .map(([points, count]) => [points, asNumber(count, 0)] as const)
        .sort(([one], [other]) => Number(one) - Number(other)),
    ),
    final: raw.final === true,
    at: asMillis(raw.at),
  };
}
