import {
  playoffSize,
  playoffStart,
  regularWeeks,
  roundRobin,
  type Calendar,
  type Matchup,
  type Stage,
  type WeekMatchups,
  type WeekScores,
} from './calendar';
import type { Hundredths } from './hundredths';
import type { ManagerId } from './houseTeams';
import { standings } from './standings';

export type { Calendar, WeekMatchups, WeekScores } from './calendar';

/**
 * The matchups of a week. A playoff week depends on the results before it: until they are decided, its matchups are
 * empty.
 * Semifinals are 1-4 and 2-3, then final and third place. The other managers play each other (consolation).
 */
export function matchupsFor(calendar: Calendar, week: number, scores: WeekScores): WeekMatchups {
  const none: WeekMatchups = { week, matchups: [], sitsOut: [] };
  const regular = regularWeeks(calendar);
  const start = playoffStart(calendar);
  if (start === null || week < start) return regular.find((one) => one.week === week) ?? none;
  if (week > calendar.lastWeek || !regular.every((one) => scores.has(one.week))) return none;

  const seeds = standings(calendar, scores).map((row) => row.manager);
  const size = playoffSize(calendar);
  const others = roundRobin(seeds.slice(size), 2, start).find((one) => one.week === week)!;
  const consolation = others.matchups.map((matchup): Matchup => ({ ...matchup, stage: 'consolation' }));
  const title = size === 2 ? [meet(seeds, 0, 1, 'final')] : titleMatchups(seeds, week - start, scores.get(start));
  return title === null ? none : { week, matchups: [...title, ...consolation], sitsOut: others.sitsOut };
}

function titleMatchups(
  seeds: ManagerId[],
  round: number,
  semifinalScores: Record<ManagerId, Hundredths> | undefined,
): Matchup[] | null {
  const semifinals = [meet(seeds, 0, 3, 'semifinal'), meet(seeds, 1, 2, 'semifinal')];
  if (round === 0) return semifinals;
  if (semifinalScores === undefined) return null;
  const winners = semifinals.map((matchup) => winnerOf(matchup, semifinalScores));
  const through = seeds.filter((manager) => winners.includes(manager));
  const out = seeds.slice(0, 4).filter((manager) => !winners.includes(manager));
  return [meet(through, 0, 1, 'final'), meet(out, 0, 1, 'thirdPlace')];
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
  calendar: Calendar,
  week: number,
  scores: WeekScores,
  manager: ManagerId,
): MatchResult | null {
  const decided = scores.get(week);
  const matchup = matchupsFor(calendar, week, scores).matchups.find(({ home, away }) => [home, away].includes(manager));
  if (decided === undefined || matchup === undefined) return null;
  const opponent = matchup.home === manager ? matchup.away : matchup.home;
  const [mine, theirs] = [decided[manager] ?? 0, decided[opponent] ?? 0];
  const isTie = mine === theirs && (matchup.stage === 'regular' || matchup.stage === 'consolation');
  return { opponent, mine, theirs, outcome: isTie ? 'tied' : winnerOf(matchup, decided) === manager ? 'won' : 'lost' };
}

/**
 * All managers by their place at the end of the season (docs/game.md, Playoffs): the final, the game for third place,
 * then the others as in the standings. Null until every week is decided.
 */
export function finalPlaces(calendar: Calendar, scores: WeekScores): ManagerId[] | null {
  const { firstWeek, lastWeek } = calendar;
  for (let week = firstWeek; week <= lastWeek; week++) if (!scores.has(week)) return null;
  const seeds = standings(calendar, scores).map((row) => row.manager);
  const last = scores.get(lastWeek);
  if (playoffStart(calendar) === null || last === undefined) return seeds;
  const title = matchupsFor(calendar, lastWeek, scores).matchups.filter(
    ({ stage }) => stage === 'final' || stage === 'thirdPlace',
  );
  const placed = title.flatMap((matchup) => {
    const winner = winnerOf(matchup, last);
    return [winner, winner === matchup.home ? matchup.away : matchup.home];
  });
  return [...placed, ...seeds.filter((manager) => !placed.includes(manager))];
}

/** The winner of a matchup that can't end in a tie: more points, or on a tie the home side, which is the higher seed. */
function winnerOf({ home, away }: Matchup, scores: Readonly<Record<ManagerId, Hundredths>>): ManagerId {
  return (scores[away] ?? 0) > (scores[home] ?? 0) ? away : home;
}

function meet(seeds: readonly ManagerId[], higher: number, lower: number, stage: Stage): Matchup {
  return { home: seeds[higher]!, away: seeds[lower]!, stage };
}
