import { ordinal } from '@/domain/kernel/ordinal';
import type { BotSpeed, PracticeClock, PracticeSetup } from '@/domain/draft/practice';
import { formatPickClock } from '@/domain/league/options/pickClock';
import { FORMAT_NAMES } from '@/domain/league/options/formatNames';
import { rosterSize } from '@/domain/lineup/slots';

/** The labels of the bots' speeds. */
export const SPEED_NAMES: Record<BotSpeed, string> = { instant: 'Instant', brisk: 'Fast', lifelike: 'Realistic' };

/** The label of a practice clock. */
export function formatPracticeClock(clock: PracticeClock): string {
  return clock === 0 ? 'no clock' : formatPickClock(clock);
}

/** The setup in one line: `8 managers, you pick 3rd, snake, 10 rounds, no clock`. */
export function formatSetup({ managers, seat, format, slots, bench, clock }: PracticeSetup): string {
  return [
    `${String(managers)} managers`,
    `you pick ${ordinal(seat)}`,
    FORMAT_NAMES[format].toLowerCase(),
    `${String(rosterSize(slots, bench))} rounds`,
    formatPracticeClock(clock),
  ].join(', ');
}
