import { formatTransaction } from '../moves/ledger/formatMoves';
import type { League } from '../league/types';
import { teamName } from '../league/teamNames';
import type { Transaction } from '../moves/ledger/transactions';
import type { Week } from '../football/weeks';

/**
 * Something that happened in a league, shown among its messages. `at` is in milliseconds since 1970; `href` is where to
 * see it.
 */
export type LeagueEvent = {
  key: string;
  at: number;
  kind: 'trade' | 'move' | 'result' | 'draft';
  text: string;
  href: string;
};

/**
 * What happened in a league until `now` (milliseconds), the earliest first: its draft, the weeks that are final, and
 * these transactions.
 */
export function leagueEvents(
  league: League,
  transactions: readonly Transaction[],
  weeks: readonly Week[],
  now: number,
): LeagueEvent[] {
  const home = `/leagues?league=${league.id}`;
  const moves = transactions.flatMap((one): LeagueEvent[] =>
    one.at === null
      ? []
      : [
          {
            key: `move ${String(one.step)}`,
            at: one.at,
            kind: one.kind === 'trade' ? 'trade' : 'move',
            text: formatTransaction(one, (manager) => teamName(manager, league)),
            href: `${home}&tab=moves`,
          },
        ],
  );
  const results = weeks.flatMap(({ season, week, lastFinal }): LeagueEvent[] =>
    lastFinal === null || season !== league.season || week < league.firstWeek || league.schedule === null
      ? []
      : [
          {
            key: `week ${String(week)}`,
            at: lastFinal,
            kind: 'result',
            text: `Week ${String(week)} is final. Read the recap.`,
            href: `/matchups?league=${league.id}&view=recap&week=${String(week)}`,
          },
        ],
  );
  // It may have been held before its planned time.
  const draft: LeagueEvent[] =
    league.draftComplete && league.draftAt !== null && league.draftAt <= now
      ? [{ key: 'draft', at: league.draftAt, kind: 'draft', text: 'Draft day.', href: `/draft/${league.id}` }]
      : [];
  return [...draft, ...results, ...moves].sort((one, other) => one.at - other.at);
}

/** The events that belong among the messages shown: all since the oldest one, or all once there are no older ones. */
export function eventsAmong(
  events: readonly LeagueEvent[],
  messages: readonly { sentAt: number | null }[],
  isAll: boolean,
): LeagueEvent[] {
  const oldest = messages[0]?.sentAt ?? -Infinity;
  return events.filter(({ at }) => isAll || at >= oldest);
}
