import type { Hundredths } from '../../kernel/hundredths';
import { divisionCount } from '../../league/options/divisionNames';
import type { ManagerId } from '../../league/houseTeams';
import { divisionWeeks } from './divisionPairings';
import type { LeagueSchedule } from './leagueSchedule';

/** The part of the season that a matchup belongs to. */
export type Stage = 'regular' | 'quarterfinal' | 'semifinal' | 'final' | 'thirdPlace' | 'consolation' | 'placement';

/**
 * Two managers who play each other in a week. In the playoffs `home` is the higher seed, who wins a tie. `place` is the
 * better of the two places that the game decides. `roundWeek`: which week of a round of two weeks it is. The second one
 * has the same matchups, and the points of both count.
 */
export type Matchup = { home: ManagerId; away: ManagerId; stage: Stage; place?: number; roundWeek?: 1 | 2 };

/** A week's matchups, and who sits it out: one of an odd number of managers, or who has a bye in the playoffs. */
export type WeekMatchups = { week: number; matchups: Matchup[]; sitsOut: ManagerId[] };

/** What each manager's lineup scored, by week number. Only decided weeks are included. */
export type WeekScores = ReadonlyMap<number, Readonly<Record<ManagerId, Hundredths>>>;

/**
 * A round robin over the given number of weeks: everyone meets everyone once before any pair meets again. With an odd
 * number of managers, one sits out each week, and each sits out once per round.
 * Uses the circle method: the first manager stays in place while the rest rotate.
 */
export function roundRobin(managers: readonly ManagerId[], weekCount: number, firstWeek = 1): WeekMatchups[] {
  const circle: (ManagerId | null)[] = managers.length % 2 === 0 ? [...managers] : [...managers, null];
  const turning = circle.slice(1);
  return Array.from({ length: weekCount }, (_, i) => {
    const week: WeekMatchups = { week: firstWeek + i, matchups: [], sitsOut: [] };
    if (turning.length === 0) return week;
    const turned = turning.map((_, place) => turning[(place + i) % turning.length] ?? null);
    const seats = [circle[0] ?? null, ...turned];
    for (let seat = 0; seat < seats.length / 2; seat++) {
      const [one, other] = [seats[seat] ?? null, seats[seats.length - 1 - seat] ?? null];
      // Alternate the home side from round to round, so no manager is always listed second.
      if (one !== null && other !== null) {
        const swap = (i + seat) % 2 === 1;
        week.matchups.push({ home: swap ? other : one, away: swap ? one : other, stage: 'regular' });
      } else week.sitsOut.push((one ?? other)!);
    }
    return week;
  });
}

/** How many can play for the title in a league of four or more managers, the most first. */
const SIZES = [8, 6, 4] as const;

/**
 * The number of managers who play for the title (docs/game.md, Playoffs): `playoffTeams`, or the next smaller size if
 * the league has fewer managers, or starts so late that no regular week would be left. Two in a league of two or three.
 */
export function playoffSize(schedule: LeagueSchedule): 2 | 4 | 6 | 8 {
  const fitting = SIZES.filter((size) => size <= Math.min(schedule.playoffTeams, schedule.managers.length));
  return fitting.find((size) => startWith(size, schedule) > schedule.firstWeek) ?? fitting.at(-1) ?? 2;
}

/** How many of a group of managers have a week off, the highest seeds, so that the others and they play on evenly. */
export function byesIn(count: number): number {
  return count === 6 ? 2 : count % 2;
}

/**
 * The first week of the playoffs (docs/game.md, Playoffs), or null when the league starts so late that no regular week
 * would be left. The final is in the last week of the schools' calendar.
 */
export function playoffStart(schedule: LeagueSchedule): number | null {
  const start = startWith(playoffSize(schedule), schedule, roundLength(schedule));
  return start > schedule.firstWeek ? start : null;
}

/** How many weeks a round of the playoffs takes: one, too, if two would leave no regular week. */
export function roundLength(schedule: LeagueSchedule): 1 | 2 {
  return schedule.twoWeekRounds === true && startWith(playoffSize(schedule), schedule, 2) > schedule.firstWeek ? 2 : 1;
}

/** The first week of playoffs with so many managers, whom each round halves. */
function startWith(size: number, { lastWeek }: LeagueSchedule, weeks = 1): number {
  return lastWeek + 1 - weeks * Math.ceil(Math.log2(size));
}

/** The weeks of the regular season, in order. */
export function regularWeeks(schedule: LeagueSchedule): WeekMatchups[] {
  const { managers, firstWeek, lastWeek, divisions = 0 } = schedule;
  const count = Math.max(0, (playoffStart(schedule) ?? lastWeek + 1) - firstWeek);
  const parts = divisionCount(managers.length, divisions);
  if (parts === 0) return roundRobin(managers, count, firstWeek);
  return divisionWeeks(managers.length, parts, count).map((pairs, i) => ({
    week: firstWeek + i,
    matchups: pairs.map(([one, other], at): Matchup => {
      const [home, away] = (i + at) % 2 === 1 ? [other, one] : [one, other];
      return { home: managers[home]!, away: managers[away]!, stage: 'regular' };
    }),
    sitsOut: [],
  }));
}

/** Which division a manager is in, from 0: they are dealt out in seed order. Null in a league without divisions. */
export function divisionOf({ managers, divisions = 0 }: LeagueSchedule, manager: ManagerId): number | null {
  const count = divisionCount(managers.length, divisions);
  return count === 0 ? null : managers.indexOf(manager) % count;
}
