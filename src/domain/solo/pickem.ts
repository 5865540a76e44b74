import { fail, succeed, type Result } from '../kernel/result';
import type { GameState, WeekResults } from '../scoring/results';
import { isSchoolCode, SCHOOL_CODES, SCHOOLS, type SchoolCode } from '../football/schools';
import type { Week } from '../football/weeks';
import type { PickemPick } from './entries';

/**
 * A game to pick, from the side of its key school: the conference's, and the home team if both are. `off`: it was
 * called off.
 */
export interface PickemGame {
  key: SchoolCode;
  /** A school's code, or the name of a team outside the conference. */
  opponent: string;
  opponentName: string;
  home: boolean;
  neutral: boolean;
  kickoff: number | null;
  state: Exclude<GameState, 'bye'> | 'off';
  pointsFor: number | null;
  pointsAgainst: number | null;
}

/**
 * The games of a week in order of their kickoffs. Empty until the week's pairings are published. One that was called
 * off comes last and scores nothing, but it still counts, so that no other pick loses its confidence.
 */
export function pickemGames(
  week: Pick<Week, 'kickoffs'>,
  results: Pick<WeekResults, 'games' | 'calledOff'> | null,
): PickemGame[] {
  const games: PickemGame[] = [];
  const calledOff = results?.calledOff ?? {};
  const all = { ...results?.games, ...calledOff };
  for (const key of SCHOOL_CODES) {
    const game = all[key];
    if (game === undefined || game.state === 'bye' || game.opponent === '') continue;
    const { opponent } = game;
    if (isSchoolCode(opponent) && !isKey(key, game.home, opponent, all[opponent]?.home ?? false)) continue;
    games.push({
      key,
      opponent,
      opponentName: isSchoolCode(opponent) ? SCHOOLS[opponent].name : opponent,
      home: game.home,
      neutral: game.neutral,
      kickoff: week.kickoffs[key] ?? game.kickoff,
      state: calledOff[key] === undefined ? game.state : 'off',
      pointsFor: game.pointsFor,
      pointsAgainst: game.pointsAgainst,
    });
  }
  return games.sort((one, other) => (one.kickoff ?? Infinity) - (other.kickoff ?? Infinity) || 0);
}

/** Of two schools the home team; if the results don't tell which it is, the first in display order. */
function isKey(key: SchoolCode, home: boolean, opponent: SchoolCode, opponentHome: boolean): boolean {
  return home === opponentHome ? SCHOOL_CODES.indexOf(key) < SCHOOL_CODES.indexOf(opponent) : home;
}

/** Which schools have kicked off decides what may still change. */
export type Locked = ReadonlySet<SchoolCode>;

/** The picks without those that can still change but whose game is gone, as after it was moved to another week. */
export function withoutGone(games: readonly PickemGame[], picks: readonly PickemPick[], locked: Locked): PickemPick[] {
  return picks.filter(({ school }) => locked.has(school) || games.some(({ key }) => key === school));
}

/**
 * Checks picks before they are saved: what the rules check, and that each that changes is of one of the week's games
 * with a confidence from 1 to their number, or one that was used before there were fewer.
 */
export function checkPickem(
  games: readonly PickemGame[],
  was: readonly PickemPick[],
  next: readonly PickemPick[],
  locked: Locked,
): Result<PickemPick[]> {
  const isTwice = (one: PickemPick) => next.some((other) => other !== one && isIn([other], one));
  for (const pick of next.filter((one) => !isIn(was, one) || isTwice(one))) {
    const name = SCHOOLS[pick.school].name;
    if (!games.some(({ key }) => key === pick.school)) return fail('game', `${name} isn’t among this week’s games.`);
    const most = Math.max(games.length, ...was.map(({ confidence }) => confidence));
    if (!Number.isInteger(pick.confidence) || pick.confidence < 1 || pick.confidence > most)
      return fail('confidence', `Confidence goes from 1 to ${String(games.length)} this week.`);
    if (next.some((other) => other !== pick && other.school === pick.school))
      return fail('school', `You picked the ${name} game twice.`);
    if (next.some((other) => other !== pick && other.confidence === pick.confidence))
      return fail('confidence', `You used confidence ${String(pick.confidence)} twice. Use each number once.`);
  }
  const late = changedSchools(was, next).find((school) => locked.has(school));
  if (late !== undefined) return fail('locked', `${SCHOOLS[late].name} has kicked off, so that pick is locked.`);
  return succeed([...next]);
}

