import { collection, doc, getDoc, type DocumentReference, type Transaction } from 'firebase/firestore';
import { upcomingWeek } from '@/domain/admin/publishedWeek';
import { playGames, type GameClock, type Published } from '@/domain/replay/playGames';
import { realKickoffs, type PlayedSeason } from '@/domain/replay/playedSeason';
import {
  endedKickoffs,
  heldKickoffs,
  isInterrupted,
  parseReplay,
  replayKickoffs,
  replayedWeekId,
  resumedAt,
  type Replay,
} from '@/domain/replay/replay';
import { finishedGames, type Moments } from '@/domain/replay/replayedWeek';
import { drawCorrection, formatCorrection } from '@/domain/replay/statCorrection';
import type { SchoolCode } from '@/domain/football/schools';
import { isPassing } from '@/domain/kernel/result';
import { seededRandom } from '@/domain/kernel/seededRandom';
import type { Week } from '@/domain/football/weeks';
import type { Kickoffs } from '@/domain/football/kickoffs';
import { failureCode, RefusedError } from '../backend/failures';
import { deskTransaction, writeLog, type Desk } from './adminLog';
import { publishWeek, resetWeek } from './seasonResults';
import { publishCorrection, publishedLines } from './statCorrection';
import { changeKickoffs } from './kickoffs';
import { openSeasonWeek } from './weeks';
import { StaleError, LeaderboardsError } from './errors';

/** How often a replay publishes, how long until its first game kicks off, and until its correction. Milliseconds. */
const EVERY_MS = 3000;
const LEAD_MS = 15_000;
const CORRECTION_AFTER_MS = 10_000;

/** What to replay. */
export type ReplayChoice = Pick<Replay, 'week' | 'minutes' | 'correct'>;

/** What happens to a replay, as the log has it. */
type ReplayStep = 'started' | 'paused' | 'resumed' | 'stopped' | 'ended';

function replayRef({ db }: Desk): DocumentReference {
  return doc(db, 'desk', 'replay');
}

/** Changes the stored replay, in one transaction with the entry in the log. Returns it as it is then. */
async function change(desk: Desk, step: ReplayStep, next: (stored: Replay | null) => Replay): Promise<Replay> {
  return deskTransaction(desk, async (transaction) => {
    const replay = next(parseReplay((await transaction.get(replayRef(desk))).data()));
    transaction.set(replayRef(desk), replay);
    writeLog(transaction, desk, {
      kind: 'replay',
      target: replayedWeekId(replay),
      after: { step, minutes: replay.minutes },
    });
    return replay;
  });
}

/** The replay, if it isn't over. */
function unfinished(stored: Replay | null): Replay {
  if (stored === null || stored.state === 'over') throw new RefusedError('refused', 'There is no replay to change.');
  return stored;
}

async function moveKickoffs(desk: Desk, replay: Replay, kickoffs: Kickoffs, also?: Partial<Week>): Promise<void> {
  await changeKickoffs(desk, {
    weekId: replayedWeekId(replay),
    change: (week) => ({ ...week, kickoffs, firstKickoff: Math.min(...Object.values(kickoffs)), ...also }),
  });
}

/** Opens a week without results whose games take `minutes` from now. Throws a `RefusedError` while one is running. */
export async function startReplay(
  desk: Desk,
  source: PlayedSeason,
  { week, minutes, correct }: ReplayChoice,
  { clock, copiesLineups }: { clock: GameClock; copiesLineups: boolean },
): Promise<Replay> {
  const { season } = source.table;
  const earlier = parseReplay((await getDoc(replayRef(desk))).data());
  if (earlier?.state === 'running' && !isInterrupted(earlier, clock.now()))
    throw new RefusedError('refused', 'A replay is running already. Stop it first.');
  const now = clock.now();
  const times = replayKickoffs(realKickoffs(source.games, week), now + LEAD_MS, minutes * 60_000);
  const replay: Replay = {
    ...{ season, week, minutes, correct, at: now, state: 'running', runner: newRunner(desk) },
    ...times,
  };
  await openSeasonWeek(desk, {
    ...{ season, weekId: replayedWeekId(replay), copiesLineups, calendar: null },
    upcoming: ({ kickoffs }) => upcomingWeek(season, week, source.games, kickoffs),
  });
  await moveKickoffs(desk, replay, times.kickoffs, { lastFinal: null });
  await resetWeek(desk, source, week);
  return change(desk, 'started', () => replay);
}

function newRunner({ db }: Desk): string {
  return doc(collection(db, 'desk')).id;
}

