import { env } from '@/config/env';
import type { GameClock } from '@/domain/replay/playGames';
import type { Replay } from '@/domain/replay/replay';
import { fail, type Result } from '@/domain/kernel/result';
import { serverClock } from '../backend/serverClock';
import { runAtDesk, type Actor } from './runAct';
import { afterwards, type Desk } from './adminLog';
import {
  finishReplay,
  pauseReplay,
  playReplay,
  resumeReplay,
  startReplay,
  stopReplay,
  type ReplayChoice,
} from './replay';

const CLOCK: GameClock = {
  now: () => serverClock.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

const loadSeason = async () => (await import('./playedSeason')).PLAYED_SEASON;

/** Runs a command of the replay, on the local suite alone: on a real project it would overwrite the season. */
function runLocally<T>(actor: Actor, run: (desk: Desk) => Promise<T>): Promise<Result<T>> {
  if (!env.useEmulators) return Promise.resolve(fail('live', 'A replay runs on the local suite only.'));
  return runAtDesk(actor, run);
}

/** Starts a replay of a week. This tab plays it, also while another page of the app is shown. */
export function beginReplay(actor: Actor, choice: ReplayChoice): Promise<Result<void>> {
  return runLocally(actor, async (desk) => {
    const source = await loadSeason();
    const copiesLineups = actor.admin;
    playHere(desk, await startReplay(desk, source, choice, { clock: CLOCK, copiesLineups }));
  });
}

/** Pauses the replay, wherever it's played. */
export function holdReplay(actor: Actor): Promise<Result<void>> {
  return runLocally(actor, pauseReplay);
}

/** Lets the replay go on in this tab. */
export function continueReplay(actor: Actor): Promise<Result<void>> {
  return runLocally(actor, async (desk) => playHere(desk, await resumeReplay(desk, CLOCK)));
}

/** Stops the replay, wherever it's played, and leaves its games as they are. */
export function endReplay(actor: Actor): Promise<Result<void>> {
  return runLocally(actor, stopReplay);
}

/** Ends the replay with the real finals. */
export function publishFinals(actor: Actor): Promise<Result<void>> {
  return runLocally(actor, async (desk) => finishReplay(desk, await loadSeason(), CLOCK));
}

/** Plays a replay in this tab, which asks before it's closed or reloaded meanwhile. */
function playHere(desk: Desk, replay: Replay): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  void (async () => {
    try {
      await playReplay(afterwards(desk), await loadSeason(), replay, CLOCK, () => undefined);
    } catch (error) {
      // The page shows that the replay was interrupted.
      console.error(error);
    } finally {
      window.removeEventListener('beforeunload', ask);
    }
  })();
}
