import { doc, serverTimestamp, writeBatch, type DocumentData } from 'firebase/firestore';
import type { WriteKind } from '@/domain/kernel/writeRates';
import { ago, put, writeRate } from './documents';
import type { Referee } from './referee';

/**
 * Updates documents as a user, in one batch with the mark of a kind. The user's mark before was long ago. Null leaves
 * an update out.
 */
export async function updateMarked(
  referee: Referee,
  uid: string,
  kind: WriteKind,
  updates: Readonly<Record<string, DocumentData | null>>,
): Promise<void> {
  const mark = `writeRates/${uid}/kinds/${kind}`;
  await referee.arrange((db) => put(db, { [mark]: writeRate('', ago(100_000)) }));
  const db = referee.as(uid);
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(updates)) if (data !== null) batch.update(doc(db, path), data);
  batch.set(doc(db, mark), writeRate('any', serverTimestamp()));
  await batch.commit();
}
