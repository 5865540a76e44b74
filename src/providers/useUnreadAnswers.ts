'use client';

import type { Feedback } from '@/domain/feedback';
import type { Loadable } from '@/domain/loadable';
import { useAuth } from './AuthProvider';
import { useLoadable } from './useLoadable';

/** The answers to one's own feedback that one has not read, live. Loading while no one is signed in; nothing is fetched then. */
export function useUnreadAnswers(): Loadable<Feedback[]> {
  const { uid, status } = useAuth();
  const who = status === 'ready' ? uid : null;
  return useLoadable<Feedback[]>(who, async (next) => {
    const { watchUnreadAnswers } = await import('@/data/signedIn');
    return watchUnreadAnswers(who ?? '', next);
  });
}
