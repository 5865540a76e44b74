'use client';

import { clsx } from 'clsx';
import { Badge, Card, LiveRegion, PointsFigure, ProgressBadge } from '@/components';
import type { Stage } from '@/domain/calendar';
import { formatPoints } from '@/domain/hundredths';
import type { Slots } from '@/domain/slots';
import { PairTable } from './PairTable';
import {
  benchPairs,
  hasPoints,
  starterPairs,
  formatOutcome,
  type MatchupView,
  type MatchupWeek,
  type Side,
} from './matchupView';

const STAGES: Record<Stage, string | null> = {
  regular: null,
  semifinal: 'Semifinal',
  final: 'Final',
  thirdPlace: 'Third place',
  consolation: 'Consolation',
};

/** One matchup in full: the score, who is ahead, both lineups slot by slot, and the benches. */
export function MatchupDetail({
  view,
  week,
  slots,
  me,
}: {
  view: MatchupView;
  week: MatchupWeek;
  slots: Slots;
  me: string;
}) {
  const { left, right, verdict } = view;
  const mine = left.manager === me;
  const started = hasPoints(left.score) || hasPoints(right.score);
  const stage = STAGES[view.stage];
  const bench = benchPairs(left, right);
  const shared = { leftTeam: left.team, rightTeam: right.team, week };
  return (
    <Card
      flush
      title={mine ? 'Your matchup' : 'Matchup'}
      aside={
        <span className="flex gap-2">
          {stage !== null && <Badge tone="info">{stage}</Badge>}
          <ProgressBadge progress={view.progress} />
        </span>
      }
    >
      <div className="grid grid-cols-2 items-end gap-3 border-b border-line px-3 py-4 sm:px-5">
        <Scoreboard side={left} started={started} isMe={mine} />
        <Scoreboard side={right} started={started} isMe={right.manager === me} toRight />
        <p className="col-span-2 text-center text-sm text-ink-muted" data-testid="verdict">
          {formatOutcome(verdict)}
        </p>
      </div>
      {started && (
        <LiveRegion
          message={`${left.team} ${formatPoints(left.score.hundredths)}, ${right.team} ${formatPoints(right.score.hundredths)}`}
        />
      )}
      <PairTable
        caption={`${left.team} and ${right.team} starters`}
        pairs={starterPairs(left, right, slots)}
        {...shared}
      />
      {bench.length > 0 && (
        <>
          <h3 className="border-b border-line px-4 pt-4 pb-2 text-base text-ink-muted">Bench (does not count)</h3>
          <PairTable caption={`${left.team} and ${right.team} bench`} pairs={bench} {...shared} />
        </>
      )}
    </Card>
  );
}

function Scoreboard({
  side,
  started,
  isMe,
  toRight = false,
}: {
  side: Side;
  started: boolean;
  isMe: boolean;
  toRight?: boolean;
}) {
  return (
    <div className={clsx('min-w-0', toRight && 'text-right')} data-manager={side.manager}>
      <p dir="auto" className="leading-tight font-semibold wrap-anywhere">
        {side.team}
      </p>
      <p className="text-sm text-ink-muted">
        {isMe ? 'You' : side.person}, <span className="figures">{side.record}</span>
      </p>
      <PointsFigure hundredths={started ? side.score.hundredths : null} size="large" className="mt-2 block" />
      {!side.outlook.final && (
        <p className="mt-1 text-sm text-ink-muted figures">Projected {formatPoints(side.outlook.projected)}</p>
      )}
    </div>
  );
}
