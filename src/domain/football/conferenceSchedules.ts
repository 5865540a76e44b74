import { SCHEDULES } from '../../../data/schedules';
import type { ScheduledGame } from './fixtures';

/** The known schedules, by season. They are large, so screens load this module when they need it. */
const KNOWN: Readonly<Record<number, { games: readonly ScheduledGame[] }>> = SCHEDULES;

/** The games of a season; empty for a season without a known schedule. */
export function scheduleOf(season: number): readonly ScheduledGame[] {
  return KNOWN[season]?.games ?? [];
}
