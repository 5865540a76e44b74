import type { DraftFormat } from './league';

/** What each draft format is called. */
export const FORMAT_NAMES: Record<DraftFormat, string> = {
  snake: 'Snake',
  linear: 'Linear',
  thirdRoundReversal: 'Third-round reversal',
};
