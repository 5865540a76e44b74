import type { WeekId } from '../kernel/ids';
import { fail, succeed, type Result } from '../kernel/result';
import { isWeekFinal, type WeekResults } from '../scoring/results';
import { SCHOOLS, type SchoolCode } from '../football/schools';
import { hasBye, parseWeekId, type Week } from '../football/weeks';
import type { SurvivorPick } from './entries';
import { SOLO_GAME_TABLE } from './soloGames';
import type { Locked } from './pickem';

/** The losses that end a season of Survivor. */
export const SURVIVOR_LOSSES = SOLO_GAME_TABLE.survivor.losses;

/**
 * Picks a school for the current week, or none (null). Fails for a bye, a school used before, and one that has kicked
 * off.
 */
export function chooseSurvivor(
  week: Week,
  picks: readonly SurvivorPick[],
  school: SchoolCode | null,
  locked: Locked,
): Result<SurvivorPick[]> {
  const before = picks.find(({ weekId }) => weekId === week.id);
  if (before?.school === (school ?? undefined)) return succeed([...picks]);
  const late = [before?.school, school].find((code) => code != null && locked.has(code));
  if (late != null) return fail('locked', `${SCHOOLS[late].name} has kicked off, so that pick is locked.`);
  const others = picks.filter((one) => one !== before);
  if (school === null) return succeed(others);
  if (hasBye(week, school)) return fail('bye', `${SCHOOLS[school].name} has a bye this week.`);
  const used = others.find((one) => one.school === school);
  if (used !== undefined) {
    const number = parseWeekId(used.weekId)?.week;
    return fail('school', `You used ${SCHOOLS[school].name} in week ${String(number)}. Pick another school.`);
  }
  return succeed([...others, { weekId: week.id, school }]);
}

/**
 * One week of a player's Survivor season. `off`: the school's game was called off, which is neither won nor lost. `why`
 * tells how it was lost.
 */
export interface SurvivorWeek {
  weekId: WeekId;
  school: SchoolCode | null;
  outcome: 'won' | 'lost' | 'open' | 'off';
  why: 'beaten' | 'bye' | 'missed' | null;
}

/**
 * A player's Survivor season so far. `survived`: weeks won; `outIn`: the week of the second loss, or null. `streak`:
 * weeks won in a row, up to the latest decided one.
 */
export interface SurvivorState {
  weeks: SurvivorWeek[];
  survived: number;
  losses: number;
  outIn: string | null;
  streak: number;
}

/**
 * A Survivor season from its picks and the season's published weeks, in order. It begins with the week of the first
 * pick. A week without a pick, or with a school on a bye, is lost once the week is final; one whose game was called off
 * counts for nothing, and stays used. Nothing counts after the second loss.
 */
export function survivorState(picks: readonly SurvivorPick[], published: readonly PlayedWeek[]): SurvivorState {
  const state: SurvivorState = { weeks: [], survived: 0, losses: 0, outIn: null, streak: 0 };
  const first = picks.map(({ weekId }) => weekId).sort()[0];
  for (const results of published) {
    if (first === undefined || results.weekId < first || state.outIn !== null) continue;
    const school = picks.find(({ weekId }) => weekId === results.weekId)?.school ?? null;
    const week = { weekId: results.weekId, school, ...decide(results, school) };
    state.weeks.push(week);
    if (week.outcome === 'won') {
      state.survived++;
      state.streak++;
    } else if (week.outcome === 'lost') {
      state.losses++;
      state.streak = 0;
      if (state.losses === SURVIVOR_LOSSES) state.outIn = results.weekId;
    }
  }
  return state;
}

/** What decides a week of Survivor. */
type PlayedWeek = Pick<WeekResults, 'weekId' | 'games' | 'squads' | 'calledOff'>;

function decide(results: PlayedWeek, school: SchoolCode | null): Pick<SurvivorWeek, 'outcome' | 'why'> {
  if (school !== null && results.calledOff?.[school] !== undefined) return { outcome: 'off', why: null };
  const game = school === null ? undefined : results.games[school];
  if (game === undefined || game.state === 'bye') {
    if (!isWeekFinal(results)) return { outcome: 'open', why: null };
    return { outcome: 'lost', why: school === null ? 'missed' : 'bye' };
  }
  if (game.state !== 'final' || game.pointsFor === null || game.pointsAgainst === null)
    return { outcome: 'open', why: null };
  return game.pointsFor > game.pointsAgainst ? { outcome: 'won', why: null } : { outcome: 'lost', why: 'beaten' };
}
