import { doc, serverTimestamp, writeBatch, type DocumentData, type WriteBatch } from 'firebase/firestore';
import type { WriteKind } from '@/domain/kernel/writeRates';
import { ago, put, writeRate } from './documents';
import type { Referee } from './referee';

/** A batch of a user with the mark of a kind. Their mark before was long ago. */
export async function markedBatch(referee: Referee, uid: string, kind: WriteKind, id = 'any'): Promise<WriteBatch> {
  const mark = `writeRates/${uid}/kinds/${kind}`;
  await referee.arrange((db) => put(db, { [mark]: writeRate('', ago(100_000)) }));
  const db = referee.as(uid);
  return writeBatch(db).set(doc(db, mark), writeRate(id, serverTimestamp()));
}

/** Updates documents as a user, in one batch with the mark of a kind. Null leaves an update out. */
export async function updateMarked(
  referee: Referee,
  uid: string,
  kind: WriteKind,
  updates: Readonly<Record<string, DocumentData | null>>,
): Promise<void> {
  const db = referee.as(uid);
  const batch = await markedBatch(referee, uid, kind);
  for (const [path, data] of Object.entries(updates)) if (data !== null) batch.update(doc(db, path), data);
  await batch.commit();
}
