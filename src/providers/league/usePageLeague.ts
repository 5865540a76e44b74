import { useEffect } from 'react';
import { valueOr } from '@/domain/kernel/loadable';
import { useQueryParam } from '../kernel/useQueryParam';
import { useLeagues } from './LeagueProvider';

/**
 * The user's leagues, and the one that a page shows. The address alone decides (`?league=`, which `select` replaces);
 * the usual league is written into an address without one. `selected` is null while the leagues load, without any, and
 * for a league that isn't the user's. The page needs a Suspense boundary above it, as for `useQueryParam`.
 */
export function usePageLeague() {
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
