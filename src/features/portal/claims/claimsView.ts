import type { ClaimReceipt } from '@/domain/claimReceipts';
import { CLAIMS_MOST, type Claim } from '@/domain/claims';
import type { ManagerId } from '@/domain/houseTeams';
import { ordinal } from '@/domain/ordinal';
import { squadName, type SquadId } from '@/domain/squads';
import type { Tone } from '@/components';

/** The claims with a squad added at the end, or unchanged if it's claimed already or there are as many as allowed. */
export function withClaim(claims: readonly Claim[], add: SquadId, drop: SquadId | null): Claim[] {
  const full = claims.length >= CLAIMS_MOST || claims.some((claim) => claim.add === add);
  return full ? [...claims] : [...claims, { add, drop }];
}

/** The claims without the one on a squad. */
export function withoutClaim(claims: readonly Claim[], add: SquadId): Claim[] {
  return claims.filter((claim) => claim.add !== add);
}

/** The claims with another drop for one of them. */
export function withDrop(claims: readonly Claim[], add: SquadId, drop: SquadId | null): Claim[] {
  return claims.map((claim) => (claim.add === add ? { add, drop } : claim));
}

/** The claims with one moved by this many places (negative is up), stopping at either end. */
export function movedClaim(claims: readonly Claim[], add: SquadId, by: number): Claim[] {
  const next = [...claims];
  const from = next.findIndex((claim) => claim.add === add);
  if (from < 0) return next;
  const to = Math.min(next.length - 1, Math.max(0, from + by));
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

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
      return { label: 'Not possible', tone: 'plain', text: `${squad} was on ${nameOf(outcome.to)}’s roster.` };
    case 'no-drop':
      return { label: 'Not possible', tone: 'plain', text: `${squadName(outcome.drop)} had left your roster.` };
    case 'full':
      return { label: 'Not possible', tone: 'plain', text: 'Your roster was full, and the claim had no drop.' };
  }
}

/** A manager's place in the waiver order: `2nd of 8`. Null for someone who isn't in it. */
export function formatPlace(priority: readonly ManagerId[], manager: ManagerId): string | null {
  const place = priority.indexOf(manager);
  return place < 0 ? null : `${ordinal(place + 1)} of ${String(priority.length)}`;
}
