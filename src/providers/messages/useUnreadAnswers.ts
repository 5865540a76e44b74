import type { Feedback } from '@/domain/messages/feedback';
import { ready, type Loadable } from '@/domain/kernel/loadable';
import { useAuth } from '../account/AuthProvider';
import { useLoadable } from '@/hooks/useLoadable';

const NONE: Loadable<Feedback[]> = ready([]);

/** The user's unread feedback answers, live; not read for one who has never sent feedback. Loading while signed out. */
export function useUnreadAnswers(): Loadable<Feedback[]> {
  const { uid, status, user } = useAuth();
  const never = user?.sentFeedback === false;
  const who = status === 'ready' && !never ? uid : null;
  const answers = useLoadable<Feedback[]>('answers', who, async (next) => {
    const { watchUnreadAnswers } = await import('@/data/account/signedIn');
    return watchUnreadAnswers(who ?? '', next);
  });
  return status === 'ready' && never ? NONE : answers;
}
