import { useMemo } from 'react';
import { serverClock } from '@/data/backend/serverClock';
import { isAwardTime } from '@/domain/moves/claims/claimAwards';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { valueOr } from '@/domain/kernel/loadable';
import { portalWindow } from '@/domain/moves/portal/portal';
import { isAwarding } from '@/domain/moves/claims/waivers';
import type { Week } from '@/domain/football/weeks';
import { useAuth } from '../account/AuthProvider';
import { useLeagues, useLedger } from '../league/LeagueProvider';
import { useSeason } from '../season/SeasonProvider';
import { useMyTrades } from './MyTradesProvider';
import { tradeTasks } from './tradeTasks';
import { useDriver, type DueTask } from '../kernel/useDriver';
import { useOnline } from '../kernel/useOnline';

/**
 * On every page, awards the claims of the usual league and carries out the user's trades in all leagues, when it's
 * time. Shows nothing.
 */
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
 * What a member's client has to do for a league's claims: award them while managers are in line, from the portal's
 * opening to the first kickoff. The clients try in the order in which the members joined.
 */
export function claimTasks(league: League, ledger: Ledger, week: Week, me: Uid): DueTask[] {
  const open = portalWindow(week, league);
  const place = league.members.indexOf(me);
  if (ledger.leagueId !== league.id || !isAwarding(ledger, week.id) || open === null || place < 0) return [];
  const run = async () => {
    if (!isAwardTime(league, ledger, week, serverClock.now())) return true;
    const { awardClaims } = await import('@/data/moves/claims');
    return awardClaims(league, week.id, me);
  };
  const turns = String(ledger.waivers?.turns.length);
  return [{ key: `claims ${league.id} ${week.id} ${turns}`, at: open.opensAt, place: () => place, run }];
}
