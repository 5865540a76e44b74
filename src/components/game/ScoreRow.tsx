import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { GameCounts } from '@/domain/scoring/gameProgress';
import { Origin } from '../origin/Origin';
import { PointsFigure } from './PointsFigure';

/** `3 to play, 2 live, 2 final`: how many of a lineup's games are in each state; states without games are left out. */
export function formatGameCounts({ toPlay, inPlay, final }: GameCounts): string {
  const parts = [
    [toPlay, 'to play'],
    [inPlay, 'live'],
    [final, 'final'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, word]) => `${String(count)} ${word}`);
  return shown.length > 0 ? shown.join(', ') : 'No games this week';
}

/**
 * One side of a matchup as a line of a scoreboard. The leader's name and points are bold with an arrow beside them, and
 * the other side's are muted, so that color isn't the only sign.
 */
export function ScoreRow({
  team,
  detail,
  hundredths,
  projected,
  place,
  label,
}: {
  team: string;
  /** A line under the name. */
  detail?: ReactNode;
  /** Null before there are points: then the projection is in their place. */
  hundredths: number | null;
  /** The projected total; null once all the side's games are final. */
  projected: number | null;
  place: 'ahead' | 'behind' | 'level';
  /** What the arrow means: "leads" or "won". */
  label: string;
}) {
  const behind = place === 'behind';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
      <div className="min-w-0">
        <p
          className={clsx(
            'line-clamp-2 text-lg leading-snug wrap-anywhere sm:text-xl',
            behind ? 'text-ink-muted' : 'font-bold',
          )}
        >
          <span dir="auto">{team}</span>
        </p>
        {detail}
      </div>
      <div className="text-right">
        <p className={clsx('flex items-center justify-end gap-1', behind && 'text-ink-muted')}>
          {place === 'ahead' && <span className="sr-only">{label} </span>}
          {hundredths === null && projected !== null ? (
            <PointsFigure hundredths={projected} className="text-3xl text-ink-muted sm:text-4xl" />
          ) : (
            <PointsFigure hundredths={hundredths} className="text-4xl sm:text-5xl" />
          )}
          <ChevronLeft
            aria-hidden
            strokeWidth={3}
            className={clsx('-mr-1.5 size-5 shrink-0', place !== 'ahead' && 'invisible')}
          />
        </p>
        {projected !== null && (
          <p className="pr-5 text-sm text-ink-muted figures">
            <Origin of="total">{hundredths === null ? 'Projected' : `Projected ${formatPoints(projected)}`}</Origin>
          </p>
        )}
      </div>
    </div>
  );
}
