import { PORTAL_DAYS } from '../../league/options/portalHours';
import { heldMessage, isHeld } from '../trades/holds';
import { fullMessage, rosterLimit } from '../ledger/rosterLimit';
import type { ManagerId } from '../../league/houseTeams';
import type { WeekId } from '../../kernel/ids';
import type { League } from '../../league/types';
import type { Ledger, RosterMove } from '../ledger/ledger';
import { ledgerAfterMoves } from '../ledger/ledgerSteps';
import { fail, succeed, type Result } from '../../kernel/result';
import { squadName, type SquadId } from '../../football/squads';
import type { TransactionKind } from '../ledger/transactions';
import { isAwarding } from '../claims/waivers';
import type { Week } from '../../football/weeks';
import { HOUR_MS } from '../../kernel/durations';

/**
 * When a league's portal is open in a week, in milliseconds since 1970: from `opensAt` until just before `closesAt`.
 */
export type PortalWindow = { opensAt: number; closesAt: number };

/** The state of a week's portal: `upcoming` before it opens, `unknown` while the calendar doesn't say. */
export type PortalState = 'upcoming' | 'open' | 'closed' | 'unknown';

/**
 * When a league's portal opens in a week, in milliseconds since 1970, on its day and hour in New York. Null if the
 * calendar doesn't say.
 *
 * The clocks change on a Sunday at 2:00, so only an opening on Sunday after that, the last day of the week, can be off
 * by an hour. Games have begun by then, and the portal is closed.
 */
export function portalOpening(
  { monday }: Pick<Week, 'monday'>,
  { portalResumeDay, portalResumeHour }: League['options'],
): number | null {
  if (monday === null || !Number.isInteger(portalResumeHour)) return null;
  const day = Math.max(0, (PORTAL_DAYS as readonly string[]).indexOf(portalResumeDay.toLowerCase()));
  return monday + (day * 24 + portalResumeHour) * HOUR_MS;
}

/**
 * When a league's portal is open in a week: from its day and hour in New York to the week's first kickoff. Null if the
 * calendar doesn't say, if the first kickoff comes before the portal would open, or if the league has no portal.
 */
export function portalWindow(
  week: Pick<Week, 'monday' | 'firstKickoff'>,
  { options, waivers }: Pick<League, 'options' | 'waivers'>,
): PortalWindow | null {
  const opensAt = portalOpening(week, options);
  const { firstKickoff } = week;
  return waivers !== 'closed' && opensAt !== null && firstKickoff !== null && opensAt < firstKickoff
    ? { opensAt, closesAt: firstKickoff }
    : null;
}

/** The state of a league's portal at `now` (milliseconds). Closed outside the current week of the league's season. */
export function portalState(
  league: Pick<League, 'season' | 'options' | 'waivers'>,
  week: Week,
  now: number,
): PortalState {
  if (week.season === null) return 'unknown';
  if (!week.isCurrent || week.season !== league.season) return 'closed';
  if (week.monday === null || week.firstKickoff === null) return 'unknown';
  const open = portalWindow(week, league);
  if (open === null || now >= open.closesAt) return 'closed';
  return now < open.opensAt ? 'upcoming' : 'open';
}

/** What a manager asks of the portal: a free squad, a squad to drop, or both. */
export type PortalMove = { add: SquadId | null; drop: SquadId | null };

/** What a move is checked against. `names`: team names by manager, for texts. `now`: milliseconds since 1970. */
export type PortalContext = {
  league: League;
  ledger: Ledger;
  week: Week;
  manager: ManagerId;
  names: Readonly<Record<ManagerId, string>>;
  now: number;
};

/** Who owns a squad; null if it's free. */
export function ownerOf({ rosters }: Pick<Ledger, 'rosters'>, squad: SquadId): ManagerId | null {
  return Object.keys(rosters).find((manager) => rosters[manager]!.includes(squad)) ?? null;
}

/** Whether a manager's roster has no open spot, so that an add needs a drop. */
export function isRosterFull(
  league: Pick<League, 'slots' | 'benchSize'>,
  ledger: Pick<Ledger, 'rosters' | 'held'>,
  manager: ManagerId,
): boolean {
  return (ledger.rosters[manager] ?? []).length >= rosterLimit(league, ledger, manager);
}

/** Whether a manager may make a move now. The error's text is for the screen. */
export function checkMove(context: PortalContext, { add, drop }: PortalMove): Result<void> {
  const { league, ledger, week, manager, names, now } = context;
  const roster = ledger.rosters[manager];
  if (!ledger.settled || roster === undefined) return fail('no-roster', 'You don’t have a roster in this league yet.');
  const state = portalState(league, week, now);
  if (state !== 'open') return fail(state, CLOSED[state]);
  if (isAwarding(ledger, week.id))
    return fail('awarding', 'Claims are being awarded. Adds and drops open right after.');
  if (add === null && drop === null) return fail('nothing', 'Choose a squad to add or drop.');
  if (add !== null) {
    const owner = ownerOf(ledger, add);
    if (owner === manager) return fail('yours', `${squadName(add)} is already yours.`);
    if (owner !== null) {
      return fail('taken', `${squadName(add)} was just taken by ${names[owner] ?? 'another manager'}.`);
    }
  }
  if (drop !== null && !roster.includes(drop)) return fail('not-yours', `${squadName(drop)} isn’t on your roster.`);
  if (drop !== null && isHeld(ledger, drop)) return fail('held', heldMessage(drop));
  if (add !== null && drop === null && isRosterFull(league, ledger, manager)) {
    return fail('roster-full', fullMessage(league, ledger, manager));
  }
  return succeed();
}

const CLOSED: Record<Exclude<PortalState, 'open'>, string> = {
  upcoming: 'The portal isn’t open yet.',
  closed: 'The portal closed at kickoff.',
  unknown: 'This week’s portal hours aren’t set yet.',
};

/** The kind of transaction that a move is, and the squads that come and go. */
export function transactionOf(manager: ManagerId, { add, drop }: PortalMove): RosterMove & { kind: TransactionKind } {
  return {
    kind: add === null ? 'drop' : 'add',
    manager,
    adds: add === null ? [] : [add],
    drops: drop === null ? [] : [drop],
  };
}

/** The ledger one step on, after a roster has changed in a week. New squads come last. */
export function ledgerAfter(ledger: Ledger, move: RosterMove, weekId: WeekId): Ledger {
  return ledgerAfterMoves(ledger, [move], weekId);
}
