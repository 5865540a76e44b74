import { countGames, type GameCounts } from '../scoring/gameProgress';
import type { ManagerId } from '../league/houseTeams';
import {
  expectedLineup,
  lineupInWeek,
  outlook,
  weekProjections,
  type LeagueSeason,
  type LeagueWeek,
  type Outlook,
} from './leagueSeason';
import type { Lineup } from '../lineup/lineup';
import { matchupScore, type LineupScore } from '../scoring/results';
import { substitutionsInWeek, type Substitution } from './substitutions';
import type { SchoolCode } from '../football/schools';

/**
 * One manager's week in a matchup. `coming` is `lineup` with the substitutes that are still to come in, and `expected`
 * what it has so far. `subs`: all who come in, or came in. `begun`: stats of at least one starter's game are in.
 */
export type MatchupSide = {
  manager: ManagerId;
  lineup: Lineup;
  score: LineupScore;
  coming: Lineup;
  expected: LineupScore;
  subs: Substitution[];
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
  const subs = substitutionsInWeek(season, manager, week);
  const pending = subs.some(({ squad }) => lineup.bench.includes(squad));
  const coming = pending ? expectedLineup(season, manager, week) : lineup;
  const expected = pending ? matchupScore(coming, results, league.scoring) : score;
  const whole = outlook(expected, week, weekProjections(season, week.week));
  return {
    manager,
    lineup,
    score,
    coming,
    expected,
    subs,
    outlook: { ...whole, now: score.hundredths, final: whole.final && !pending },
    counts: countGames(expected.starters, week, kickedOff),
    begun: score.starters.some(({ state }) => state === 'live' || state === 'final'),
  };
}

/** The manager with more points, once a side has begun; null before, and when both have the same. */
export function leaderOf(one: MatchupSide, other: MatchupSide): ManagerId | null {
  if (!one.begun && !other.begun) return null;
  const lead = one.score.hundredths - other.score.hundredths;
  return lead === 0 ? null : lead > 0 ? one.manager : other.manager;
}
