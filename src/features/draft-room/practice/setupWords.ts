import { ordinal } from '@/domain/ordinal';
import type { BotSpeed, PracticeClock, PracticeSetup } from '@/domain/draft/practice';
import { clockWords } from '@/domain/clockWords';
import { FORMAT_NAMES } from '@/domain/formatNames';
import { rosterSize } from '@/domain/slots';

/** What the speeds of the bots are called. */
export const SPEED_WORDS: Record<BotSpeed, string> = { instant: 'Instant', brisk: 'Fast', lifelike: 'Realistic' };

/** What a practice clock is called. */
export function practiceClockWords(clock: PracticeClock): string {
  return clock === 0 ? 'no clock' : clockWords(clock);
}

/** The setup in a line: `8 managers, you pick 3rd, snake, 10 rounds, no clock`. */
export function setupWords({ managers, seat, format, slots, bench, clock }: PracticeSetup): string {
  return [
    `${String(managers)} managers`,
    `you pick ${ordinal(seat)}`,
    FORMAT_NAMES[format].toLowerCase(),
    `${String(rosterSize(slots, bench))} rounds`,
    practiceClockWords(clock),
  ].join(', ');
}
