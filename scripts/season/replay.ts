import { setTimeout as wait } from 'node:timers/promises';
import type { Desk } from '@/data/admin/adminLog';
import { playReplay, startReplay, type ReplayChoice } from '@/data/admin/replay';
import { getSeasonWeeks } from '@/data/admin/weeks';
import type { GameClock } from '@/domain/replay/playGames';
import type { PlayedSeason } from '@/domain/replay/playedSeason';
import { openWeek } from './openWeek';

/** The time of this machine. */
export const CLOCK: GameClock = { now: () => Date.now(), wait: (milliseconds) => wait(milliseconds) };

/**
 * Replays a week as the current one, as the desk does: it can be paused, stopped and resumed there. `tell` gets a line
 * for each kickoff and final. Writes the calendar if there is none.
 */
export async function replayWeek(
  desk: Desk,
  source: PlayedSeason,
  choice: ReplayChoice,
  tell: (line: string) => void,
): Promise<void> {
  const { season } = source.table;
  if ((await getSeasonWeeks(desk, season)).length === 0)
    await openWeek(desk, { season, games: source.games }, choice.week, 0);
  const replay = await startReplay(desk, source, choice, { clock: CLOCK, copiesLineups: true });
  const isOver = await playReplay(desk, source, replay, CLOCK, tell);
  if (!isOver) tell('The replay was paused or stopped in admin, or goes on there.');
}
