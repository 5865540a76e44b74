import { useEffect } from 'react';
import type { LeagueId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import { useLeagues } from './LeagueProvider';
import { useQueryParam } from '../kernel/useQueryParam';

/** The league that a page shows. */
export interface PageLeague {
  /** All leagues the user belongs to, newest first. */
  leagues: Loadable<League[]>;
  /**
   * The league that the address names (`?league=`). Null while the leagues load, without any, and for a league that
   * isn't the user's.
   */
  selected: League | null;
  /** Shows another league: replaces the address. */
  select: (leagueId: LeagueId) => void;
}

/**
 * The league that a page shows. The address alone decides; the usual league is written into an address without one. The
 * page needs a Suspense boundary above it, because the static export doesn't know the query.
 */
export function usePageLeague(): PageLeague {
  const { leagues, usual, remember } = useLeagues();
  const [asked, setAsked] = useQueryParam('league');
  const selected = asked === null ? usual : (valueOr(leagues, []).find(({ id }) => id === asked) ?? null);
  const id = selected?.id;
  useEffect(() => {
    if (id === undefined) return;
    remember(id);
    if (asked === null) setAsked(id);
  }, [id, asked, remember, setAsked]);
  return { leagues, selected, select: setAsked };
}
