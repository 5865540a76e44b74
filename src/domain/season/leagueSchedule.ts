import type { Hundredths } from '../kernel/hundredths';
import type { ManagerId } from '../league/houseTeams';

/** The part of the season that a matchup belongs to. */
export type Stage = 'regular' | 'semifinal' | 'final' | 'thirdPlace' | 'consolation' | 'placement';

/**
 * Two managers who play each other in a week. In the playoffs `home` is the higher seed, who wins a tie. `place` is the
 * better of the two places that the game decides.
 */
export type Matchup = { home: ManagerId; away: ManagerId; stage: Stage; place?: number };

/** A week's matchups, and who sits it out (when the number of managers is odd). */
export type WeekMatchups = { week: number; matchups: Matchup[]; sitsOut: ManagerId[] };

/** What a league's schedule is computed from. `managers` is in seed order, as settled at the end of the draft. */
export type LeagueSchedule = {
  managers: readonly ManagerId[];
  firstWeek: number;
  lastWeek: number;
  playoffTeams: number;
  /** Whether each week of the regular season is also a game against the league's median score. */
  median?: boolean;
};

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

/** The number of managers in the title playoffs: `playoffTeams`, or two in a league too small for semifinals. */
export function playoffSize({ managers, playoffTeams }: Pick<LeagueSchedule, 'managers' | 'playoffTeams'>): 2 | 4 {
  return playoffTeams >= 4 && managers.length >= 4 ? 4 : 2;
}

/**
 * The first week of the playoffs (docs/game.md, Playoffs: the schools' last two weeks), or null when the league starts
 * so late that no regular week would be left. A two-manager playoff needs only the last week.
 */
export function playoffStart(schedule: LeagueSchedule): number | null {
  const start = playoffSize(schedule) === 4 ? schedule.lastWeek - 1 : schedule.lastWeek;
  return start > schedule.firstWeek ? start : null;
}

/** The weeks of the regular season, in order. */
export function regularWeeks(schedule: LeagueSchedule): WeekMatchups[] {
  const end = playoffStart(schedule) ?? schedule.lastWeek + 1;
  return roundRobin(schedule.managers, Math.max(0, end - schedule.firstWeek), schedule.firstWeek);
}
