import { FieldPath, serverTimestamp } from 'firebase/firestore';
import type { LeagueId, Uid, WeekId } from '@/domain/kernel/ids';
import type { Ledger } from '@/domain/moves/ledger';
import { fail, type Result } from '@/domain/kernel/result';
import type { TransactionKind } from '@/domain/moves/transactions';
import type { RosterMove } from '@/domain/moves/ledger';
import { storedWaivers } from '@/domain/moves/waivers';
import type { SingleKind } from '@/domain/kernel/writeRates';
import type { Writes } from '../backend/batch';
import { attempt } from '../backend/failures';
import { leagueUserRef, ledgerRef, transactionRef } from '../backend/references';
import { getLedger } from './ledgers';
import { serverClock } from '../backend/serverClock';
import { waitForTurn } from '../backend/writeRates';

/**
 * A step of a ledger that changes one roster, or only a lineup. `more`: further fields of the transaction. `member`:
 * what changes in the manager's document, if not the roster; null for nothing.
 */
export type LedgerStep = {
  leagueId: LeagueId;
  weekId: WeekId;
  by: Uid;
  move: RosterMove & { kind: TransactionKind };
  after: Ledger;
  more?: Record<string, unknown>;
  member?: Record<string, unknown> | null;
};

/** Adds a step to a batch: the transaction, the ledger after it, and the manager's roster document. */
export function writeStep(batch: Writes, { leagueId, weekId, by, move, after, more = {}, member }: LedgerStep): void {
  const { manager } = move;
  const roster = after.rosters[manager];
  const changes = member === undefined ? { roster } : member;
  batch.set(transactionRef(leagueId, after.step), {
    leagueId,
    step: after.step,
    ...move,
    by,
    at: serverTimestamp(),
    week: weekId,
    ...more,
  });
  batch.update(
    ledgerRef(leagueId),
    'step',
    after.step,
    'owned',
    after.owned,
    new FieldPath('rosters', manager),
    roster,
    new FieldPath('history', weekId, manager),
    after.history[weekId]?.[manager],
    ...(after.waivers === undefined ? [] : ['waivers', storedWaivers(after.waivers)]),
  );
  if (changes !== null) batch.update(leagueUserRef(leagueId, manager), changes);
}

/** Each lost race is another manager's step, so one attempt for each manager of the largest league is enough. */
const MOST_ATTEMPTS = 16;

/**
 * A step to commit from a `ledger` as watched. `check`: whether it's possible now. `rejected`: the error if no other
 * step explains it. `rate`: the kind of its mark, if the rules limit how often it's sent.
 */
export type StepAttempt = {
  leagueId: LeagueId;
  ledger: Ledger;
  check: (ledger: Ledger, now: number) => Result<void>;
  send: (ledger: Ledger) => Promise<void>;
  rejected: string;
  rate?: SingleKind;
};

/**
 * Commits the next step of a ledger, and again from the new ledger if another manager's came between, or after a pause
 * if it came too soon after the person's last.
 */
export async function commitStep({ leagueId, check, send, rejected, ...given }: StepAttempt): Promise<Result<void>> {
  let { ledger, rate } = given;
  for (let attempts = 1; ; attempts++) {
    const legal = check(ledger, serverClock.now());
    if (!legal.ok) return legal;
    const from = ledger;
    const sent = await attempt(() => send(from));
    if (sent.ok || sent.error.code !== 'permission-denied') return sent;
    const current = await attempt(() => getLedger(leagueId));
    if (!current.ok) return current;
    if (current.value.step === ledger.step && rate !== undefined) {
      await waitForTurn(rate);
      rate = undefined;
    } else if (current.value.step === ledger.step) {
      await serverClock.measure();
      const explained = check(current.value, serverClock.now());
      return explained.ok ? fail('rejected', rejected) : explained;
    }
    if (attempts === MOST_ATTEMPTS) return fail('busy', 'Other managers are faster right now. Try again in a moment.');
    ledger = current.value;
  }
}
