import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import { playsAsHouseTeam } from '../../league/vacancies';
import { bestScore, scoreInWeek } from '../scores/scoreInWeek';
import { leagueSchedule } from '../schedule/leagueSchedule';
import { decidedScores } from '../scores/decidedScores';
import type { LeagueSeason, LeagueWeek } from '../leagueSeason';
import { maxBy } from '../../kernel/maxBy';
import { playedGames, sidesOf, weekMarks, type GameSide, type WeekMark } from '../matchups/seasonGames';

/** A decided game from its winner's side, with the margin in hundredths. */
export type GameMark = GameSide & { margin: Hundredths };

/** Games won or lost in a row. */
export type Streak = { manager: ManagerId; length: number; from: number; to: number };

/** The records of a league's season so far; each null until there is one. */
export type SeasonRecords = {
  highScore: WeekMark | null;
  lowScore: WeekMark | null;
  biggestWin: GameMark | null;
  closestGame: GameMark | null;
  /** The most points in a game of one week that was lost. */
  toughLoss: GameSide | null;
  /** The fewest points in a game of one week that was won. */
  luckyWin: GameSide | null;
  /** The most points against over the season. `week` is the last one counted. */
  mostAgainst: WeekMark | null;
  winStreak: Streak | null;
  losingStreak: Streak | null;
  /** The most points left on the bench: those of the best legal lineup less those of the lineup played. */
  benchBlunder: WeekMark | null;
  /** The awards of each decided week, the latest first. */
  weeks: WeekAwards[];
};

/** The awards of a week. */
export type WeekAwards = {
  week: number;
  topScore: WeekMark | null;
  /** The most points in a game of one week that was lost. */
  toughLoss: GameSide | null;
  closestGame: GameMark | null;
  benchBlunder: WeekMark | null;
};

/**
 * The records of a season's decided weeks. Where two are equal, the earlier one holds the record. House teams set
 * records too, but have no bench blunders: they have no one to blame.
 */
export function seasonRecords(season: LeagueSeason): SeasonRecords {
  const schedule = leagueSchedule(season.league);
  const scores = schedule === null ? new Map<number, Record<ManagerId, Hundredths>>() : decidedScores(season);
  const games = schedule === null ? [] : playedGames(schedule, scores);
  const sides = games.flatMap(sidesOf);
  const won = games.flatMap((game): GameMark[] => {
    const winner = sidesOf(game).find(({ outcome }) => outcome === 'won');
    return winner === undefined ? [] : [{ ...winner, margin: winner.points - winner.against }];
  });
  const lost = sides.filter(({ outcome }) => outcome === 'lost');
  const marks = schedule === null ? [] : weekMarks(schedule, scores);
  const weeks = [...new Set(marks.map(({ week }) => week))];
  const tookAWeek = ({ from, week }: GameSide) => from === week;
  const blunders = season.weeks
    .filter(({ week }) => weeks.includes(week.week))
    .flatMap((one) => blundersIn(season, one));
  const inWeek = <Mark extends { week: number }>(all: readonly Mark[], week: number) =>
    all.filter((one) => one.week === week);
  return {
    highScore: maxBy(marks, ({ points }) => points),
    lowScore: maxBy(marks, ({ points }) => -points),
    biggestWin: maxBy(won, ({ margin }) => margin),
    closestGame: maxBy(won, ({ margin }) => -margin),
    toughLoss: maxBy(lost.filter(tookAWeek), ({ points }) => points),
    luckyWin: maxBy(won.filter(tookAWeek), ({ points }) => -points),
    mostAgainst: maxBy(totalsAgainst(sides), ({ points }) => points),
    winStreak: maxBy(streaks(sides, 'won'), ({ length }) => length),
    losingStreak: maxBy(streaks(sides, 'lost'), ({ length }) => length),
    benchBlunder: maxBy(blunders, ({ points }) => points),
    weeks: weeks.reverse().map((week) => ({
      week,
      topScore: maxBy(inWeek(marks, week), ({ points }) => points),
      toughLoss: maxBy(inWeek(lost.filter(tookAWeek), week), ({ points }) => points),
      closestGame: maxBy(inWeek(won, week), ({ margin }) => -margin),
      benchBlunder: maxBy(inWeek(blunders, week), ({ points }) => points),
    })),
  };
}

/** What each person's best legal lineup would have scored more than the one they played; only where it is more. */
function blundersIn(season: LeagueSeason, one: LeagueWeek): WeekMark[] {
  const { league } = season;
  return (league.schedule?.managers ?? []).flatMap((manager): WeekMark[] => {
    if (playsAsHouseTeam(league, manager, one.week)) return [];
    const score = scoreInWeek(season, manager, one);
    const left = bestScore(league, score).hundredths - score.hundredths;
    return left > 0 ? [{ manager, week: one.week.week, points: left }] : [];
  });
}

/** Every manager's points against in the season. */
function totalsAgainst(sides: readonly GameSide[]): WeekMark[] {
  const totals = new Map<ManagerId, WeekMark>();
  for (const { manager, week, against } of sides) {
    const points = (totals.get(manager)?.points ?? 0) + against;
    totals.set(manager, { manager, week, points });
  }
  return [...totals.values()];
}

/** All runs of games that ended in the same way. */
function streaks(sides: readonly GameSide[], outcome: GameSide['outcome']): Streak[] {
  const found: Streak[] = [];
  for (const manager of new Set(sides.map((side) => side.manager))) {
    let run: Streak | null = null;
    for (const side of sides.filter((one) => one.manager === manager)) {
      if (side.outcome !== outcome) run = null;
      else if (run === null) found.push((run = { manager, length: 1, from: side.from, to: side.week }));
      else {
        run.length++;
        run.to = side.week;
      }
    }
  }
  return found;
}
