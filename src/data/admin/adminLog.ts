import { collection, doc, serverTimestamp, type Firestore, type Transaction } from 'firebase/firestore';
import type { DeskRecord } from '@/domain/admin/adminLog';
import type { Uid } from '@/domain/kernel/ids';
import type { Writer } from '../backend/batch';
import { transact, type Allowance } from '../backend/transact';
import { currentReader } from '../device/deviceData';

/** Who acts, and through which connection: the app's or a script's. `allowed`: what a command may send; else all. */
export type Desk = { db: Firestore; uid: Uid; allowed?: Allowance };

/** The desk for what follows from something done. */
export function afterwards({ db, uid }: Desk): Desk {
  return { db, uid };
}

/** Runs a transaction of the desk. */
export function deskTransaction<T>(
  { db, allowed }: Desk,
  update: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return transact(db, allowed ?? { until: Infinity, reader: currentReader() }, update);
}

/** An act as it's logged: what there was before and after it, and the entry that it takes back, if any. */
type LoggedAct = Pick<DeskRecord, 'kind' | 'target'> & { [Field in keyof DeskRecord]?: DeskRecord[Field] | undefined };

/** Adds an act's entry in the admin log, and the mark that names it, to the batch that carries it out. */
export function writeLog(writer: Writer, { db, uid }: Desk, { kind, target, ...change }: LoggedAct): void {
  const entry = doc(collection(db, 'adminLog'));
  const { before = null, after = null, undoes = null } = change;
  writer.set(entry, { kind, target, before, after, undoes, by: uid, at: serverTimestamp() });
  writer.set(doc(db, 'writeRates', uid, 'kinds', 'desk'), {
    id: entry.id,
    at: serverTimestamp(),
    since: serverTimestamp(),
    count: 1,
  });
}
