import { parseClock, type GameClock } from '../football/gameClock';
import { fromPoints, type Hundredths } from '../kernel/hundredths';
import type { LeagueId, WeekId } from '../kernel/ids';
import { startersOf, type Lineup } from '../lineup/lineup';
import { asMap, asMillis, asNumber, asOneOf, asText } from '../kernel/parse';
import { isSchoolCode, type SchoolCode } from '../football/schools';
import { scoreSquad, type Scoring, type ScoreTerm } from './scoreSquad';
import { parseStatLine, type StatLine } from '../football/statLines';
import { parseSquadReference, schoolOf, unitOf, type SquadId } from '../football/squads';
import { parseWeekId } from '../football/weeks';

/** The state of a school's game. `bye`: it has no game this week. */
export const GAME_STATES = ['pre', 'live', 'final', 'bye'] as const;
export type GameState = (typeof GAME_STATES)[number];

/**
 * A squad's result in a week. `points` are in hundredths, as published, by the default scoring. `was`: the stat line of
 * the final, if it was corrected since.
 */
export type SquadResult = { points: Hundredths; stats: StatLine | null; state: GameState; was?: StatLine };

/**
 * A school's game of the week. `kickoff` is in milliseconds since 1970. `clock` is of a game in play, if it was
 * published.
 */
export type SchoolGame = {
  opponent: string;
  home: boolean;
  neutral: boolean;
  kickoff: number | null;
  state: GameState;
  pointsFor: number | null;
  pointsAgainst: number | null;
  clock?: GameClock;
  /** The id of the week that a game was moved to, if it was called off because of that. */
  movedTo?: string;
};

/** A published week, as stored in `weeklySquads/{weekId}`. */
export type WeekResults = {
  weekId: WeekId;
  season: number | null;
  week: number;
  updatedAt: number | null;
  squads: Partial<Record<SquadId, SquadResult>>;
  games: Partial<Record<SchoolCode, SchoolGame>>;
  /** The games that were called off, if any were. Their schools have a bye. */
  calledOff?: Partial<Record<SchoolCode, SchoolGame>>;
};

/** The fields that may hold a stored score, in the order they are tried (docs/requirements.md R3.11). */
const SCORE_FIELDS = ['points', 'currentPoints', 'weekPoints', 'score', 'total'] as const;

/** Reads a stored score in hundredths: a number, or a map with one of the known fields. Null if there is none. */
export function parseScore(stored: unknown): Hundredths | null {
  if (typeof stored === 'number') return Number.isFinite(stored) ? fromPoints(stored) : null;
  const raw = asMap(stored);
  for (const field of SCORE_FIELDS) {
    const points = asNumber(raw[field], null);
    if (points !== null) return fromPoints(points);
  }
  return null;
}

/** Reads the stored result of one squad's week; null if there is none. A score without a state counts as final. */
export function parseSquadResult(squad: SquadId, stored: unknown): SquadResult | null {
  const points = parseScore(stored);
  const raw = asMap(stored);
  const stats = parseStatLine(unitOf(squad), raw.stats);
  if (points === null && stats === null && raw.state === undefined) return null;
  const was = parseStatLine(unitOf(squad), raw.was);
  return {
    points: points ?? scoreSquad(unitOf(squad), stats).hundredths,
    stats,
    state: asOneOf(raw.state, GAME_STATES, 'final'),
    ...(was === null ? {} : { was }),
  };
}

/** Reads a published week. Its squads are keyed by squad, or by league and then squad (docs/requirements.md R3.11). */
export function parseWeekResults(id: string, stored: unknown, leagueId?: LeagueId): WeekResults {
  const raw = asMap(stored);
  const named = parseWeekId(id);
  const outer = asMap(raw.squads);
  const ofLeague = leagueId === undefined ? undefined : outer[leagueId];
  const squads: WeekResults['squads'] = {};
  for (const [key, value] of Object.entries(ofLeague === undefined ? outer : asMap(ofLeague))) {
    const squad = parseSquadReference(key);
    const result = squad === null ? null : parseSquadResult(squad, value);
    if (squad !== null && result !== null) squads[squad] = result;
  }
  const calledOff = parseGames(raw.calledOff);
  return {
    weekId: id,
    season: asNumber(raw.season, named?.season ?? null),
    week: asNumber(raw.week, named?.week ?? 1),
    updatedAt: asMillis(raw.updatedAt),
    squads,
    games: parseGames(raw.games),
    ...(Object.keys(calledOff).length === 0 ? {} : { calledOff }),
  };
}

