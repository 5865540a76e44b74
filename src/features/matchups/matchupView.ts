import { formatRecord } from '@/domain/scoring/formatScores';
import { byesInWeek, formatStage } from '@/domain/season/playoffs/bracket';
import type { Matchup, Stage, WeekMatchups, WeekScores } from '@/domain/season/schedule/scheduleWeeks';
import { leagueSchedule, type LeagueSchedule } from '@/domain/season/schedule/leagueSchedule';
import { medianScore, medianWeeks } from '@/domain/season/matchups/medianGame';
import { weekProgress, type WeekProgress } from '@/domain/scoring/gameProgress';
import type { ManagerId } from '@/domain/league/houseTeams';
import { formatPoints, type Hundredths } from '@/domain/kernel/hundredths';
import { decidedScores } from '@/domain/season/scores/decidedScores';
import { mineFirst, matchupsFor } from '@/domain/season/matchups/matchups';
import { weekProjections, type LeagueSeason, type LeagueWeek } from '@/domain/season/leagueSeason';
import { uncorrectedScore } from '@/domain/season/scores/uncorrectedScore';
import { personName, teamName } from '@/domain/league/teamNames';
import {
  chancesOf,
  isOver,
  leaderOf,
  matchupProgress,
  matchupSide,
  type MatchupProgress,
  type MatchupSide,
} from '@/domain/season/matchups/matchupSide';
import type { SquadPoints, WeekResults } from '@/domain/scoring/results';
import type { SchoolCode } from '@/domain/football/schools';
import { SLOTS, type Slot, type Slots } from '@/domain/lineup/slots';
import type { WeekProjections } from '@/domain/projections/model';
import { standings } from '@/domain/season/standings';
import type { SquadId } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';
import { projectedTotal } from '@/domain/season/odds/winProbability';

const NO_GAMES = { wins: 0, losses: 0, ties: 0 };

/**
 * One side of a matchup with its names. `record` is `5-2` or `5-1-1`. `uncorrected`: its points of the week by the stat
 * lines of the finals.
 */
export type Side = MatchupSide & { team: string; person: string; record: string; uncorrected: Hundredths };

/** A matchup as the page shows it; the user's side is on the left. */
export type MatchupView = {
  id: string;
  /** What a playoff game is for, such as `Semifinal`; null in the regular season. */
  stage: string | null;
  left: Side;
  right: Side;
  verdict: MatchupOutcome;
  /** Who has more points, or has won. Null before anyone has points, and when they are level. */
  leader: ManagerId | null;
  /** The win probability of both sides in percent; null once all games are final. */
  chances: [number, number] | null;
  progress: MatchupProgress;
};

/**
 * Who is ahead: undecided, projected to win, won, or tied. `by` is the margin in hundredths. `inBoth`: over both weeks
 * of a round, of which the other is still to come.
 */
export type MatchupOutcome =
  | { kind: 'open' }
  | { kind: 'favoured'; manager: ManagerId; team: string; by: Hundredths; inBoth: boolean }
  | { kind: 'won'; manager: ManagerId; team: string; by: Hundredths }
  | { kind: 'tied' };

/** All matchups of a week, the user's first, the managers without one, and how the games against the median ended. */
export type MatchupWeek = {
  week: Week;
  results: WeekResults | null;
  /** The schools of the week that have kicked off. */
  kickedOff: ReadonlySet<SchoolCode>;
  projected: WeekProjections;
  matchups: MatchupView[];
  /** `playsOn`: the week after a bye in the playoffs, else null. */
  sitsOut: { manager: ManagerId; team: string; playsOn: number | null }[];
  /** The median (`medianScore`) and the teams above it; null until the week is decided, and without such games. */
  median: { score: number; above: string[] } | null;
};

/**
 * The matchups of a league week. `coming` has the results known so far of an upcoming week; `kickedOff` are the schools
 * that have kicked off.
 */
export function matchupWeek(
  season: LeagueSeason,
  one: LeagueWeek,
  me: ManagerId,
  coming: WeekResults | null,
  kickedOff: ReadonlySet<SchoolCode>,
): MatchupWeek {
  const { league } = season;
  const results = one.results ?? coming;
  const schedule = leagueSchedule(league);
  const scores = decidedScores(season);
  const none: WeekMatchups = { week: one.week.week, matchups: [], sitsOut: [] };
  const { matchups, sitsOut } = schedule === null ? none : matchupsFor(schedule, one.week.week, scores);
  const byes = schedule === null || sitsOut.length === 0 ? null : byesInWeek(schedule, scores, one.week.week);
  const table = schedule === null ? [] : standings(schedule, scores);
  const sideIn =
    (matchup: Matchup) =>
    (manager: ManagerId): Side => ({
      ...matchupSide(season, manager, { ...one, results }, kickedOff, matchup),
      team: teamName(manager, league),
      person: personName(manager, league),
      uncorrected: uncorrectedScore(season, manager, { ...one, results }),
      record: formatRecord(table.find((row) => row.manager === manager) ?? NO_GAMES),
    });
  return {
    week: one.week,
    results,
    kickedOff,
    projected: weekProjections(season, one.week.week),
    matchups: mineFirst(matchups, me).map((matchup) => {
      const [left, right] = sidesOf(matchup, sideIn(matchup), me);
      const starters = [...left.expected.starters, ...right.expected.starters];
      return viewOf(matchup, left, right, one.week, weekProgress(starters, one.week, results, kickedOff));
    }),
    sitsOut: sitsOut.map((manager) => ({
      manager,
      team: teamName(manager, league),
      playsOn: byes?.get(manager) ?? null,
    })),
    median:
      schedule === null ? null : medianOf(schedule, scores, one.week.week, (manager) => teamName(manager, league)),
  };
}

