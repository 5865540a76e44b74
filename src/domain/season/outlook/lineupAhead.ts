import type { ManagerId } from '../../league/houseTeams';
import type { League } from '../../league/types';
import { expectedLineup, type LeagueSeason, type LeagueWeek } from '../leagueSeason';
import { startersOf, type Lineup } from '../../lineup/lineup';
import { SLOTS, fits, type Slot, type Slots } from '../../lineup/slots';
import { schoolOf, squadName, unitOf, type SquadId } from '../../football/squads';
import { hasBye, lastKickoff, type Week } from '../../football/weeks';

/** The lineups that managers set for weeks after the current one, by week id and manager. */
export type LaterLineups = Readonly<Record<string, Readonly<Record<ManagerId, Lineup>>>>;

/** A season with the lineups of later weeks, which `LeagueSeason.weeks` otherwise leaves out. */
export function withLaterLineups(season: LeagueSeason, later: LaterLineups): LeagueSeason {
  const weeks = season.weeks.map((one): LeagueWeek => {
    const lineups = later[one.week.id];
    return lineups === undefined ? one : { ...one, lineups };
  });
  return { ...season, weeks };
}

/**
 * Whether managers of a league can set their lineups of a week at `now` (milliseconds): in the current week, and in
 * every later week of the league's season, which hasn't begun; never in best ball, nor, with substitutes, once the last
 * game of the week has kicked off. In the current week locks apply (`checkLocks`).
 */
export function isLineupOpen(league: Pick<League, 'season' | 'lineups'>, week: Week, now: number): boolean {
  if (week.season !== league.season || league.lineups === 'best') return false;
  if (league.lineups === 'subs' && (lastKickoff(week.kickoffs) ?? Infinity) <= now) return false;
  return week.isCurrent || (week.firstKickoff !== null && week.firstKickoff > now);
}

/**
 * A starting place that will score nothing: an empty one, or one whose starter has a bye. `replacement`: whether a
 * squad on the bench fits and has a game that week.
 */
export type LineupGap = { slot: Slot; starter: SquadId | null; replacement: boolean };

/** The gaps in a lineup in a week, slot by slot. A slot with several gaps has one for each. */
export function lineupGaps(lineup: Lineup, slots: Slots, week: Week): LineupGap[] {
  const playing = lineup.bench.filter((squad) => !hasBye(week, schoolOf(squad)));
  return SLOTS.flatMap((slot) => {
    const replacement = playing.some((squad) => fits(unitOf(squad), slot));
    const starters = lineup.starters[slot];
    const byes = starters.filter((squad) => hasBye(week, schoolOf(squad)));
    const empty = Math.max(0, slots[slot] - starters.length);
    return [...byes, ...Array.from({ length: empty }, () => null)].map((starter) => ({ slot, starter, replacement }));
  });
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

/**
 * A difference between two lineups' starters. `gain` is in hundredths. `start` or `sit` is null where a slot was, or
 * becomes, empty.
 */
export type StarterChange = { start: SquadId | null; sit: SquadId | null; gain: number };

/**
 * What changes among the starters from one lineup to another, each squad that starts paired with one that sits: of the
 * same unit if there is one. The gains, by `worth` in hundredths, add up to the difference between the lineups.
 */
export function starterChanges(before: Lineup, after: Lineup, worth: (squad: SquadId) => number): StarterChange[] {
  const [started, starts] = [startersOf(before), startersOf(after)];
  const sitting = started.filter((squad) => !starts.includes(squad));
  const starting = starts.filter((squad) => !started.includes(squad));
  const paired = new Map<SquadId, SquadId>();
  const pair = (matches: (start: SquadId, sit: SquadId) => boolean) => {
    for (const start of starting) {
      if (paired.has(start)) continue;
      const taken = [...paired.values()];
      const sit = sitting.find((squad) => !taken.includes(squad) && matches(start, squad));
      if (sit !== undefined) paired.set(start, sit);
    }
  };
  pair((start, sit) => unitOf(start) === unitOf(sit));
  pair((start, sit) => fits(unitOf(start), 'FLEX') && fits(unitOf(sit), 'FLEX'));
  const left = sitting.filter((squad) => ![...paired.values()].includes(squad));
  const value = (squad: SquadId | null) => (squad === null ? 0 : worth(squad));
  return [
    ...starting.map((start) => ({ start, sit: paired.get(start) ?? null })),
    ...left.map((sit) => ({ start: null, sit })),
  ].map((change) => ({ ...change, gain: value(change.start) - value(change.sit) }));
}
