import { asMap, asNumber, asOneOf, asText } from '../kernel/parse';
import { isSchoolCode, type SchoolCode } from '../football/schools';
import { weekId } from '../football/weeks';
import { kickoffOrder, type Kickoffs } from '../football/kickoffs';
import { GAME_MS } from './replayedWeek';
import { DAY_MS } from '../kernel/durations';

/** `stopped`: before its games were over. */
export const REPLAY_STATES = ['running', 'paused', 'stopped', 'over'] as const;
export type ReplayState = (typeof REPLAY_STATES)[number];

/** A replay as stored in `desk/replay`. Times are in milliseconds. */
export type Replay = {
  season: number;
  week: number;
  minutes: number;
  /** Whether a stat correction follows the finals. */
  correct: boolean;
  /** When the games kick off, and how long each takes. */
  kickoffs: Kickoffs;
  gameMs: number;
  /** Up to when the games have been played. */
  at: number;
  state: ReplayState;
  /** Who plays it: the tab or the command line that may publish. Empty if none may. */
  runner: string;
};

/** Reads the stored replay; null if there was none. */
export function parseReplay(stored: unknown): Replay | null {
  const raw = asMap(stored);
  const [season, week] = [asNumber(raw.season, null), asNumber(raw.week, null)];
  if (season === null || week === null) return null;
  const kickoffs: Kickoffs = {};
  for (const [code, kickoff] of Object.entries(asMap(raw.kickoffs))) {
    const at = asNumber(kickoff, null);
    if (isSchoolCode(code) && at !== null) kickoffs[code] = at;
  }
  return {
    season,
    week,
    minutes: asNumber(raw.minutes, 0),
    correct: raw.correct === true,
    kickoffs,
    gameMs: asNumber(raw.gameMs, GAME_MS),
    at: asNumber(raw.at, 0),
    state: asOneOf(raw.state, REPLAY_STATES, 'stopped'),
    runner: asText(raw.runner, ''),
  };
}

/** The id of the week that is replayed. */
export function replayedWeekId({ season, week }: Pick<Replay, 'season' | 'week'>): string {
  return weekId(season, week);
}

/**
 * The kickoffs of a replay that begins at `start` and takes `length` (milliseconds), and how long each of its games
 * takes. The order is the real one; pauses without a game are left out.
 */
export function replayKickoffs(real: Kickoffs, start: number, length: number): { kickoffs: Kickoffs; gameMs: number } {
  const order = kickoffOrder(real);
  const starts = new Map<SchoolCode, number>();
  let at = 0;
  order.forEach((code, index) => {
    const before = order[index - 1];
    if (before !== undefined) at += Math.min(GAME_MS, real[code]! - real[before]!);
    starts.set(code, at);
  });
  const scale = length / (at + GAME_MS);
  return {
    kickoffs: Object.fromEntries([...starts].map(([code, offset]) => [code, Math.round(start + offset * scale)])),
    gameMs: GAME_MS * scale,
  };
}

/** A replay without an update for this long isn't played any more: its tab was closed, or has no connection. */
const INTERRUPTED_AFTER_MS = 20_000;

/** Whether a replay that should be running isn't, at `now` (milliseconds). */
export function isInterrupted({ state, at }: Replay, now: number): boolean {
  return state === 'running' && now - at > INTERRUPTED_AFTER_MS;
}

/**
 * The kickoffs while a replay is paused: games that haven't kicked off wait, a day at most, so that their squads don't
 * lock.
 */
export function heldKickoffs({ kickoffs, at }: Replay): Kickoffs {
  return shifted(kickoffs, (kickoff) => (kickoff > at ? DAY_MS : 0));
}

/** A replay that resumes at `now` (milliseconds) where it was paused: all its times move by the length of the pause. */
export function resumedAt(replay: Replay, now: number): Replay {
  const waited = Math.max(0, now - replay.at);
  return { ...replay, kickoffs: shifted(replay.kickoffs, () => waited), at: replay.at + waited, state: 'running' };
}

/** The kickoffs of a replay whose games all are over at `now` (milliseconds): none is later. */
export function endedKickoffs({ kickoffs }: Replay, now: number): Kickoffs {
  return shifted(kickoffs, (kickoff) => Math.min(0, now - kickoff));
}

function shifted(kickoffs: Kickoffs, by: (kickoff: number) => number): Kickoffs {
  return Object.fromEntries(Object.entries(kickoffs).map(([code, kickoff]) => [code, kickoff + by(kickoff)]));
}

/** How far a replay is: its share from 0 to 1, and how many schools' games are to come, in play and final. */
export type ReplayProgress = { share: number; upcoming: number; live: number; final: number };

/** How far a replay is. */
export function replayProgress({ kickoffs, gameMs, at }: Replay): ReplayProgress {
  const times = Object.values(kickoffs);
  const [start, end] = [Math.min(...times), Math.max(...times) + gameMs];
  const final = times.filter((kickoff) => kickoff + gameMs <= at).length;
  const upcoming = times.filter((kickoff) => kickoff > at).length;
  return {
    share: Math.min(1, Math.max(0, (at - start) / (end - start))),
    upcoming,
    live: times.length - final - upcoming,
    final,
  };
}
