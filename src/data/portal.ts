import { writeBatch } from 'firebase/firestore';
import type { Ledger } from '@/domain/league';
import { checkMove, ledgerAfter, transactionOf, type PortalContext, type PortalMove } from '@/domain/portal';
import { fail, type Result } from '@/domain/result';
import type { SquadId } from '@/domain/squads';
import { attempt } from './failures';
import { db } from './firebase';
import { getLedger } from './ledgers';
import { writeStep } from './ledgerSteps';
import { serverClock } from './serverClock';

/** What the portal's commands start from: the league, its ledger and week as watched, the signed-in manager, and team names for error texts. */
export type PortalRequest = Omit<PortalContext, 'now'>;

/** Every lost race means that another manager's move went through, so one attempt for each manager of the largest league is enough. */
const MOST_ATTEMPTS = 16;

/**
 * Adds a free squad to the signed-in manager's roster and drops another, if one is named; a full roster needs a drop. First come, first served: if
 * another manager was faster, the error says who has the squad now.
 */
export function addSquad(request: PortalRequest, add: SquadId, drop: SquadId | null): Promise<Result<void>> {
  return move(request, { add, drop });
}

/** Drops a squad from the signed-in manager's roster. Any manager can add it at once. */
export function dropSquad(request: PortalRequest, drop: SquadId): Promise<Result<void>> {
  return move(request, { add: null, drop });
}

/**
 * Makes a move as the next step of the ledger. Another manager's step in between makes the rules reject it; then it's checked against the new ledger
 * and sent again.
 */
async function move(request: PortalRequest, wanted: PortalMove): Promise<Result<void>> {
  let { ledger } = request;
  for (let attempts = 1; ; attempts++) {
    const legal = checkMove({ ...request, ledger, now: serverClock.now() }, wanted);
    if (!legal.ok) return legal;
    const sent = await attempt(() => send(request, ledger, wanted));
    if (sent.ok || sent.error.code !== 'permission-denied') return sent;
    const current = await attempt(() => getLedger(request.league.id));
    if (!current.ok) return current;
    if (current.value.step === ledger.step) return explain(request, current.value, wanted);
    if (attempts === MOST_ATTEMPTS) return fail('busy', 'Other managers are faster right now. Try again in a moment.');
    ledger = current.value;
  }
}

/** The error for a rejected move that no other step explains. */
async function explain(request: PortalRequest, ledger: Ledger, wanted: PortalMove): Promise<Result<void>> {
  await serverClock.measure();
  const legal = checkMove({ ...request, ledger, now: serverClock.now() }, wanted);
  return legal.ok ? fail('rejected', 'Your move didn’t go through. Reload the page and try again.') : legal;
}

function send({ league, week, manager }: PortalRequest, ledger: Ledger, wanted: PortalMove): Promise<void> {
  const move = transactionOf(manager, wanted);
  const batch = writeBatch(db());
  writeStep(batch, {
    leagueId: league.id,
    weekId: week.id,
    by: manager,
    move,
    after: ledgerAfter(ledger, move, week.id),
  });
  return batch.commit();
}
