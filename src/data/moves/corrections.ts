import { getDoc } from 'firebase/firestore';
import {
  checkCorrection,
  checkLineupCorrection,
  starterMoves,
  type CorrectionContext,
  type LineupCorrection,
  type RosterCorrection,
} from '@/domain/moves/corrections';
import { ledgerAfter } from '@/domain/moves/portal';
import type { Ledger } from '@/domain/moves/ledger';
import type { Result } from '@/domain/kernel/result';
import { Batch } from '../backend/batch';
import { parseLeagueUser } from '../league/leagueUsers';
import { commitStep, writeStep } from './ledgerSteps';
import { withWeek, writeLineup } from '../season/weeklyRosters';
import { leagueUserRef } from '../backend/references';

/** What corrections start from: the league, its ledger and week as watched, the commissioner, and team names. */
export type CorrectionRequest = Omit<CorrectionContext, 'now'>;

/** Corrects another manager's roster, as the next step of the ledger. */
export function correctRoster(request: CorrectionRequest, correction: RosterCorrection): Promise<Result<void>> {
  return commitStep({
    leagueId: request.league.id,
    ledger: request.ledger,
    check: (ledger, now) => checkCorrection({ ...request, ledger, now }, correction),
    send: (ledger) => send(request, ledger, correction),
    rejected: 'The change didn’t go through. Reload the page and try again.',
  });
}

function send({ league, week, me }: CorrectionRequest, ledger: Ledger, correction: RosterCorrection): Promise<void> {
  const { reason, ...move } = correction;
  const batch = new Batch();
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

/** Corrects another manager's lineup of the current week, as the next step of the ledger. */
export function correctLineup(request: CorrectionRequest, correction: LineupCorrection): Promise<Result<void>> {
  return commitStep({
    leagueId: request.league.id,
    ledger: request.ledger,
    check: (ledger, now) => checkLineupCorrection({ ...request, ledger, now }, correction),
    send: (ledger) => sendLineup(request, ledger, correction),
    rejected: 'The change didn’t go through: this lineup has changed, or a squad has kicked off. Reload the page.',
  });
}

async function sendLineup(
  { league, week, me }: CorrectionRequest,
  ledger: Ledger,
  { manager, before, lineup, reason }: LineupCorrection,
): Promise<void> {
  const batch = new Batch();
  const { lineupWeeks } = parseLeagueUser((await getDoc(leagueUserRef(league.id, manager))).data());
  const move = { manager, adds: [], drops: [] };
  writeLineup(batch, { leagueId: league.id, weekId: week.id, team: manager }, lineup);
  writeStep(batch, {
    leagueId: league.id,
    weekId: week.id,
    by: me,
    move: { kind: 'lineup', ...move },
    after: ledgerAfter(ledger, move, week.id),
    more: { reason, ...starterMoves(ledger.rosters[manager] ?? [], before, lineup) },
    member: lineupWeeks.includes(week.id) ? null : { lineupWeeks: withWeek(lineupWeeks, week.id) },
  });
  return batch.commit();
}
