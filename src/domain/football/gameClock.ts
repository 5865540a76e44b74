import { asMap, asNumber } from '../kernel/parse';

/** The game clock: the quarter, and the seconds left in it. */
export interface GameClock {
  period: number;
  seconds: number;
}

/** Four quarters of fifteen minutes. */
const PERIODS = 4;
const PERIOD_SECONDS = 900;
const GAME_SECONDS = PERIODS * PERIOD_SECONDS;

/** The game clock when this share of a game has been played: 0 is the kickoff, 1 the end. */
export function clockAt(played: number): GameClock {
  const seconds = Math.min(GAME_SECONDS, Math.max(0, Math.floor(played * GAME_SECONDS)));
  const period = Math.max(1, Math.ceil(seconds / PERIOD_SECONDS));
  return { period, seconds: period * PERIOD_SECONDS - seconds };
}

/** How much of a game counts as still to come in overtime, and the least that does while a game isn't final. */
const OVERTIME_LEFT = 1 / 12;
const MIN_LEFT = 1 / 120;

/**
 * The share of a game that is still to come, from 1 at the kickoff to almost 0. Never 0: a game can still change until
 * it's final. An overtime counts as five more minutes.
 */
export function shareLeft({ period, seconds }: GameClock): number {
  if (period > PERIODS) return OVERTIME_LEFT;
  const left = (PERIODS - period) * PERIOD_SECONDS + seconds;
  return Math.min(1, Math.max(MIN_LEFT, left / GAME_SECONDS));
}

/** Formats a game clock: `Q3 4:12`, `Halftime`, `End of Q1`, `OT`. */
export function formatClock({ period, seconds }: GameClock): string {
  if (period > PERIODS) return 'OT';
  if (seconds === 0) return period === PERIODS / 2 ? 'Halftime' : `End of Q${String(period)}`;
  return `Q${String(period)} ${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Reads a stored game clock; null if there is none. */
export function parseClock(stored: unknown): GameClock | null {
  const { period, seconds } = asMap(stored);
  const clock = { period: asNumber(period, null), seconds: asNumber(seconds, null) };
  return clock.period === null || clock.seconds === null ? null : { period: clock.period, seconds: clock.seconds };
}
