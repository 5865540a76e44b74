import { useEffect, useState } from 'react';
import type { Uid } from '@/domain/kernel/ids';
import { checkUsername, lowerUsername } from '@/domain/account/usernames';

/** The state of a username while the user types it. */
export type UsernameVerdict =
  { state: 'refused'; message: string } | { state: 'checking' | 'free' | 'mine' | 'taken' | 'unknown' };

/** Pause after the last keystroke before the server is asked, in milliseconds. */
const TYPING_PAUSE_MS = 350;

/** Whether a username is free, checked again when it changes and typing has paused. Ignores case. */
export function useUsernameCheck(text: string, uid: Uid): UsernameVerdict {
  const checked = checkUsername(text);
  const wanted = checked.ok ? lowerUsername(checked.value) : null;
  const [answer, setAnswer] = useState<{ wanted: string; verdict: UsernameVerdict } | null>(null);

  useEffect(() => {
    if (wanted === null) return;
    let ended = false;
    const ask = async () => {
      const { usernameStatus } = await import('@/data/account/usernames');
      return usernameStatus(wanted, uid);
    };
    const check = async () => {
      const state = await ask().catch(() => 'unknown' as const);
      if (!ended) setAnswer({ wanted, verdict: { state } });
    };
    const timer = setTimeout(() => void check(), TYPING_PAUSE_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [wanted, uid]);

  if (!checked.ok) return { state: 'refused', message: checked.error.message };
  return answer?.wanted === wanted ? answer.verdict : { state: 'checking' };
}
