import { getDocs } from 'firebase/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { drawCorrection, formatCorrection } from '@/domain/replay/statCorrection';
import type { SchoolCode } from '@/domain/schools';
import type { Desk } from '@/data/desk/adminLog';
import { flaggedWeeks } from '@/data/desk/publishing';
import { changeKickoffs } from '@/data/desk/weeks';
import { kickoffOrder, parseWeek, weekId, type Kickoffs } from '@/domain/weeks';
import { seededRandom } from '../demo/random';
import { calendarOf } from './calendar';
import { publishCorrection, publishedLines } from './correct';
import { openWeek, publishWeek, resetWeek, type SeasonSource } from './publish';
import { GAME_MS, momentsAt } from './results';

/** How often results are published, in milliseconds: in a replay, and of games that take their time. */
const REPLAY_EVERY_MS = 3000;
const LIVE_EVERY_MS = 60_000;

/** How long after the last final a replay's correction follows, in milliseconds. */
const CORRECTION_AFTER_MS = 10_000;

/** How long after its start a replay's first game kicks off, in milliseconds. */
const LEAD_MS = 15_000;

/**
 * Replays a week as the current one: its games kick off from now on and are played in `minutes`, all together, in their real order. Lineups lock at the new kickoffs. Results are
 * published every few seconds and end in the real ones. With `correct`, a correction follows a moment after the last final. `tell` gets a line for each kickoff and final.
 */
export async function replayWeek(
  desk: Desk,
  source: SeasonSource,
  week: number,
  { minutes, correct = false }: { minutes: number; correct?: boolean },
  tell: (line: string) => void,
): Promise<void> {
  const real = calendarOf(source.table.season, source.games).find((one) => one.week === week);
  if (real === undefined) throw new Error(`The ${source.table.season} calendar has no week ${week}.`);
  const { kickoffs, gameMs } = replayKickoffs(real.kickoffs, Date.now() + LEAD_MS, minutes * 60_000);
  await openWeek(desk, source, week, null);
  await changeKickoffs(desk, {
    weekId: weekId(source.table.season, week),
    change: (stored) => ({ ...stored, kickoffs, firstKickoff: Math.min(...Object.values(kickoffs)), lastFinal: null }),
  });
  await resetWeek(desk, source, week);
  await playGames(desk, source, week, { kickoffs, gameMs, everyMs: REPLAY_EVERY_MS }, tell);
  if (correct) await correctWeek(desk, source.table.season, week, tell);
}

/** Publishes a drawn correction, the same one for the same week. */
async function correctWeek(desk: Desk, season: number, week: number, tell: (line: string) => void): Promise<void> {
  await wait(CORRECTION_AFTER_MS);
  const id = weekId(season, week);
  const correction = drawCorrection(await publishedLines(desk, id), seededRandom(week));
  if (correction === null) return;
  await publishCorrection(desk, id, correction, Date.now());
  tell(`Correction: ${formatCorrection(correction)}`);
}

/** Publishes the current week's games as time passes, each from its kickoff to its end, until all are final. */
export async function playCurrentWeek(desk: Desk, source: SeasonSource, tell: (line: string) => void): Promise<void> {
  const stored = (await getDocs(flaggedWeeks(desk))).docs[0];
  if (stored === undefined) throw new Error('No week is the current one.');
  const { week, kickoffs } = parseWeek(stored.id, stored.data());
  await playGames(desk, source, week, { kickoffs, gameMs: GAME_MS, everyMs: LIVE_EVERY_MS }, tell);
}

async function playGames(
  desk: Desk,
  source: SeasonSource,
  week: number,
  { kickoffs, gameMs, everyMs }: { kickoffs: Kickoffs; gameMs: number; everyMs: number },
  tell: (line: string) => void,
): Promise<void> {
  const told = new Set<string>();
  for (;;) {
    const now = Date.now();
    const moments = momentsAt(kickoffs, now, gameMs);
    if (Object.keys(moments).length > 0) await publishWeek(desk, source, week, moments, now);
    for (const line of newsOf(moments)) {
      if (!told.has(line)) tell(line);
      told.add(line);
    }
    const over = Object.keys(kickoffs).every((code) => moments[code as SchoolCode] === 1);
    if (over) return;
    await wait(everyMs);
  }
}

/**
 * The kickoffs of a replay that begins at `start` and takes `length` (milliseconds), and how long each of its games takes. The order is the real one; pauses without a game are
 * left out.
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

function newsOf(moments: ReturnType<typeof momentsAt>): string[] {
  return Object.entries(moments).map(([code, played]) => (played >= 1 ? `${code}: final` : `${code}: kickoff`));
}
