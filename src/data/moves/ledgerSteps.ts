import { FieldPath, serverTimestamp } from 'firebase/firestore';
import type { LeagueId, TeamId, Uid, WeekId } from '@/domain/kernel/ids';
import type { Ledger, RosterMove } from '@/domain/moves/ledger/ledger';
import { fail, type Result } from '@/domain/kernel/result';
import type { TransactionKind } from '@/domain/moves/ledger/transactions';
import { storedWaivers } from '@/domain/moves/claims/waivers';
import type { League } from '@/domain/league/types';
import type { SingleKind } from '@/domain/kernel/writeRates';
import { writeTogether, type Batch } from '../backend/batch';
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
export function writeStep(batch: Batch, { leagueId, weekId, by, move, after, more = {}, member }: LedgerStep): void {
  const { manager } = move;
  const changes = member === undefined ? { roster: after.rosters[manager] } : member;
  batch.set(transactionRef(leagueId, after.step), {
    leagueId,
    step: after.step,
    ...move,
    by,
    at: serverTimestamp(),
    week: weekId,
    ...more,
  });
  const waivers = after.waivers === undefined ? [] : ['waivers', storedWaivers(after.waivers)];
  batch.update(ledgerRef(leagueId), ...fieldsOfStep(after, weekId, [manager]), ...waivers);
  if (changes !== null) batch.update(leagueUserRef(leagueId, manager), changes);
}

/** What a step of a ledger that changes these teams' rosters updates. */
export function fieldsOfStep(after: Ledger, weekId: WeekId, teams: readonly TeamId[]): [string, number, ...unknown[]] {
  const rosters = teams.flatMap((team) => [
    ...[new FieldPath('rosters', team), after.rosters[team]],
    ...[new FieldPath('history', weekId, team), after.history[weekId]?.[team]],
  ]);
  return ['step', after.step, 'owned', after.owned, ...rosters];
}

/** Each lost race is another manager's step, so one attempt for each manager of the largest league is enough. */
const MAX_ATTEMPTS = 16;

/**
 * A step to commit. `check`: whether it's possible from a ledger now. `rejected`: the error if no other step explains
 * it. `rate`: the kind of its mark, if the rules limit how often it's sent. `isSame`: whether nothing came between.
 */
export type StepAttempt = {
  check: (ledger: Ledger, now: number) => Result<void>;
  write: (batch: Batch, ledger: Ledger) => unknown;
  rejected: string;
  rate?: SingleKind;
  isSame?: (one: Ledger, other: Ledger) => boolean;
};

const isSameStep = (one: Ledger, other: Ledger) => one.step === other.step;

/** Commits the next step of a ledger, again if another's came between, or after a pause if it came too soon. */
export async function commitStep(
  { league, ledger: watched }: { league: League; ledger: Ledger },
  { check, write, rejected, rate, isSame = isSameStep }: StepAttempt,
): Promise<Result<void>> {
  let ledger = watched;
  let pause = rate;
  for (let attempts = 1; ; attempts++) {
    const legal = check(ledger, serverClock.now());
    if (!legal.ok) return legal;
    const from = ledger;
    const sent = await writeTogether((batch) => write(batch, from));
    if (sent.ok || sent.error.code !== 'permission-denied') return sent;
    const current = await attempt(() => getLedger(league.id));
    if (!current.ok) return current;
    if (isSame(current.value, ledger)) {
      if (pause === undefined) {
        await serverClock.measure();
        const explained = check(current.value, serverClock.now());
        return explained.ok ? fail('rejected', rejected) : explained;
      }
      await waitForTurn(pause);
      pause = undefined;
    }
    if (attempts === MAX_ATTEMPTS) return fail('busy', 'Other managers are faster right now. Try again in a moment.');
    ledger = current.value;
  }
}
