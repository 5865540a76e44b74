'use client';

import type { CannedAnswer } from '@/domain/desk/cannedAnswers';
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

/** All feedback, answered or still open, live; loading if not `active`. The rules allow only administrators and staff. */
export function useAllFeedback(answered: boolean, active = true): Loadable<Feedback[]> {
  return useLoadable<Feedback[]>(!active ? null : answered ? 'answered' : 'open', async (next) => {
    const { watchAllFeedback } = await import('@/data/feedback');
    return watchAllFeedback(answered, next);
  });
}

/** The canned answers, live; missing before the first. The rules allow only administrators and staff. */
export function useCannedAnswers(): Loadable<CannedAnswer[]> {
  return useLoadable<CannedAnswer[]>('canned', async (next) => {
    const { watchCannedAnswers } = await import('@/data/desk/feedback');
    return watchCannedAnswers(next);
  });
}
