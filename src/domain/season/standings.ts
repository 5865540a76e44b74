import type { Hundredths } from '../kernel/hundredths';
import type { ManagerId } from '../league/houseTeams';
import { medianRecord } from './matchups/medianGame';
import { divisionOf, regularWeeks, type WeekScores } from './schedule/scheduleWeeks';
import type { LeagueSchedule } from './schedule/leagueSchedule';

/** What ranks managers with the same share of games won, in this order (docs/game.md, Standings). */
export type Tiebreaker = 'pointsFor' | 'headToHead' | 'pointsAgainst' | 'draftOrder';

/** A manager's row in the standings. Points are in hundredths. */
export type Standing = {
  /** From 1, without ties. */
  rank: number;
  manager: ManagerId;
  /** From 0; null in a league without divisions. */
  division: number | null;
  wins: number;
  losses: number;
  ties: number;
  pointsFor: Hundredths;
  pointsAgainst: Hundredths;
  /** The current run of equal results; null before the first result. */
  streak: { kind: 'W' | 'L' | 'T'; length: number } | null;
  /**
   * What puts this row ahead of the next one; null when it's the record or the division, in the last row, and before
   * both have played.
   */
  tiebreaker: Tiebreaker | null;
};

/** How many games a manager is behind another: half the difference in wins plus half the difference in losses. */
export function gamesBehind(leader: Standing, { wins, losses }: Standing): number {
  return (leader.wins - wins + losses - leader.losses) / 2;
}

/** Games behind the leader: `2`, `½`, `1½`; a dash for none. */
export function formatGamesBehind(games: number): string {
  if (games === 0) return '–';
  const whole = Math.floor(games);
  return `${whole > 0 ? String(whole) : ''}${games > whole ? '½' : ''}`;
}

type Meeting = { manager: ManagerId; opponent: ManagerId; points: Hundredths; against: Hundredths };

/**
 * The standings after the decided weeks (docs/game.md, Standings): by winning percentage (a tie is half a win), then
 * points for, then head to head among those still tied, then fewer points against, then seed order. Once one of these
 * separates some managers, those still tied are compared anew, among themselves. Sitting out a week, in a league with
 * an odd number of managers, doesn't count. Games against the median count in the record alone. The winners of
 * divisions are ahead of all others.
 */
export function standings(schedule: LeagueSchedule, scores: WeekScores): Standing[] {
  const meetings = regularWeeks(schedule).flatMap(({ week, matchups }): Meeting[] => {
    const points = scores.get(week);
    if (points === undefined) return [];
    return matchups.flatMap(({ home, away }) => {
      const [forHome, forAway] = [points[home] ?? 0, points[away] ?? 0];
      return [
        { manager: home, opponent: away, points: forHome, against: forAway },
        { manager: away, opponent: home, points: forAway, against: forHome },
      ];
    });
  });
  const rows = schedule.managers.map((manager) => {
    const row = summary(
      manager,
      meetings.filter((one) => one.manager === manager),
    );
    const { wins, losses, ties } = medianRecord(schedule, scores, manager);
    const division = divisionOf(schedule, manager);
    return { ...row, division, wins: row.wins + wins, losses: row.losses + losses, ties: row.ties + ties };
  });
  const table = inOrder(rows, meetings).map(({ row }) => row);
  const winners = divisionWinners(table, ({ division }) => division);
  const parts = [winners, rows.filter((row) => !winners.includes(row))];
  return parts
    .flatMap((part) => inOrder(part, meetings))
    .map(({ row, ahead }, i, all) => {
      const haveBothPlayed = row.streak !== null && all[i + 1] !== undefined && all[i + 1]!.row.streak !== null;
      return { ...row, rank: i + 1, tiebreaker: haveBothPlayed && i + 1 !== winners.length ? ahead : null };
    });
}

/** Who is first in each division, of managers in order; none in a league without divisions. */
export function divisionWinners<T>(order: readonly T[], divisionOf: (one: T) => number | null): T[] {
  const divisions = order.map(divisionOf);
  return order.filter((_, i) => divisions[i] !== null && divisions.indexOf(divisions[i]!) === i);
}

/** A row, and what puts it ahead of the next one; null for the record. */
type Placed = { row: Standing; ahead: Tiebreaker | null };

/**
 * Orders managers who are level by the first comparison that separates any of them. Those who are still level are
 * compared anew, among themselves.
 */
function inOrder(level: readonly Standing[], meetings: readonly Meeting[]): Placed[] {
  if (level.length < 2) return level.map((row) => ({ row, ahead: null }));
  const among = summariesAmong(level, meetings);
  const comparisons: [Tiebreaker | null, (a: Standing, b: Standing) => number][] = [
    [null, compareShares],
    ['pointsFor', (a, b) => b.pointsFor - a.pointsFor],
    ['headToHead', (a, b) => compareShares(among.get(a.manager)!, among.get(b.manager)!)],
    ['pointsAgainst', (a, b) => a.pointsAgainst - b.pointsAgainst],
  ];
  for (const [ahead, compare] of comparisons) {
    const parts = groups(level, compare);
    if (parts.length < 2) continue;
    return parts.flatMap((part) => {
      const placed = inOrder(part, meetings);
      return [...placed.slice(0, -1), { ...placed.at(-1)!, ahead }];
    });
  }
  return level.map((row) => ({ row, ahead: 'draftOrder' }));
}

function summary(manager: ManagerId, meetings: readonly Meeting[]): Standing {
  const row: Standing = {
    rank: 0,
    manager,
    division: null,
    wins: 0,
    losses: 0,
    ties: 0,
    pointsFor: 0,
    pointsAgainst: 0,
    streak: null,
    tiebreaker: null,
  };
  for (const { points, against } of meetings) {
    const kind = points > against ? 'W' : points < against ? 'L' : 'T';
    if (kind === 'W') row.wins++;
    else if (kind === 'L') row.losses++;
    else row.ties++;
    row.pointsFor += points;
    row.pointsAgainst += against;
    row.streak = { kind, length: row.streak?.kind === kind ? row.streak.length + 1 : 1 };
  }
  return row;
}

/** Each manager's record against the others of the group. */
function summariesAmong(group: readonly Standing[], meetings: readonly Meeting[]): Map<ManagerId, Standing> {
  const names = new Set(group.map(({ manager }) => manager));
  const among = meetings.filter(({ manager, opponent }) => names.has(manager) && names.has(opponent));
  return new Map(
    group.map(({ manager }) => [
      manager,
      summary(
        manager,
        among.filter((one) => one.manager === manager),
      ),
    ]),
  );
}

/** Compares by winning percentage, highest first, in whole-number arithmetic. A manager without games counts as 0. */
function compareShares(a: Standing, b: Standing): number {
  const won = (row: Standing) => 2 * row.wins + row.ties;
  const played = (row: Standing) => Math.max(1, row.wins + row.losses + row.ties);
  return won(b) * played(a) - won(a) * played(b);
}

function groups(rows: readonly Standing[], compare: (a: Standing, b: Standing) => number): Standing[][] {
  const found: Standing[][] = [];
  for (const row of [...rows].sort(compare)) {
    const last = found.at(-1);
    if (last !== undefined && compare(last[0]!, row) === 0) last.push(row);
    else found.push([row]);
  }
  return found;
}
