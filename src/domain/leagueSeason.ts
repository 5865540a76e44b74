import type { Calendar, Matchup, WeekScores } from './calendar';
import { gameProgress, NO_SCHOOLS } from './gameProgress';
import { houseTeamName, isHouseTeam, type ManagerId } from './houseTeams';
import type { Hundredths } from './hundredths';
import { DEFAULT_TEAM_NAME, type League, type LeagueUser } from './league';
import { bestLineup, fitToRoster, shownLineup, type Lineup } from './lineup';
import { projections, type Projections } from './ranking';
import { isWeekFinal, matchupScore, type LineupScore, type SquadPoints, type WeekResults } from './results';
import { hasChangedBy, rosterInWeek, type RosterHistory } from './rosterHistory';
import { schoolOf, type SquadId } from './squads';
import { hasBye, lastWeekOf, type Week } from './weeks';

/** One week of a league: the week's document, the published results, and the lineups set for it, by uid. */
export type LeagueWeek = { week: Week; results: WeekResults | null; lineups: Readonly<Record<ManagerId, Lineup>> };

/** A league in its season: the league, who owns and owned what, and every week loaded so far, in order. */
export type LeagueSeason = RosterHistory & { league: League; weeks: readonly LeagueWeek[] };

/** What a league's matchups are computed from; null until its draft is settled. */
export function calendarOf(league: League): Calendar | null {
  if (league.schedule === null) return null;
  return {
    managers: league.schedule.managers,
    firstWeek: league.firstWeek,
    lastWeek: lastWeekOf(league.season),
    playoffTeams: league.playoffTeams,
  };
}

/** A squad's projected points in a week, in hundredths: 0 on a bye. */
export function projectedPoints(projected: Projections, week: Week, squad: SquadId): Hundredths {
  return hasBye(week, schoolOf(squad)) ? 0 : projected[squad];
}

/**
 * The lineup a manager plays in a week: the latest one they set at or before it, else the default lineup. A house team
 * always plays its best lineup by projection (docs/documents.md, weeklyRosters).
 * The roster is the one of that week, so a squad counts for the manager who owned it then, even if it has changed owners since.
 */
export function lineupInWeek(season: LeagueSeason, manager: ManagerId, week: Week): Lineup {
  const { league, weeks } = season;
  const roster = rosterInWeek(season, manager, week.id);
  if (isHouseTeam(manager)) {
    const projected = projections(league.season, league.scoring);
    // A squad on a bye starts last, even after one projected to lose points.
    const worth = (squad: SquadId) => (hasBye(week, schoolOf(squad)) ? -Infinity : projected[squad]);
    return fitToRoster(bestLineup({ roster, slots: league.slots, worth }), roster);
  }
  const entries = Object.fromEntries(
    weeks.flatMap(({ week: { id }, lineups }) => {
      const entry = lineups[manager];
      return entry === undefined ? [] : [[id, entry] as const];
    }),
  );
  const own = entries[week.id];
  const isPast = !week.isCurrent && !weeks.some((one) => one.week.isCurrent && one.week.id < week.id);
  // Older leagues changed rosters without a record, so before the first recorded change a past week's lineup stays as it was set.
  return own !== undefined && isPast && !hasChangedBy(season, manager, week.id)
    ? own
    : shownLineup({ roster, slots: league.slots, entries, week: week.id });
}

/** What a manager's lineup scored in a week, by the league's scoring. */
export function scoreInWeek(season: LeagueSeason, manager: ManagerId, { week, results }: LeagueWeek): LineupScore {
  return matchupScore(lineupInWeek(season, manager, week), results, season.league.scoring);
}

/** Every manager's score in each decided week (all published games final), for the standings and the playoffs. */
export function decidedScores(season: LeagueSeason): WeekScores {
  const managers = season.league.schedule?.managers ?? [];
  const decided = season.weeks.filter(({ results }) => results !== null && isWeekFinal(results));
  return new Map(
    decided.map((one) => [
      one.week.week,
      Object.fromEntries(managers.map((manager) => [manager, scoreInWeek(season, manager, one).hundredths])),
    ]),
  );
}

/** A lineup's expected result: points so far, and a total that uses projections for unfinished games. */
export type Outlook = { now: Hundredths; projected: Hundredths; final: boolean };

/** A lineup's outlook. A final game counts its actual points; an upcoming one, its projection; a live one, the higher of the two. */
export function outlook(score: LineupScore, week: Week, projected: Projections): Outlook {
  const expected = (one: SquadPoints): Hundredths => {
    const before = projectedPoints(projected, week, one.squad);
    if (isOver(one, week)) return one.hundredths;
    return one.state === 'live' ? Math.max(before, one.hundredths) : before;
  };
  return {
    now: score.hundredths,
    projected: score.starters.reduce((sum, one) => sum + expected(one), 0),
    final: score.starters.every((one) => isOver(one, week)),
  };
}

function isOver(one: SquadPoints, week: Week): boolean {
  const progress = gameProgress(one, week, NO_SCHOOLS);
  return progress === 'final' || progress === 'bye';
}

/** The matchups with `me`'s first; the others keep their order. */
export function mineFirst(matchups: readonly Matchup[], me: ManagerId): Matchup[] {
  const isMine = ({ home, away }: Matchup) => home === me || away === me;
  return [...matchups.filter(isMine), ...matchups.filter((matchup) => !isMine(matchup))];
}

/** A manager's team name, or the manager's own name if they haven't chosen one. */
export function teamName(manager: ManagerId, league: League, leagueUsers: readonly LeagueUser[]): string {
  if (isHouseTeam(manager)) return houseTeamName(manager);
  const chosen = leagueUsers.find(({ userId }) => userId === manager)?.teamName;
  return chosen === undefined || chosen === DEFAULT_TEAM_NAME ? personName(manager, league) : chosen;
}

/** A manager's display name or username; `House team` for a bot. */
export function personName(manager: ManagerId, league: League): string {
  if (isHouseTeam(manager)) return 'House team';
  const person = league.userInfo[manager];
  return person?.displayName || person?.username || 'Manager';
}
