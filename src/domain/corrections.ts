import { isHouseTeam, type ManagerId } from './houseTeams';
import type { League, Ledger } from './league';
import { isVisible } from './nameRules';
import { ownerOf } from './portal';
import { fail, succeed, type Result } from './result';
import { rosterSize } from './slots';
import { squadName, type SquadId } from './squads';
import { isTradingWindow } from './trades';
import type { Week } from './weeks';

/** The longest reason for a correction, in characters. */
export const REASON_LENGTH = 280;

/** What a correction is checked against. `names`: team names by manager, for texts. `now`: milliseconds since 1970. */
export type CorrectionContext = {
  league: League;
  ledger: Ledger;
  week: Week;
  me: string;
  names: Readonly<Record<ManagerId, string>>;
  now: number;
};

/** The squads that the commissioner puts on another manager's roster and takes from it, and why. */
export type RosterCorrection = { manager: ManagerId; adds: SquadId[]; drops: SquadId[]; reason: string };

/** Whether someone may correct a manager's roster at some time: the commissioner that of another person. */
export function mayCorrect(
  league: Pick<League, 'createdBy' | 'draftComplete'>,
  me: string,
  manager: ManagerId,
): boolean {
  return league.draftComplete && league.createdBy === me && manager !== me && !isHouseTeam(manager);
}

/** Whether the commissioner may correct a roster like this now. The error's text is for the screen. */
export function checkCorrection(
  { league, ledger, week, me, names, now }: CorrectionContext,
  { manager, adds, drops, reason }: RosterCorrection,
): Result<void> {
  const roster = ledger.rosters[manager];
  const name = names[manager] ?? 'This manager';
  if (!mayCorrect(league, me, manager)) {
    return fail('commissioner', 'Only the commissioner can correct rosters, and not their own.');
  }
  if (!ledger.settled || roster === undefined) return fail('no-roster', `${name} has no roster in this league.`);
  // Not once a school has kicked off, so a correction never changes points that have been scored.
  if (!isTradingWindow(league, week, now)) {
    return fail(
      'closed',
      'Rosters can be corrected until the week’s first kickoff, and again when the next week begins.',
    );
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
  if (roster.length + adds.length - drops.length > rosterSize(league.slots, league.benchSize)) {
    return fail('roster-full', `${name}’s roster would be too large. Choose more squads to drop.`);
  }
  return checkReason(reason);
}

/** Whether a reason for the league's log is one. */
function checkReason(reason: string): Result<void> {
  if (!isVisible(reason)) return fail('reason', 'Say why. Everyone in the league sees it.');
  return reason.length > REASON_LENGTH ? fail('reason', `Use at most ${String(REASON_LENGTH)} characters.`) : succeed();
}
