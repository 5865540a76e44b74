import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import { scoreInWeek } from './scoreInWeek';
import type { LeagueSeason, LeagueWeek } from '../leagueSeason';

/** What a manager scored in a week by the stat lines of the finals, before stat corrections. */
export function uncorrectedScore(season: LeagueSeason, manager: ManagerId, row: LeagueWeek): Hundredths {
  const squads = Object.entries(row.results?.squads ?? {});
  if (row.results === null || squads.every(([, { was }]) => was === undefined)) {
    return scoreInWeek(season, manager, row).hundredths;
  }
  const finals = Object.fromEntries(squads.map(([squad, one]) => [squad, { ...one, stats: one.was ?? one.stats }]));
  const before = { ...row, results: { ...row.results, squads: finals } };
  // In best ball, other squads may have counted then.
  const weeks = season.weeks.map((one) => (one.week.id === row.week.id ? before : one));
  return scoreInWeek({ ...season, weeks }, manager, before).hundredths;
}
