'use client';

import { usePathname } from 'next/navigation';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { League, LeagueUser, Ledger } from '@/domain/league';
import { LOADING, valueOr, type Loadable } from '@/domain/loadable';
import { useAuth } from './AuthProvider';
import { chooseLeague, rememberLeague, wantedLeagues } from './leagueChoice';
import { useLoadable } from './useLoadable';

/** What the pages know of one's leagues. */
export interface Leagues {
  /** Every league one belongs to, the newest first. Loading while no one is signed in. */
  leagues: Loadable<League[]>;
  /** The league that the daily pages show: the one in `?league=`, else the one chosen last, else the newest. */
  selected: League | null;
  /** Chooses the league that the daily pages show, and remembers it in this browser. */
  select: (leagueId: string) => void;
  /** One's own roster document in the selected league. */
  mine: Loadable<LeagueUser>;
  /** Who owns what in the selected league. */
  ledger: Loadable<Ledger>;
}

const LeagueContext = createContext<Leagues | null>(null);

/** Watches one's leagues, and one's roster document and the ledger of the selected one. Loads nothing while no one is signed in. */
export function LeagueProvider({ children }: { children: ReactNode }) {
  const { uid, status } = useAuth();
  const pathname = usePathname();
  const [chosen, setChosen] = useState<{ id: string; on: string } | null>(null);
  const who = status === 'ready' ? uid : null;

  const leagues = useLoadable<League[]>(who, async (next) => {
    const { watchMyLeagues } = await import('@/data/signedIn');
    return watchMyLeagues(who ?? '', next);
  });

  const mineToSee = valueOr(leagues, null);
  const selected = useMemo(
    () => (mineToSee === null ? null : chooseLeague(mineToSee, wantedLeagues(chosen, pathname))),
    [mineToSee, chosen, pathname],
  );

  const place = selected === null || who === null ? null : `${selected.id} ${who}`;
  const mine = useLoadable<LeagueUser>(place, async (next) => {
    const { watchLeagueUser } = await import('@/data/signedIn');
    return watchLeagueUser(selected?.id ?? '', who ?? '', next);
  });
  const ledger = useLoadable<Ledger>(place, async (next) => {
    const { watchLedger } = await import('@/data/signedIn');
    return watchLedger(selected?.id ?? '', next);
  });

  const select = useCallback(
    (leagueId: string) => {
      rememberLeague(leagueId);
      setChosen({ id: leagueId, on: pathname });
    },
    [pathname],
  );

  const value = useMemo(
    (): Leagues => ({ leagues: who === null ? LOADING : leagues, selected, select, mine, ledger }),
    [who, leagues, selected, select, mine, ledger],
  );
  return <LeagueContext value={value}>{children}</LeagueContext>;
}

/** One's leagues, the selected one, and one's roster document in it. */
export function useLeagues(): Leagues {
  const leagues = useContext(LeagueContext);
  if (leagues === null) throw new Error('useLeagues needs a LeagueProvider above it');
  return leagues;
}
