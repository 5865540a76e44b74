import type { Random } from '../kernel/random';
import type { StatLine } from '../football/statLines';
import type { Unit } from '../football/unitScoring';

/**
 * One team of a game that was played: its units' final stat lines (null for a team outside the conference), and its
 * final score.
 */
export interface ReplayTeam {
  lines: Readonly<Record<Unit, StatLine>> | null;
  score: number;
}

/** The home team and the visitors. */
export type ReplayGame = readonly [ReplayTeam, ReplayTeam];

/**
 * A moment of a game: when it was (0 is the kickoff, 1 the end), which team it belongs to, its points on the
 * scoreboard, and what it adds to the team's stat lines.
 */
export interface GameEvent {
  at: number;
  team: 0 | 1;
  points: number;
  adds: readonly Added[];
}

/** A count that goes up in a unit's stat line. Yards can also go down. */
export interface Added {
  unit: Unit;
  column: string;
  count: number;
}

/** An event before it has a time and a team. */
type Play = Pick<GameEvent, 'points' | 'adds'>;

const TOUCHDOWN = 6;

/** The units that run and catch. */
const BALL_CARRIERS = ['RB', 'WR', 'TE'] as const;

/** The columns of a kicker's field goals that were good. */
const FIELD_GOALS = ['fgm_0_39', 'fgm_40_49', 'fgm_50p', 'fgm_unknown'];

/** How far a usual carry and a usual catch go, to split yards into plays where the plays aren't counted. */
const YARDS_A_CARRY = 5;
const YARDS_A_CATCH = 12;

/** How long after a touchdown its kick comes, as a share of the game. */
const KICK_DELAY = 0.002;

/**
 * A course that a finished game can have taken: its events in order. They add up exactly to its stat lines and score.
 * When each happened, and how yards are split among plays, is drawn from `random`: the sources have no plays. A pass
 * counts for passer and receiver at once, an interception for both teams.
 */
export function gameScript(game: ReplayGame, random: Random): GameEvent[] {
  const events = ([0, 1] as const).flatMap((team): GameEvent[] => {
    const { lines, score } = game[team];
    const opponent = game[team === 0 ? 1 : 0].lines;
    const plays = lines === null ? [] : playsOf(lines, opponent !== null, random);
    const own = [...plays, ...otherTouchdowns(lines, plays, score)].map((play): GameEvent => ({
      at: random(),
      team,
      ...play,
    }));
    const scores = [...own, ...conversions(game[team], team, own, random)];
    const picked: GameEvent[] =
      lines === null || opponent === null
        ? []
        : times(countOf(opponent, 'QB', 'pass_int'), () => ({
            at: random(),
            team,
            points: 0,
            adds: [{ unit: 'DST', column: 'def_int', count: 1 }],
          }));
    const thrown = picked.map(({ at }): GameEvent => ({
      at,
      team: team === 0 ? 1 : 0,
      points: 0,
      adds: [{ unit: 'QB', column: 'pass_int', count: 1 }],
    }));
    return [...scores, ...picked, ...thrown];
  });
  return events.sort((one, other) => one.at - other.at);
}

/**
 * A team's plays except extra points. Interceptions are included only when the opponent has no stat lines to share them
 * with.
 */
function playsOf(lines: Lines, opponentHasLines: boolean, random: Random): Play[] {
  const single = (unit: Unit, column: string, points = 0) =>
    times(countOf(lines, unit, column), (): Play => ({ points, adds: [{ unit, column, count: 1 }] }));
  return [
    ...catches(lines, random),
    ...carries(lines, random),
    ...FIELD_GOALS.flatMap((column) => single('K', column, 3)),
    ...single('K', 'fg_missed'),
    ...single('DST', 'sacks'),
    ...single('DST', 'opp_fum_lost'),
    ...single('DST', 'tds', TOUCHDOWN),
    ...single('DST', 'safeties', 2),
    ...(opponentHasLines ? [] : [...single('DST', 'def_int'), ...single('QB', 'pass_int')]),
  ];
}

