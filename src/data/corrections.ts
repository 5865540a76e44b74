import { writeBatch } from 'firebase/firestore';
import { checkCorrection, type CorrectionContext, type RosterCorrection } from '@/domain/corrections';
import { ledgerAfter } from '@/domain/portal';
import type { Ledger } from '@/domain/league';
import type { Result } from '@/domain/result';
import { db } from './firebase';
import { commitStep, writeStep } from './ledgerSteps';

/** What the commissioner's corrections start from: the league, its ledger and week as watched, the commissioner, and team names for error texts. */
export type CorrectionRequest = Omit<CorrectionContext, 'now'>;

/** Corrects another manager's roster as the next step of the ledger. The league's log shows the correction and its reason. */
export function correctRoster(request: CorrectionRequest, correction: RosterCorrection): Promise<Result<void>> {
  return commitStep({
    leagueId: request.league.id,
    ledger: request.ledger,
    check: (ledger, now) => checkCorrection({ ...request, ledger, now }, correction),
    send: (ledger) => send(request, ledger, correction),
    rejected: 'The correction didn’t go through. Reload the page and try again.',
  });
}

function send({ league, week, me }: CorrectionRequest, ledger: Ledger, correction: RosterCorrection): Promise<void> {
  const { reason, ...move } = correction;
  const batch = writeBatch(db());
  writeStep(batch, {
    leagueId: league.id,
    weekId: week.id,
    by: me,
    move: { kind: 'correction', ...move },
    after: ledgerAfter(ledger, move, week.id),
    more: { reason },
  });
  return batch.commit();
}
