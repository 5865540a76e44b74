import { isOnAutopilot } from '@/domain/draft/autopilot';
import { deadline, GRACE_MS } from '@/domain/draft/clock';
import { onTheClock, upcoming } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { isHouseTeam } from '@/domain/houseTeams';

/** How long a house team or an autopilot is shown on the clock before it picks, in milliseconds. */
export const HOUSE_PAUSE_MS = 900;

/** How much later the next client in line tries, in milliseconds, so that they don't all write the same pick at once. */
export const STAGGER_MS = 700;

/** A margin added to the earliest time that the rules allow, in milliseconds, because the measured server clock may be off by this much. */
const MARGIN_MS = 80;

/**
 * When the automatic pick for the manager on the clock is due, in milliseconds of the server's clock. Null when no manager is on the clock and while
 * the draft is paused. `pause` is how long a house team or an autopilot is shown on the clock first.
 */
export function automaticPickDue(draft: Draft, pause = HOUSE_PAUSE_MS): number | null {
  const manager = onTheClock(draft);
  const end = deadline(draft, GRACE_MS);
  if (manager === null || end === null || draft.turnStartedAt === null) return null;
  const picksItself = isHouseTeam(manager) || isOnAutopilot(draft, manager);
  return picksItself ? draft.turnStartedAt + pause : end + MARGIN_MS;
}

/**
 * The position of this client, from 0, in the line of clients that make an automatic pick: the commissioner's first, then the other managers' in the
 * order in which they pick next. The client that made the last automatic pick (`inCharge`) is known to be connected, so it goes first.
 */
export function placeInLine(draft: Draft, me: string, inCharge: boolean): number {
  if (inCharge) return 0;
  const comingUp = draft.status === 'active' ? upcoming(draft, draft.order.length * 2) : draft.order;
  const line = [...new Set([draft.commissioner, ...comingUp, ...draft.members])].filter(
    (manager) => !isHouseTeam(manager),
  );
  return Math.max(0, line.indexOf(me));
}
