import type { Uid } from '@/domain/kernel/ids';
import { isCommissioner } from '@/domain/league/commissioners';
import type { League } from '@/domain/league/types';
import { DAY_MS } from '@/domain/kernel/durations';

/** A league whose draft isn't over: what it waits for, and where that is done. */
export interface DraftAhead {
  league: League;
  /** The draft is live, or its planned time is less than a day away or has come. */
  soon: boolean;
  status: { kind: 'live' } | { kind: 'waiting'; open: number } | { kind: 'full'; mine: boolean };
  /** The planned time in milliseconds since 1970, or null. */
  at: number | null;
  action: { label: string; href: string };
}

/**
 * The leagues whose draft isn't over, the most urgent first. Open spots are counted only before the draft. `now` is in
 * milliseconds since 1970.
 */
export function draftsAhead(leagues: readonly League[], uid: Uid, now: number): DraftAhead[] {
  return leagues
    .filter(({ draftComplete }) => !draftComplete)
    .map((league) => draftOf(league, uid, now))
    .sort((one, other) => Number(other.soon) - Number(one.soon));
}

function draftOf(league: League, uid: Uid, now: number): DraftAhead {
  const room = `/draft/${league.id}`;
  const { draftAt: at } = league;
  if (league.draftStatus === 'active') {
    return { league, soon: true, status: { kind: 'live' }, at: null, action: { label: 'Draft room', href: room } };
  }
  const soon = at !== null && at - now < DAY_MS;
  const open = Math.max(0, league.capacity - league.members.length);
  if (open > 0 && !soon) {
    const action = { label: 'Invite managers', href: `/leagues?league=${league.id}` };
    return { league, soon, status: { kind: 'waiting', open }, at, action };
  }
  const mine = isCommissioner(league, uid);
  return {
    league,
    soon,
    status: open > 0 ? { kind: 'waiting', open } : { kind: 'full', mine },
    at,
    action: { label: 'Draft lobby', href: room },
  };
}
