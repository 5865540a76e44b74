import { doc, serverTimestamp } from 'firebase/firestore';
import { parseCannedAnswers, type CannedAnswer } from '@/domain/admin/cannedAnswers';
import { checkFeedback, parseFeedback } from '@/domain/messages/feedback';
import type { Result } from '@/domain/kernel/result';
import { db } from '../backend/firebase';
import { watchDocument, type Next, type Unsubscribe } from '../backend/watch';
import { runAtDesk, type Actor } from './runAct';
import { deskTransaction, writeLog } from './adminLog';
import { StaleError } from './errors';

/** Answers feedback, unread again, with an entry in the log, if `seen` still is the answer (null: none). */
export async function answerFeedback(
  actor: Actor,
  id: string,
  text: string,
  { seen, undoes }: { seen: string | null; undoes?: string },
): Promise<Result<void>> {
  const checked = checkFeedback(text);
  if (!checked.ok) return checked;
  return runAtDesk(actor, (desk) =>
    deskTransaction(desk, async (transaction) => {
      const place = doc(db(), 'feedback', id);
      const { answer, userId } = parseFeedback(id, (await transaction.get(place)).data());
      if (answer !== seen) throw new StaleError('Another person answered this meanwhile.');
      transaction.update(place, {
        hasAdminResponse: true,
        adminResponse: checked.value,
        adminResponseAt: serverTimestamp(),
        adminResponseRead: false,
      });
      writeLog(transaction, desk, {
        kind: 'answer',
        target: place.path,
        before: answer === null ? null : { answer },
        after: { answer: checked.value, uid: userId },
        undoes,
      });
    }),
  );
}

const cannedRef = () => doc(db(), 'desk', 'cannedAnswers');

/** Watches the canned answers. Administrators and staff only. */
export function watchCannedAnswers(next: Next<CannedAnswer[]>): Unsubscribe {
  return watchDocument(cannedRef(), (snapshot) => parseCannedAnswers(snapshot.data()), next);
}

/** Replaces the canned answers, with an entry in the log. Fails if they aren't as the person saw them. */
export function saveCannedAnswers(
  actor: Actor,
  answers: readonly CannedAnswer[],
  { seen, undoes }: { seen: readonly CannedAnswer[]; undoes?: string },
): Promise<Result<void>> {
  return runAtDesk(actor, (desk) =>
    deskTransaction(desk, async (transaction) => {
      const before = parseCannedAnswers((await transaction.get(cannedRef())).data());
      if (JSON.stringify(before) !== JSON.stringify(seen))
        throw new StaleError('Another person changed the canned answers meanwhile.');
      transaction.set(cannedRef(), { answers });
      writeLog(transaction, desk, {
        kind: 'canned',
        target: cannedRef().path,
        before: { answers: before },
        after: { answers },
        undoes,
      });
    }),
  );
}
