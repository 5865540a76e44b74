import { heldMessage, isHeld } from '../trades/holds';
import { rosterLimit } from './rosterLimit';
import { isCommissioner } from '../../league/commissioners';
import { isHouseTeam, type ManagerId } from '../../league/houseTeams';
import type { Uid } from '../../kernel/ids';
import type { League } from '../../league/types';
import { checkLineup, checkLocks, startersOf, type Lineup } from '../../lineup/lineup';
import { isVisible } from '../../kernel/writtenText';
import { ownerOf, type PortalContext } from '../portal/portal';
import { fail, succeed, type Result } from '../../kernel/result';
import { squadName, type SquadId } from '../../football/squads';
import { isTradingWindow } from '../trades/trades';
import type { StarterMoves } from './transactions';
import { playsAsHouseTeam } from '../../league/vacancies';
import { teamOf } from '../../league/teams';
import { lockedSchools } from '../../football/locks';

/** The longest reason for a correction, in characters. */
export const MAX_REASON_LENGTH = 280;

/** What a correction by `me` is checked against. */
export type CorrectionContext = Omit<PortalContext, 'manager'> & { me: Uid };

/** The squads that the commissioner puts on another manager's roster and takes from it, and why. */
export type RosterCorrection = { manager: ManagerId; adds: SquadId[]; drops: SquadId[]; reason: string };

/** The lineup that the commissioner sets for another manager in the current week, the one they have, and why. */
export type LineupCorrection = { manager: ManagerId; before: Lineup; lineup: Lineup; reason: string };

/**
 * Whether someone may correct a team's roster at some time: a commissioner that of every other team but the house
 * teams.
 */
export function mayCorrect(
  league: Pick<League, 'createdBy' | 'coCommissioner' | 'draftComplete' | 'userInfo'>,
  me: Uid,
  team: ManagerId,
): boolean {
  return league.draftComplete && isCommissioner(league, me) && team !== teamOf(league, me) && !isHouseTeam(team);
}

/** Whether the commissioner may correct a roster like this now. The error's text is for the screen. */
export function checkCorrection(
  { league, ledger, week, me, names, now }: CorrectionContext,
  { manager, adds, drops, reason }: RosterCorrection,
): Result<void> {
  const roster = ledger.rosters[manager];
  const name = names[manager] ?? 'This manager';
  if (!mayCorrect(league, me, manager)) {
    return fail('commissioner', 'Only the commissioner can edit rosters, and not their own.');
  }
  if (!ledger.settled || roster === undefined) return fail('no-roster', `${name} has no roster in this league.`);
  // Not once a school has kicked off, so a correction never changes points that have been scored.
  if (!isTradingWindow(league, week, now)) {
    return fail('closed', 'Rosters can be edited until the week’s first kickoff, and again when the next week begins.');
  }
  if (adds.length === 0 && drops.length === 0) return fail('nothing', 'Choose squads to add or drop.');
  const owned = adds.find((squad) => ownerOf(ledger, squad) !== null);
  if (owned !== undefined) {
    const owner = ownerOf(ledger, owned)!;
    return fail('taken', `${squadName(owned)} belongs to ${names[owner] ?? 'another manager'}.`);
  }
  if (new Set([...adds, ...drops]).size < adds.length + drops.length)
    return fail('twice', 'Choose each squad only once.');
  const missing = drops.find((squad) => !roster.includes(squad));
  if (missing !== undefined) return fail('not-theirs', `${squadName(missing)} isn’t on this roster.`);
  const held = drops.find((squad) => isHeld(ledger, squad));
  if (held !== undefined) return fail('held', heldMessage(held));
  if (roster.length + adds.length - drops.length > rosterLimit(league, ledger, manager)) {
    return fail('roster-full', `${name}’s roster would be too large. Choose more squads to drop.`);
  }
  return checkReason(reason);
}

/**
 * Whether the commissioner may correct a lineup like this now: between kickoffs too, but no squad moves between
 * starting and the bench once its school has kicked off. The error's text is for the screen.
 */
export function checkLineupCorrection(
  { league, ledger, week, me, names, now }: CorrectionContext,
  { manager, before, lineup, reason }: LineupCorrection,
): Result<void> {
  const roster = ledger.rosters[manager];
  if (!mayCorrect(league, me, manager)) {
    return fail('commissioner', 'Only the commissioner can edit lineups, and not their own.');
  }
  if (!ledger.settled || roster === undefined) {
    return fail('no-roster', `${names[manager] ?? 'This manager'} has no roster in this league.`);
  }
  if (playsAsHouseTeam(league, manager, week)) {
    return fail('house', 'This team has no manager this week: it plays its best lineup by projection.');
  }
  if (!week.isCurrent || week.season !== league.season) {
    return fail('closed', 'Only the current week’s lineups can be edited.');
  }
  const { starts, sits } = starterMoves(roster, before, lineup);
  if (starts.length + sits.length === 0) return fail('nothing', 'Choose who starts and who sits.');
  const legal = checkLineup(lineup, { roster, slots: league.slots });
  if (!legal.ok) return legal;
  const locks = checkLocks(before, lineup, lockedSchools(week.kickoffs, now));
  return locks.ok ? checkReason(reason) : locks;
}

/** Who starts in one lineup and not in the other, both in the roster's order. */
export function starterMoves(roster: readonly SquadId[], before: Lineup, after: Lineup): StarterMoves {
  const [started, starts] = [startersOf(before), startersOf(after)];
  return {
    starts: roster.filter((squad) => starts.includes(squad) && !started.includes(squad)),
    sits: roster.filter((squad) => started.includes(squad) && !starts.includes(squad)),
  };
}

/** Whether a reason for the league's log is one. */
export function checkReason(reason: string): Result<void> {
  if (!isVisible(reason)) return fail('reason', 'Say why. Everyone in the league sees it.');
  return reason.length > MAX_REASON_LENGTH
    ? fail('reason', `Use at most ${String(MAX_REASON_LENGTH)} characters.`)
    : succeed();
}
