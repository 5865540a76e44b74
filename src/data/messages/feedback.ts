import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
  type QueryConstraint,
  type QuerySnapshot,
} from 'firebase/firestore';
import {
  checkFeedback,
  feedbackPage,
  parseFeedback,
  type Feedback,
  type FeedbackDraft,
} from '@/domain/messages/feedback';
import type { Uid } from '@/domain/kernel/ids';
import type { Result } from '@/domain/kernel/result';
import type { AppUser } from '@/domain/account/user';
import { reservedUsername } from '../account/users';
import { Batch, writeTogether } from '../backend/batch';
import { attempt } from '../backend/failures';
import { db } from '../backend/firebase';
import { allowance } from '../backend/transact';
import { userRef } from '../backend/references';
import { readQuery } from '../backend/serverReads';
import { watchQuery, type Next, type Unsubscribe } from '../backend/watch';
import { markWrite } from '../backend/writeRates';

/** The most feedback entries shown on one screen. */
export const FEEDBACK_SHOWN = 50;

function feedback() {
  return collection(db(), 'feedback');
}

function parse(snapshot: QuerySnapshot): Feedback[] {
  return snapshot.docs.map((entry) => parseFeedback(entry.id, entry.data({ serverTimestamps: 'estimate' })));
}

const TOO_SOON = 'You just sent feedback. Wait a few seconds, then send this again.';

/** Sends feedback from a page, and notes in the user's record that they've sent some, so that they see answers. */
export async function sendFeedback(
  writer: Pick<AppUser, 'uid' | 'username' | 'key' | 'sentFeedback'>,
  { category, text }: FeedbackDraft,
  page: string,
): Promise<Result<void>> {
  const checked = checkFeedback(text);
  if (!checked.ok) return checked;
  return writeTogether(async (batch) => {
    const place = doc(feedback());
    batch.set(place, {
      userId: writer.uid,
      // The rules ask for the reserved one, which isn't known while the account hasn't loaded.
      userName: writer.username.toLowerCase() || (await reservedUsername(writer.uid)),
      category,
      text: checked.value,
      page: feedbackPage(page),
      createdAt: serverTimestamp(),
      hasAdminResponse: false,
      adminResponse: null,
      adminResponseAt: null,
      adminResponseRead: false,
    });
    if (writer.key !== null && writer.sentFeedback !== true) batch.update(userRef(writer.key), { sentFeedback: true });
    markWrite(batch, writer.uid, 'feedback', place.id);
  }, TOO_SOON);
}

/** Watches a user's unread answers, with the query of docs/requirements.md R7.3. */
export function watchUnreadAnswers(uid: Uid, next: Next<Feedback[]>): Unsubscribe {
  const unread = [where('hasAdminResponse', '==', true), where('adminResponseRead', '==', false)];
  return watchQuery(query(feedback(), where('userId', '==', uid), ...unread), parse, next);
}

/** Whether the server has any feedback of a user. */
export async function hasSentFeedback(uid: Uid): Promise<boolean> {
  return !(await readQuery(query(feedback(), where('userId', '==', uid), limit(1)))).empty;
}

/** Watches a user's feedback, newest first. */
export function watchMyFeedback(uid: Uid, next: Next<Feedback[]>): Unsubscribe {
  return watchNewest(where('userId', '==', uid), next);
}

/** Watches all feedback, answered or not, newest first. Administrators only. */
export function watchAllFeedback(answered: boolean, next: Next<Feedback[]>): Unsubscribe {
  return watchNewest(where('hasAdminResponse', '==', answered), next);
}

function watchNewest(which: QueryConstraint, next: Next<Feedback[]>): Unsubscribe {
  return watchQuery(query(feedback(), which, orderBy('createdAt', 'desc'), limit(FEEDBACK_SHOWN)), parse, next);
}

/** Marks an answer as read. */
export function markAnswerRead(id: string): Promise<Result<void>> {
  return attempt(() => updateDoc(doc(feedback(), id), { adminResponseRead: true }));
}

/** Deletes all feedback the user sent, with its answers. */
export function deleteMyFeedback(uid: Uid): Promise<Result<void>> {
  return attempt(async () => {
    const allowed = allowance();
    const mine = await readQuery(query(feedback(), where('userId', '==', uid)));
    await Promise.all(mine.docs.map((entry) => new Batch(allowed).delete(entry.ref).commit()));
  });
}
