import { formatScore } from '../../scoring/formatScores';
import type { ManagerId } from '../../league/houseTeams';
import { formatPoints } from '../../kernel/hundredths';
import type { LeagueSeason } from '../leagueSeason';
import { teamName } from '../../league/teamNames';
import type { League } from '../../league/types';
import { seasonRecords, type GameMark, type SeasonRecords, type Streak, type WeekAwards } from './seasonRecords';
import { formatWeeks } from '../../football/weeks';
import type { GameSide, WeekMark } from '../matchups/seasonGames';

/**
 * A record or an award: what for, the number, the team that holds it and how it came about. `manager` is its holder, or
 * null if `team` says something else.
 */
export type RecordLine = {
  key: string;
  label: string;
  figure: string;
  manager: ManagerId | null;
  team: string;
  detail: string;
};

/** The record book of a league's season. */
export function recordBook(records: SeasonRecords, league: League): RecordLine[] {
  return bookOf(records, linesFor(league));
}

/** The awards of a decided week. */
export function weekAwards(season: LeagueSeason, week: number): RecordLine[] {
  const found = seasonRecords(season).weeks.find((one) => one.week === week);
  return found === undefined ? [] : awardsOf(found, linesFor(season.league));
}

type Lines = ReturnType<typeof linesFor>;

/** Functions that put records in words; each returns an empty list for a record that no one holds yet. */
function linesFor(league: League) {
  const nameOf = (manager: ManagerId) => teamName(manager, league);
  const line = (label: string, manager: ManagerId, figure: string, detail: string): RecordLine[] => [
    { key: label, label, figure, manager, team: nameOf(manager), detail },
  ];
  return {
    mark: (label: string, one: WeekMark | null, detail = one === null ? '' : `Week ${String(one.week)}`) =>
      one === null ? [] : line(label, one.manager, formatPoints(one.points), detail),
    game: (label: string, one: GameMark | null) =>
      one === null ? [] : line(label, one.manager, formatPoints(one.margin), versus(one, nameOf)),
    side: (label: string, one: GameSide | null) =>
      one === null ? [] : line(label, one.manager, formatPoints(one.points), versus(one, nameOf)),
    streak: (label: string, one: Streak | null) =>
      one === null || one.length < 2
        ? []
        : line(label, one.manager, String(one.length), `Weeks ${String(one.from)} to ${String(one.to)}`),
  };
}

function versus(
  { from, week, opponent, points, against, outcome }: GameSide,
  nameOf: (manager: ManagerId) => string,
): string {
  const verb = outcome === 'won' ? 'beat' : 'lost to';
  return `${formatWeeks(from, week)}: ${verb} ${nameOf(opponent)}, ${formatScore(points, against, formatPoints)}`;
}

function bookOf(records: SeasonRecords, { mark, game, side, streak }: Lines): RecordLine[] {
  return [
    ...mark('Best week', records.highScore),
    ...mark('Lowest week', records.lowScore),
    ...game('Biggest blowout', records.biggestWin),
    ...game('Closest game', records.closestGame),
    ...side('Most points in a loss', records.toughLoss),
    ...side('Fewest points in a win', records.luckyWin),
    ...streak('Longest winning streak', records.winStreak),
    ...streak('Longest losing streak', records.losingStreak),
    ...mark('Most points against', records.mostAgainst, 'All weeks, playoffs included'),
    ...mark('Bench blunder', records.benchBlunder, blunder(records.benchBlunder)),
  ];
}

function awardsOf(
  { topScore, toughLoss, closestGame, benchBlunder }: WeekAwards,
  { mark, game, side }: Lines,
): RecordLine[] {
  return [
    ...mark('Top score', topScore, ''),
    ...side('Biggest robbery', toughLoss),
    ...game('Closest game', closestGame),
    ...mark('Bench blunder', benchBlunder, 'Points the best lineup would have added'),
  ];
}

function blunder(one: WeekMark | null): string {
  return one === null ? '' : `Week ${String(one.week)}: points the best lineup would have added`;
}
