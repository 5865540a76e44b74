import type { ClaimReceipt } from '@/domain/moves/claims/claimReceipts';
import type { Claim } from '@/domain/moves/claims/claims';
import type { ManagerId } from '@/domain/league/houseTeams';
import { ordinal } from '@/domain/kernel/ordinal';
import { squadName } from '@/domain/football/squads';
import type { Tone } from '@/components';

/** A claim in words: `Texas QB, drop Alabama QB`. */
export function formatClaim({ add, drop }: Claim): string {
  return drop === null ? squadName(add) : `${squadName(add)}, drop ${squadName(drop)}`;
}

/** What became of a claim, for its receipt: a word with its tone, and a sentence. */
export function formatOutcome(
  { claim, outcome }: ClaimReceipt,
  nameOf: (manager: ManagerId) => string,
): { label: string; tone: Tone; text: string } {
  const squad = squadName(claim.add);
  switch (outcome.kind) {
    case 'waiting':
      return { label: 'Pending', tone: 'plain', text: 'Your turn is still to come.' };
    case 'lapsed':
      return {
        label: 'Not awarded',
        tone: 'plain',
        text: 'No manager opened the app between the portal’s opening and kickoff.',
      };
    case 'won':
      return { label: 'Won', tone: 'good', text: `${squad} is on your roster.` };
    case 'lost':
      return { label: 'Lost', tone: 'bad', text: `${nameOf(outcome.to)} was ahead of you in the waiver order.` };
    case 'already':
      return { label: 'Not needed', tone: 'plain', text: `You won ${squad} with another claim.` };
    case 'owned':
      return { label: 'Skipped', tone: 'plain', text: `${squad} was on ${nameOf(outcome.to)}’s roster.` };
    case 'no-drop':
      return { label: 'Skipped', tone: 'plain', text: `${squadName(outcome.drop)} was no longer on your roster.` };
    case 'held':
      return { label: 'Skipped', tone: 'plain', text: 'Your accepted trade needed the squad or the spot.' };
    case 'full':
      return { label: 'Skipped', tone: 'plain', text: 'Your roster was full, and the claim had no drop.' };
  }
}

/** A manager's place in the waiver order: `2nd of 8`. Null for someone who isn't in it. */
export function formatPlace(priority: readonly ManagerId[], manager: ManagerId): string | null {
  const place = priority.indexOf(manager);
  return place < 0 ? null : `${ordinal(place + 1)} of ${String(priority.length)}`;
}
