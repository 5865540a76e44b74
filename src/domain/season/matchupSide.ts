import { countGames, type GameCounts } from '../scoring/gameProgress';
import type { ManagerId } from '../league/houseTeams';
import {
  lineupInWeek,
  outlook,
  weekProjections,
  type LeagueSeason,
  type LeagueWeek,
  type Outlook,
} from './leagueSeason';
import type { Lineup } from '../lineup/lineup';
import { matchupScore, type LineupScore } from '../scoring/results';
import type { SchoolCode } from '../football/schools';

/** One manager's week in a matchup. `begun`: stats of at least one starter's game are in. */
export type MatchupSide = {
  manager: ManagerId;
  lineup: Lineup;
  score: LineupScore;
  outlook: Outlook;
  counts: GameCounts;
  begun: boolean;
};

/** A manager's side of a matchup. `kickedOff`: the schools that have kicked off. */
export function matchupSide(
  season: LeagueSeason,
  manager: ManagerId,
  { week, results }: LeagueWeek,
  kickedOff: ReadonlySet<SchoolCode>,
): MatchupSide {
  const { league } = season;
  const lineup = lineupInWeek(season, manager, week);
  const score = matchupScore(lineup, results, league.scoring);
  return {
    manager,
    lineup,
    score,
    outlook: outlook(score, week, weekProjections(season, week.week)),
    counts: countGames(score.starters, week, kickedOff),
    begun: score.starters.some(({ state }) => state === 'live' || state === 'final'),
  };
}

/** The manager with more points, once a side has begun; null before, and when both have the same. */
export function leaderOf(one: MatchupSide, other: MatchupSide): ManagerId | null {
  if (!one.begun && !other.begun) return null;
  const lead = one.score.hundredths - other.score.hundredths;
  return lead === 0 ? null : lead > 0 ? one.manager : other.manager;
}
