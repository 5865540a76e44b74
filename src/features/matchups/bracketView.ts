import { bracketOf, formatStage, type BracketGame, type BracketSide } from '@/domain/season/bracket';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { Hundredths } from '@/domain/kernel/hundredths';
import { leagueSchedule, decidedScores, scoreInWeek, type LeagueSeason } from '@/domain/season/leagueSeason';
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

/** A game of the bracket as the page shows it. */
export type BracketTie = {
  key: string;
  week: number;
  label: string;
  lines: [BracketLine, BracketLine];
  decided: boolean;
};

/** The games of a week: a column of the bracket. */
export type BracketRound = { week: number; games: BracketTie[] };

/**
 * A part of the bracket: the title's, or that of a range of places. `leads`: whether the winners of the first round
 * play the first game of the next; two teams alone play each other twice.
 */
export type BracketPart = { key: string; title: string; rounds: BracketRound[]; leads: boolean };

/** The playoffs of a league. `settled`: the regular season is over, so the seeds are final. */
export type BracketView = { settled: boolean; from: number; to: number; parts: BracketPart[] };

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
  const lineOf = (side: BracketSide, { week, winner }: BracketGame): BracketLine => {
    if (side.kind !== 'manager') {
      const team = `${side.kind === 'winner' ? 'Winner' : 'Loser'} of ${side.of.join(' vs. ')}`;
      return { manager: null, seed: null, team, points: null, won: false };
    }
    const { manager, seed } = side;
    const team = teamName(manager, league);
    return { manager, seed, team, points: pointsIn(manager, week), won: winner === manager };
  };
  const tieOf = (game: BracketGame, i: number): BracketTie => ({
    key: `${String(game.week)} ${String(i)}`,
    week: game.week,
    label: formatStage(game.stage, game.place) ?? '',
    lines: [lineOf(game.home, game), lineOf(game.away, game)],
    decided: game.winner !== null,
  });
  const parts = bracket.groups.flatMap(({ seeds, games }): BracketPart[] => {
    if (games.length === 0) return [];
    const [first, last] = [seeds[0]!.seed, seeds.at(-1)!.seed];
    const weeks = [...new Set(games.map(({ week }) => week))].sort((one, other) => one - other);
    return [
      {
        key: String(first),
        title:
          first === 1
            ? 'Championship bracket'
            : bracket.groups.length === 2
              ? 'Consolation bracket'
              : `Consolation bracket, ${ordinal(first)} to ${ordinal(last)}`,
        leads: seeds.length > 2,
        rounds: weeks.map((week) => ({ week, games: games.filter((game) => game.week === week).map(tieOf) })),
      },
    ];
  });
  const weeks = parts.flatMap(({ rounds }) => rounds.map(({ week }) => week));
  return { settled: bracket.settled, from: Math.min(...weeks), to: schedule.lastWeek, parts };
}
