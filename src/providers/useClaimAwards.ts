'use client';

import { useEffect } from 'react';
import { valueOr } from '@/domain/loadable';
import { isAwarding } from '@/domain/waivers';
import { useAuth } from './AuthProvider';
import { useLeagues, useLedger } from './LeagueProvider';
import { useSeason } from './SeasonProvider';

/** Awards the claims of the usual league from this client, when it's time. The code for it is loaded only if managers are in line. */
export function useClaimAwards(): void {
  const { uid } = useAuth();
  const { usual } = useLeagues();
  const { week } = useSeason();
  const books = valueOr(useLedger(usual), null);
  const present = valueOr(week, null);
  useEffect(() => {
    if (uid === null || usual === null || books === null || present === null) return;
    if (books.leagueId !== usual.id || !isAwarding(books, present.id)) return;
    let stop: (() => void) | null = null;
    let ended = false;
    import('./claimAwards').then(
      ({ startAwards }) => {
        if (!ended) stop = startAwards({ league: usual, ledger: books, week: present, me: uid });
      },
      // Offline, or a new version was published: another client awards the claims, or this one after a reload.
      () => undefined,
    );
    return () => {
      ended = true;
      stop?.();
    };
  }, [uid, usual, books, present]);
}
