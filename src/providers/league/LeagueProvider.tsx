import { createContext, useCallback, useMemo, useState, type ReactNode } from 'react';
import { localStore } from '@/data/device/browserStorage';
import type { MyLeagues } from '@/data/league/leagues';
import type { LeagueId } from '@/domain/kernel/ids';
import { chooseLeague, LAST_LEAGUE, ledgersOnEveryPage } from '@/domain/league/leagueChoice';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { LOADING, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { useLoadable, useLoadables } from '@/hooks/useLoadable';
import { useProvided } from '@/hooks/useProvided';
import { useAuth } from '../account/AuthProvider';
import { useTeamNames } from './useTeamNames';

/** The user's leagues. `usePageLeague` has the one that a page shows. */
interface Leagues {
  /** All leagues the user belongs to, newest first. Loading while signed out. */
  leagues: Loadable<League[]>;
  /** What a page shows whose address names none: the last one in this browser, else the default of `chooseLeague`. */
  usual: League | null;
  /** Remembers the league that a page shows as the usual one. */
  remember: (leagueId: LeagueId) => void;
  /** The ledger of any league that `ledgersOnEveryPage` names. Loading for another league. */
  ledgers: (leagueId: LeagueId) => Loadable<Ledger>;
}

const LeagueContext = createContext<Leagues | null>(null);

/** Separate from the leagues, so that a message doesn't rerender everything that shows a league. */
const LastMessagesContext = createContext<MyLeagues['lastMessages'] | null>(null);

const NO_MESSAGES: MyLeagues['lastMessages'] = {};

/** Watches the user's leagues and their ledgers. Loads nothing while signed out. */
export function LeagueProvider({ children }: { children: ReactNode }) {
  const { uid, status } = useAuth();
  const [last, setLast] = useState(() => localStore.read(LAST_LEAGUE));
  // Together with the user's own document, not after it.
  const who = status === 'onboarding' ? null : uid;

  const stored = useLoadable<MyLeagues>('my leagues', who, async (next) => {
    const { watchMyLeagues } = await import('@/data/account/signedIn');
    return watchMyLeagues(who ?? '', next);
  });
  const known = valueOr(stored, null);
  const mine = known?.leagues;
  const unknown = stored.state === 'ready' ? LOADING : stored;
  const leagues = useTeamNames(useMemo(() => (mine === undefined ? unknown : ready(mine)), [mine, unknown]));

  const mineToSee = valueOr(leagues, null);
  const usual = useMemo(() => (mineToSee === null ? null : chooseLeague(mineToSee, last)), [mineToSee, last]);

  // Until the leagues have loaded, the last one is taken for the usual one. If that's wrong, it costs a read.
  const likely = mineToSee === null ? (last === null ? [] : [last]) : ledgersOnEveryPage(mineToSee, usual);
  const ledgers = useLedgers(who === null ? [] : likely);
  const remember = useCallback((leagueId: LeagueId) => {
    localStore.write(LAST_LEAGUE, leagueId);
    setLast(leagueId);
  }, []);

  const value = useMemo(
    (): Leagues => ({ leagues: who === null ? LOADING : leagues, usual, remember, ledgers }),
    [who, leagues, usual, remember, ledgers],
  );
  return (
    <LeagueContext value={value}>
      <LastMessagesContext value={known?.lastMessages ?? NO_MESSAGES}>{children}</LastMessagesContext>
    </LeagueContext>
  );
}

/** The user's leagues with their ledgers, and the usual one. */
export function useLeagues(): Leagues {
  return useProvided(LeagueContext, 'useLeagues', 'LeagueProvider');
}

/** The ledger of the league that a page shows, live: who owns which squads. Loading without a league. */
export function useLedger(league: Pick<League, 'id'> | null): Loadable<Ledger> {
  return useLedgers(league === null ? [] : [league.id])(league?.id ?? '');
}

/** The ledgers of some leagues, live, by league id. */
export function useLedgers(leagueIds: readonly string[]): (leagueId: LeagueId) => Loadable<Ledger> {
  return useLoadables<Ledger>('ledger', leagueIds, async (leagueId, next) => {
    const { watchLedger } = await import('@/data/account/signedIn');
    return watchLedger(leagueId, next);
  });
}

/** When each league's newest message was sent, in milliseconds since 1970; none where it isn't known. */
export function useLastMessages(): MyLeagues['lastMessages'] {
  return useProvided(LastMessagesContext, 'useLastMessages', 'LeagueProvider');
}
