import type { ManagerId } from '../../league/houseTeams';
import { asMap, asText } from '../../kernel/parse';
import { parseSquadReferences, type SquadId } from '../../football/squads';
import type { RosterMove } from '../ledger/ledger';

/**
 * What two managers agree on: the sender gives some squads and gets others from the receiver. A side whose roster would
 * overflow names squads to drop; the receiver's are known once the offer is accepted.
 */
export type TradeTerms = {
  from: ManagerId;
  to: ManagerId;
  gives: SquadId[];
  gets: SquadId[];
  fromDrops: SquadId[];
  toDrops: SquadId[];
};

/** Reads the terms in a stored trade, or in the transaction that carried one out. */
export function parseTerms(stored: unknown): TradeTerms {
  const raw = asMap(stored);
  return {
    from: asText(raw.from, ''),
    to: asText(raw.to, ''),
    gives: parseSquadReferences(raw.gives),
    gets: parseSquadReferences(raw.gets),
    fromDrops: parseSquadReferences(raw.fromDrops),
    toDrops: parseSquadReferences(raw.toDrops),
  };
}

/** What a trade does to the sender's roster and to the receiver's. */
export function movesOf({ from, to, gives, gets, fromDrops, toDrops }: TradeTerms): [RosterMove, RosterMove] {
  return [
    { manager: from, adds: gets, drops: [...gives, ...fromDrops] },
    { manager: to, adds: gives, drops: [...gets, ...toDrops] },
  ];
}

/** What a trade does to the roster of one of its parties. */
export function moveOf(terms: TradeTerms, manager: ManagerId): RosterMove {
  const [from, to] = movesOf(terms);
  return manager === terms.to ? to : from;
}
