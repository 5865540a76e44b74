'use client';

import { useState } from 'react';
import {
  ProjectionFigures,
  Button,
  Card,
  PositionFilter,
  SquadButton,
  SquadChip,
  describeProjection,
  spineOf,
} from '@/components';
import type { TradeRequest } from '@/data/moves/tradeCommands';
import { sortByUnit, squadName, unitOf, type SquadId } from '@/domain/football/squads';
import type { TeamId } from '@/domain/kernel/ids';
import { teamOf } from '@/domain/league/teams';
import { fits, type Slot } from '@/domain/lineup/slots';
import type { BlockEntry } from '@/domain/moves/trades/tradeBlock';
import type { RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';

export interface TradeBlockProps {
  block: readonly BlockEntry[];
  request: TradeRequest;
  /** What is projected; null once the season's last week has kicked off. */
  restOfSeason: RestOfSeason | null;
  online: boolean;
  /** Asks for a squad of a team. */
  onOffer: (team: TeamId, squad: SquadId) => void;
  /** Changes the user's own squads. */
  onChange: () => void;
}

/** The squads that managers would trade, the user's own first. */
export function TradeBlock({ block, request, restOfSeason, online, onOffer, onChange }: TradeBlockProps) {
  const [unit, setUnit] = useState<Slot | 'all'>('all');
  const me = teamOf(request.league, request.me);
  const owners = new Map(block.flatMap(({ team, squads }) => squads.map((squad) => [squad, team] as const)));
  const shown = sortByUnit([...owners.keys()]).filter((squad) => unit === 'all' || fits(unitOf(squad), unit));
  const isMine = (squad: SquadId) => owners.get(squad) === me;
  const rows = [...shown.filter(isMine), ...shown.filter((squad) => !isMine(squad))];
  const change = (
    <Button size="small" onClick={onChange} disabled={!online}>
      {block.some(({ team }) => team === me) ? 'Change your block' : 'Add your squads'}
    </Button>
  );
  return (
    <Card flush title="Trade block" aside={change}>
      {owners.size === 0 ? (
        <p className="px-4 py-4 text-ink-muted sm:px-5">
          No squads yet. Add the ones you’d trade, and the whole league sees them here.
        </p>
      ) : (
        <>
          <div className="p-3">
            <PositionFilter
              filter={{ unit, search: '', watchedOnly: false }}
              onChange={(filter) => setUnit(filter.unit)}
            />
          </div>
          {rows.length === 0 && <p className="px-4 py-4 text-ink-muted sm:px-5">No {unit} on the block.</p>}
          <ul className="divide-y divide-line">
            {rows.map((squad) => {
              const team = owners.get(squad)!;
              return (
                <li
                  key={squad}
                  data-squad={squad}
                  className="flex min-h-16 items-center gap-2 px-4 py-1.5 sm:gap-3 sm:px-5"
                  style={spineOf(squad)}
                >
                  <SquadButton
                    squad={squad}
                    className="grid min-h-(--target) min-w-0 flex-1 items-center rounded-control -outline-offset-3 hover:bg-sunken"
                  >
                    <SquadChip squad={squad} />
                    <span dir="auto" className="line-clamp-2 pl-10 text-sm leading-tight wrap-anywhere text-ink-muted">
                      {team === me ? 'You' : request.names[team]}
                    </span>
                  </SquadButton>
                  {restOfSeason !== null && (
                    <>
                      <ProjectionFigures restOfSeason={restOfSeason} squad={squad} />
                      <span className="sr-only">{describeProjection(restOfSeason, squad)}</span>
                    </>
                  )}
                  {team !== me && (
                    <Button
                      size="small"
                      aria-label={`Offer a trade for ${squadName(squad)}`}
                      disabled={!online}
                      onClick={() => onOffer(team, squad)}
                    >
                      Offer
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Card>
  );
}
