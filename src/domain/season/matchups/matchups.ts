import { bracketOf, isInRound, pointsInRound, winnerOf } from '../playoffs/bracket';
import {
  playoffStart,
  regularWeeks,
  type Matchup,
  type WeekMatchups,
  type WeekScores,
} from '../schedule/scheduleWeeks';
import type { LeagueSchedule } from '../schedule/leagueSchedule';
import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import { standings } from '../standings';

/**
 * The matchups of a week. A playoff week depends on the results before it: until they are decided, its matchups are
 * empty. In the playoffs they are the bracket's.
 */
export function matchupsFor(schedule: LeagueSchedule, week: number, scores: WeekScores): WeekMatchups {
  const none: WeekMatchups = { week, matchups: [], sitsOut: [] };
  const start = playoffStart(schedule);
  if (start === null || week < start) return regularWeeks(schedule).find((one) => one.week === week) ?? none;
  const bracket = bracketOf(schedule, scores);
  if (week > schedule.lastWeek || bracket === null || !bracket.settled) return none;

  const games = bracket.groups.flatMap((group) => group.games).filter((game) => isInRound(game, week));
  const matchups = games.flatMap(({ home, away, stage, place, from, week: last }): Matchup[] => {
    if (home.kind !== 'manager' || away.kind !== 'manager') return [];
    const matchup = { home: home.manager, away: away.manager, stage, ...(place === null ? {} : { place }) };
    return [from === last ? matchup : { ...matchup, roundWeek: week === from ? 1 : 2 }];
  });
  if (matchups.length < games.length) return none;
  const playing = new Set(matchups.flatMap(({ home, away }) => [home, away]));
  return { week, matchups, sitsOut: schedule.managers.filter((manager) => !playing.has(manager)) };
}

/** The matchups with `me`'s first; the others keep their order. */
export function mineFirst(matchups: readonly Matchup[], me: ManagerId): Matchup[] {
  const isMine = ({ home, away }: Matchup) => home === me || away === me;
  return [...matchups.filter(isMine), ...matchups.filter((matchup) => !isMine(matchup))];
}

/** Whether a week of the playoffs has no matchups yet because they depend on results that aren't final. */
export function isAwaiting(schedule: LeagueSchedule, week: number, scores: WeekScores): boolean {
  const start = playoffStart(schedule);
  return start !== null && week >= start && matchupsFor(schedule, week, scores).matchups.length === 0;
}

/** The first week of a week's matchup: the week before in the second one of a round. */
export function firstWeekOf({ roundWeek }: Pick<Matchup, 'roundWeek'>, week: number): number {
  return roundWeek === 2 ? week - 1 : week;
}

/**
 * The result of a manager's matchup in a week, with the points of its round so far. `halfway`: the round's second week
 * will decide.
 */
export type MatchResult = {
  opponent: ManagerId;
  mine: Hundredths;
  theirs: Hundredths;
  outcome: 'won' | 'lost' | 'tied' | 'halfway';
};

/** The result of a manager's matchup in a week; null if the week isn't decided or they have no matchup. */
export function matchResult(
  schedule: LeagueSchedule,
  week: number,
  scores: WeekScores,
  manager: ManagerId,
): MatchResult | null {
  const matchup = matchupsFor(schedule, week, scores).matchups.find(({ home, away }) => [home, away].includes(manager));
  const decided = matchup && pointsInRound(scores, firstWeekOf(matchup, week), week);
  if (decided === undefined || matchup === undefined) return null;
  const opponent = matchup.home === manager ? matchup.away : matchup.home;
  const [mine, theirs] = [decided[manager] ?? 0, decided[opponent] ?? 0];
  const isTie = mine === theirs && matchup.stage === 'regular';
  const won = winnerOf(matchup.home, matchup.away, decided) === manager;
  const outcome = matchup.roundWeek === 1 ? 'halfway' : isTie ? 'tied' : won ? 'won' : 'lost';
  return { opponent, mine, theirs, outcome };
}

/**
 * All managers by their place at the end of the season (docs/game.md, Playoffs), as the bracket has them; without
 * playoffs, as in the standings. Null until every week is decided.
 */
export function finalPlaces(schedule: LeagueSchedule, scores: WeekScores): ManagerId[] | null {
  const { firstWeek, lastWeek } = schedule;
  for (let week = firstWeek; week <= lastWeek; week++) if (!scores.has(week)) return null;
  const bracket = bracketOf(schedule, scores);
  return bracket === null
    ? standings(schedule, scores).map((row) => row.manager)
    : bracket.groups.flatMap(({ order }) => order ?? []);
}
