import {
  bracketOf,
  formatStage,
  type BracketBye,
  type BracketGame,
  type BracketGroup,
  type BracketSide,
} from '@/domain/season/playoffs/bracket';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { Hundredths } from '@/domain/kernel/hundredths';
import { playoffSize, roundLength } from '@/domain/season/schedule/scheduleWeeks';
import { leagueSchedule } from '@/domain/season/schedule/leagueSchedule';
import { decidedScores } from '@/domain/season/scores/decidedScores';
import { scoreInWeek } from '@/domain/season/scores/scoreInWeek';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { teamName } from '@/domain/league/teamNames';
import { ordinal } from '@/domain/kernel/ordinal';

/**
 * A side of a bracket game as the page shows it. `manager` is null while an earlier game decides who it is; `points`
 * before any are in.
 */
export type BracketLine = {
  manager: ManagerId | null;
  seed: number | null;
  team: string;
  points: Hundredths | null;
  won: boolean;
};

/** A game or a bye, which has one line. `best` is the best place that its sides can still reach. */
type Tie = { best: number; label: string; lines: BracketLine[]; decided: boolean };

/** A game or a bye of the bracket as the page shows it. */
export type BracketTie = Tie & { key: string };

/**
 * The games of a round: a column of the bracket. The first `main` are those for the best places. `leads`: whether each
 * two of them lead to one of the next column. `span` is how many rows each of them takes, to be level with the middle
 * of the two that lead to it.
 */
export type BracketRound = { weeks: number[]; games: BracketTie[]; main: number; leads: boolean; span: number };

/** A part of the bracket: the title's, or that of a range of places. */
export type BracketPart = { key: string; title: string; rounds: BracketRound[] };

/**
 * The playoffs of a league. `settled`: the regular season is over, so the seeds are final. `reseeds`: whether pairs
 * follow from the seeds that are left. `from`: the first week.
 */
export type BracketView = {
  settled: boolean;
  reseeds: boolean;
  roundLength: 1 | 2;
  from: number;
  parts: BracketPart[];
};

/** The bracket of a league, ready to display; null without playoffs. */
export function bracketView(season: LeagueSeason): BracketView | null {
  const { league } = season;
  const schedule = leagueSchedule(league);
  const bracket = schedule === null ? null : bracketOf(schedule, decidedScores(season));
  if (schedule === null || bracket === null) return null;

  const pointsIn = (manager: ManagerId, week: number): Hundredths | null => {
    const one = season.weeks.find(({ week: { week: number } }) => number === week);
    if (one === undefined || one.results === null || !bracket.settled) return null;
    const { hundredths, starters } = scoreInWeek(season, manager, one);
    return starters.some(({ state }) => state === 'live' || state === 'final') ? hundredths : null;
  };
  const length = roundLength(schedule);
  const weeksOf = ({ from }: { from: number }) => Array.from({ length }, (_, i) => from + i);
  const pointsInRound = (manager: ManagerId, game: BracketGame): Hundredths | null => {
    const known = weeksOf(game).flatMap((week) => pointsIn(manager, week) ?? []);
    return known.length === 0 ? null : known.reduce((sum, points) => sum + points, 0);
  };
  const lineOf = (side: BracketSide, game: BracketGame | null): BracketLine => {
    if (side.kind !== 'manager') {
      return { manager: null, seed: null, team: formatSide(side), points: null, won: false };
    }
    const { manager, seed } = side;
    const team = teamName(manager, league);
    return { manager, seed, team, points: game && pointsInRound(manager, game), won: game?.winner === manager };
  };
  const tieOf = (game: BracketGame): Tie => ({
    best: game.best,
    label: formatStage(game) ?? '',
    lines: [game.home, game.away].map((side) => lineOf(side, game)),
    decided: game.winner !== null,
  });
  const byeOf = ({ best, side }: BracketBye): Tie => ({
    best,
    label: 'Bye',
    lines: [lineOf(side, null)],
    decided: false,
  });
  const reseeds = schedule.reseeds === true && playoffSize(schedule) > 4;
  const roundsOf = ({ seeds, games, byes }: BracketGroup): BracketRound[] => {
    const isMain = ({ best }: Tie) => best === seeds[0]!.seed;
    const starts = [...new Set(games.map(({ from }) => from))].sort((one, other) => one - other);
    const columns = starts.map((start) => {
      const inRound = ({ from }: { from: number }) => from === start;
      const ties = [...byes.filter(inRound).map(byeOf), ...games.filter(inRound).map(tieOf)];
      return { weeks: weeksOf({ from: start }), main: ties.filter(isMain), others: ties.filter((tie) => !isMain(tie)) };
    });
    const leads = columns.map(
      ({ main }, i) => main.length === 2 * (columns[i + 1]?.main.length ?? 0) && (main.length === 2 || !reseeds),
    );
    let span = 1;
    return columns.map(({ weeks, main, others }, i) => {
      span = leads[i - 1] === true ? 2 * span : 1;
      const ordered = leads[i] === true ? inBracketOrder(main) : main;
      const keyed = [...ordered, ...others].map((tie, at) => ({ ...tie, key: `${String(weeks[0])} ${String(at)}` }));
      return { weeks, games: keyed, main: main.length, leads: leads[i] === true, span };
    });
  };
  const parts = bracket.groups.flatMap((group): BracketPart[] => {
    const { seeds, games } = group;
    if (games.length === 0) return [];
    const [first, last] = [seeds[0]!.seed, seeds.at(-1)!.seed];
    return [
      {
        key: String(first),
        title:
          first === 1
            ? 'Championship bracket'
            : bracket.groups.length === 2
              ? 'Consolation bracket'
              : `Consolation bracket, ${ordinal(first)} to ${ordinal(last)}`,
        rounds: roundsOf(group),
      },
    ];
  });
  const from = Math.min(...parts.flatMap(({ rounds }) => rounds.flatMap(({ weeks }) => weeks)));
  return { settled: bracket.settled, reseeds, roundLength: length, from, parts };
}

/** The highest with the lowest, the next highest with the next lowest and so on, as they lead to the next round. */
function inBracketOrder<Tie>(ties: readonly Tie[]): Tie[] {
  return ties.slice(0, ties.length / 2).flatMap((tie, i) => [tie, ties.at(-1 - i)!]);
}

/** A side that earlier games decide: `Winner of 1 vs. 4`, `Semifinal winner`, `Lowest seed left`. */
function formatSide(side: Exclude<BracketSide, { kind: 'manager' }>): string {
  if (side.kind === 'ranked') {
    const { rank, among, lost } = side;
    const isHigh = rank <= among / 2;
    const nth = isHigh ? rank : among + 1 - rank;
    const which = isHigh ? 'highest' : 'lowest';
    const seed = nth === 1 ? `${which[0]!.toUpperCase()}${which.slice(1)}` : `${ordinal(nth)}-${which}`;
    return lost ? `${seed} losing seed` : `${seed} seed left`;
  }
  const { home, away } = side.of;
  if (home.kind !== 'manager' || away.kind !== 'manager') return `${formatStage(side.of) ?? ''} ${side.kind}`;
  return `${side.kind === 'winner' ? 'Winner' : 'Loser'} of ${String(home.seed)} vs. ${String(away.seed)}`;
}
