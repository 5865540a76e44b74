import type { ManagerId } from '../../league/houseTeams';
import type { LeagueId, Uid } from '../../kernel/ids';
import { asMap, asMillis, asNumber, asOneOf, asText, asTexts } from '../../kernel/parse';
import { parseSquadReferences, type SquadId } from '../../football/squads';
import type { RosterMove } from './ledger';
import { movesOf, parseTerms } from '../trades/tradeMoves';

/**
 * What a step was: a free squad added (with or without a drop), a squad dropped, a claim awarded, a trade, or a
 * correction by the commissioner, of a roster or (`lineup`) of who starts.
 */
export const TRANSACTION_KINDS = ['add', 'drop', 'claim', 'trade', 'correction', 'lineup'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** Who starts after a correction of a lineup and didn't before, and who no longer does. */
export type StarterMoves = { starts: SquadId[]; sits: SquadId[] };

/**
 * One step of a league's ledger, as stored in `transactions/{leagueId}_{step}`. `at` is in milliseconds since 1970, and
 * null until the server has confirmed the step; `week` is the id of the first week in which it counts. `turns`, of an
 * award only: the managers whose turn was still to come, the one who won first. `reason`, of corrections only: why it
 * was made. `lineup`, of a corrected lineup only: what changed, while no squad moved between rosters.
 */
export type Transaction = {
  leagueId: LeagueId;
  step: number;
  kind: TransactionKind;
  by: Uid;
  at: number | null;
  week: string;
  /** The rosters that change: one, or both sides of a trade, its sender's first. */
  moves: RosterMove[];
  turns?: ManagerId[];
  reason?: string;
  lineup?: StarterMoves;
};

/** Reads a stored transaction. */
export function parseTransaction(stored: unknown): Transaction {
  const raw = asMap(stored);
  const kind = asOneOf(raw.kind, TRANSACTION_KINDS, 'add');
  const move: RosterMove = {
    manager: asText(raw.manager, ''),
    adds: parseSquadReferences(raw.adds),
    drops: parseSquadReferences(raw.drops),
  };
  return {
    leagueId: asText(raw.leagueId, ''),
    step: asNumber(raw.step, 0),
    kind,
    by: asText(raw.by, ''),
    at: asMillis(raw.at),
    week: asText(raw.week, ''),
    moves: kind === 'trade' ? movesOf(parseTerms(raw)) : [move],
    ...(kind === 'correction' || kind === 'lineup' ? { reason: asText(raw.reason, '') } : {}),
    ...(kind === 'lineup'
      ? { lineup: { starts: parseSquadReferences(raw.starts), sits: parseSquadReferences(raw.sits) } }
      : {}),
    ...(raw.kind === 'claim' ? { turns: asTexts(raw.turns).reverse() } : {}),
  };
}
