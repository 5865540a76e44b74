import type { WeekId } from '../kernel/ids';
import { isWeekFinal } from '../scoring/results';
import { parsePickem, type SoloEntry } from './entries';
import { pickemGames, scorePickem } from './pickem';
import { weekRow, type SoloRow, type SoloWeek } from './leaderboards';

/** One of a player's weeks in Pick'em or Saturday Six. */
export interface SoloHistoryWeek {
  weekId: WeekId;
  row: SoloRow;
  final: boolean;
}

/** A player's weeks in Pick'em or Saturday Six, in order. `entries` are the player's own. */
export function soloHistory(entries: readonly SoloEntry[], published: readonly SoloWeek[]): SoloHistoryWeek[] {
  return [...entries]
    .sort((one, other) => (one.weekId < other.weekId ? -1 : 1))
    .flatMap((entry) => {
      const row = weekRow(entry, entry.weekId, published);
      const week = published.find(({ weekId }) => weekId === entry.weekId);
      return row === null ? [] : [{ weekId: entry.weekId, row, final: week !== undefined && isWeekFinal(week) }];
    });
}

/** The best week of a history by points; null before the first finished one. The earlier of two that are equal. */
export function bestWeek(history: readonly SoloHistoryWeek[]): SoloHistoryWeek | null {
  return history
    .filter(({ final }) => final)
    .reduce<SoloHistoryWeek | null>((best, week) => (best && best.row.points >= week.row.points ? best : week), null);
}

/**
 * Right picks in a row, in the order of the kickoffs: up to the latest decided one, and the longest. A game without a
 * pick doesn't count.
 */
export interface PickemStreak {
  current: number;
  longest: number;
}

/** A player's streak of right picks in Pick'em over all weeks. */
export function pickemStreak(entries: readonly SoloEntry[], published: readonly SoloWeek[]): PickemStreak {
  const streak: PickemStreak = { current: 0, longest: 0 };
  const weeks = [...published].sort((one, other) => (one.weekId < other.weekId ? -1 : 1));
  for (const week of weeks) {
    const entry = entries.find(({ game, weekId }) => game === 'pickem' && weekId === week.weekId);
    if (entry === undefined) continue;
    for (const { outcome } of scorePickem(pickemGames({ kickoffs: {} }, week), parsePickem(entry.picks)).rows) {
      if (outcome === 'right') streak.current++;
      else if (outcome === 'wrong') streak.current = 0;
      streak.longest = Math.max(streak.longest, streak.current);
    }
  }
  return streak;
}
