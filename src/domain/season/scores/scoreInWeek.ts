import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import type { League } from '../../league/types';
import { bestLineup, startersOf } from '../../lineup/lineup';
import { matchupScore, type LineupScore } from '../../scoring/results';
import type { SquadId } from '../../football/squads';
import type { LeagueSeason, LeagueWeek } from '../leagueSeason';
import { lineupInWeek } from '../lineups/lineupInWeek';

/** What a manager's lineup scored in a week, by the league's scoring. */
export function scoreInWeek(season: LeagueSeason, manager: ManagerId, { week, results }: LeagueWeek): LineupScore {
  return matchupScore(lineupInWeek(season, manager, week), results, season.league.scoring);
}

/** What the best lineup with squads of the bench would have scored, and its starters; never less than the lineup. */
export function bestScore(
  { slots }: Pick<League, 'slots'>,
  { hundredths, starters, bench }: LineupScore,
): { hundredths: Hundredths; starters: readonly SquadId[] } {
  // One of the bench that lost points is better than a starter that lost more, but not than an empty slot.
  const least = Math.min(0, ...starters.map((one) => one.hundredths));
  const able = [...starters, ...bench.filter((one) => one.hundredths >= least)];
  const worth = new Map(able.map(({ squad, hundredths: points }) => [squad, points]));
  const worthOf = (squad: SquadId) => worth.get(squad) ?? 0;
  const best = startersOf(bestLineup({ roster: [...worth.keys()], slots, worth: worthOf }));
  const points = best.reduce((sum, squad) => sum + worthOf(squad), 0);
  return points > hundredths
    ? { hundredths: points, starters: best }
    : { hundredths, starters: starters.map(({ squad }) => squad) };
}
