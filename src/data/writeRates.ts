import { deleteDoc, doc, getDoc, serverTimestamp, type DocumentReference, type WriteBatch } from 'firebase/firestore';
import type { Result } from '@/domain/result';
import { attempt } from './failures';
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

/** Deletes a person's marks. Refused for a few seconds after the latest message or feedback, because they still hold the next one back. */
export function deleteWriteRate(uid: string): Promise<Result<void>> {
  return attempt(
    async () => {
      if ((await getDoc(writeRateRef(uid))).exists()) await deleteDoc(writeRateRef(uid));
    },
    { 'permission-denied': 'You wrote something a moment ago. Wait a few seconds and try again.' },
  );
}
