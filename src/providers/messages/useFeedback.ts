import { useEffect, useEffectEvent } from 'react';
import type { CannedAnswer } from '@/domain/admin/cannedAnswers';
import type { Feedback } from '@/domain/messages/feedback';
import { useAuth } from '../account/AuthProvider';
import { useLoadable } from '@/hooks/useLoadable';

/** All feedback the signed-in user has sent, with the answers, live. Loading while signed out. */
export function useMyFeedback() {
  const { uid, status, user } = useAuth();
  const who = status === 'ready' ? uid : null;
  const mine = useLoadable<Feedback[]>('my feedback', who, async (next) => {
    const { watchMyFeedback } = await import('@/data/messages/feedback');
    return watchMyFeedback(who ?? '', next);
  });
  // A version of the app from before the mark may have sent some.
  const unmarked = mine.state === 'ready' && mine.value.length > 0 && user?.sentFeedback === false;
  useNote(unmarked, () => Promise.resolve(true));
  return mine;
}

/**
 * Notes in a user's record, if it doesn't say yet, whether they have ever sent feedback: the badge of those who never
 * have doesn't ask for answers.
 */
export function useSentFeedbackNote(): void {
  const { uid, status, user } = useAuth();
  const unknown = status === 'ready' && user !== null && user.key !== null && user.sentFeedback === null;
  useNote(unknown, async () => {
    const { hasSentFeedback } = await import('@/data/messages/feedback');
    return hasSentFeedback(uid ?? '');
  });
}

/**
 * Notes what `find` returns, once `wanted`. A failure is only logged: the badge keeps asking, and this asks again at
 * the next visit.
 */
function useNote(wanted: boolean, find: () => Promise<boolean>): void {
  const { user } = useAuth();
  const note = useEffectEvent(async () => {
    if (user === null) return;
    const [sent, { saveSentFeedback }] = await Promise.all([find(), import('@/data/account/users')]);
    const saved = await saveSentFeedback(user, sent);
    if (!saved.ok) console.error(saved.error.message);
  });
  useEffect(() => {
    if (wanted) void note().catch(console.error);
  }, [wanted]);
}

/** All feedback, answered or still open, live, for administrators and staff; loading if not `active`. */
export function useAllFeedback(answered: boolean, active = true) {
  return useLoadable<Feedback[]>('feedback', !active ? null : answered ? 'answered' : 'open', async (next) => {
    const { watchAllFeedback } = await import('@/data/messages/feedback');
    return watchAllFeedback(answered, next);
  });
}

/** The canned answers, live, for administrators and staff; missing before the first. */
export function useCannedAnswers() {
  return useLoadable<CannedAnswer[]>('feedback', 'canned answers', async (next) => {
    const { watchCannedAnswers } = await import('@/data/admin/feedback');
    return watchCannedAnswers(next);
  });
}
