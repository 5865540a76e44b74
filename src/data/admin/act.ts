import type { Uid } from '@/domain/kernel/ids';
import { fail, type Result } from '@/domain/kernel/result';
import { attempt } from '../backend/failures';
import { RefusedError } from './refusedError';
import { StaleError } from './staleError';
import { TablesError } from './tablesError';

/** Who acts: their uid, and whether they're an administrator. */
export type Actor = { uid: Uid; admin: boolean };

export const CHANGED = 'Another person changed this meanwhile, so nothing was written. Check it again.';
const ERRORS = {
  'permission-denied': 'You can’t do that: only administrators and staff can.',
  aborted: CHANGED,
};

/** Runs an act of the desk. One that isn't possible, or was overtaken by another person's, fails with a text. */
export async function runAct<T>(act: () => Promise<T>): Promise<Result<T>> {
  try {
    return await attempt(act, ERRORS);
  } catch (error) {
    if (error instanceof StaleError) return fail('stale', CHANGED);
    if (error instanceof TablesError)
      return fail(
        'tables',
        `${error.done}, but the solo leaderboards aren’t updated. Update them on the admin Week page.`,
      );
    if (error instanceof RefusedError) return fail('refused', error.message);
    throw error;
  }
}
