import { memo } from 'react';
import { formatCount } from '@/domain/kernel/formatCount';
import { runIn } from '@/domain/draft/review/runs';
import type { Draft } from '@/domain/draft/types';
import { useRoomState } from '@/providers/draft/room';
import { formatNeeds } from '../rosters/rosterView';

/**
 * What the user's roster still needs, above the pool, and the run that is going on. Nothing for a spectator, and
 * outside a running draft.
 */
export const Needs = memo(function Needs({ draft }: { draft: Draft }) {
  const { me } = useRoomState();
  const roster = draft.rosters[me];
  if (roster === undefined || draft.status !== 'active' || !draft.order.includes(me)) return null;
  const needs = formatNeeds(roster, draft.slots, draft.rounds);
  const left = draft.rounds - roster.length;
  if (left === 0) return null;
  const run = runIn(draft.picks);
  return (
    <p className="truncate px-3 pb-2 text-sm font-semibold">
      {needs === '' ? `Your lineup is set. ${formatCount(left, 'bench slot')} left.` : `You need ${needs}`}
      {run !== null && (
        <span className="float-right pl-3 text-warn">{`${String(run.count)} ${run.unit} in ${String(run.of)} picks`}</span>
      )}
    </p>
  );
});