function medianOf(
  schedule: LeagueSchedule,
  scores: WeekScores,
  week: number,
  nameOf: (manager: ManagerId) => string,
): MatchupWeek['median'] {
  const points = scores.get(week);
  if (points === undefined || !medianWeeks(schedule).includes(week)) return null;
  const of = (manager: ManagerId) => points[manager] ?? 0;
  const score = medianScore(schedule.managers.map(of));
  const above = schedule.managers.filter((manager) => of(manager) > score);
  return { score, above: above.sort((one, other) => of(other) - of(one)).map(nameOf) };
}

function sidesOf({ home, away }: Matchup, side: (manager: ManagerId) => Side, me: ManagerId): [Side, Side] {
  return away === me ? [side(away), side(home)] : [side(home), side(away)];
}

function viewOf(matchup: Matchup, left: Side, right: Side, week: Week, games: WeekProgress): MatchupView {
  const { home, away, stage } = matchup;
  const verdict = left.manager === home ? outcomeOf(left, right, stage) : outcomeOf(right, left, stage);
  const leader = verdict.kind === 'won' ? verdict.manager : leaderOf(left, right);
  return {
    id: `${home} ${away}`,
    stage: formatStage(matchup),
    left,
    right,
    verdict,
    leader,
    chances: chancesOf(left, right, week),
    progress: matchupProgress(games, left, right),
  };
}

/** Who is ahead or has won. In the playoffs the home side, the higher seed, wins a tie (docs/game.md, Playoffs). */
export function outcomeOf(home: Side, away: Side, stage: Stage): MatchupOutcome {
  const over = isOver(home, away);
  const [one = 0, other = 0] = [home, away].map((side) => (over ? side.projection.now : projectedTotal(side)));
  if (one === other) {
    const decidedBySeed = over && stage !== 'regular';
    if (decidedBySeed) return { kind: 'won', manager: home.manager, team: home.team, by: 0 };
    return over ? { kind: 'tied' } : { kind: 'open' };
  }
  const { manager, team } = one > other ? home : away;
  const ahead = { manager, team, by: Math.abs(one - other) };
  return over ? { kind: 'won', ...ahead } : { kind: 'favoured', ...ahead, inBoth: home.ahead !== null };
}

/** The text for an outcome. */
export function formatOutcome(verdict: MatchupOutcome): string {
  switch (verdict.kind) {
    case 'open':
      return 'Too close to call.';
    case 'tied':
      return 'Tie game.';
    case 'favoured': {
      const over = verdict.inBoth ? ' over both weeks' : '';
      return `${verdict.team} is projected to win by ${formatPoints(verdict.by)}${over}.`;
    }
    case 'won':
      return verdict.by === 0
        ? `${verdict.team} wins as the higher seed after a tie.`
        : `${verdict.team} won by ${formatPoints(verdict.by)}.`;
  }
}

/** Whether a squad's points aren't those of the final any more. */
export function isCorrected(points: SquadPoints): points is SquadPoints & { was: Hundredths } {
  return points.was !== undefined && points.was !== points.hundredths;
}

/**
 * The score of a matchup's finals, if a stat correction changed it since: `Corrected after the finals: 97.20–98.00 →
 * 98.20–98.00.` Null if none did.
 */
export function formatCorrected({ left, right }: Pick<MatchupView, 'left' | 'right'>): string | null {
  const sides = [left, right];
  const before = sides.map(({ carried, uncorrected }) => (carried ?? 0) + uncorrected);
  const after = sides.map(({ projection }) => projection.now);
  if (before.every((one, side) => one === after[side])) return null;
  const formatted = [before, after].map((pair) => pair.map(formatPoints).join('–'));
  return `Corrected after the finals: ${formatted.join(' → ')}.`;
}

/** A slot or bench spot with the squads of both sides; null where it is empty. */
export type Pair = { key: string; slot: Slot | 'BENCH'; left: SquadPoints | null; right: SquadPoints | null };

/** Both lineups slot by slot. */
export function starterPairs(left: Side, right: Side, slots: Slots): Pair[] {
  const [mine, theirs] = [byId(left.score.starters), byId(right.score.starters)];
  return SLOTS.flatMap((slot) => {
    const [one, other] = [left.lineup.starters[slot], right.lineup.starters[slot]];
    return Array.from({ length: Math.max(slots[slot], one.length, other.length) }, (_, i): Pair => {
      const at = (squads: readonly SquadId[], known: Map<SquadId, SquadPoints>) => known.get(squads[i]!) ?? null;
      return { key: `${slot} ${String(i)}`, slot, left: at(one, mine), right: at(other, theirs) };
    });
  });
}

/** Both benches side by side. */
export function benchPairs(left: Side, right: Side): Pair[] {
  const [one, other] = [left.score.bench, right.score.bench];
  return Array.from({ length: Math.max(one.length, other.length) }, (_, i): Pair => ({
    key: `BENCH ${String(i)}`,
    slot: 'BENCH',
    left: one[i] ?? null,
    right: other[i] ?? null,
  }));
}

function byId(points: readonly SquadPoints[]): Map<SquadId, SquadPoints> {
  return new Map(points.map((one) => [one.squad, one]));
}

/** The side of a pair with more points, when both have some; null before, and when they are level. */
export function pairWinner({ left, right }: Pair): 'left' | 'right' | null {
  if (left === null || right === null || !isScored(left) || !isScored(right)) return null;
  const lead = left.hundredths - right.hundredths;
  return lead === 0 ? null : lead > 0 ? 'left' : 'right';
}

/** Whether a squad's stats are in. */
export function isScored({ state }: SquadPoints): boolean {
  return state === 'live' || state === 'final';
}
