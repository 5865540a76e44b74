import type { Hundredths } from './hundredths';
import type { ManagerId } from './houseTeams';
import { regularWeeks, type Calendar, type WeekScores } from './calendar';

/** A manager's row in the standings. Points are in hundredths. */
export type Standing = {
  /** From 1, without ties. */
  rank: number;
  manager: ManagerId;
  wins: number;
  losses: number;
  ties: number;
  pointsFor: Hundredths;
  pointsAgainst: Hundredths;
  /** The current run of equal results; null before the first result. */
  streak: { kind: 'W' | 'L' | 'T'; length: number } | null;
};

/** Formats a record: `5-2`, or `5-1-1` with ties. */
export function formatRecord({ wins, losses, ties }: Pick<Standing, 'wins' | 'losses' | 'ties'>): string {
  return [wins, losses, ...(ties > 0 ? [ties] : [])].join('-');
}

type Meeting = { manager: ManagerId; opponent: ManagerId; points: Hundredths; against: Hundredths };

/**
 * The standings after the decided weeks (docs/game.md, Standings): by winning percentage (a tie is half a win), then
 * points for, then head to head among those still tied, then fewer points against, then seed order. Sitting out a week,
 * in a league with an odd number of managers, doesn't count.
 */
export function standings(calendar: Calendar, scores: WeekScores): Standing[] {
  const meetings = regularWeeks(calendar).flatMap(({ week, matchups }): Meeting[] => {
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
  const rows = calendar.managers.map((manager) =>
    summary(
      manager,
      meetings.filter((one) => one.manager === manager),
    ),
  );
  const level = groups(rows, (a, b) => compareShares(a, b) || b.pointsFor - a.pointsFor);
  return level.flatMap((group) => breakTie(group, meetings)).map((row, i) => ({ ...row, rank: i + 1 }));
}

function summary(manager: ManagerId, meetings: readonly Meeting[]): Standing {
  const row: Standing = { rank: 0, manager, wins: 0, losses: 0, ties: 0, pointsFor: 0, pointsAgainst: 0, streak: null };
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

/** Breaks ties on record and points for: head to head, then fewer points against. The sort is stable, so seed order decides the rest. */
function breakTie(group: Standing[], meetings: readonly Meeting[]): Standing[] {
  if (group.length === 1) return group;
  const names = new Set(group.map((row) => row.manager));
  const among = meetings.filter(({ manager, opponent }) => names.has(manager) && names.has(opponent));
  const shares = new Map(
    group.map((row) => [
      row.manager,
      summary(
        row.manager,
        among.filter((one) => one.manager === row.manager),
      ),
    ]),
  );
  return [...group].sort(
    (a, b) => compareShares(shares.get(a.manager)!, shares.get(b.manager)!) || a.pointsAgainst - b.pointsAgainst,
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
