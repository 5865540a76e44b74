import { useState } from 'react';
import type { PublicLeaguesPage } from '@/data/league/joinCodes';
import type { LeaguePreview } from '@/domain/league/types';
import { loaded, mapReady, type Loadable } from '@/domain/kernel/loadable';
import { fail, type Result } from '@/domain/kernel/result';
import { useLoadable } from '@/hooks/useLoadable';

/** The public leagues loaded so far, the state of the next page, and how to load it. */
interface PublicLeagueList {
  leagues: Loadable<LeaguePreview[]>;
  more: 'none' | 'there' | 'loading' | 'failed';
  showMore: () => Promise<void>;
}

/** The public leagues that haven't drafted yet, a page at a time. */
export function usePublicLeagues(): PublicLeagueList {
  const first = useLoadable('public leagues', 'first page', async () => loaded(await loadPage(null)));
  const [later, setLater] = useState<readonly PublicLeaguesPage[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const pages = first.state === 'ready' ? [first.value, ...later] : later;
  const next = pages.at(-1)?.next ?? null;

  const showMore = async () => {
    setState('loading');
    const page = await loadPage(next);
    if (page.ok) setLater((before) => [...before, page.value]);
    setState(page.ok ? 'idle' : 'failed');
  };
  return {
    leagues: mapReady(first, () => pages.flatMap(({ previews }) => previews)),
    more: state !== 'idle' ? state : next === null ? 'none' : 'there',
    showMore,
  };
}

/** Loads a page of the list. Never throws. */
async function loadPage(after: LeaguePreview | null): Promise<Result<PublicLeaguesPage>> {
  try {
    const { getPublicLeagues } = await import('@/data/league/joinCodes');
    return await getPublicLeagues(after);
  } catch (error) {
    console.error(error);
    return fail('failed', 'The list didn’t load. Check your connection and try again.');
  }
}
