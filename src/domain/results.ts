import { fromPoints, type Hundredths } from './hundredths';
import { startersOf, type Lineup } from './lineup';
import { asMap, asMillis, asNumber, asOneOf, asText } from './parse';
import { isSchoolCode, type SchoolCode } from './schools';
import { scoreSquad, type Scoring, type ScoreTerm } from './scoring';
import { parseStatLine, type StatLine } from './statLines';
import { parseSquadReference, unitOf, type SquadId } from './squads';
import { parseWeekId } from './weeks';

/** How far a school's game is. `bye`: it has a bye this week. */
export const GAME_STATES = ['pre', 'live', 'final', 'bye'] as const;
export type GameState = (typeof GAME_STATES)[number];

/** What a squad did in a week. `points` as published, in hundredths, by the default scoring. */
export type SquadResult = { points: Hundredths; stats: StatLine | null; state: GameState };

/** A school's game of the week. `kickoff` in milliseconds since 1970. */
export type SchoolGame = {
  opponent: string;
  home: boolean;
  neutral: boolean;
  kickoff: number | null;
  state: GameState;
  pointsFor: number | null;
  pointsAgainst: number | null;
};

/** A published week, as `weeklySquads/{weekId}` holds it. */
export type WeekResults = {
  weekId: string;
  season: number | null;
  week: number;
  updatedAt: number | null;
  squads: Partial<Record<SquadId, SquadResult>>;
  games: Partial<Record<SchoolCode, SchoolGame>>;
};

/** The fields a stored score may stand in, in the order in which they are tried (docs/requirements.md R3.11). */
const SCORE_FIELDS = ['points', 'currentPoints', 'weekPoints', 'score', 'total'] as const;

/** Reads a stored score in hundredths: a number, or a map that holds one under any of the known names. Null if none. */
export function parseScore(stored: unknown): Hundredths | null {
  if (typeof stored === 'number') return Number.isFinite(stored) ? fromPoints(stored) : null;
  const raw = asMap(stored);
  for (const field of SCORE_FIELDS) {
    const points = asNumber(raw[field], null);
    if (points !== null) return fromPoints(points);
  }
  return null;
}

/** Reads what is stored of one squad's week. A score without a state is taken for final. */
export function parseSquadResult(squad: SquadId, stored: unknown): SquadResult | null {
  const points = parseScore(stored);
  const raw = asMap(stored);
  const stats = parseStatLine(unitOf(squad), raw.stats);
  if (points === null && stats === null && raw.state === undefined) return null;
  return {
    points: points ?? scoreSquad(unitOf(squad), stats).hundredths,
    stats,
    state: asOneOf(raw.state, GAME_STATES, 'final'),
  };
}

/** Reads a published week; its squads stand by squad, or by league and then squad (docs/requirements.md R3.11). */
export function parseWeekResults(id: string, stored: unknown, leagueId?: string): WeekResults {
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
  const games: WeekResults['games'] = {};
  for (const [code, value] of Object.entries(asMap(raw.games))) if (isSchoolCode(code)) games[code] = parseGame(value);
  return {
    weekId: id,
    season: asNumber(raw.season, named?.season ?? null),
    week: asNumber(raw.week, named?.week ?? 1),
    updatedAt: asMillis(raw.updatedAt),
    squads,
    games,
  };
}

function parseGame(stored: unknown): SchoolGame {
  const raw = asMap(stored);
  return {
    opponent: asText(raw.opponent, ''),
    home: raw.home === true,
    neutral: raw.neutral === true,
    kickoff: asMillis(raw.kickoff),
    state: asOneOf(raw.state, GAME_STATES, 'pre'),
    pointsFor: asNumber(raw.pointsFor, null),
    pointsAgainst: asNumber(raw.pointsAgainst, null),
  };
}

/** A squad's week in a league: its points by the league's own scoring, why, and how far the game is. */
export type SquadPoints = {
  squad: SquadId;
  hundredths: Hundredths;
  terms: ScoreTerm[];
  stats: StatLine | null;
  /** `missing`: nothing was published for this squad; it counts zero. */
  state: GameState | 'missing';
};

/**
 * A squad's points in a week by a league's scoring, computed again from the stat line; without one, the points as
 * published. Nothing published counts zero, marked `missing`.
 */
export function squadPoints(
  results: Pick<WeekResults, 'squads'> | null,
  squad: SquadId,
  scoring: Scoring,
): SquadPoints {
  const result = results?.squads[squad];
  if (result === undefined) return { squad, hundredths: 0, terms: [], stats: null, state: 'missing' };
  if (result.stats === null) return { squad, hundredths: result.points, terms: [], stats: null, state: result.state };
  return { squad, ...scoreSquad(unitOf(squad), result.stats, scoring), stats: result.stats, state: result.state };
}

/** A lineup's week: the sum of its starters, each of them, and the bench (which does not count). */
export type LineupScore = { hundredths: Hundredths; starters: SquadPoints[]; bench: SquadPoints[] };

/** What a lineup scores in a week by a league's scoring. */
export function matchupScore(lineup: Lineup, results: WeekResults | null, scoring: Scoring): LineupScore {
  const starters = startersOf(lineup).map((squad) => squadPoints(results, squad, scoring));
  const bench = lineup.bench.map((squad) => squadPoints(results, squad, scoring));
  return { hundredths: starters.reduce((sum, { hundredths }) => sum + hundredths, 0), starters, bench };
}

/** Whether every game of the week that was published is over, so that its matchups are decided. */
export function isWeekFinal(results: WeekResults): boolean {
  const states = Object.values(results.squads).map((squad) => squad.state);
  return states.length > 0 && states.every((state) => state === 'final' || state === 'bye');
}
