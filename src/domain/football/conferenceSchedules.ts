import schedule2025 from '../../../data/schedule-2025.json';
import schedule2026 from '../../../data/schedule-2026.json';
import type { ScheduledGame } from './fixtures';

/** The known schedules, by season. They are large, so screens load this module when they need it. */
const SCHEDULES: Record<number, readonly ScheduledGame[]> = { 2025: schedule2025.games, 2026: schedule2026.games };

/** The games of a season; empty for a season without a known schedule. */
export function scheduleOf(season: number): readonly ScheduledGame[] {
  return SCHEDULES[season] ?? [];
}
