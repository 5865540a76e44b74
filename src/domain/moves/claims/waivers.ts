import { isHouseTeam, type ManagerId } from '../../league/houseTeams';
import type { WeekId } from '../../kernel/ids';
import type { League } from '../../league/types';
import type { Ledger, Waivers } from '../ledger/ledger';

/** Waivers as stored. */
export function storedWaivers({ week, priority, turns }: Waivers): Waivers {
  return { week, priority: [...priority].reverse(), turns: [...turns].reverse() };
}

/**
 * A league's managers by waiver priority, the first in line first: a season begins with the draft's order in reverse.
 * House teams make no claims.
 */
export function waiverPriority(
  { waivers }: Pick<Ledger, 'waivers'>,
  { schedule }: Pick<League, 'schedule'>,
): ManagerId[] {
  return fullPriority(waivers, schedule).filter((manager) => !isHouseTeam(manager));
}

function fullPriority(waivers: Waivers | undefined, schedule: League['schedule']): ManagerId[] {
  return waivers?.priority ?? [...(schedule?.managers ?? [])].reverse();
}

/**
 * Whether managers with claims for a week still wait for their turn. Until all have had it, the portal isn't open for
 * adds and drops.
 */
export function isAwarding({ waivers }: Pick<Ledger, 'waivers'>, weekId: WeekId): boolean {
  return waivers !== undefined && waivers.week === weekId && waivers.turns.length > 0;
}

/** The waivers once a manager has made claims for a week. Claims of an earlier week that were never awarded lapse. */
export function waiversWith(
  { waivers }: Pick<Ledger, 'waivers'>,
  { schedule }: Pick<League, 'schedule'>,
  weekId: WeekId,
  manager: ManagerId,
): Waivers {
  const priority = fullPriority(waivers, schedule);
  const waiting = new Set([...(waivers?.week === weekId ? waivers.turns : []), manager]);
  return { week: weekId, priority, turns: priority.filter((one) => waiting.has(one)) };
}

/**
 * The waivers after the turn of the first in line. A manager who is awarded a claim goes to the end of the line, in the
 * priority and among the turns still to come; one without a possible claim has no further turn this week.
 */
export function waiversAfterTurn(waivers: Waivers, isAwarded: boolean): Waivers {
  const [manager, ...others] = waivers.turns;
  if (manager === undefined || !isAwarded) return { ...waivers, turns: others };
  const priority = [...waivers.priority.filter((one) => one !== manager), manager];
  return { ...waivers, priority, turns: [...others, manager] };
}
