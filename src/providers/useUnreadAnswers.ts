'use client';

import type { Feedback } from '@/domain/feedback';
import type { Loadable } from '@/domain/loadable';
import { useAuth } from './AuthProvider';
import { useLoadable } from './useLoadable';

/** The signed-in user's unread feedback answers, live. Loading while signed out; nothing is fetched then. */
export function useUnreadAnswers(): Loadable<Feedback[]> {
  const { uid, status } = useAuth();
  const who = status === 'ready' ? uid : null;
  return useLoadable<Feedback[]>(who, async (next) => {
    const { watchUnreadAnswers } = await import('@/data/signedIn');
    return watchUnreadAnswers(who ?? '', next);
  });
}
