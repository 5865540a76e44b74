import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import { houseLineupKey, playsAsHouseTeam } from '../../league/vacancies';
import { bestLineup, fitToRoster, shownLineup, type Lineup } from '../../lineup/lineup';
import { withSubstitutes } from '../../lineup/substitutes';
import type { WeekProjections } from '../../projections/model';
import { isWeekUnderWay, squadPoints, type WeekResults } from '../../scoring/results';
import { hasChangedBy, rosterInWeek } from '../../moves/ledger/rosterHistory';
import { schoolOf, type SquadId } from '../../football/squads';
import { hasBye, type Week } from '../../football/weeks';
import { projectedPoints, weekProjections, type LeagueSeason } from '../leagueSeason';
import { expectedPoints } from '../scores/liveProjection';

/**
 * What a squad is worth to the best lineup of a week: its projection. One on a bye comes last, even after one that is
 * projected to lose points.
 */
export function squadWorth(projected: WeekProjections, week: Week): (squad: SquadId) => number {
  return (squad) => (hasBye(week, schoolOf(squad)) ? -Infinity : projectedPoints(projected, week, squad));
}

/**
 * The lineup a manager plays in a week, whose starters score. With substitutes, they are in it once the week's last
 * game has kicked off. The roster is the one of that week, so a squad counts for the manager who owned it then, even if
 * it has changed owners since.
 */
export function lineupInWeek(season: LeagueSeason, manager: ManagerId, week: Week): Lineup {
  const results = resultsIn(season, week);
  return results !== null && isWeekUnderWay(results)
    ? expectedLineup(season, manager, week)
    : lineupAsSet(season, manager, week);
}

/** The lineup with which a manager is expected to end a week, as it is now: with the substitutes that would come in. */
export function expectedLineup(season: LeagueSeason, manager: ManagerId, week: Week): Lineup {
  const { league } = season;
  const lineup = lineupAsSet(season, manager, week);
  if (league.lineups !== 'subs') return lineup;
  return withSubstitutes(lineup, { roster: rosterInWeek(season, manager, week.id), slots: league.slots, week });
}

/**
 * A manager's lineup of a week without substitutes. In best ball it's the best one by what each squad is expected to
 * end with: by what it scored, once its game is over. Otherwise it's the latest one they set at or before the week, or
 * else the default lineup; a house team, and one that was vacant at the week's first kickoff, plays its best lineup by
 * projection (docs/documents.md, weeklyRosters).
 */
export function lineupAsSet(season: LeagueSeason, manager: ManagerId, week: Week): Lineup {
  const { league, weeks } = season;
  const roster = rosterInWeek(season, manager, week.id);
  if (league.lineups === 'best') {
    const worth = expectedIn(season, week);
    // An empty slot beats a squad that loses points.
    const able = roster.filter((squad) => worth(squad) >= 0);
    return fitToRoster(bestLineup({ roster: able, slots: league.slots, worth }), roster);
  }
  const isPast = !week.isCurrent && !weeks.some((one) => one.week.isCurrent && one.week.id < week.id);
  const inWeek = weeks.find((one) => one.week.id === week.id)?.lineups;
  if (playsAsHouseTeam(league, manager, week)) {
    // What counted stays, even if an earlier week's results are corrected.
    const counted = isPast ? inWeek?.[houseLineupKey(manager)] : undefined;
    if (counted !== undefined) return counted;
    const worth = squadWorth(weekProjections(season, week.week), week);
    return fitToRoster(bestLineup({ roster, slots: league.slots, worth }), roster);
  }
  const entries = Object.fromEntries(
    weeks.flatMap(({ week: { id }, lineups }) => {
      const entry = lineups[manager];
      return entry === undefined ? [] : [[id, entry] as const];
    }),
  );
  const own = entries[week.id];
  // Older leagues changed rosters without a record, so before the first recorded change a past week's lineup stays as
  // it was set.
  return own !== undefined && isPast && !hasChangedBy(season, manager, week.id)
    ? own
    : shownLineup({ roster, slots: league.slots, entries, week: week.id });
}

/** What a squad of a league is expected to end a week with, in hundredths. */
function expectedIn(season: LeagueSeason, week: Week): (squad: SquadId) => Hundredths {
  const results = resultsIn(season, week);
  const projected = weekProjections(season, week.week);
  return (squad) => expectedPoints(squadPoints(results, squad, season.league.scoring), week, projected);
}

function resultsIn({ weeks }: LeagueSeason, week: Week): WeekResults | null {
  return weeks.find((one) => one.week.id === week.id)?.results ?? null;
}
