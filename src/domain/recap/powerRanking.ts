import type { Hundredths } from '../kernel/hundredths';
import type { ManagerId } from '../league/houseTeams';
import { playedGames, sidesOf } from '../season/matchups/seasonGames';
import type { WeekScores } from '../season/schedule/scheduleWeeks';
import type { LeagueSchedule } from '../season/schedule/leagueSchedule';

/** Wins, losses and ties. */
export type Tally = { wins: number; losses: number; ties: number };

/** A team's row in the power ranking of a week. */
export type PowerRow = {
  manager: ManagerId;
  /** From 1, without ties. */
  rank: number;
  /** The rank after the week before; null after the first week. */
  before: number | null;
  /** From 0 to 100, with one decimal (docs/game.md, Recap). */
  rating: number;
  /** The record if each team had met every other in each week. */
  allPlay: Tally;
  /** Games won (a tie is half of one) beyond what the all-play record would have won on average. */
  luck: number;
};

/** The weeks that count as a team's form. */
const FORM_WEEKS = 3;

/**
 * The power ranking after the decided weeks: half is the all-play record, three tenths the all-play record of the last
 * three weeks, and two tenths the share of games won. Those with the same rating are ranked by points, then in seed
 * order. Empty before the first decided week.
 */
export function powerRanking(schedule: LeagueSchedule, scores: WeekScores): PowerRow[] {
  const weeks = [...scores.keys()].filter((week) => week >= schedule.firstWeek).sort((one, other) => one - other);
  if (weeks.length === 0) return [];
  const before = new Map(ranked(schedule, scores, weeks.slice(0, -1)).map(({ manager }, i) => [manager, i + 1]));
  return ranked(schedule, scores, weeks).map((row, i) => ({
    ...row,
    rank: i + 1,
    before: weeks.length === 1 ? null : (before.get(row.manager) ?? null),
  }));
}

/** Each manager's record of a week against all others. */
export function allPlayWeek(points: Readonly<Record<ManagerId, Hundredths>>, manager: ManagerId): Tally {
  const mine = points[manager] ?? 0;
  const others = Object.entries(points).flatMap(([other, theirs]) => (other === manager ? [] : [theirs]));
  return {
    wins: others.filter((theirs) => mine > theirs).length,
    losses: others.filter((theirs) => mine < theirs).length,
    ties: others.filter((theirs) => mine === theirs).length,
  };
}

function ranked(schedule: LeagueSchedule, all: WeekScores, weeks: readonly number[]) {
  const scores: WeekScores = new Map(weeks.map((week) => [week, all.get(week)!]));
  const sides = playedGames(schedule, scores).flatMap(sidesOf);
  return schedule.managers
    .map((manager) => {
      const byWeek = weeks.map((week) => allPlayWeek(scores.get(week)!, manager));
      const allPlay = sum(byWeek);
      const games = sides.filter((side) => side.manager === manager);
      const count = (outcome: string) => games.filter((side) => side.outcome === outcome).length;
      const record = { wins: count('won'), losses: count('lost'), ties: count('tied') };
      const rating = 0.5 * share(allPlay) + 0.3 * share(sum(byWeek.slice(-FORM_WEEKS))) + 0.2 * share(record);
      return {
        manager,
        rating: Math.round(rating * 1000) / 10,
        allPlay,
        luck: (share(record) - share(allPlay)) * games.length,
        points: weeks.reduce((total, week) => total + (scores.get(week)![manager] ?? 0), 0),
      };
    })
    .sort((one, other) => other.rating - one.rating || other.points - one.points)
    .map(({ points: _, ...row }) => row);
}

function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { wins, losses, ties }) => ({
      wins: total.wins + wins,
      losses: total.losses + losses,
      ties: total.ties + ties,
    }),
    { wins: 0, losses: 0, ties: 0 },
  );
}

/** The share of games won, a tie being half a win; 0 without games. */
function share({ wins, losses, ties }: Tally): number {
  const games = wins + losses + ties;
  return games === 0 ? 0 : (wins + ties / 2) / games;
}

/** Formats games won by luck: `+1.3`, `−0.4`, `0.0`. */
export function formatLuck(luck: number): string {
  const rounded = Math.round(luck * 10) / 10;
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded).toFixed(1)}`;
}
