'use client';

import { useEffect } from 'react';
import { notify } from '@/components';
import { NOT_SIGNED_OUT } from '@/domain/account/authState';
import { longestPrefix } from '@/domain/kernel/longestPrefix';
import { useAuth } from '@/providers/account/AuthProvider';
import { useSignInPrompt } from '@/providers/account/SignInPrompt';
import { useUnread } from '@/providers/messages/UnreadProvider';
import { useActiveDrafts } from '@/providers/draft/useActiveDrafts';
import { useDataLoaded } from '@/providers/league/useDataLoaded';
import { useOutboxSending } from '@/providers/messages/useOutbox';
import { useUnreadAnswers } from '@/providers/messages/useUnreadAnswers';
import type { ShellSession } from './session';

function sayUnsent(reason: string, text: string): void {
  const shown = longestPrefix(text, ({ length }) => length <= 60);
  notify.error(`Not sent: “${shown}${shown === text ? '' : '…'}”. ${reason}`);
}

/**
 * Builds the `ShellSession` from the providers. Also updates `data-returning` on <html>, first set by the script in
 * `src/app/beforePaint.ts`.
 */
export function useShellSession(onFeedback: () => void): ShellSession {
  const { status, uid, user, signOut } = useAuth();
  const drafts = useActiveDrafts();
  const prompt = useSignInPrompt();
  const { total, mentionedIn } = useUnread();
  const answers = useUnreadAnswers();
  const loaded = useDataLoaded();
  useOutboxSending(status === 'ready' ? uid : null, sayUnsent);

  useEffect(() => {
    if (status === 'loading') return;
    const root = document.documentElement;
    if (status === 'anonymous') delete root.dataset.returning;
    else root.dataset.returning = 'true';
  }, [status]);

  return {
    who: status === 'loading' ? 'unknown' : status === 'anonymous' ? 'signedOut' : 'signedIn',
    onboarding: status === 'onboarding',
    name: user ? user.displayName || user.username || user.name : null,
    picture: user?.profilePicUrl ?? null,
    school: user?.favoriteTeam ?? null,
    unread: total + (answers.state === 'ready' ? answers.value.length : 0),
    mentioned: mentionedIn.length > 0,
    loading: !loaded,
    drafts,
    onSignIn: prompt.show,
    onFeedback,
    onSignOut: () => {
      signOut().catch(() => notify.error(NOT_SIGNED_OUT));
    },
  };
}
