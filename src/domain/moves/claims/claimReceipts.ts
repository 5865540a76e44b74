import { storedClaim, type Claim } from './claims';
import type { ManagerId } from '../../league/houseTeams';
import type { League } from '../../league/types';
import type { Ledger } from '../ledger/ledger';
import { ownerOf } from '../portal/portal';
import { rosterSize } from '../../lineup/slots';
import type { SquadId } from '../../football/squads';
import type { Transaction } from '../ledger/transactions';
import { isAwarding } from './waivers';

/**
 * What became of a claim. `waiting`: its manager's turn is still to come. `lapsed`: no member's client awarded it
 * before the first kickoff. `won`. `lost`: another manager, who was ahead in line, got the squad. `already`: the
 * manager got the squad with an earlier claim. `owned`: it wasn't free. `no-drop`: the squad to drop had left the
 * roster. `full`: there was no squad to drop, and no open spot. `held`: an accepted trade held the squad to drop, or
 * the open spot.
 */
export type ClaimOutcome =
  | { kind: 'waiting' | 'lapsed' | 'won' | 'already' | 'full' | 'held' }
  | { kind: 'lost' | 'owned'; to: ManagerId }
  | { kind: 'no-drop'; drop: SquadId };

/** A claim with what became of it. */
export type ClaimReceipt = { claim: Claim; outcome: ClaimOutcome };

/**
 * The receipts of a manager's claims for a week, in their order. `awards`: the week's transactions of kind `claim`.
 * `closed`: the week's first kickoff has come. Who was ahead follows from the line that each award records.
 */
export function claimReceipts({
  claims,
  manager,
  awards,
  league,
  ledger,
  week,
  closed,
}: {
  claims: readonly Claim[];
  manager: ManagerId;
  awards: readonly Transaction[];
  league: Pick<League, 'slots' | 'benchSize'>;
  ledger: Ledger;
  week: string;
  closed: boolean;
}): ClaimReceipt[] {
  const inOrder = [...awards].sort((one, other) => one.step - other.step).map(awardOf);
  const own = inOrder.filter((award) => award.manager === manager);
  const rosters = rostersBefore(ledger, week);
  const roster = own.reduce(
    (squads, { add, drop }) => [...squads.filter((squad) => squad !== drop), add],
    rosters[manager] ?? [],
  );
  const latest = ledger.rosters[manager] ?? [];
  const waits = isAwarding(ledger, week) && (ledger.waivers?.turns.includes(manager) ?? false);

  const outcomeOf = (claim: Claim): ClaimOutcome => {
    const { add, drop } = claim;
    if (own.some((award) => storedClaim(award) === storedClaim(claim))) return { kind: 'won' };
    if (own.some((award) => award.add === add)) return { kind: 'already' };
    const lost = inOrder.find((award) => award.add === add && award.turns.includes(manager));
    if (lost !== undefined) return { kind: 'lost', to: lost.manager };
    if (waits) return { kind: closed ? 'lapsed' : 'waiting' };
    const owner = ownerOf({ rosters }, add);
    const size = rosterSize(league.slots, league.benchSize);
    // A trade may have brought the squad to drop, or taken it away, since the week began.
    const possible = drop === null ? roster.length < size : [...roster, ...latest].includes(drop);
    if (owner !== null && possible) return { kind: 'owned', to: owner };
    // Once there are claims for a later week, those of a week that awarded none have lapsed.
    const possibly = { kind: awards.length === 0 && (ledger.waivers?.week ?? '') > week ? 'lapsed' : 'held' } as const;
    if (drop === null) return Math.max(roster.length, latest.length) < size ? possibly : { kind: 'full' };
    return roster.includes(drop) && latest.includes(drop) ? possibly : { kind: 'no-drop', drop };
  };
  return claims.map((claim) => ({ claim, outcome: outcomeOf(claim) }));
}

interface Award extends Claim {
  manager: ManagerId;
  turns: readonly ManagerId[];
}

function awardOf({ moves, turns = [] }: Transaction): Award {
  const { manager = '', adds = [], drops = [] } = moves[0] ?? {};
  return { manager, add: adds[0]!, drop: drops[0] ?? null, turns };
}

/** The rosters from before the first change in a week. */
function rostersBefore({ rosters, history }: Ledger, week: string): Ledger['rosters'] {
  return { ...rosters, ...history[week] };
}
