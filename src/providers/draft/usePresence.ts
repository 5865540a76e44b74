import { useEffect, useRef, useState } from 'react';
import { announcePresence, getPresence, watchPresence } from '@/data/draft/draftPresence';
import { serverClock } from '@/data/backend/serverClock';
import { BEAT_MS, lastSeenAt, type LastSeen } from '@/domain/draft/presence';
import type { Draft } from '@/domain/draft/types';

/**
 * Returns when each manager was last in the room, and announces that the user is. Cheap: before the draft, presence is
 * watched; during it, it's read on arrival and then once per `BEAT_MS`, and the user's is only written if no pick of
 * theirs has shown it since. Nothing depends on it.
 */
export function usePresence(draft: Draft | null, me: string, live: boolean): LastSeen {
  const [seen, setSeen] = useState<LastSeen>({});
  const latest = useRef({ draft, seen });
  useEffect(() => {
    latest.current = { draft, seen };
  });
  const lookedAt = useRef(-Infinity);
  const leagueId = draft?.leagueId ?? null;
  const status = draft?.status ?? null;
  const member = draft?.members.includes(me) === true;

  useEffect(() => {
    if (leagueId === null || !live || !member || status !== 'scheduled') return;
    return watchPresence(leagueId, (answer) => {
      if (answer.state === 'ready') setSeen(answer.value);
    });
  }, [leagueId, live, member, status]);

  useEffect(() => {
    if (leagueId === null || !live || !member || status === null || status === 'complete') return;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const beat = async () => {
      clearTimeout(timer);
      if (ended || document.hidden) return;
      timer = setTimeout(() => void beat(), BEAT_MS);
      const { draft: now, seen: known } = latest.current;
      const at = now === null ? null : lastSeenAt(now, me, known);
      const said = at !== null && serverClock.now() - at < BEAT_MS - 1000;
      if (!said) await announcePresence(leagueId, me);
      // Not every return to the tab needs to read presence again.
      if (ended || status !== 'active' || serverClock.now() - lookedAt.current < BEAT_MS / 2) return;
      lookedAt.current = serverClock.now();
      const answer = await getPresence(leagueId);
      if (!ended) setSeen(answer);
    };
    const shown = () => void (document.hidden ? clearTimeout(timer) : beat());
    document.addEventListener('visibilitychange', shown);
    void beat();
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [leagueId, live, me, member, status]);

  return seen;
}
