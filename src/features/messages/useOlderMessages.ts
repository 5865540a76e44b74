import { useState } from 'react';
import type { Message } from '@/domain/messages';

/** Older messages of a league, a page at a time. */
export interface OlderMessages {
  older: readonly Message[];
  state: 'more' | 'loading' | 'failed' | 'all';
  load: () => Promise<void>;
}

/** Fetches what came before the oldest message that is shown. `leagueId` changes by a new mount (give the user a key). */
export function useOlderMessages(leagueId: string, oldestShown: number | null): OlderMessages {
  const [older, setOlder] = useState<readonly Message[]>([]);
  const [state, setState] = useState<OlderMessages['state']>('more');
  const load = async () => {
    if (oldestShown === null || state === 'loading') return;
    setState('loading');
    try {
      const { PAGE, getOlderMessages } = await import('@/data/messages');
      const page = await getOlderMessages(leagueId, oldestShown);
      setOlder((before) => [...before, ...page]);
      setState(page.length < PAGE ? 'all' : 'more');
    } catch {
      setState('failed');
    }
  };
  return { older, state, load };
}
