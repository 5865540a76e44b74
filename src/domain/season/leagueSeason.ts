import type { Matchup, WeekScores } from './leagueSchedule';
import { gameProgress, NO_SCHOOLS, shareToCome } from '../scoring/gameProgress';
import type { ManagerId } from '../league/houseTeams';
import type { Hundredths } from '../kernel/hundredths';
import type { League } from '../league/types';
import { bestLineup, fitToRoster, shownLineup, startersOf, type Lineup } from '../lineup/lineup';
import { projectionsFor } from '../projections/inSeason';
import { withSubstitutes } from '../lineup/substitutes';
import type { WeekProjections } from '../projections/model';
import {
  isWeekFinal,
  isWeekUnderWay,
  matchupScore,
  squadPoints,
  type LineupScore,
  type SquadPoints,
  type WeekResults,
} from '../scoring/results';
import { hasChangedBy, rosterInWeek, type RosterHistory } from '../moves/rosterHistory';
import { schoolOf, type SquadId } from '../football/squads';
import { houseLineupKey, playsAsHouseTeam } from '../league/vacancies';
import { hasBye, type Week } from '../football/weeks';

export { leagueSchedule } from './scheduleOfLeague';

/** One week of a league: the week's document, the published results, and the lineups set for it, by uid. */
export type LeagueWeek = { week: Week; results: WeekResults | null; lineups: Readonly<Record<ManagerId, Lineup>> };

/**
 * A league in its season: the league, who owns and owned what, and every week loaded so far, in order. `earlier` are
 * the results of the season's weeks that `weeks` has none of, such as those before the league's first week: the
 * projections are made from all of them.
 */
export type LeagueSeason = RosterHistory & {
  league: League;
  weeks: readonly LeagueWeek[];
  earlier?: readonly WeekResults[];
};

/** The projections of a week, made from the weeks before it. */
export function weekProjections(season: LeagueSeason, week: number): WeekProjections {
  return projectionsFor({ league: season.league, played: published(season) }, week);
}

/** The results of the season so far, in order, with those from before the league's first week. */
function published({ weeks, earlier = [] }: LeagueSeason): WeekResults[] {
  return [...earlier, ...weeks.flatMap(({ results }) => results ?? [])];
}

/** A squad's projected points in a week, in hundredths: 0 on a bye. */
export function projectedPoints(projected: WeekProjections, week: Week, squad: SquadId): Hundredths {
  return hasBye(week, schoolOf(squad)) ? 0 : projected[squad].hundredths;
}

/**
 * What a squad is worth to the best lineup of a week: its projection. One on a bye comes last, even after one that is
 * projected to lose points.
 */
export function lineupWorth(projected: WeekProjections, week: Week): (squad: SquadId) => number {
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
    return fitToRoster(bestLineup({ roster, slots: league.slots, worth: expectedIn(season, week) }), roster);
  }
  const isPast = !week.isCurrent && !weeks.some((one) => one.week.isCurrent && one.week.id < week.id);
  const inWeek = weeks.find((one) => one.week.id === week.id)?.lineups;
  if (playsAsHouseTeam(league, manager, week)) {
    // What counted stays, even if an earlier week's results are corrected.
    const counted = isPast ? inWeek?.[houseLineupKey(manager)] : undefined;
    if (counted !== undefined) return counted;
    const worth = lineupWorth(weekProjections(season, week.week), week);
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

/** What a manager's lineup scored in a week, by the league's scoring. */
export function scoreInWeek(season: LeagueSeason, manager: ManagerId, { week, results }: LeagueWeek): LineupScore {
  return matchupScore(lineupInWeek(season, manager, week), results, season.league.scoring);
}

/** What the best legal lineup of the same squads would have scored, and its starters; never less than the lineup. */
export function bestScore(
  { slots }: Pick<League, 'slots'>,
  { hundredths, starters, bench }: LineupScore,
): { hundredths: Hundredths; starters: readonly SquadId[] } {
  const worth = new Map([...starters, ...bench].map(({ squad, hundredths: points }) => [squad, points]));
  const worthOf = (squad: SquadId) => worth.get(squad) ?? 0;
  const best = startersOf(bestLineup({ roster: [...worth.keys()], slots, worth: worthOf }));
  const points = best.reduce((sum, squad) => sum + worthOf(squad), 0);
  // An empty slot beats a squad that lost points.
  return points > hundredths
    ? { hundredths: points, starters: best }
    : { hundredths, starters: starters.map(({ squad }) => squad) };
}

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

/** A lineup's expected result: points so far, and a total that uses projections for unfinished games. */
export type Outlook = { now: Hundredths; projected: Hundredths; final: boolean };

/** A lineup's outlook: what its starters have scored and what is projected of the part of their games still to come. */
export function outlook(score: LineupScore, week: Week, projected: WeekProjections): Outlook {
  return {
    now: score.hundredths,
    projected: score.starters.reduce((sum, one) => sum + expectedPoints(one, week, projected), 0),
    final: score.starters.every((one) => isOver(one, week)),
  };
}

/**
 * A squad's points at the end of its game, as expected now (docs/game.md, Projections). What a count is worth as a
 * whole, as points allowed are, counts by how much of the game has been played: it can still change.
 */
function expectedPoints(one: SquadPoints, week: Week, projected: WeekProjections): Hundredths {
  const left = shareToCome(one, week);
  if (left === 0) return one.hundredths;
  const asWhole = one.terms.reduce((sum, { each, hundredths }) => sum + (each === null ? hundredths : 0), 0);
  return Math.round(one.hundredths - left * asWhole + left * projectedPoints(projected, week, one.squad));
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

/** What a squad scored in each week of the season so far, by week number. */
export function playedBy(season: LeagueSeason, squad: SquadId): Map<number, Hundredths> {
  return new Map(
    published(season).flatMap((results): [number, Hundredths][] => {
      const { hundredths, state } = squadPoints(results, squad, season.league.scoring);
      return state === 'final' || state === 'live' ? [[results.week, hundredths]] : [];
    }),
  );
}
