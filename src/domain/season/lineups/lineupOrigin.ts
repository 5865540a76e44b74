import type { ManagerId } from '../../league/houseTeams';
import type { WeekId } from '../../kernel/ids';
import { lineupInWeek } from './lineupInWeek';
import type { LeagueSeason } from '../leagueSeason';
import { playsAsHouseTeam } from '../../league/vacancies';
import type { PreviewedLineup } from '../../moves/portal/movePreview';
import { rosterInWeek } from '../../moves/ledger/rosterHistory';
import type { Week } from '../../football/weeks';

/**
 * The id of the week whose lineup a manager plays in a week: the latest set for it or an earlier one. Null for the
 * default lineup.
 */
export function lineupOrigin(season: LeagueSeason, manager: ManagerId, weekId: WeekId): string | null {
  const set = season.weeks.filter(({ week, lineups }) => week.id <= weekId && lineups[manager] !== undefined);
  return set.at(-1)?.week.id ?? null;
}

/** A manager's lineup of a week, for a preview of squads that come and go. */
export function previewedLineup(season: LeagueSeason, manager: ManagerId, week: Week): PreviewedLineup {
  const isSet = lineupOrigin(season, manager, week.id) !== null || playsAsHouseTeam(season.league, manager, week);
  return {
    lineup: lineupInWeek(season, manager, week),
    unset: isSet ? null : rosterInWeek(season, manager, week.id),
  };
}
