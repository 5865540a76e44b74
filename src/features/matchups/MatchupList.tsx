'use client';

import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { Badge, Gridiron, PointsFigure, sideOf, TeamCrest } from '@/components';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { TeamId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import type { MatchupView, Side } from './matchupView';

/** All matchups of the week with their scores; pressing one shows it in full. */
export function MatchupList({
  league,
  matchups,
  shown,
  me,
  onShow,
}: {
  league: League;
  matchups: readonly MatchupView[];
  /** ID of the matchup shown in full. */
  shown: string | undefined;
  me: TeamId;
  onShow: (id: string) => void;
}) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {matchups.map((view) => {
        const { id, stage, left, right, chances, verdict, leader } = view;
        const line = { league, begun: left.begun || right.begun, leader, isFinal: verdict.kind === 'won', me };
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={id === shown ? 'true' : undefined}
              onClick={() => onShow(id)}
              className={clsx(
                'grid w-full grid-cols-[minmax(0,1fr)] gap-1 rounded-card border bg-surface px-4 py-2.5 text-left shadow-card hover:border-line-strong',
                id === shown ? 'border-primary ring-1 ring-primary' : 'border-line',
              )}
            >
              {stage !== null && <span className="text-sm font-semibold text-ink-muted">{stage}</span>}
              <SideLine side={left} {...line} />
              <SideLine side={right} {...line} />
              <Gridiron small chances={chances} winner={sideOf(leader, left.manager, right.manager)} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function SideLine({
  league,
  side,
  begun,
  leader,
  isFinal,
  me,
}: {
  league: League;
  side: Side;
  begun: boolean;
  leader: string | null;
  isFinal: boolean;
  me: TeamId;
}) {
  const ahead = leader === side.manager;
  return (
    <span className={clsx('flex items-center gap-2', leader !== null && !ahead && 'text-ink-muted')}>
      <TeamCrest league={league} team={side.manager} size={24} />
      <span className={clsx('min-w-0 truncate', ahead && 'font-bold')}>{side.team}</span>
      {side.manager === me && <Badge>You</Badge>}
      {ahead && isFinal && <span className="sr-only">Won</span>}
      {begun || side.projection.final ? (
        <PointsFigure hundredths={begun ? side.projection.now : null} size="small" className="ml-auto" />
      ) : (
        <span className="ml-auto text-ink-muted figures">
          <span className="sr-only">Projected </span>
          {formatPoints(side.projection.projected)}
        </span>
      )}
      <ChevronLeft aria-hidden strokeWidth={3} className={clsx('size-4 shrink-0', !ahead && 'invisible')} />
    </span>
  );
}
