import { deadline } from '../draft/clock/clock';
import { picksItself } from '../draft/keepers';
import { onTheClock } from '../draft/order';
import type { Draft } from '../draft/types';
import { isCommissioner } from '../league/commissioners';
import { isDraftActive } from '../league/draftActive';
import type { ManagerId } from '../league/houseTeams';
import type { Uid } from '../kernel/ids';
import type { League } from '../league/types';
import { ordinal } from '../kernel/ordinal';
import { LEAD_MS, type Notice } from './notice';

/** How long after its planned time a draft that hasn't started is still listed, in milliseconds. */
export const LATE_MS = 3 * 3_600_000;

/** The notice that a manager is on the clock; none while the draft is paused, or if the pick is made for them. */
export function clockNotices(draft: Draft, manager: ManagerId): Notice[] {
  if (onTheClock(draft) !== manager || draft.pausedAt !== null || picksItself(draft, manager)) return [];
  const pick = draft.picks.length;
  const teams = draft.order.length;
  const until = deadline(draft);
  return [
    {
      // With the time, because a pick that was taken back has its number again.
      key: `onTheClock ${draft.leagueId} ${String(pick)} ${String(draft.turnStartedAt ?? '')}`,
      kind: 'onTheClock',
      at: draft.turnStartedAt,
      leagueId: draft.leagueId,
      text: 'You’re on the clock.',
      detail: `Round ${String(Math.floor(pick / teams) + 1)}, pick ${String((pick % teams) + 1)} (${ordinal(pick + 1)} overall)`,
      ...(until === null ? {} : { until }),
      href: `/draft/${draft.leagueId}`,
      needsMe: true,
    },
  ];
}

/**
 * The notice that a league's draft starts within the hour, or that its time has come. None once it's live, or long past
 * its time.
 */
export function draftSoonNotices(league: League, uid: Uid, now: number): Notice[] {
  const { id, draftAt } = league;
  if (draftAt === null || league.draftComplete || isDraftActive(league)) return [];
  if (now < draftAt - LEAD_MS || now >= draftAt + LATE_MS) return [];
  const isTime = now >= draftAt;
  const mine = isCommissioner(league, uid);
  return [
    {
      key: `draftSoon ${id} ${String(draftAt)}`,
      kind: 'draftSoon',
      at: draftAt - LEAD_MS,
      leagueId: id,
      text: isTime ? 'It’s time for your draft.' : 'Your draft starts within the hour.',
      ...(isTime ? { detail: mine ? 'Start it when everyone’s here.' : 'The commissioner starts it.' } : {}),
      ...(isTime ? {} : { until: draftAt }),
      href: `/draft/${id}`,
      needsMe: true,
    },
  ];
}
