import { isOnAutopilot } from '@/domain/draft/autopilot';
import { deadline, GRACE_MS } from '@/domain/draft/clock';
import { onTheClock, upcoming } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { isHouseTeam } from '@/domain/houseTeams';

/** A house team, or an autopilot, takes this long to be seen on the clock before it picks, in milliseconds. */
export const HOUSE_PAUSE_MS = 900;

/** How much later the next client tries, so that not all of them write the same pick at once, in milliseconds. */
export const STAGGER_MS = 700;

/** A little after the moment that the rules allow, because a measured clock may be off by this much, in milliseconds. */
const MARGIN_MS = 80;

/**
 * When the automatic pick for the manager on the clock is due, in milliseconds of the server's clock; null when no one is on the clock, and while the
 * draft is paused.
 * `pause`: how long a house team or an autopilot is seen on the clock first.
 */
export function automaticPickDue(draft: Draft, pause = HOUSE_PAUSE_MS): number | null {
  const manager = onTheClock(draft);
  const end = deadline(draft, GRACE_MS);
  if (manager === null || end === null || draft.turnStartedAt === null) return null;
  const picksItself = isHouseTeam(manager) || isOnAutopilot(draft, manager);
  return picksItself ? draft.turnStartedAt + pause : end + MARGIN_MS;
}

/**
 * My place in the line of those whose client makes an automatic pick: the commissioner first, then the managers in the order in which they come
 * up. The person who made the last one (`inCharge`) is evidently here and goes first.
 */
export function placeInLine(draft: Draft, me: string, inCharge: boolean): number {
  if (inCharge) return 0;
  const comingUp = draft.status === 'active' ? upcoming(draft, draft.order.length * 2) : draft.order;
  const line = [...new Set([draft.commissioner, ...comingUp, ...draft.members])].filter(
    (manager) => !isHouseTeam(manager),
  );
  return Math.max(0, line.indexOf(me));
}
