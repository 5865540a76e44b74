import { byesInWeek, formatStage } from '@/domain/season/playoffs/bracket';
import { divisionOf, playoffStart } from '@/domain/season/schedule/scheduleWeeks';
import { leagueSchedule } from '@/domain/season/schedule/leagueSchedule';
import { seasonEnd } from '@/domain/season/playoffs/champion';
import { divisionNames } from '@/domain/league/options/divisionNames';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { Hundredths } from '@/domain/kernel/hundredths';
import { decidedScores } from '@/domain/season/scores/decidedScores';
import { lineupInWeek } from '@/domain/season/lineups/lineupInWeek';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { personName, teamName } from '@/domain/league/teamNames';
import type { LineupSpot } from '@/domain/lineup/lineup';
import { medianRecord } from '@/domain/season/matchups/medianGame';
import { matchResult, matchupsFor, type MatchResult } from '@/domain/season/matchups/matchups';
import { SLOTS } from '@/domain/lineup/slots';
import { schoolOf, type SquadId } from '@/domain/football/squads';
import { formatRecord } from '@/domain/scoring/formatScores';
import { substitutionsInWeek, type Substitution } from '@/domain/season/lineups/substitutions';
import { gamesBehind, standings, type Standing } from '@/domain/season/standings';
import { hasBye, type Week } from '@/domain/football/weeks';

/** A week of a team's schedule. `opponent` is null in an open week, and while a playoff game isn't known. */
export type ScheduleLine = {
  week: number;
  /** What a playoff game is for; null in the regular season. */
  stage: string | null;
  opponent: { manager: ManagerId; team: string } | null;
  /** Whether they have a bye in the playoffs. */
  bye: boolean;
  /** Whether the matchup depends on results to come. */
  toBeDecided: boolean;
  result: MatchResult | null;
};

/** A squad of a roster, where it plays this week. `sub`: as a substitute, who comes in or came in. */
export type RosterLine = { squad: SquadId; spot: LineupSpot; bye: boolean; sub?: Substitution };

/** A team of a league: who runs it, how it's doing, its schedule and its roster. */
export type TeamView = {
  manager: ManagerId;
  team: string;
  person: string;
  /** With the games behind the first; null before the first result. */
  standing: (Standing & { behind: number }) | null;
  /** The part of the record that is of games against the median: `5–3`; null in a league without them. */
  median: string | null;
  /** The name of their division; null in a league without divisions. */
  division: string | null;
  /** The number of teams. */
  of: number;
  /** The final place, from 1, once the season is over. */
  place: number | null;
  /** The decided week with the most points. */
  best: { week: number; points: Hundredths } | null;
  schedule: ScheduleLine[];
  roster: RosterLine[];
};

/** A manager's team; null if the league has no such manager. `present` is the current week, whose lineup is shown. */
export function teamView(season: LeagueSeason, present: Week | null, manager: ManagerId): TeamView | null {
  const { league } = season;
  const ofLeague = leagueSchedule(league);
  if (ofLeague === null || !ofLeague.managers.includes(manager)) return null;
  const scores = decidedScores(season);
  const start = playoffStart(ofLeague) ?? Infinity;
  const weeks = Array.from(
    { length: Math.max(0, ofLeague.lastWeek - ofLeague.firstWeek + 1) },
    (_, i) => ofLeague.firstWeek + i,
  );
  const schedule = weeks.map((week): ScheduleLine => {
    const { matchups } = matchupsFor(ofLeague, week, scores);
    const matchup = matchups.find(({ home, away }) => home === manager || away === manager);
    const opponent = matchup === undefined ? null : matchup.home === manager ? matchup.away : matchup.home;
    return {
      week,
      stage: matchup === undefined ? null : formatStage(matchup),
      opponent: opponent === null ? null : { manager: opponent, team: teamName(opponent, league) },
      bye: week >= start && opponent === null && byesInWeek(ofLeague, scores, week).has(manager),
      toBeDecided: week >= start && matchups.length === 0,
      result: matchResult(ofLeague, week, scores, manager),
    };
  });
  const table = scores.size === 0 ? [] : standings(ofLeague, scores);
  const standing = table.find((row) => row.manager === manager);
  const division = divisionOf(ofLeague, manager);
  const marks = weeks.flatMap((week) => {
    const points = scores.get(week)?.[manager];
    return points === undefined ? [] : [{ week, points }];
  });
  return {
    manager,
    team: teamName(manager, league),
    person: personName(manager, league),
    standing: standing === undefined ? null : { ...standing, behind: gamesBehind(table[0]!, standing) },
    median: ofLeague.median === true ? formatRecord(medianRecord(ofLeague, scores, manager)) : null,
    division: division === null ? null : divisionNames(league.divisions)[division]!,
    of: ofLeague.managers.length,
    place: (seasonEnd(season)?.places.indexOf(manager) ?? -1) + 1 || null,
    best: marks.reduce<TeamView['best']>((best, one) => (best === null || one.points > best.points ? one : best), null),
    schedule,
    roster: rosterIn(season, manager, season.weeks.find(({ week }) => week.id === present?.id)?.week ?? present),
  };
}

function rosterIn(season: LeagueSeason, manager: ManagerId, week: Week | null): RosterLine[] {
  if (week === null) return [];
  const { starters, bench } = lineupInWeek(season, manager, week);
  const subs = substitutionsInWeek(season, manager, week);
  const line =
    (spot: LineupSpot) =>
    (squad: SquadId): RosterLine => ({
      squad,
      spot,
      bye: hasBye(week, schoolOf(squad)),
      sub: subs.find((one) => one.squad === squad),
    });
  return [...SLOTS.flatMap((slot) => starters[slot].map(line(slot))), ...bench.map(line('BENCH'))];
}