/** Every catch, for passer and receiver; then what receivers of no unit caught, for the passer alone. */
function catches(lines: Lines, random: Random): Play[] {
  const caught = BALL_CARRIERS.map((unit) => ({
    unit,
    yards: countOf(lines, unit, 'rec_yds'),
    touchdowns: countOf(lines, unit, 'rec_td'),
    plays: countOf(lines, unit, 'rec'),
  }));
  const restOf = (column: string, counted: 'yards' | 'touchdowns') =>
    countOf(lines, 'QB', column) - caught.reduce((sum, one) => sum + one[counted], 0);
  const others = { unit: null, yards: restOf('pass_yds', 'yards'), touchdowns: restOf('pass_td', 'touchdowns') };
  return [...caught, { ...others, plays: playsFor(others.yards, YARDS_A_CATCH, others.touchdowns) }].flatMap(
    ({ unit, yards, touchdowns, plays }) =>
      split(yards, plays, random).map((gain, index): Play => {
        const scored = index < touchdowns ? 1 : 0;
        return {
          points: scored * TOUCHDOWN,
          adds: [
            { unit: 'QB', column: 'pass_yds', count: gain },
            { unit: 'QB', column: 'pass_td', count: scored },
            ...(unit === null
              ? []
              : [
                  { unit, column: 'rec', count: 1 },
                  { unit, column: 'rec_yds', count: gain },
                  { unit, column: 'rec_td', count: scored },
                ]),
          ],
        };
      }),
  );
}

function carries(lines: Lines, random: Random): Play[] {
  const runners = [
    { unit: 'QB', yards: 'qb_rush_yds', touchdowns: 'qb_rush_td' },
    ...BALL_CARRIERS.map((unit) => ({ unit, yards: 'rush_yds', touchdowns: 'rush_td' })),
  ] as const;
  return runners.flatMap(({ unit, yards, touchdowns }) => {
    const gained = countOf(lines, unit, yards);
    const scores = countOf(lines, unit, touchdowns);
    return split(gained, playsFor(gained, YARDS_A_CARRY, scores), random).map((gain, index): Play => {
      const scored = index < scores ? 1 : 0;
      return {
        points: scored * TOUCHDOWN,
        adds: [
          { unit, column: yards, count: gain },
          { unit, column: touchdowns, count: scored },
        ],
      };
    });
  });
}

/** Touchdowns that no unit is credited with, as by a tackle, or all of a team outside the conference. */
function otherTouchdowns(lines: Lines | null, plays: readonly Play[], score: number): Play[] {
  const rest = score - pointsOf(plays) - (lines === null ? 0 : countOf(lines, 'K', 'xpm'));
  // A team outside the conference scores touchdowns with the extra point, and what is left.
  const each = lines === null ? TOUCHDOWN + 1 : TOUCHDOWN;
  return times(Math.max(0, Math.floor(rest / each)), () => ({ points: each, adds: [] }));
}

/** The extra points, each after a touchdown, and the points that nothing explains (two-point tries). */
function conversions(
  { lines, score }: ReplayTeam,
  team: 0 | 1,
  events: readonly GameEvent[],
  random: Random,
): GameEvent[] {
  const touchdowns = events.filter(({ points }) => points === TOUCHDOWN).sort((one, other) => one.at - other.at);
  const kick = (column: string, points: number): Play => ({ points, adds: [{ unit: 'K', column, count: 1 }] });
  const kicks =
    lines === null
      ? []
      : [
          ...times(countOf(lines, 'K', 'xpm'), () => kick('xpm', 1)),
          ...times(countOf(lines, 'K', 'xp_missed'), () => kick('xp_missed', 0)),
        ];
  const rest = score - pointsOf(events) - pointsOf(kicks);
  const tries = rest === 0 ? kicks : [...kicks, { points: rest, adds: [] }];
  return tries.map((play, index) => {
    const after = touchdowns[index]?.at ?? touchdowns.at(-1)?.at ?? random();
    return { at: Math.min(1, after + KICK_DELAY), team, ...play };
  });
}

type Lines = Readonly<Record<Unit, StatLine>>;

function countOf(lines: Lines, unit: Unit, column: string): number {
  return (lines[unit] as Readonly<Record<string, number>>)[column] ?? 0;
}

function pointsOf(plays: readonly Pick<Play, 'points'>[]): number {
  return plays.reduce((sum, { points }) => sum + points, 0);
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

/** Into how many plays yards are split: usual ones, at least one for each touchdown and one if there are any yards. */
function playsFor(yards: number, usual: number, touchdowns: number): number {
  return Math.max(touchdowns, Math.ceil(Math.abs(yards) / usual));
}

/**
 * Splits a whole number into `parts` whole numbers of different size that add up to it; the earlier ones tend to be
 * larger.
 */
function split(total: number, parts: number, random: Random): number[] {
  const shares = times(parts, random).sort((one, other) => other - one);
  const sum = shares.reduce((one, other) => one + other, 0);
  let given = 0;
  let soFar = 0;
  return shares.map((share) => {
    soFar += share;
    const upTo = sum === 0 ? total : Math.round((total * soFar) / sum);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}
