'use client';

import { useMemo } from 'react';
import { serverClock } from '@/data/serverClock';
import { isAwardTime } from '@/domain/awards';
import type { Uid } from '@/domain/ids';
import type { League, Ledger } from '@/domain/league';
import { valueOr } from '@/domain/loadable';
import { portalWindow } from '@/domain/portal';
import { isAwarding } from '@/domain/waivers';
import type { Week } from '@/domain/weeks';
import { useAuth } from './AuthProvider';
import { useLeagues, useLedger } from './LeagueProvider';
import { useSeason } from './SeasonProvider';
import { useMyTrades } from './trades/MyTradesProvider';
import { tradeTasks } from './trades/tradeTasks';
import { useDriver, type DueTask } from './useDriver';
import { useOnline } from './useOnline';

/** On every page, awards the claims of the usual league and carries out the user's trades in all leagues, when it's time. Shows nothing. */
export function ShellDriver() {
  const { uid } = useAuth();
  const { usual, leagues } = useLeagues();
  const online = useOnline();
  const week = valueOr(useSeason().week, null);
  const ledger = valueOr(useLedger(usual), null);
  const mine = valueOr(leagues, null);
  const trades = valueOr(useMyTrades(), null);
  const tasks = useMemo(() => {
    if (!online || uid === null || week === null) return [];
    return [
      ...(usual && ledger ? claimTasks(usual, ledger, week, uid) : []),
      ...(mine && trades ? tradeTasks(trades, mine, week, uid, serverClock.now()) : []),
    ];
  }, [online, uid, week, usual, ledger, mine, trades]);
  useDriver(tasks);
  return null;
}

/**
 * What a member's client has to do for a league's claims: award them while managers are in line, from the portal's opening to the first kickoff. The
 * clients try in the order in which the members joined.
 */
export function claimTasks(league: League, ledger: Ledger, week: Week, me: Uid): DueTask[] {
  const open = portalWindow(week, league.options);
  const place = league.members.indexOf(me);
  if (ledger.leagueId !== league.id || !isAwarding(ledger, week.id) || open === null || place < 0) return [];
  const run = async () => {
    if (!isAwardTime(league, ledger, week, serverClock.now())) return true;
    const { awardClaims } = await import('@/data/claims');
    return awardClaims(league, week.id, me);
  };
  const turns = String(ledger.waivers?.turns.length);
  return [{ key: `claims ${league.id} ${week.id} ${turns}`, at: open.opensAt, place: () => place, run }];
}
