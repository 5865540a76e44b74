import { fail, succeed, type Result } from '../kernel/result';
import { runsDraft } from './draftCommissioners';
import type { Draft, DraftAction } from './types';

/**
 * Limits on the entries in a draft's log. Pauses, undos and new orders are logged only while the log has fewer than
 * `actions` entries. The remaining room is for actions that a draft needs to continue, changes of its clock among them.
 * In a full log, a new entry replaces the latest one.
 */
export const LOG_ENTRIES = { most: 200, actions: 150 } as const;

/** Who acts, and when, in milliseconds of server time. */
export type LogAction = { by: string; at: number };

/**
 * Adds an action to the log if the log has fewer entries than `below`. Only a commissioner may act, unless `anyone` is
 * set.
 */
export function entered(
  draft: Draft,
  { by, at }: LogAction,
  what: DraftAction,
  { anyone = false, below = Infinity }: { anyone?: boolean; below?: number } = {},
): Result<Draft> {
  if (!runsDraft(draft, by) && !anyone) {
    return fail('not-commissioner', 'Only the commissioner can do this.');
  }
  if (draft.log.length >= below) {
    return fail('log-full', 'The draft log is full, so this can’t be done. The draft can continue.');
  }
  return succeed({ ...draft, log: [...draft.log.slice(0, LOG_ENTRIES.most - 1), { ...what, by, at }] });
}
