import { isHouseTeam, type ManagerId } from './houseTeams';
import { managerOf, type Teams } from './teams';
import type { Week } from '../football/weeks';

/** The times in which a team was vacant, the earliest first, in milliseconds. The last one may be open. */
function vacanciesOf(league: Teams, team: ManagerId): { from: number; until: number }[] {
  const gone = league.departures.filter((one) => one.team === team);
  return gone.map(({ at }, i) => {
    const next = gone[i + 1];
    const until = next === undefined ? managerOf(league, team)?.joinedAt : next.since;
    return { from: at ?? Infinity, until: until ?? Infinity };
  });
}

/**
 * Whether a team plays its best lineup by projection in a week: a house team always, and one that was vacant at the
 * week's first kickoff.
 */
export function playsAsHouseTeam(league: Teams, team: ManagerId, week: Week): boolean {
  if (isHouseTeam(team)) return true;
  const kickoff = firstKickoffOf(week);
  return vacanciesOf(league, team).some(({ from, until }) => from < kickoff && kickoff <= until);
}

/** A week's first kickoff. Without a known one, a time after all others: it's still to come. */
function firstKickoffOf({ firstKickoff, kickoffs }: Week): number {
  return (
    firstKickoff ?? Object.values(kickoffs).reduce((first, at) => (at > 0 ? Math.min(first, at) : first), Infinity)
  );
}

/**
 * The entry in `ledgers.lineups` of what a team played as a house team. A vacant team's is beside its former manager's
 * own lineup.
 */
export function houseLineupKey(team: ManagerId): string {
  return isHouseTeam(team) ? team : `vacant-${team}`;
}
