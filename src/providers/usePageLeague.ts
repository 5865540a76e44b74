'use client';

import { useCallback, useEffect } from 'react';
import type { League } from '@/domain/league';
import { valueOr, type Loadable } from '@/domain/loadable';
import { useLeagues } from './LeagueProvider';
import { useQueryParam } from './useQueryParam';

/** The league that a page shows. */
export interface PageLeague {
  /** All leagues the user belongs to, newest first. */
  leagues: Loadable<League[]>;
  /** The league that the address names (`?league=`). Null while the leagues load, without any, and for a league that isn't the user's. */
  selected: League | null;
  /** Whether the address names a league that isn't one of the user's. */
  isForeign: boolean;
  /** Shows another league: replaces the address, without what it says about the trade that was on the page. */
  select: (leagueId: string) => void;
}

/**
 * The league that a page shows. The address alone decides; the usual league is written into an address without one. The page needs a Suspense
 * boundary above it, because the static export doesn't know the query.
 */
export function usePageLeague(): PageLeague {
  const { leagues, usual, remember } = useLeagues();
  const [asked, setAsked] = useQueryParam('league');
  const mine = valueOr(leagues, null);
  const selected = asked === null ? usual : (mine?.find(({ id }) => id === asked) ?? null);
  const id = selected?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    remember(id);
    if (asked === null) setAsked(id);
  }, [id, asked, remember, setAsked]);
  const select = useCallback((leagueId: string) => setAsked(leagueId), [setAsked]);
  return { leagues, selected, isForeign: asked !== null && mine !== null && selected === null, select };
}
