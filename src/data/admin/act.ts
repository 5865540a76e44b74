import type { Uid } from '@/domain/kernel/ids';
import { fail, type Result } from '@/domain/kernel/result';
import { allowance, type Allowance } from '../backend/transact';
import { attempt } from '../backend/failures';
import { db } from '../backend/firebase';
import type { Desk } from './adminLog';
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

/** Runs an act of the desk, which sends nothing once its time is over. One that isn't possible fails with a text. */
export async function runAct<T>(act: (allowed: Allowance) => Promise<T>): Promise<Result<T>> {
  try {
    return await attempt(() => act(allowance()), ERRORS);
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

/** Runs an act in a person's name, like `runAct`. */
export function runAtDesk<T>({ uid }: Actor, act: (desk: Desk) => Promise<T>): Promise<Result<T>> {
  return runAct((allowed) => act({ db: db(), uid, allowed }));
}
