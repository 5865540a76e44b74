import type { ManagerId } from '../../league/houseTeams';
import type { Lineup } from '../../lineup/lineup';
import { SLOTS, fits, type Slot, type Slots } from '../../lineup/slots';
import type { SchoolCode } from '../../football/schools';
import { schoolOf, squadName, unitOf, type SquadId } from '../../football/squads';
import { hasBye, type Week } from '../../football/weeks';
import type { LeagueSeason } from '../leagueSeason';
import { expectedLineup } from './lineupInWeek';

/**
 * A starting place that will score nothing: an empty one, or one whose starter has a bye. `replacement`: whether a
 * squad on the bench with a game that week can fill it, where needed with a starter of FLEX moving to its own slot.
 */
export type LineupGap = { slot: Slot; starter: SquadId | null; replacement: boolean };

/** The gaps in a lineup in a week, slot by slot. A slot with several gaps has one for each. */
export function lineupGaps(lineup: Lineup, slots: Slots, week: Week): LineupGap[] {
  const fillsFrom = (squads: readonly SquadId[], slot: Slot) =>
    squads.some((squad) => !hasBye(week, schoolOf(squad)) && fits(unitOf(squad), slot));
  const { bench } = lineup;
  return SLOTS.flatMap((slot) => {
    const replacement = fillsFrom(bench, slot) || (fillsFrom(bench, 'FLEX') && fillsFrom(lineup.starters.FLEX, slot));
    const starters = lineup.starters[slot];
    const byes = starters.filter((squad) => hasBye(week, schoolOf(squad)));
    const empty = Math.max(0, slots[slot] - starters.length);
    return [...byes, ...Array.from({ length: empty }, () => null)].map((starter) => ({ slot, starter, replacement }));
  });
}

/**
 * The gaps in a week's lineup that can still be filled: before the week's first kickoff all, because the portal may be
 * open; after it those that a squad on the bench can fill that hasn't kicked off.
 */
export function openGaps(lineup: Lineup, slots: Slots, week: Week, kickedOff: ReadonlySet<SchoolCode>): LineupGap[] {
  const bench = lineup.bench.filter((squad) => !kickedOff.has(schoolOf(squad)));
  return lineupGaps({ ...lineup, bench }, slots, week).filter(({ replacement }) => replacement || kickedOff.size === 0);
}

/** `Georgia QB has a bye`, `K is empty`. */
export function formatGap({ slot, starter }: LineupGap): string {
  return starter === null ? `${slot} is empty` : `${squadName(starter)} has a bye`;
}

/** A later week with gaps in a manager's lineup. */
export type WeekAhead = { week: Week; gaps: LineupGap[] };

/**
 * The next `count` weeks after a week in which the league plays and a manager's lineup has gaps that no substitute
 * fills, as it is now; none in best ball, where there is nothing to set.
 */
export function gapsAhead(season: LeagueSeason, manager: ManagerId, afterId: string, count: number): WeekAhead[] {
  const { league } = season;
  if (league.lineups === 'best') return [];
  return season.weeks
    .filter(({ week }) => week.id > afterId && week.season === league.season && week.week >= league.firstWeek)
    .map(({ week }) => ({ week, gaps: lineupGaps(expectedLineup(season, manager, week), league.slots, week) }))
    .filter(({ gaps }) => gaps.length > 0)
    .slice(0, count);
}
