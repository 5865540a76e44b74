import type { Uid } from '@/domain/kernel/ids';
import type { Result } from '@/domain/kernel/result';
import { allowance, type Allowance } from '../backend/transact';
import { attempt } from '../backend/failures';
import { db } from '../backend/firebase';
import type { Desk } from './adminLog';

/** Who acts: their uid, and whether they're an administrator. */
export type Actor = { uid: Uid; admin: boolean };

const ERRORS = {
  'permission-denied': 'You can’t do that: only administrators and staff can.',
  aborted: 'Another person changed this meanwhile, so nothing was written. Check it again.',
};

/** Runs an act of the desk, which sends nothing once its time is over. */
export function runAct<T>(act: (allowed: Allowance) => Promise<T>): Promise<Result<T>> {
  return attempt(() => act(allowance()), ERRORS);
}

/** Runs an act in a person's name, like `runAct`. */
export function runAtDesk<T>({ uid }: Actor, act: (desk: Desk) => Promise<T>): Promise<Result<T>> {
  return runAct((allowed) => act({ db: db(), uid, allowed }));
}
