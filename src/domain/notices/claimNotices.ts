import { claimReceipts, type ClaimReceipt } from '../moves/claims/claimReceipts';
import { claimsHours, claimsOpening, storedClaim, type Claim } from '../moves/claims/claims';
import { formatCount } from '../kernel/formatCount';
import type { WeekId } from '../kernel/ids';
import type { Ledger } from '../moves/ledger/ledger';
import { squadName } from '../football/squads';
import { teamName } from '../league/teamNames';
import type { Transaction } from '../moves/ledger/transactions';
import type { Week } from '../football/weeks';
import { LEAD_MS, type Notice, type LeagueTeam } from './notice';

/** The notice that a league takes claims now or, in the last hour, that they close soon. */
export function claimsNotices({ league }: LeagueTeam, current: Week, weeks: readonly Week[], now: number): Notice[] {
  if (!league.draftComplete) return [];
  const { week, closesAt } = claimsHours(league, current, weeks, now);
  if (week?.monday == null || closesAt === null) return [];
  const closing = now >= closesAt - LEAD_MS;
  return [
    {
      key: `claims ${league.id} ${week.id} ${closing ? 'closing' : 'open'}`,
      kind: 'claims',
      at: closing ? closesAt - LEAD_MS : claimsOpening(week.monday),
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
 * What became of a manager's claims for a week, once their turns are over: a notice for each that was won, and one for
 * those that got nothing. `awards`: all awards of that week. Claims that wait or lapsed, and a squad that an earlier
 * claim won, get none.
 */
export function awardNotices(
  { league, team }: LeagueTeam,
  ledger: Ledger,
  weekId: WeekId,
  claims: readonly Claim[],
  awards: readonly Transaction[],
): Notice[] {
  const latest = Math.max(...awards.flatMap(({ at }) => at ?? []));
  if (!Number.isFinite(latest)) return [];
  const receipts = claimReceipts({ claims, manager: team, awards, league, ledger, week: weekId, closed: false });
  const told = receipts.flatMap((receipt) => {
    const said = formatReceipt(receipt, { league, team });
    return said === null ? [] : [{ ...receipt, said }];
  });
  const noticeOf = ({ claim }: ClaimReceipt, said: Said, key = storedClaim(claim)): Notice => ({
    key: `award ${league.id} ${weekId} ${key}`,
    kind: 'award',
    at: awards.find(({ moves }) => moves[0]?.adds.includes(claim.add) === true)?.at ?? latest,
    leagueId: league.id,
    ...said,
    href: `/portal?league=${league.id}`,
    needsMe: false,
  });
  const missed = told.filter(({ outcome }) => outcome.kind !== 'won');
  const [first, second] = missed;
  if (first === undefined || second === undefined) return told.map((one) => noticeOf(one, one.said));
  const squads = missed.map(({ claim }) => squadName(claim.add)).join(', ');
  return [
    ...told.filter(({ outcome }) => outcome.kind === 'won').map((one) => noticeOf(one, one.said)),
    noticeOf(
      first,
      { text: `You didn’t get ${formatCount(missed.length, 'squad')} that you claimed.`, detail: squads },
      'missed',
    ),
  ];
}

type Said = Pick<Notice, 'text' | 'detail'>;

function formatReceipt({ claim, outcome }: ClaimReceipt, { league }: LeagueTeam): Said | null {
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
      return { text: `You didn’t get ${squad}.`, detail: `${squadName(outcome.drop)} was no longer on your roster.` };
    case 'held':
      return { text: `You didn’t get ${squad}.`, detail: 'Your accepted trade needed the squad or the spot.' };
    case 'full':
      return { text: `You didn’t get ${squad}.`, detail: 'Your roster was full.' };
  }
}
