import { bracketOf, isInRound } from '../season/playoffs/bracket';
import { playoffStart } from '../season/schedule/scheduleWeeks';
import { leagueSchedule } from '../season/schedule/leagueSchedule';
import type { League } from '../league/types';
import type { Ledger } from '../moves/ledger/ledger';
import { rosterInWeek } from '../moves/ledger/rosterHistory';
import { matchupsFor } from '../season/matchups/matchups';
import type { SquadId } from '../football/squads';

/**
 * How many matchups of a league's week can change with these squads' results: those of managers who had one of them on
 * their roster, also on the bench. In the playoffs, whose pairs depend on the weeks before, no more than there are
 * games.
 */
export function affectedMatchups(
  league: League,
  ledger: Ledger,
  week: { id: string; week: number },
  squads: ReadonlySet<SquadId>,
): number {
  const schedule = leagueSchedule(league);
  if (schedule === null || !ledger.settled || week.week < schedule.firstWeek) return 0;
  const hit = schedule.managers.filter((manager) =>
    rosterInWeek(ledger, manager, week.id).some((one) => squads.has(one)),
  );
  const start = playoffStart(schedule);
  if (start !== null && week.week >= start) {
    const games = bracketOf(schedule, new Map())?.groups.flatMap((group) => group.games) ?? [];
    return Math.min(hit.length, games.filter((game) => isInRound(game, week.week)).length);
  }
  const { matchups } = matchupsFor(schedule, week.week, new Map());
  return matchups.filter(({ home, away }) => hit.includes(home) || hit.includes(away)).length;
}
