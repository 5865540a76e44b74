'use client';

import { useMemo, useState } from 'react';
import { conversation, type Message } from '@/domain/messages';

/** A league's conversation as far as it is loaded, oldest first, and the way to what came before. */
export interface ShownConversation {
  shown: readonly Message[];
  older: 'more' | 'loading' | 'failed' | 'all';
  loadOlder: () => Promise<void>;
}

/** Joins the newest messages, which are watched, with older pages. It belongs to one league: mount it anew for another. */
export function useConversation(leagueId: string, live: readonly Message[]): ShownConversation {
  const [kept, setKept] = useState<readonly Message[]>([]);
  const [older, setOlder] = useState<ShownConversation['older']>('more');
  const [lastLive, setLastLive] = useState(live);
  if (live !== lastLive) {
    setLastLive(live);
    // What falls out of the watched page must not leave a gap before the older ones that are already here.
    if (kept.length > 0) setKept(conversation(kept, lastLive));
  }
  const shown = useMemo(() => conversation(kept, live), [kept, live]);
  const loadOlder = async () => {
    const oldest = shown[0]?.sentAt ?? null;
    if (oldest === null || older === 'loading') return;
    setOlder('loading');
    try {
      const { PAGE, getOlderMessages } = await import('@/data/messages');
      const page = await getOlderMessages(leagueId, oldest);
      setKept((before) => conversation(before, page));
      setOlder(page.length < PAGE ? 'all' : 'more');
    } catch {
      setOlder('failed');
    }
  };
  return { shown, older, loadOlder };
}
