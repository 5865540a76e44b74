import { liveProjection } from '@/domain/season/scores/liveProjection';
import { projectedPoints, weekProjections, type LeagueSeason, type LeagueWeek } from '@/domain/season/leagueSeason';
import { lineupOrigin } from '@/domain/season/lineups/lineupOrigin';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { Hundredths } from '@/domain/kernel/hundredths';
import type { Lineup, LineupSpot } from '@/domain/lineup/lineup';
import { substituteOrder, withSubstitutes } from '@/domain/lineup/substitutes';
import type { WeekProjections } from '@/domain/projections/model';
import {
  matchupScore,
  squadPoints,
  type SchoolGame,
  type SquadPoints,
  type WeekResults,
} from '@/domain/scoring/results';
import type { SchoolCode } from '@/domain/football/schools';
import type { Scoring } from '@/domain/scoring/scoreSquad';
import { SLOTS, type Slots } from '@/domain/lineup/slots';
import { schoolOf, type SquadId } from '@/domain/football/squads';
import { hasBye, type Week } from '@/domain/football/weeks';
import type { Target } from './lineupMoves';

/**
 * A row of the lineup on the page: a starting slot, filled or not, or a bench spot. `turn`: in a league with
 * substitutes, the place in their order of a bench squad with a game, from 1.
 */
export type Line = { key: string; place: LineupSpot; squad: SquadLine | null; turn?: number };

/** Where a squad would move that is moved to a line. */
export const targetOf = ({ place, squad }: Line): Target => ({ place, squad: squad?.squad ?? null });

/** A squad in the lineup: its game, its projected and actual points. `projected` is in hundredths. */
export type SquadLine = {
  squad: SquadId;
  bye: boolean;
  locked: boolean;
  kickoff: number | undefined;
  game: SchoolGame | undefined;
  projected: Hundredths;
  points: SquadPoints;
};

/** The data that the lines are built from. `locked` are the schools that have kicked off. */
export type LineupFacts = {
  slots: Slots;
  roster: readonly SquadId[];
  week: Week;
  results: WeekResults | null;
  projected: WeekProjections;
  scoring: Scoring;
  locked: ReadonlySet<SchoolCode>;
  /** Whether substitutes come in for starters without a game. */
  hasSubs: boolean;
  /** The week that the stored lineup was set for; null for the default lineup. */
  origin: string | null;
};

/** What the lines of a manager's roster in a week are built from. */
export function lineupFacts(
  season: LeagueSeason,
  manager: ManagerId,
  { week, results }: Pick<LeagueWeek, 'week' | 'results'>,
  { roster, locked }: Pick<LineupFacts, 'roster' | 'locked'>,
): LineupFacts {
  const { slots, scoring, lineups } = season.league;
  return {
    slots,
    roster,
    week,
    results,
    projected: weekProjections(season, week.week),
    scoring,
    locked,
    hasSubs: lineups === 'subs',
    origin: lineupOrigin(season, manager, week.id),
  };
}

/** The starting slots in order (an empty one is a line too), and the bench in roster order or that of substitutes. */
export function lineupLines(lineup: Lineup, facts: LineupFacts): { starters: Line[]; bench: Line[] } {
  const starters = SLOTS.flatMap((slot) => {
    const squads = lineup.starters[slot];
    return Array.from({ length: Math.max(facts.slots[slot], squads.length) }, (_, i): Line => {
      const squad = squads[i];
      return { key: `${slot} ${String(i)}`, place: slot, squad: squad === undefined ? null : squadLine(squad, facts) };
    });
  });
  const benched = facts.roster.filter((squad) => lineup.bench.includes(squad));
  const order = facts.hasSubs ? substituteOrder(benched, facts.week) : benched;
  const bench = order.map((squad, i): Line => {
    const line: Line = { key: squad, place: 'BENCH', squad: squadLine(squad, facts) };
    return facts.hasSubs && !hasBye(facts.week, schoolOf(squad)) ? { ...line, turn: i + 1 } : line;
  });
  return { starters, bench };
}

/** A lineup with the substitutes that would come in. */
export function filledLineup(lineup: Lineup, facts: LineupFacts): Lineup {
  return facts.hasSubs ? withSubstitutes(lineup, facts) : lineup;
}

function squadLine(squad: SquadId, { week, results, projected, scoring, locked }: LineupFacts): SquadLine {
  const school = schoolOf(squad);
  return {
    squad,
    bye: hasBye(week, school),
    locked: locked.has(school),
    kickoff: week.kickoffs[school],
    game: results?.games[school],
    projected: projectedPoints(projected, week, squad),
    points: squadPoints(results, squad, scoring),
  };
}

/**
 * A lineup's points so far, its projected final points (null once all its games are final), and whether stats for any
 * of its games have been published.
 */
export function totals(
  lineup: Lineup,
  facts: LineupFacts,
): { points: Hundredths; projected: Hundredths | null; begun: boolean } {
  const { week, results, projected, scoring } = facts;
  const score = matchupScore(lineup, results, scoring);
  const expected = liveProjection(matchupScore(filledLineup(lineup, facts), results, scoring), week, projected);
  const begun = score.starters.some(({ state }) => state === 'final' || state === 'live');
  return {
    points: score.hundredths,
    projected: begun && expected.final ? null : expected.projected,
    begun,
  };
}

/** The next kickoff among the roster's schools, in milliseconds; null when all have kicked off or have a bye. */
export function nextLock(roster: readonly SquadId[], week: Week, locked: ReadonlySet<SchoolCode>): number | null {
  const coming = roster.map(schoolOf).flatMap((school) => {
    const at = week.kickoffs[school];
    return at === undefined || locked.has(school) ? [] : [at];
  });
  return coming.length === 0 ? null : Math.min(...coming);
}
