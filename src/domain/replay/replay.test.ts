import { describe, expect, it } from 'vitest';
import { playGames, type GameClock, type Published } from './playGames';
import {
  endedKickoffs,
  heldKickoffs,
  isInterrupted,
  parseReplay,
  replayProgress,
  resumedAt,
  type Replay,
} from './replay';
import type { Moments } from './replayedWeek';

const MINUTE = 60_000;

/** Two games: one from 0 to 2 minutes, the other from 1 to 3. */
const REPLAY: Replay = {
  season: 2025,
  week: 9,
  minutes: 3,
  correct: false,
  kickoffs: { ALA: 0, TENN: 0, UGA: MINUTE },
  gameMs: 2 * MINUTE,
  at: MINUTE / 2,
  state: 'running',
  runner: 'tab',
};

/** A clock that moves only while it's waited for. */
function fakeClock(start = 0): GameClock & { waits: number[] } {
  let now = start;
  const waits: number[] = [];
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    now += milliseconds;
    return Promise.resolve();
  };
  return { waits, now: () => now, wait };
}

/**
 * Plays the games and keeps what is published; `answers` are what becomes of the first publishes, and all others are
 * done.
 */
async function play(answers: readonly Published[] = [], start = 0) {
  const clock = fakeClock(start);
  const published: [number, Moments][] = [];
  const isOver = await playGames({
    kickoffs: REPLAY.kickoffs,
    gameMs: REPLAY.gameMs,
    everyMs: MINUTE,
    clock,
    publish: (moments, now) => {
      published.push([now / MINUTE, moments]);
      return Promise.resolve(answers[published.length - 1] ?? 'done');
    },
  });
  return { isOver, published, waits: clock.waits };
}

describe('games that are played as time passes', () => {
  it('are published from kickoff to final, and not once more', async () => {
    const { isOver, published, waits } = await play();
    expect(isOver).toBe(true);
    expect(published).toEqual([
      [0, { ALA: 0, TENN: 0 }],
      [1, { ALA: 0.5, TENN: 0.5, UGA: 0 }],
      [2, { ALA: 1, TENN: 1, UGA: 0.5 }],
      [3, { ALA: 1, TENN: 1, UGA: 1 }],
    ]);
    expect(waits).toEqual([MINUTE, MINUTE, MINUTE]);
  });

  it('are told of no game before the first kickoff', async () => {
    const { published } = await play([], -MINUTE);
    expect(published[0]).toEqual([-1, {}]);
    expect(published).toHaveLength(5);
  });

  it('end when a publish stops them', async () => {
    const { isOver, published } = await play(['done', 'stop']);
    expect(isOver).toBe(false);
    expect(published).toHaveLength(2);
  });

  it('aren’t over before their finals are published', async () => {
    const { isOver, published } = await play(['done', 'done', 'done', 'again', 'again']);
    expect(isOver).toBe(true);
    expect(published.map(([at]) => at)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a replay', () => {
  it('is read as it is stored', () => {
    expect(parseReplay({ ...REPLAY })).toEqual(REPLAY);
    expect(parseReplay(undefined)).toBeNull();
  });

  it('is interrupted once it had no update for a while', () => {
    expect(isInterrupted(REPLAY, REPLAY.at + 20_000)).toBe(false);
    expect(isInterrupted(REPLAY, REPLAY.at + 20_001)).toBe(true);
    expect(isInterrupted({ ...REPLAY, state: 'paused' }, REPLAY.at + MINUTE)).toBe(false);
  });

  it('holds the kickoffs to come while it’s paused, and no others', () => {
    expect(heldKickoffs(REPLAY)).toEqual({ ALA: 0, TENN: 0, UGA: MINUTE + 24 * 60 * MINUTE });
  });

  it('goes on from where it was', () => {
    const resumed = resumedAt({ ...REPLAY, state: 'paused' }, 10 * MINUTE);
    const waited = 9.5 * MINUTE;
    expect(resumed).toEqual({
      ...REPLAY,
      kickoffs: { ALA: waited, TENN: waited, UGA: MINUTE + waited },
      at: 10 * MINUTE,
      state: 'running',
    });
    expect(replayProgress(resumed)).toEqual(replayProgress(REPLAY));
  });

  it('has no kickoff to come once it’s ended', () => {
    expect(endedKickoffs(REPLAY, MINUTE / 2)).toEqual({ ALA: 0, TENN: 0, UGA: MINUTE / 2 });
  });

  it.each([
    [-1, { share: 0, upcoming: 3, live: 0, final: 0 }],
    [0.75, { share: 0.25, upcoming: 1, live: 2, final: 0 }],
    [2.25, { share: 0.75, upcoming: 0, live: 1, final: 2 }],
    [9, { share: 1, upcoming: 0, live: 0, final: 3 }],
  ])('says how far it is after %d minutes', (minutes, progress) => {
    expect(replayProgress({ ...REPLAY, at: minutes * MINUTE })).toEqual(progress);
  });
});
