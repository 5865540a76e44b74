import { formatCount } from '../kernel/formatCount';
import { senderName } from '../league/league';
import { teamName } from '../league/teamNames';
import { squadName } from '../football/squads';
import type { BlockEntry } from '../moves/trades/tradeBlock';
import { expiresAt, statusAt, type Trade } from '../moves/trades/trades';
import type { Notice, LeagueTeam } from './notice';

/** What a person is told about one of their trades: an offer to answer, an answer to theirs, or what came of it. */
export function tradeNotices(trade: Trade, { league, team }: LeagueTeam, now: number): Notice[] {
  const mine = trade.from === team;
  const other = teamName(mine ? trade.to : trade.from, league);
  const status = statusAt(trade, now);
  const tell = (at: number | null, said: Pick<Notice, 'text'> & Partial<Notice>): Notice[] =>
    at === null
      ? []
      : [
          {
            key: `trade ${trade.id} ${status}`,
            kind: 'trade',
            at,
            leagueId: league.id,
            href: `/trades?league=${league.id}`,
            needsMe: false,
            ...said,
          },
        ];
  switch (status) {
    case 'offered': {
      const until = expiresAt(trade);
      const text = trade.counters === null ? `${other} offered you a trade.` : `${other} countered your offer.`;
      return mine ? [] : tell(trade.offeredAt, { text, needsMe: true, ...(until === null ? {} : { until }) });
    }
    case 'accepted':
      return mine ? tell(trade.acceptedAt, { text: `${other} accepted your trade.` }) : [];
    case 'declined':
      return mine ? tell(trade.closedAt, { text: `${other} declined your trade.` }) : [];
    case 'expired':
      return mine ? tell(trade.closedAt ?? expiresAt(trade), { text: `Your offer to ${other} expired.` }) : [];
    case 'withdrawn':
      return mine ? [] : tell(trade.closedAt, { text: `${other} withdrew an offer.` });
    case 'done':
      return tell(trade.closedAt, { text: `Your trade with ${other} went through.` });
    case 'vetoed':
      return tell(trade.closedAt, {
        text: `${trade.vetoedBy === null ? 'The commissioner' : `${senderName(league, trade.vetoedBy)} (commissioner)`} vetoed your trade with ${other}.`,
        ...(trade.reason === null ? {} : { detail: trade.reason }),
      });
    // The counteroffer has its own notice.
    case 'countered':
      return [];
  }
}

/** A notice for each other team of a league that has squads on the trade block, with when it put them there. */
export function blockNotices({ league, team: mine }: LeagueTeam, block: readonly BlockEntry[]): Notice[] {
  return block.flatMap(({ team, at, squads }): Notice[] =>
    team === mine
      ? []
      : [
          {
            key: `block ${league.id} ${team} ${String(at)}`,
            kind: 'block',
            at,
            leagueId: league.id,
            text: `${teamName(team, league)} has ${formatCount(squads.length, 'squad')} on the trade block.`,
            detail: squads.map(squadName).join(', '),
            href: `/trades?league=${league.id}`,
            needsMe: false,
          },
        ],
  );
}