function parseGames(stored: unknown): WeekResults['games'] {
  const games: WeekResults['games'] = {};
  for (const [code, value] of Object.entries(asMap(stored))) if (isSchoolCode(code)) games[code] = parseGame(value);
  return games;
}

function parseGame(stored: unknown): SchoolGame {
  const raw = asMap(stored);
  const clock = parseClock(raw.clock);
  const movedTo = asText(raw.movedTo, null);
  return {
    opponent: asText(raw.opponent, ''),
    home: raw.home === true,
    neutral: raw.neutral === true,
    kickoff: asMillis(raw.kickoff),
    state: asOneOf(raw.state, GAME_STATES, 'pre'),
    pointsFor: asNumber(raw.pointsFor, null),
    pointsAgainst: asNumber(raw.pointsAgainst, null),
    ...(clock === null ? {} : { clock }),
    ...(movedTo === null ? {} : { movedTo }),
  };
}

/** A squad's week in a league: its points by the league's scoring, how they add up, and the state of its game. */
export type SquadPoints = {
  squad: SquadId;
  hundredths: Hundredths;
  terms: ScoreTerm[];
  stats: StatLine | null;
  /** `missing`: nothing was published for this squad, so it scores zero. */
  state: GameState | 'missing';
  /** The clock of a game in play, if it was published. */
  clock?: GameClock;
  /** The points of the final, if its stat line was corrected since. */
  was?: Hundredths;
};

/**
 * A squad's points in a week by a league's scoring, recomputed from the stat line; without a stat line, the published
 * points. If nothing was published, the score is 0 and the state `missing`.
 */
export function squadPoints(
  results: (Pick<WeekResults, 'squads'> & Partial<Pick<WeekResults, 'games'>>) | null,
  squad: SquadId,
  scoring: Scoring,
): SquadPoints {
  const result = results?.squads[squad];
  if (result === undefined) return { squad, hundredths: 0, terms: [], stats: null, state: 'missing' };
  const { stats, state, was } = result;
  const score = stats === null ? { hundredths: result.points, terms: [] } : scoreSquad(unitOf(squad), stats, scoring);
  const clock = state === 'live' ? results?.games?.[schoolOf(squad)]?.clock : undefined;
  return {
    squad,
    ...score,
    stats,
    state,
    ...(clock === undefined ? {} : { clock }),
    ...(was === undefined ? {} : { was: scoreSquad(unitOf(squad), was, scoring).hundredths }),
  };
}

/** A lineup's week: the starters' total, each starter, and the bench (which doesn't count). */
export type LineupScore = { hundredths: Hundredths; starters: SquadPoints[]; bench: SquadPoints[] };

/** What a lineup scores in a week, by a league's scoring. */
export function matchupScore(lineup: Lineup, results: WeekResults | null, scoring: Scoring): LineupScore {
  const starters = startersOf(lineup).map((squad) => squadPoints(results, squad, scoring));
  const bench = lineup.bench.map((squad) => squadPoints(results, squad, scoring));
  return { hundredths: starters.reduce((sum, { hundredths }) => sum + hundredths, 0), starters, bench };
}

/** Whether every published game of the week is over, so its matchups are decided. */
export function isWeekFinal(results: Pick<WeekResults, 'squads'>): boolean {
  const states = Object.values(results.squads).map((squad) => squad.state);
  return states.length > 0 && states.every((state) => state === 'final' || state === 'bye');
}

/** Whether every published game of the week has kicked off. */
export function isWeekUnderWay(results: Pick<WeekResults, 'squads'>): boolean {
  const states = Object.values(results.squads).map((squad) => squad.state);
  return states.length > 0 && !states.includes('pre');
}
