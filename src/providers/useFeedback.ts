'use client';

import type { Feedback } from '@/domain/feedback';
import type { Loadable } from '@/domain/loadable';
import { useAuth } from './AuthProvider';
import { useLoadable } from './useLoadable';

/** All feedback the signed-in user has sent, with the answers, live. Loading while signed out. */
export function useMyFeedback(): Loadable<Feedback[]> {
  const { uid, status } = useAuth();
  const who = status === 'ready' ? uid : null;
  return useLoadable<Feedback[]>(who, async (next) => {
    const { watchMyFeedback } = await import('@/data/feedback');
    return watchMyFeedback(who ?? '', next);
  });
}

/** All feedback, answered or still open, live. The rules allow only administrators. */
export function useAllFeedback(answered: boolean): Loadable<Feedback[]> {
  return useLoadable<Feedback[]>(answered ? 'answered' : 'open', async (next) => {
    const { watchAllFeedback } = await import('@/data/feedback');
    return watchAllFeedback(answered, next);
  });
}
