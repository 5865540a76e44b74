import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
  type QuerySnapshot,
} from 'firebase/firestore';
import { checkFeedback, feedbackPage, parseFeedback, type Feedback, type FeedbackDraft } from '@/domain/feedback';
import type { Loadable } from '@/domain/loadable';
import type { Result } from '@/domain/result';
import { attempt } from './failures';
import { db } from './firebase';
import { watchQuery, type Unsubscribe } from './watch';
import { markWrite } from './writeRates';

/** The most feedback entries shown on one screen. */
export const FEEDBACK_SHOWN = 50;

function feedback() {
  return collection(db(), 'feedback');
}

function parse(snapshot: QuerySnapshot): Feedback[] {
  return snapshot.docs.map((entry) => parseFeedback(entry.id, entry.data({ serverTimestamps: 'estimate' })));
}

const TOO_SOON = { 'permission-denied': 'You just sent feedback. Wait a few seconds, then send this again.' };

/** Sends feedback from a page. `writer.username` is the name administrators see; it may be empty. */
export async function sendFeedback(
  writer: { uid: string; username: string },
  { category, text }: FeedbackDraft,
  page: string,
): Promise<Result<void>> {
  const checked = checkFeedback(text);
  if (!checked.ok) return checked;
  return attempt(() => {
    const place = doc(feedback());
    const batch = writeBatch(db());
    batch.set(place, {
      userId: writer.uid,
      userName: writer.username.toLowerCase(),
      category,
      text: checked.value,
      page: feedbackPage(page),
      createdAt: serverTimestamp(),
      hasAdminResponse: false,
      adminResponse: null,
      adminResponseAt: null,
      adminResponseRead: false,
    });
    markWrite(batch, writer.uid, 'feedback', place.id);
    return batch.commit();
  }, TOO_SOON);
}

/** Watches a user's unread answers, with the query of docs/requirements.md R7.3. */
export function watchUnreadAnswers(uid: string, next: (answers: Loadable<Feedback[]>) => void): Unsubscribe {
  const unread = [where('hasAdminResponse', '==', true), where('adminResponseRead', '==', false)];
  return watchQuery(query(feedback(), where('userId', '==', uid), ...unread), parse, next);
}

/** Watches a user's feedback, newest first. */
export function watchMyFeedback(uid: string, next: (feedback: Loadable<Feedback[]>) => void): Unsubscribe {
  return watchQuery(
    query(feedback(), where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(FEEDBACK_SHOWN)),
    parse,
    next,
  );
}

/** Watches all feedback, answered or not, newest first. Administrators only. */
export function watchAllFeedback(answered: boolean, next: (feedback: Loadable<Feedback[]>) => void): Unsubscribe {
  return watchQuery(
    query(feedback(), where('hasAdminResponse', '==', answered), orderBy('createdAt', 'desc'), limit(FEEDBACK_SHOWN)),
    parse,
    next,
  );
}

/** Marks an answer as read. */
export function markAnswerRead(id: string): Promise<Result<void>> {
  return attempt(() => updateDoc(doc(feedback(), id), { adminResponseRead: true }));
}

/** Deletes all feedback the user sent, with its answers. */
export function deleteMyFeedback(uid: string): Promise<Result<void>> {
  return attempt(async () => {
    const mine = await getDocs(query(feedback(), where('userId', '==', uid)));
    await Promise.all(mine.docs.map((entry) => deleteDoc(entry.ref)));
  });
}
