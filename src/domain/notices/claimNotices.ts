import { claimReceipts, type ClaimReceipt } from '../claimReceipts';
import { CLAIMS_LEAD_HOURS, claimsHours, storedClaim, type Claim } from '../claims';
import type { ManagerId } from '../houseTeams';
import type { WeekId } from '../ids';
import type { Ledger } from '../league';
import { squadName } from '../squads';
import { teamName } from '../teamNames';
import type { Transaction } from '../transactions';
import type { Week } from '../weeks';
import { LEAD_MS, type Notice, type Place } from './notice';

const HOUR_MS = 3_600_000;

/** That a league takes claims now, and in the last hour that they close soon. */
export function claimsNotices({ league }: Place, current: Week, weeks: readonly Week[], now: number): Notice[] {
  if (!league.draftComplete) return [];
  const { week, closesAt } = claimsHours(league, current, weeks, now);
  if (week?.monday == null || closesAt === null) return [];
  const closing = now >= closesAt - LEAD_MS;
  return [
    {
      key: `claims ${league.id} ${week.id} ${closing ? 'closing' : 'open'}`,
      kind: 'claims',
      at: closing ? closesAt - LEAD_MS : week.monday - CLAIMS_LEAD_HOURS * HOUR_MS,
      leagueId: league.id,
      text: closing
        ? `Claims for week ${String(week.week)} close within the hour.`
        : `You can make claims for week ${String(week.week)}.`,
      until: closesAt,
      href: `/portal?league=${league.id}`,
      needsMe: true,
    },
  ];
}

/**
 * What became of a manager's claims for a week, once their turns are over. `awards`: all awards of that week. Claims that wait or lapsed, and a squad
 * that an earlier claim won, aren't told.
 */
export function awardNotices(
  { league, team }: Place,
  ledger: Ledger,
  weekId: WeekId,
  claims: readonly Claim[],
  awards: readonly Transaction[],
): Notice[] {
  const latest = Math.max(...awards.flatMap(({ at }) => at ?? []));
  if (!Number.isFinite(latest)) return [];
  const receipts = claimReceipts({ claims, manager: team, awards, league, ledger, week: weekId, closed: false });
  return receipts.flatMap((receipt): Notice[] => {
    const said = formatReceipt(receipt, { league, team });
    if (said === null) return [];
    const { claim } = receipt;
    const award = awards.find(({ moves }) => moves[0]?.adds.includes(claim.add) === true);
    return [
      {
        key: `award ${league.id} ${weekId} ${storedClaim(claim)}`,
        kind: 'award',
        at: award?.at ?? latest,
        leagueId: league.id,
        ...said,
        href: `/portal?league=${league.id}`,
        needsMe: false,
      },
    ];
  });
}

function formatReceipt({ claim, outcome }: ClaimReceipt, { league }: Place): { text: string; detail?: string } | null {
  const squad = squadName(claim.add);
  switch (outcome.kind) {
    case 'waiting':
    case 'lapsed':
    case 'already':
      return null;
    case 'won':
      return {
        text: `You won ${squad}.`,
        ...(claim.drop === null ? {} : { detail: `You dropped ${squadName(claim.drop)}.` }),
      };
    case 'lost':
      return {
        text: `You lost ${squad} to ${teamName(outcome.to, league)}.`,
        detail: 'They were ahead of you in line.',
      };
    case 'owned':
      return { text: `You didn’t get ${squad}.`, detail: `${teamName(outcome.to, league)} has it.` };
    case 'no-drop':
      return { text: `You didn’t get ${squad}.`, detail: `${squadName(outcome.drop)} had left your roster.` };
    case 'full':
      return { text: `You didn’t get ${squad}.`, detail: 'Your roster was full.' };
  }
}

/** The weeks among these transactions in which claims were awarded while a team was in line, each once. */
export function weeksWithAwards(transactions: readonly Transaction[], team: ManagerId): string[] {
  const ofTeam = transactions.filter(
    ({ kind, moves, turns = [] }) => kind === 'claim' && (moves[0]?.manager === team || turns.includes(team)),
  );
  return [...new Set(ofTeam.map(({ week }) => week))];
}
