import { fail, succeed, type Result } from '../result';
import type { Draft, DraftAction } from './types';

/**
 * How many entries a draft's log holds. Only a log with fewer than `actions` takes a pause, an undo, another clock or another
 * order: the room above is for what lets a draft go on. In a log that is full the latest entry takes the place of the one before.
 */
export const LOG_ENTRIES = { most: 200, actions: 150 } as const;

/** Who does something, and when by the server's clock in milliseconds. */
export type LogAction = { by: string; at: number };

/** Enters an action in a log that has fewer entries than `below`; `anyone` may do this one. */
export function entered(
  draft: Draft,
  { by, at }: LogAction,
  what: DraftAction,
  { anyone = false, below = Infinity }: { anyone?: boolean; below?: number } = {},
): Result<Draft> {
  if (by !== draft.commissioner && !anyone) {
    return fail('not-commissioner', 'Only the commissioner can do this.');
  }
  if (draft.log.length >= below) {
    return fail('log-full', 'The draft log is full, so this can’t be done. The draft can continue.');
  }
  return succeed({ ...draft, log: [...draft.log.slice(0, LOG_ENTRIES.most - 1), { ...what, by, at }] });
}
