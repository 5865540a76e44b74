'use client';

import { Card, Origin } from '@/components';
import { formatCount } from '@/domain/kernel/formatCount';
import { gradeOf } from '@/domain/draft/review/grade';
import type { PickValue } from '@/domain/draft/review/recap';
import type { Draft } from '@/domain/draft/types';
import { formatPoints } from '@/domain/kernel/hundredths';
import { ordinal } from '@/domain/kernel/ordinal';
import { squadName } from '@/domain/football/squads';
import { useRoomState } from '@/providers/draft/room';
import { pickLabel } from '../shared/pickLabel';
import { useRecaps } from './useRecaps';

/** The user's grade and rank in a finished draft, with what they are based on. Nothing for a spectator. */
export function MyGrade({ draft }: { draft: Draft }) {
  const { me } = useRoomState();
  const recaps = useRecaps(draft);
  const own = recaps.find(({ manager }) => manager === me);
  const grade = gradeOf(recaps, me);
  if (own === undefined || grade === null) return null;
  const managers = draft.order.length;
  const { aboveMean } = grade;
  return (
    <Card title="Your draft">
      <div className="flex items-start gap-4 sm:gap-6">
        <p className="grid size-20 shrink-0 place-items-center rounded-card bg-primary display text-4xl text-on-primary sm:size-24 sm:text-5xl">
          <span className="sr-only">Grade: </span>
          {grade.letter}
        </p>
        <div className="grid min-w-0 gap-1">
          <p className="display text-2xl">
            {ordinal(own.place)} of {managers}
          </p>
          <p>
            Your best lineup is <Origin of="draftProjection">projected</Origin> at{' '}
            <b className="figures">{formatPoints(own.lineup)}</b> points a week
            {aboveMean === 0
              ? ', the league average'
              : `, ${formatPoints(Math.abs(aboveMean))} ${aboveMean > 0 ? 'above' : 'below'} the league average`}
            .
          </p>
          {own.steal !== null && <p>Best value: {formatPick(own.steal, managers, 'later')}.</p>}
          {own.reach !== null && <p>Biggest reach: {formatPick(own.reach, managers, 'earlier')}.</p>}
          <p className="text-sm text-ink-muted">Graded on a curve: a league-average lineup is a B.</p>
        </div>
      </div>
    </Card>
  );
}

/** Formats a pick: `LSU TE at 4.08, 6 picks later than its rank`. */
function formatPick({ squad, pick, gained }: PickValue, managers: number, side: 'later' | 'earlier'): string {
  const picks = Math.abs(gained);
  return `${squadName(squad)} at ${pickLabel(pick, managers)}, ${formatCount(picks, 'pick')} ${side} than its rank`;
}
