'use client';

import { useEffect } from 'react';
import { valueOr } from '@/domain/loadable';
import { isAwarding } from '@/domain/waivers';
import { useAuth } from './AuthProvider';
import { useLeagues } from './LeagueProvider';
import { useSeason } from './SeasonProvider';

/** Awards the claims of the user's leagues from this client, when it's time. The code for it is loaded only if managers are in line. */
export function useClaimAwards(): void {
  const { uid } = useAuth();
  const { leagues, ledgers } = useLeagues();
  const mine = valueOr(leagues, null);
  const present = valueOr(useSeason().week, null);
  useEffect(() => {
    if (uid === null || mine === null || present === null) return;
    const due = mine.flatMap((league) => {
      const ledger = valueOr(ledgers(league.id), null);
      return ledger !== null && isAwarding(ledger, present.id) ? [{ league, ledger }] : [];
    });
    if (due.length === 0) return;
    const stops: (() => void)[] = [];
    let ended = false;
    import('./claimAwards').then(
      ({ startAwards }) => {
        if (!ended) stops.push(...due.map((one) => startAwards({ ...one, week: present, me: uid })));
      },
      // Offline, or a new version was published: another client awards the claims, or this one after a reload.
      () => undefined,
    );
    return () => {
      ended = true;
      stops.forEach((stop) => stop());
    };
  }, [uid, mine, ledgers, present]);
}
