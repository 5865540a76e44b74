'use client';

import { RosterAfter } from '@/components';
import type { TradeRequest } from '@/data/moves/tradeCommands';
import type { TeamId } from '@/domain/kernel/ids';
import type { PreviewedLineup } from '@/domain/moves/portal/movePreview';
import type { RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';
import { movesOf, type TradeTerms } from '@/domain/moves/trades/tradeMoves';
import { teamOf } from '@/domain/league/teams';

/** What a trade does to both rosters, the user's first: side by side, or one after the other on a phone. */
export function RostersAfter({
  request,
  terms,
  lineupOf,
  restOfSeason,
}: {
  request: TradeRequest;
  terms: TradeTerms;
  lineupOf: (manager: TeamId) => PreviewedLineup;
  /** What is projected; null once the season's last week has kicked off. */
  restOfSeason: RestOfSeason | null;
}) {
  const { league, week, names } = request;
  const me = teamOf(league, request.me);
  const [from, to] = movesOf(terms);
  const sides = terms.to === me ? [to, from] : [from, to];
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      {sides.map(({ manager, adds, drops }) => (
        <RosterAfter
          key={manager}
          change="the trade"
          title={manager === me ? 'Your roster' : (names[manager] ?? 'Manager')}
          league={league}
          week={week}
          {...lineupOf(manager)}
          adds={adds}
          drops={drops}
          restOfSeason={restOfSeason}
        />
      ))}
    </div>
  );
}
