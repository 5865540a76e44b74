'use client';

import { useCallback, useEffect, useState } from 'react';
import type { PublicLeaguesPage } from '@/data/joinCodes';
import type { LeaguePreview } from '@/domain/league';
import { failed, LOADING, ready, valueOr, type Loadable } from '@/domain/loadable';
import { fail, type Result } from '@/domain/result';

/** The public leagues loaded so far, the state of the next page, and how to load it. */
export interface PublicLeagueList {
  leagues: Loadable<LeaguePreview[]>;
  more: 'none' | 'there' | 'loading' | 'failed';
  showMore: () => Promise<void>;
}

/** The public leagues that haven't drafted yet, a page at a time. */
export function usePublicLeagues(): PublicLeagueList {
  const [leagues, setLeagues] = useState<Loadable<LeaguePreview[]>>(LOADING);
  const [next, setNext] = useState<LeaguePreview | null>(null);
  const [more, setMore] = useState<PublicLeagueList['more']>('none');
  const show = useCallback((before: readonly LeaguePreview[], page: PublicLeaguesPage) => {
    setLeagues(ready([...before, ...page.previews]));
    setNext(page.next);
    setMore(page.next === null ? 'none' : 'there');
  }, []);

  useEffect(() => {
    let ended = false;
    void loadPage(null).then((page) => {
      if (ended) return;
      if (page.ok) show([], page.value);
      else setLeagues(failed(page.error.message));
    });
    return () => {
      ended = true;
    };
  }, [show]);

  const showMore = async () => {
    setMore('loading');
    const page = await loadPage(next);
    if (page.ok) show(valueOr(leagues, []), page.value);
    else setMore('failed');
  };
  return { leagues, more, showMore };
}

/** Loads a page of the list. Never throws. */
async function loadPage(after: LeaguePreview | null): Promise<Result<PublicLeaguesPage>> {
  try {
    const { getPublicLeagues } = await import('@/data/joinCodes');
    return await getPublicLeagues(after);
  } catch (error) {
    console.error(error);
    return fail('failed', 'The list didn’t load. Check your connection and try again.');
  }
}
