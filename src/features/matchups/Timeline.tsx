'use client';

import { clsx } from 'clsx';
import { Badge, FailureState, Moment, SkeletonRows } from '@/components';
import { formatSigned, formatPoints } from '@/domain/kernel/hundredths';
import type { WeekId } from '@/domain/kernel/ids';
import { formatReasons } from '@/domain/scoring/scoreChanges';
import type { Scoring } from '@/domain/scoring/scoreSquad';
import { squadName } from '@/domain/football/squads';
import { matchupTimeline, type TimelineEntry } from '@/domain/scoring/weekTimeline';
import { useWeekTimeline } from '@/providers/season/useWeekResults';
import type { Side } from './matchupView';

/**
 * How a matchup's score came about, latest first: each publish that changed a starter's points, what changed, and the
 * score after it.
 */
export function Timeline({
  weekId,
  left,
  right,
  scoring,
}: {
  weekId: WeekId;
  left: Side;
  right: Side;
  scoring: Scoring;
}) {
  const updates = useWeekTimeline(weekId);
  if (updates.state === 'loading') return <SkeletonRows rows={4} rowClass="h-12" label="Loading the timeline" />;
  if (updates.state === 'failed') return <FailureState title="Couldn’t load the timeline" message={updates.message} />;
  const starters = {
    left: left.score.starters.map(({ squad }) => squad),
    right: right.score.starters.map(({ squad }) => squad),
  };
  const entries = updates.state === 'ready' ? matchupTimeline(updates.value, starters, scoring).reverse() : [];
  if (entries.length === 0)
    return (
      <p className="p-4 text-center text-sm text-ink-muted">
        No scoring updates were recorded during this week’s games.
      </p>
    );
  return (
    <ol aria-label="Timeline" className="grid">
      {entries.map((entry) => (
        <Entry key={entry.at} entry={entry} left={left} right={right} />
      ))}
    </ol>
  );
}

function Entry({ entry, left, right }: { entry: TimelineEntry; left: Side; right: Side }) {
  const { at, changes, correction } = entry;
  const [one, other] = [entry.left + (left.carried ?? 0), entry.right + (right.carried ?? 0)];
  return (
    <li className="grid gap-1 border-b border-line px-3 py-2.5 last:border-b-0 sm:px-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-muted">
        <span className="flex flex-wrap items-center gap-x-2">
          <Moment at={at} />
          {correction && <Badge tone="warn">Correction</Badge>}
        </span>
        <span className="ml-auto figures">
          <span className="sr-only">{left.team} </span>
          <b className={clsx(one >= other && 'text-ink')}>{formatPoints(one)}</b>
          {' – '}
          <span className="sr-only">{right.team} </span>
          <b className={clsx(other >= one && 'text-ink')}>{formatPoints(other)}</b>
        </span>
      </p>
      <ul className="grid gap-0.5">
        {changes.map(({ side, change }) => (
          <li
            key={change.squad}
            className={clsx(
              'flex gap-2 text-sm',
              // At the edge of the side whose it is, in its color.
              side === 'left' ? 'border-l-4 border-(--yours) pl-2' : 'border-r-4 border-(--theirs) pr-2 pl-3',
            )}
          >
            <b className="w-14 shrink-0 text-right figures">{formatSigned(change.hundredths)}</b>
            <span className="min-w-0 flex-1">
              <span className="sr-only">{(side === 'left' ? left : right).team}: </span>
              {squadName(change.squad)}
              <span className="text-ink-muted">, {formatReasons(change)}</span>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
