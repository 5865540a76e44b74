import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import { isWeekFinal, type WeekResults } from '../../scoring/results';
import type { LeagueSeason } from '../leagueSeason';
import type { WeekScores } from '../schedule/scheduleWeeks';
import { scoreInWeek } from './scoreInWeek';

/**
 * Every manager's score in each decided week (all published games final) from the league's first on, for the standings
 * and the playoffs.
 */
export function decidedScores(season: LeagueSeason): WeekScores {
  return new Map(
    season.weeks.flatMap(({ results, week: { week } }, at): [number, ManagerScores][] => {
      const scores = results === null || week < season.league.firstWeek ? null : decidedWeek(season, results, at);
      return scores === null ? [] : [[week, scores]];
    }),
  );
}

type ManagerScores = Readonly<Record<ManagerId, Hundredths>>;

/** A decided week's scores, and what they were made from. */
type Decided = { from: readonly unknown[]; scores: ManagerScores };

/** The latest by the week's results. A page asks for the same ones again with every change of the live week. */
const decided = new WeakMap<WeekResults, Decided>();

/**
 * Every manager's score in the week at this place of the season, computed once for the same results, rosters and
 * lineups. Null if it isn't decided.
 */
function decidedWeek(season: LeagueSeason, results: WeekResults, at: number): ManagerScores | null {
  const { league, rosters, history, earlier = [], weeks } = season;
  const upTo = weeks.slice(0, at + 1).flatMap((one) => [one.week, one.results, one.lineups]);
  const from = [league, rosters, history, ...earlier, ...upTo];
  const known = decided.get(results);
  if (known?.from.length === from.length && known.from.every((one, i) => one === from[i])) return known.scores;
  if (!isWeekFinal(results)) return null;
  const managers = league.schedule?.managers ?? [];
  const scores = Object.fromEntries(
    managers.map((manager) => [manager, scoreInWeek(season, manager, weeks[at]!).hundredths]),
  );
  decided.set(results, { from, scores });
  return scores;
}
