import { getDoc } from 'firebase/firestore';
import {
  checkCorrection,
  checkLineupCorrection,
  starterMoves,
  type CorrectionContext,
  type LineupCorrection,
  type RosterCorrection,
} from '@/domain/moves/ledger/corrections';
import { ledgerAfter } from '@/domain/moves/portal/portal';
import type { Result } from '@/domain/kernel/result';
import { parseLeagueUser } from '../league/leagueUsers';
import { commitStep, writeStep } from './ledgerSteps';
import { withWeek, writeLineup } from '../season/weekLineups';
import { leagueUserRef } from '../backend/references';

/** What corrections start from: the league, its ledger and week as watched, the commissioner, and team names. */
export type CorrectionRequest = Omit<CorrectionContext, 'now'>;

/** Corrects another manager's roster, as the next step of the ledger. */
export function correctRoster(request: CorrectionRequest, correction: RosterCorrection): Promise<Result<void>> {
  const { league, week, me } = request;
  const { reason, ...move } = correction;
  return commitStep(request, {
    check: (ledger, now) => checkCorrection({ ...request, ledger, now }, correction),
    write: (batch, ledger) =>
      writeStep(batch, {
        leagueId: league.id,
        weekId: week.id,
        by: me,
        move: { kind: 'correction', ...move },
        after: ledgerAfter(ledger, move, week.id),
        more: { reason },
      }),
    rejected: 'The change didn’t go through. Reload the page and try again.',
  });
}

/** Corrects another manager's lineup of the current week, as the next step of the ledger. */
export function correctLineup(request: CorrectionRequest, correction: LineupCorrection): Promise<Result<void>> {
  const { league, week, me } = request;
  const { manager, before, lineup, reason } = correction;
  const move = { manager, adds: [], drops: [] };
  return commitStep(request, {
    check: (ledger, now) => checkLineupCorrection({ ...request, ledger, now }, correction),
    write: async (batch, ledger) => {
      const { lineupWeeks } = parseLeagueUser((await getDoc(leagueUserRef(league.id, manager))).data());
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
    },
    rejected: 'The change didn’t go through: this lineup has changed, or a squad has kicked off. Reload the page.',
  });
}
