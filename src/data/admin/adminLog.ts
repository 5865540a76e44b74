import { collection, doc, serverTimestamp, type DocumentReference, type Firestore } from 'firebase/firestore';
import type { DeskRecord } from '@/domain/admin/adminLog';
import type { Uid } from '@/domain/kernel/ids';

/** Who acts at the desk, and through which connection to the database: the app's, or that of a script. */
export type Desk = { db: Firestore; uid: Uid };

/** A batch or a transaction. */
type Writer = { set: (reference: DocumentReference, data: Record<string, unknown>) => unknown };

/**
 * Adds an act's entry in the admin log to the batch that carries it out. The rules require it, and the mark that names
 * it.
 */
export function writeLog(writer: Writer, { db, uid }: Desk, record: DeskRecord): void {
  const entry = doc(collection(db, 'adminLog'));
  writer.set(entry, { ...record, by: uid, at: serverTimestamp() });
  writer.set(doc(db, 'writeRates', uid, 'kinds', 'desk'), {
    id: entry.id,
    at: serverTimestamp(),
    since: serverTimestamp(),
    count: 1,
  });
}
