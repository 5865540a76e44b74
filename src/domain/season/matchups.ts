import { bracketOf, winnerOf } from './bracket';
import {
  playoffStart,
  regularWeeks,
  type LeagueSchedule,
  type Matchup,
  type WeekMatchups,
  type WeekScores,
} from './leagueSchedule';
import type { Hundredths } from '../kernel/hundredths';
import type { ManagerId } from '../league/houseTeams';
import { standings } from './standings';

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

  const games = bracket.groups.flatMap((group) => group.games).filter((game) => game.week === week);
  const matchups = games.flatMap(({ home, away, stage, place }): Matchup[] =>
    home.kind === 'manager' && away.kind === 'manager'
      ? [{ home: home.manager, away: away.manager, stage, ...(place === null ? {} : { place }) }]
      : [],
  );
  if (matchups.length < games.length) return none;
  const playing = new Set(matchups.flatMap(({ home, away }) => [home, away]));
  return { week, matchups, sitsOut: schedule.managers.filter((manager) => !playing.has(manager)) };
}

/** The result of a manager's matchup in a week. */
export type MatchResult = {
  opponent: ManagerId;
  mine: Hundredths;
  theirs: Hundredths;
  outcome: 'won' | 'lost' | 'tied';
};

/** The result of a manager's matchup in a week; null if the week isn't decided or they have no matchup. */
export function matchResult(
  schedule: LeagueSchedule,
  week: number,
  scores: WeekScores,
  manager: ManagerId,
): MatchResult | null {
  const decided = scores.get(week);
  const matchup = matchupsFor(schedule, week, scores).matchups.find(({ home, away }) => [home, away].includes(manager));
  if (decided === undefined || matchup === undefined) return null;
  const opponent = matchup.home === manager ? matchup.away : matchup.home;
  const [mine, theirs] = [decided[manager] ?? 0, decided[opponent] ?? 0];
  const isTie = mine === theirs && matchup.stage === 'regular';
  return {
    opponent,
    mine,
    theirs,
    outcome: isTie ? 'tied' : winnerOf(matchup.home, matchup.away, decided) === manager ? 'won' : 'lost',
  };
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