function isIn(picks: readonly PickemPick[], one: PickemPick): boolean {
  return picks.some((p) => p.school === one.school && p.wins === one.wins && p.confidence === one.confidence);
}

function changedSchools(was: readonly PickemPick[], next: readonly PickemPick[]): SchoolCode[] {
  return [...was.filter((one) => !isIn(next, one)), ...next.filter((one) => !isIn(was, one))].map((one) => one.school);
}

/** Picks the winner of a game. A game that wasn't picked yet gets the highest confidence that is free. */
export function choosePickem(
  games: readonly PickemGame[],
  picks: readonly PickemPick[],
  pick: { school: SchoolCode; wins: boolean },
  locked: Locked,
): Result<PickemPick[]> {
  const own = picks.find(({ school }) => school === pick.school);
  const confidence = own?.confidence ?? highestFree(games.length, picks);
  const next = [...picks.filter((one) => one !== own), { ...pick, confidence }];
  return checkPickem(games, picks, next, locked);
}

function highestFree(count: number, picks: readonly PickemPick[]): number {
  const used = new Set(picks.map(({ confidence }) => confidence));
  for (let free = count; free > 0; free--) if (!used.has(free)) return free;
  return 0;
}

/** Gives a pick another confidence. The pick that had it gets this one's; fails if that one has kicked off. */
export function setConfidence(
  games: readonly PickemGame[],
  picks: readonly PickemPick[],
  change: { school: SchoolCode; confidence: number },
  locked: Locked,
): Result<PickemPick[]> {
  const own = picks.find(({ school }) => school === change.school);
  if (own === undefined) return fail('game', 'Pick a winner first.');
  const next = picks.map((one) => {
    if (one === own) return { ...one, confidence: change.confidence };
    return one.confidence === change.confidence ? { ...one, confidence: own.confidence } : one;
  });
  return checkPickem(games, picks, next, locked);
}

/** Takes a pick back. */
export function clearPickem(
  games: readonly PickemGame[],
  picks: readonly PickemPick[],
  school: SchoolCode,
  locked: Locked,
): Result<PickemPick[]> {
  return checkPickem(
    games,
    picks,
    picks.filter((one) => one.school !== school),
    locked,
  );
}

/**
 * What became of a game's pick. `ahead`, `behind` and `even` are of a game in play. `void`: the confidence is above the
 * number of games, so it can't score. `off`: the game was called off. `none`: no pick.
 */
export type PickemOutcome = 'right' | 'wrong' | 'ahead' | 'behind' | 'even' | 'open' | 'void' | 'off' | 'none';

/** One game of the week with its pick. `points` counts only once the game is over. */
export interface PickemRow {
  game: PickemGame;
  pick: PickemPick | null;
  outcome: PickemOutcome;
  points: number;
}

/** A week of Pick'em: each game, and the sum. `possible`: the points if every pick that's still open comes true. */
export interface PickemScore {
  rows: PickemRow[];
  points: number;
  right: number;
  wrong: number;
  possible: number;
}

/**
 * What picks score in a week: the confidence of each right one. A pick that isn't of one of the week's games scores
 * nothing.
 */
export function scorePickem(games: readonly PickemGame[], picks: readonly PickemPick[]): PickemScore {
  const rows = games.map((game): PickemRow => {
    const pick = picks.find(({ school }) => school === game.key) ?? null;
    const outcome = pick === null ? 'none' : outcomeOf(game, pick, games.length);
    return { game, pick, outcome, points: outcome === 'right' ? (pick?.confidence ?? 0) : 0 };
  });
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  const stillOpen = rows.filter(({ outcome }) => ['open', 'ahead', 'behind', 'even'].includes(outcome));
  return {
    rows,
    points,
    right: rows.filter(({ outcome }) => outcome === 'right').length,
    wrong: rows.filter(({ outcome }) => outcome === 'wrong').length,
    possible: points + stillOpen.reduce((sum, { pick }) => sum + (pick?.confidence ?? 0), 0),
  };
}

function outcomeOf(game: PickemGame, pick: PickemPick, count: number): PickemOutcome {
  if (game.state === 'off') return 'off';
  if (pick.confidence > count) return 'void';
  if (game.state === 'pre' || game.pointsFor === null || game.pointsAgainst === null) return 'open';
  const lead = Math.sign(game.pointsFor - game.pointsAgainst) * (pick.wins ? 1 : -1);
  if (game.state === 'final') return lead > 0 ? 'right' : 'wrong';
  return lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'even';
}
