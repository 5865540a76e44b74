import { expectedPoints } from '@/domain/leagueSeason';
import type { Hundredths } from '@/domain/hundredths';
import { startersOf, type Lineup, type Place } from '@/domain/lineup';
import type { Projections } from '@/domain/ranking';
import { squadPoints, type SchoolGame, type SquadPoints, type WeekResults } from '@/domain/results';
import type { SchoolCode } from '@/domain/schools';
import type { Scoring } from '@/domain/scoring';
import { SLOTS, type Slots } from '@/domain/slots';
import { schoolOf, type SquadId } from '@/domain/squads';
import { hasBye, type Week } from '@/domain/weeks';

/** A place of the lineup as the page shows it: a starter's slot, filled or not, or a seat on the bench. */
export type Line = { key: string; place: Place; squad: SquadLine | null };

/** A squad in the lineup: its game, what it is expected to score and what it has. `projected` in hundredths. */
export type SquadLine = {
  squad: SquadId;
  bye: boolean;
  locked: boolean;
  kickoff: number | undefined;
  game: SchoolGame | undefined;
  projected: Hundredths;
  points: SquadPoints;
};

/** What the lines are made from. `locked` are the schools that have kicked off. */
export type LineupFacts = {
  slots: Slots;
  roster: readonly SquadId[];
  week: Week;
  results: WeekResults | null;
  projected: Projections;
  scoring: Scoring;
  locked: ReadonlySet<SchoolCode>;
};

/** The starting places slot by slot (an empty one is a line too), and the bench in the order of the roster. */
export function lineupLines(lineup: Lineup, facts: LineupFacts): { starters: Line[]; bench: Line[] } {
  const starters = SLOTS.flatMap((slot) => {
    const squads = lineup.starters[slot];
    return Array.from({ length: Math.max(facts.slots[slot], squads.length) }, (_, i): Line => {
      const squad = squads[i];
      return { key: `${slot} ${String(i)}`, place: slot, squad: squad === undefined ? null : squadLine(squad, facts) };
    });
  });
  const bench = facts.roster
    .filter((squad) => lineup.bench.includes(squad))
    .map((squad): Line => ({ key: squad, place: 'BENCH', squad: squadLine(squad, facts) }));
  return { starters, bench };
}

function squadLine(squad: SquadId, { week, results, projected, scoring, locked }: LineupFacts): SquadLine {
  const school = schoolOf(squad);
  return {
    squad,
    bye: hasBye(week, school),
    locked: locked.has(school),
    kickoff: week.kickoffs[school],
    game: results?.games[school],
    projected: expectedPoints(projected, week, squad),
    points: squadPoints(results, squad, scoring),
  };
}

/** The sums of the starters, in hundredths, and whether any of their games has been published. */
export function totals(starters: readonly Line[]): { points: Hundredths; projected: Hundredths; begun: boolean } {
  const squads = starters.flatMap(({ squad }) => (squad === null ? [] : [squad]));
  return {
    points: squads.reduce((sum, { points }) => sum + points.hundredths, 0),
    projected: squads.reduce((sum, { projected }) => sum + projected, 0),
    begun: squads.some(({ points }) => points.state === 'final' || points.state === 'live'),
  };
}

/** Starters that score nothing this week because their school does not play. */
export function startersOnBye(lineup: Lineup, week: Week): SquadId[] {
  return startersOf(lineup).filter((squad) => hasBye(week, schoolOf(squad)));
}

/** The next kickoff among these squads' schools after `now`, in milliseconds; null when all have begun or rest. */
export function nextLock(roster: readonly SquadId[], week: Week, now: number): number | null {
  const coming = roster.map((squad) => week.kickoffs[schoolOf(squad)]).filter((at) => at !== undefined && at > now);
  return coming.length === 0 ? null : Math.min(...(coming as number[]));
}
