import { countGames, type GameCounts, type WeekProgress } from '../../scoring/gameProgress';
import type { ManagerId } from '../../league/houseTeams';
import { expectedLineup, lineupInWeek } from '../lineups/lineupInWeek';
import { liveProjection, type LiveProjection } from '../scores/liveProjection';
import { weekProjections, type LeagueSeason, type LeagueWeek } from '../leagueSeason';
import type { Lineup } from '../../lineup/lineup';
import type { Matchup } from '../schedule/scheduleWeeks';
import { otherWeek, type OtherWeek } from '../odds/expectedScore';
import { matchupScore, type LineupScore } from '../../scoring/results';
import { substitutionsInWeek, type Substitution } from '../lineups/substitutions';
import type { SchoolCode } from '../../football/schools';
import type { Week } from '../../football/weeks';
import { winPercent, winProbability } from '../odds/winProbability';

/**
 * One manager's week in a matchup. `coming` is `lineup` with the substitutes that are still to come in, and `expected`
 * what it has so far. `subs`: all who come in, or came in. `projection` includes what is carried from the first week of
 * a round. `begun`: there are points, carried or by stats of at least one starter's game.
 */
export type MatchupSide = OtherWeek & {
  manager: ManagerId;
  lineup: Lineup;
  score: LineupScore;
  coming: Lineup;
  expected: LineupScore;
  subs: Substitution[];
  projection: LiveProjection;
  counts: GameCounts;
  begun: boolean;
};

/** A manager's side of a week's matchup, if any. `kickedOff`: the schools that have kicked off. */
export function matchupSide(
  season: LeagueSeason,
  manager: ManagerId,
  { week, results }: LeagueWeek,
  kickedOff: ReadonlySet<SchoolCode>,
  matchup: Pick<Matchup, 'roundWeek'> = {},
): MatchupSide {
  const { league } = season;
  const lineup = lineupInWeek(season, manager, week);
  const score = matchupScore(lineup, results, league.scoring);
  const subs = substitutionsInWeek(season, manager, week);
  const pending = subs.some(({ squad }) => lineup.bench.includes(squad));
  const coming = pending ? expectedLineup(season, manager, week) : lineup;
  const expected = pending ? matchupScore(coming, results, league.scoring) : score;
  const { projected, final } = liveProjection(expected, week, weekProjections(season, week.week));
  const other = otherWeek(season, manager, week.week, matchup);
  const carried = other.carried ?? 0;
  return {
    ...other,
    manager,
    lineup,
    score,
    coming,
    expected,
    subs,
    projection: { now: carried + score.hundredths, projected: carried + projected, final: final && !pending },
    counts: countGames(expected.starters, week, kickedOff),
    begun: other.carried !== null || score.starters.some(({ state }) => state === 'live' || state === 'final'),
  };
}

/** The manager with more points, once a side has begun; null before, and when both have the same. */
export function leaderOf(one: MatchupSide, other: MatchupSide): ManagerId | null {
  if (!one.begun && !other.begun) return null;
  const lead = one.projection.now - other.projection.now;
  return lead === 0 ? null : lead > 0 ? one.manager : other.manager;
}

/** Whether a matchup is over: all games of both sides are final, those of a round's other week included. */
export function isOver(...sides: MatchupSide[]): boolean {
  return sides.every(({ projection: { final }, ahead }) => final && ahead === null);
}

/** The progress of a matchup's games; `halfway` between the two weeks of a round. */
export type MatchupProgress = WeekProgress | 'halfway';

/** A matchup's progress, from that of its games this week. */
export function matchupProgress(games: WeekProgress, ...sides: MatchupSide[]): MatchupProgress {
  return games === 'final' && sides.some(({ ahead }) => ahead !== null) ? 'halfway' : games;
}

/** The win probability of both sides in percent; null once the matchup is over. */
export function chancesOf(one: MatchupSide, other: MatchupSide, week: Week): [number, number] | null {
  if (isOver(one, other)) return null;
  const contender = ({ projection, expected, ahead }: MatchupSide) => ({
    projection,
    starters: expected.starters,
    ahead,
  });
  return winPercent(winProbability(contender(one), contender(other), week));
}
