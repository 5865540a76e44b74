'use client';

import type { Feedback } from '@/domain/feedback';
import type { Loadable } from '@/domain/loadable';
import { useAuth } from './AuthProvider';
import { useLoadable } from './useLoadable';

/** Everything that the signed-in person has written to the team, with the answers, live. Loading while no one is signed in. */
export function useMyFeedback(): Loadable<Feedback[]> {
  const { uid, status } = useAuth();
  const who = status === 'ready' ? uid : null;
  return useLoadable<Feedback[]>(who, async (next) => {
    const { watchMyFeedback } = await import('@/data/feedback');
    return watchMyFeedback(who ?? '', next);
  });
}

/** What everyone has written to the team, answered or still open, live; for administrators, as the rules see to. */
export function useAllFeedback(answered: boolean): Loadable<Feedback[]> {
  return useLoadable<Feedback[]>(answered ? 'answered' : 'open', async (next) => {
    const { watchAllFeedback } = await import('@/data/feedback');
    return watchAllFeedback(answered, next);
  });
}