/** Plays a replay, and tells kickoffs and finals. Returns false if it's paused, stopped or resumed elsewhere. */
export async function playReplay(
  desk: Desk,
  source: PlayedSeason,
  replay: Replay,
  clock: GameClock,
  tell: (line: string) => void,
): Promise<boolean> {
  const { kickoffs, gameMs, week } = replay;
  const news = tellOnce(tell);
  const isOver = await playGames({
    ...{ kickoffs, gameMs, everyMs: EVERY_MS, clock },
    publish: async (moments, now) => {
      const published = await publishTick(desk, source, replay, moments, now);
      if (published === 'done') news(moments);
      return published;
    },
  });
  if (!isOver) return false;
  try {
    if (replay.correct) {
      await clock.wait(CORRECTION_AFTER_MS);
      const id = replayedWeekId(replay);
      const correction = drawCorrection(await publishedLines(desk, id), seededRandom(week));
      if (correction !== null) {
        await publishCorrection(desk, id, correction, clock.now(), ours(desk, replay, clock.now()));
        tell(`Correction: ${formatCorrection(correction)}`);
      }
    }
    await change(desk, 'ended', (stored) => {
      if (stored?.runner !== replay.runner) throw new StaleError('Another replay has taken over.');
      return { ...stored, at: Math.max(...Object.values(kickoffs)) + gameMs, state: 'over', runner: '' };
    });
    return true;
  } catch (error) {
    if (error instanceof StaleError) return false;
    throw error;
  }
}

/** Publishes a replay as far as it is, if it's still this one's to publish. */
async function publishTick(
  desk: Desk,
  source: PlayedSeason,
  replay: Replay,
  moments: Moments,
  now: number,
): Promise<Published> {
  const alongside = ours(desk, replay, now);
  try {
    if (Object.keys(moments).length > 0) await publishWeek(desk, source, replay.week, moments, { now, alongside });
    else await deskTransaction(desk, async (transaction) => (await alongside(transaction))());
    return 'done';
  } catch (error) {
    if (error instanceof StaleError) return 'stop';
    // If the results are published and only the solo leaderboards aren't, publishing them again updates these.
    if (!isPassing(failureCode(error instanceof LeaderboardsError ? error.cause : error))) throw error;
    console.error(error);
    return 'again';
  }
}

/** In a publish's transaction: checks that the replay still is this one's, and notes how far it is. */
function ours(desk: Desk, { runner }: Replay, now: number): (transaction: Transaction) => Promise<() => void> {
  return async (transaction) => {
    const stored = await transaction.get(replayRef(desk));
    if (stored.get('runner') !== runner) throw new StaleError('The replay isn’t this one’s any more.');
    return () => transaction.update(replayRef(desk), { at: now });
  };
}

/** Pauses the replay, wherever it's played. Games that haven't kicked off wait, and their squads don't lock. */
export async function pauseReplay(desk: Desk): Promise<void> {
  const paused = await change(desk, 'paused', (stored) => {
    const replay = unfinished(stored);
    if (replay.state !== 'running') throw new StaleError('The replay isn’t running.');
    return { ...replay, state: 'paused', runner: '' };
  });
  await moveKickoffs(desk, paused, heldKickoffs(paused));
}

/** Lets a replay go on that was paused, stopped or interrupted, from where it was. `playReplay` plays it. */
export async function resumeReplay(desk: Desk, clock: GameClock): Promise<Replay> {
  const resumed = await change(desk, 'resumed', (stored) => {
    const replay = unfinished(stored);
    if (replay.state === 'running' && !isInterrupted(replay, clock.now()))
      throw new StaleError('The replay is running.');
    return { ...resumedAt(replay, clock.now()), runner: newRunner(desk) };
  });
  await moveKickoffs(desk, resumed, resumed.kickoffs);
  return resumed;
}

/** Stops the replay, wherever it's played. Its games stay as they are. */
export async function stopReplay(desk: Desk): Promise<void> {
  await change(desk, 'stopped', (stored) => ({ ...unfinished(stored), state: 'stopped', runner: '' }));
}

/** Ends the replay at once, wherever it's played: all its games are over, with their real results. */
export async function finishReplay(desk: Desk, source: PlayedSeason, clock: GameClock): Promise<void> {
  const stopped = await change(desk, 'stopped', (stored) => ({ ...unfinished(stored), state: 'stopped', runner: '' }));
  const now = clock.now();
  await moveKickoffs(desk, stopped, endedKickoffs(stopped, now));
  const all = finishedGames(Object.keys(stopped.kickoffs) as SchoolCode[]);
  await publishWeek(desk, source, stopped.week, all, { now });
  await change(desk, 'ended', (stored) => ({
    ...unfinished(stored),
    kickoffs: endedKickoffs(stopped, now - stopped.gameMs),
    at: now,
    state: 'over',
  }));
}

/** Tells each kickoff and each final once. */
export function tellOnce(tell: (line: string) => void): (moments: Moments) => void {
  const told = new Set<string>();
  return (moments) => {
    for (const [code, played] of Object.entries(moments)) {
      const line = `${code}: ${played >= 1 ? 'final' : 'kickoff'}`;
      if (!told.has(line)) tell(line);
      told.add(line);
    }
  };
}
