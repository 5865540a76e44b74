import { doc, serverTimestamp, type DocumentReference, type WriteBatch } from 'firebase/firestore';
import { db } from './firebase';

/** What a person may write only so often. */
export type RatedWrite = 'message' | 'feedback';

/** The place of a person's marks. */
export function writeRateRef(uid: string): DocumentReference {
  return doc(db(), 'writeRates', uid);
}

/** Marks in the batch that creates it that this document is the person's latest of its kind, as the rules ask. */
export function markWrite(batch: WriteBatch, uid: string, kind: RatedWrite, id: string): void {
  batch.set(writeRateRef(uid), { [kind]: { id, at: serverTimestamp() } }, { merge: true });
}
