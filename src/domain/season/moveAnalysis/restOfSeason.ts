import { schoolOf, unitOf, type SquadId } from '../../football/squads';
import { hasBye } from '../../football/weeks';
import type { Hundredths } from '../../kernel/hundredths';
import { isFlexUnit, perSlot } from '../../lineup/slots';
import { projectedPoints, weekProjections, type LeagueSeason } from '../leagueSeason';

/** The squads that come and go. */
export type Moved = { adds: readonly SquadId[]; drops: readonly SquadId[] };

/** What a roster's best lineup is projected to score in a week, before and after a move. */
export type WeekChange = { week: number; before: Hundredths; after: Hundredths };

/** What the weeks that haven't kicked off say about squads, and about squads that come and go. */
export type RestOfSeason = {
  /** The number of the first of these weeks. */
  from: number;
  /** A squad's projected points in the first of these weeks, in hundredths; null if it has a bye. */
  projected: (squad: SquadId) => Hundredths | null;
  /** The week of a squad's next bye; null if it has none ahead. */
  bye: (squad: SquadId) => number | null;
  /** The roster's best lineups, week by week. */
  weeks: (roster: readonly SquadId[], moved: Moved) => WeekChange[];
  /** How much more the roster's best lineup is projected to score a week, on average. Negative if it scores less. */
  gain: (roster: readonly SquadId[], moved: Moved) => Hundredths;
  /** The gain of an add with the drop that costs least. `full`: whether a drop is needed. */
  bestGain: (roster: readonly SquadId[], add: SquadId, full: boolean) => Hundredths;
};

/** The number of the season's next week to kick off after `now`, in milliseconds. Null once its last one has. */
export function nextToKickOff({ weeks }: LeagueSeason, now: number): number | null {
  return weeks.find(({ week }) => week.firstKickoff !== null && week.firstKickoff > now)?.week.week ?? null;
}

/** A roster after a move; new squads come last. */
export function rosterAfter(roster: readonly SquadId[], { adds, drops }: Moved): SquadId[] {
  return [...roster.filter((squad) => !drops.includes(squad)), ...adds];
}

/** What is known of the weeks from this one on. */
export function restOfSeasonFrom(season: LeagueSeason, from: number): RestOfSeason | null {
  const { slots } = season.league;
  const rows = season.weeks
    .filter(({ week }) => week.week >= from)
    .map(({ week }) => ({ week, projections: weekProjections(season, week.week) }));
  const [first] = rows;
  if (first === undefined) return null;

  const bestIn = ({ week, projections }: (typeof rows)[number], roster: readonly SquadId[]): Hundredths => {
    // As `bestLineup` has it: the best of each unit start, then the best of the others in FLEX; byes come last.
    const worth = roster
      .map((squad) => {
        const bye = hasBye(week, schoolOf(squad));
        return { unit: unitOf(squad), bye, points: projectedPoints(projections, week, squad) };
      })
      .sort((one, other) => Number(one.bye) - Number(other.bye) || other.points - one.points);
    const open = perSlot((slot) => slots[slot]);
    let total = 0;
    for (const { unit, points } of worth) {
      const slot = open[unit] > 0 ? unit : isFlexUnit(unit) && open.FLEX > 0 ? 'FLEX' : null;
      if (slot === null) continue;
      open[slot] -= 1;
      total += points;
    }
    return total;
  };
  const best = (roster: readonly SquadId[]) => rows.reduce((sum, row) => sum + bestIn(row, roster), 0);
  const weeksOf = (roster: readonly SquadId[], moved: Moved) =>
    rows.map((row) => ({
      week: row.week.week,
      before: bestIn(row, roster),
      after: bestIn(row, rosterAfter(roster, moved)),
    }));
  const gainOver = (before: Hundredths, roster: readonly SquadId[], moved: Moved) =>
    Math.round((best(rosterAfter(roster, moved)) - before) / rows.length);
  const gain = (roster: readonly SquadId[], moved: Moved) => gainOver(best(roster), roster, moved);

  return {
    from: first.week.week,
    weeks: weeksOf,
    projected: (squad) =>
      hasBye(first.week, schoolOf(squad)) ? null : projectedPoints(first.projections, first.week, squad),
    bye: (squad) => rows.find(({ week }) => hasBye(week, schoolOf(squad)))?.week.week ?? null,
    gain,
    bestGain: (roster, add, full) => {
      if (!full) return gain(roster, { adds: [add], drops: [] });
      const before = best(roster);
      return Math.max(...roster.map((drop) => gainOver(before, roster, { adds: [add], drops: [drop] })));
    },
  };
}
