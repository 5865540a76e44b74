'use client';

import { clsx } from 'clsx';
import { Badge, PointsFigure } from '@/components';
import { hasPoints, type MatchupView, type Side } from './matchupView';

/** All matchups of the week with their scores; pressing one shows it in full. */
export function MatchupList({
  matchups,
  shown,
  me,
  onShow,
}: {
  matchups: readonly MatchupView[];
  /** ID of the matchup shown in full. */
  shown: string | undefined;
  me: string;
  onShow: (id: string) => void;
}) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {matchups.map((view) => {
        const { id, left, right, verdict } = view;
        const started = hasPoints(left.score) || hasPoints(right.score);
        const ahead = verdict.kind === 'won' ? verdict.manager : null;
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
              <SideLine side={left} started={started} won={ahead === left.manager} isMe={left.manager === me} />
              <SideLine side={right} started={started} won={ahead === right.manager} isMe={right.manager === me} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function SideLine({ side, started, won, isMe }: { side: Side; started: boolean; won: boolean; isMe: boolean }) {
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="flex min-w-0 items-center gap-2">
        <span className={clsx('truncate', (won || isMe) && 'font-semibold')}>{side.team}</span>
        {isMe && <Badge>You</Badge>}
        {won && <Badge tone="good">Won</Badge>}
      </span>
      <PointsFigure hundredths={started ? side.score.hundredths : null} size="small" />
    </span>
  );
}
