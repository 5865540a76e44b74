import {
  checkMove,
  ledgerAfter,
  transactionOf,
  type PortalContext,
  type PortalMove,
} from '@/domain/moves/portal/portal';
import type { Result } from '@/domain/kernel/result';
import type { SquadId } from '@/domain/football/squads';
import { uidOf } from '@/domain/league/uidOf';
import { commitStep, writeStep } from './ledgerSteps';
import { markWrite } from '../backend/writeRates';
import { transactionRef } from '../backend/references';

/** What moves start from: the league, its ledger and week as watched, the manager, and team names for texts. */
export type PortalRequest = Omit<PortalContext, 'now'>;

/** Adds a free squad to the signed-in manager's roster, for `drop` if one is named. First come, first served. */
export function addSquad(request: PortalRequest, add: SquadId, drop: SquadId | null): Promise<Result<void>> {
  return move(request, { add, drop });
}

/** Drops a squad from the signed-in manager's roster. Any manager can add it at once. */
export function dropSquad(request: PortalRequest, drop: SquadId): Promise<Result<void>> {
  return move(request, { add: null, drop });
}

function move(request: PortalRequest, wanted: PortalMove): Promise<Result<void>> {
  const { league, week, manager } = request;
  const move = transactionOf(manager, wanted);
  const by = uidOf(league, manager);
  return commitStep(request, {
    check: (ledger, now) => checkMove({ ...request, ledger, now }, wanted),
    write: (batch, ledger) => {
      const after = ledgerAfter(ledger, move, week.id);
      writeStep(batch, { leagueId: league.id, weekId: week.id, by, move, after });
      markWrite(batch, by, 'move', transactionRef(league.id, after.step).id);
    },
    rate: 'move',
    rejected: 'Your move didn’t go through. Reload the page and try again.',
  });
}
