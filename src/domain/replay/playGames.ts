import type { SchoolCode } from '../football/schools';
import type { Kickoffs } from '../football/kickoffs';
import { momentsAt, type Moments } from './replayedWeek';

/** The time, and how to wait; tests pass their own. Milliseconds. */
export interface GameClock {
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

/** The outcome of a publish: it's done, it should be tried again later, or no more games should be played. */
export type Published = 'done' | 'again' | 'stop';

/** Games that go on as time passes. */
export type GamesToPlay = {
  kickoffs: Kickoffs;
  /** How long each game takes, and how often results are published. */
  gameMs: number;
  everyMs: number;
  clock: GameClock;
  /**
   * Publishes the games that have kicked off by `now`, each as far as it has been played. `moments` is empty before the
   * first.
   */
  publish: (moments: Moments, now: number) => Promise<Published>;
};

/**
 * Publishes games again and again, each from its kickoff to its end. Returns whether all are over: false if a publish
 * stopped them.
 */
export async function playGames({ kickoffs, gameMs, everyMs, clock, publish }: GamesToPlay): Promise<boolean> {
  for (;;) {
    const now = clock.now();
    const moments = momentsAt(kickoffs, now, gameMs);
    const published = await publish(moments, now);
    if (published === 'stop') return false;
    const over = Object.keys(kickoffs).every((code) => moments[code as SchoolCode] === 1);
    if (over && published === 'done') return true;
    await clock.wait(everyMs);
  }
}
