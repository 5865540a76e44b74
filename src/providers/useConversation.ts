'use client';

import { useMemo, useState } from 'react';
import { MESSAGES_PAGE, conversation, type Message } from '@/domain/messages';

/** A league's messages loaded so far, oldest first, and how to load older ones. */
export interface ShownConversation {
  shown: readonly Message[];
  older: 'more' | 'loading' | 'failed' | 'all';
  loadOlder: () => Promise<void>;
}

/** Combines the newest messages, which are watched, with older pages. Holds one league's state: remount it for another league. */
export function useConversation(leagueId: string, live: readonly Message[]): ShownConversation {
  const [kept, setKept] = useState<readonly Message[]>([]);
  const [older, setOlder] = useState<ShownConversation['older']>('more');
  const [lastLive, setLastLive] = useState(live);
  if (live !== lastLive) {
    setLastLive(live);
    // Keep messages that drop out of the watched page, so there's no gap before the older ones already loaded.
    if (kept.length > 0) setKept(conversation(kept, lastLive));
  }
  const shown = useMemo(() => conversation(kept, live), [kept, live]);
  const loadOlder = async () => {
    const oldest = shown[0]?.sentAt ?? null;
    if (oldest === null || older === 'loading') return;
    setOlder('loading');
    try {
      const { getOlderMessages } = await import('@/data/messages');
      const page = await getOlderMessages(leagueId, oldest);
      setKept((before) => conversation(before, page));
      setOlder(page.length < MESSAGES_PAGE ? 'all' : 'more');
    } catch {
      setOlder('failed');
    }
  };
  return { shown, older, loadOlder };
}
