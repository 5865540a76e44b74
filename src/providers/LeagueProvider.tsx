'use client';

import { usePathname } from 'next/navigation';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { MyLeagues } from '@/data/leagues';
import type { League, Ledger } from '@/domain/league';
import { LOADING, ready, valueOr, type Loadable } from '@/domain/loadable';
import { useAuth } from './AuthProvider';
import { chooseLeague, ledgersOnEveryPage, rememberLeague, wantedLeagues } from './leagueChoice';
import { useLoadable } from './useLoadable';
import { useLoadables } from './useLoadables';
import { useTeamNames } from './useTeamNames';

/** The user's leagues and the selected one. */
export interface Leagues {
  /** All leagues the user belongs to, newest first. Loading while signed out. */
  leagues: Loadable<League[]>;
  /** The league shown on the daily pages: the one in `?league=`, else the last one selected, else the default of `chooseLeague`. */
  selected: League | null;
  /** Selects the league shown on the daily pages and remembers it in this browser. */
  select: (leagueId: string) => void;
  /** The selected league's ledger, which records who owns which squads. */
  ledger: Loadable<Ledger>;
  /** The ledger of any league that `ledgersOnEveryPage` names. Loading for another league: `useLedgers` watches that one, too. */
  ledgers: (leagueId: string) => Loadable<Ledger>;
}

const LeagueContext = createContext<Leagues | null>(null);

/** Apart from the leagues, so that a message doesn't render all that shows a league. */
const LastMessagesContext = createContext<LastMessages | null>(null);

const NO_MESSAGES: LastMessages = {};

/** By league id, when the newest message was sent, in milliseconds since 1970. Without an entry it isn't known, or there is none. */
export type LastMessages = Readonly<Record<string, number>>;

/** Watches the user's leagues and their ledgers. Loads nothing while signed out. */
export function LeagueProvider({ children }: { children: ReactNode }) {
  const { uid, status } = useAuth();
  const pathname = usePathname();
  const [chosen, setChosen] = useState<{ id: string; on: string } | null>(null);
  const who = status === 'ready' ? uid : null;

  const stored = useLoadable<MyLeagues>(who, async (next) => {
    const { watchMyLeagues } = await import('@/data/signedIn');
    return watchMyLeagues(who ?? '', next);
  });
  const known = valueOr(stored, null);
  const mine = known?.leagues;
  const unknown = stored.state === 'ready' ? LOADING : stored;
  const leagues = useTeamNames(useMemo(() => (mine === undefined ? unknown : ready(mine)), [mine, unknown]));

  const mineToSee = valueOr(leagues, null);
  const selected = useMemo(
    () => (mineToSee === null ? null : chooseLeague(mineToSee, wantedLeagues(chosen, pathname))),
    [mineToSee, chosen, pathname],
  );

  const watched = mineToSee === null || who === null ? [] : ledgersOnEveryPage(mineToSee, selected);
  const found = useLoadables<Ledger>(
    watched.map((id) => `${id} ${who ?? ''}`),
    async (key, next) => {
      const [leagueId = ''] = key.split(' ');
      const { watchLedger } = await import('@/data/signedIn');
      return watchLedger(leagueId, next);
    },
  );
  const ledgers = useCallback((leagueId: string) => found(`${leagueId} ${who ?? ''}`), [found, who]);
  const ledger = selected === null ? LOADING : ledgers(selected.id);

  const select = useCallback(
    (leagueId: string) => {
      rememberLeague(leagueId);
      setChosen({ id: leagueId, on: pathname });
    },
    [pathname],
  );

  const value = useMemo(
    (): Leagues => ({ leagues: who === null ? LOADING : leagues, selected, select, ledger, ledgers }),
    [who, leagues, selected, select, ledger, ledgers],
  );
  return (
    <LeagueContext value={value}>
      <LastMessagesContext value={known?.lastMessages ?? NO_MESSAGES}>{children}</LastMessagesContext>
    </LeagueContext>
  );
}

/** The user's leagues with their ledgers, and the selected one. */
export function useLeagues(): Leagues {
  const leagues = useContext(LeagueContext);
  if (leagues === null) throw new Error('useLeagues needs a LeagueProvider above it');
  return leagues;
}

/** When the newest message of each league was sent, for the badge. */
export function useLastMessages(): LastMessages {
  const messages = useContext(LastMessagesContext);
  if (messages === null) throw new Error('useLastMessages needs a LeagueProvider above it');
  return messages;
}
