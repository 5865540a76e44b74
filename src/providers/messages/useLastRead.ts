import { useEffect, useEffectEvent, useRef } from 'react';
import type { LeagueId } from '@/domain/kernel/ids';
import type { Message } from '@/domain/messages/messages';
import { useAuth } from '../account/AuthProvider';

/** How often what has been read is noted while a conversation is open, in milliseconds. */
const PAUSE_MS = 5_000;

/**
 * Notes in the user's record up to which of these messages, oldest first, they have read a league's conversation, also
 * when it's left or hidden: the badge asks for later ones only. They have read marks, too, so a lost note costs reads.
 */
export function useLastRead(leagueId: LeagueId, messages: readonly Message[]): void {
  const { user } = useAuth();
  const newest = messages.findLast(({ pending, sentAt }) => !pending && sentAt !== null)?.sentAt ?? null;
  const noted = user === null || user.key === null ? Infinity : (user.lastRead[leagueId] ?? 0);
  const waits = newest !== null && newest > noted;
  // The newest message that was shown while the page was visible.
  const seen = useRef<number | null>(null);
  const save = useEffectEvent(async () => {
    const sentAt = seen.current;
    if (user === null || sentAt === null || sentAt <= noted) return;
    seen.current = null;
    const { saveLastRead } = await import('@/data/account/users');
    const saved = await saveLastRead(user, leagueId, sentAt);
    if (!saved.ok) console.error(saved.error.message);
  });
  const note = useEffectEvent(() => void save().catch(console.error));
  useEffect(() => {
    if (!waits) return;
    const look = () => {
      if (document.visibilityState === 'visible') seen.current = newest;
      else note();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [waits, newest]);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => note(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [waits]);
  useEffect(() => () => note(), []);
}
