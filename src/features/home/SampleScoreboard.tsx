import { clsx } from 'clsx';
import { Badge, Gridiron, PointsFigure, ShieldLogo, VisuallyHidden } from '@/components';
import { formatPoints } from '@/domain/kernel/hundredths';
import { schoolOf, squadName } from '@/domain/football/squads';
import { SAMPLE, SAMPLE_SEASON, SAMPLE_TOTALS, SAMPLE_WEEK, type SampleRow } from '@/components/game/sampleMatchup';

function Side({
  squad,
  points,
  won,
  mirrored,
}: {
  squad: SampleRow['home'];
  points: number;
  won: boolean;
  mirrored?: boolean;
}) {
  return (
    <div className={clsx('flex min-w-0 items-center gap-1.5 sm:gap-2', mirrored && 'flex-row-reverse text-right')}>
      <ShieldLogo code={schoolOf(squad)} size={26} lazy />
      <span className="min-w-0 flex-1 text-xs font-semibold sm:text-sm">
        <span aria-hidden>{schoolOf(squad)}</span>
        <VisuallyHidden>{squadName(squad)}</VisuallyHidden>
      </span>
      <span className={clsx('text-sm font-bold figures sm:text-base', won ? 'text-ink' : 'text-ink-muted')}>
        {formatPoints(points)}
      </span>
    </div>
  );
}

/** A final matchup with the real points of one Saturday, decided by less than a point. */
export function SampleScoreboard() {
  return (
    <figure className="rounded-card border border-line bg-surface shadow-float">
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2.5">
        <p className="text-sm font-semibold">
          Week {SAMPLE_WEEK}, {SAMPLE_SEASON}
        </p>
        <Badge tone="good">Final</Badge>
      </div>
      <div className="grid grid-cols-[1fr_auto_1fr] items-end gap-3 px-4 pt-4 pb-3">
        <div className="min-w-0">
          <p className="truncate text-sm font-semibold">Hash Mark Heroes</p>
          <PointsFigure hundredths={SAMPLE_TOTALS.home} className="text-3xl sm:text-4xl" size="medium" />
        </div>
        <p className="pb-1 text-sm text-ink-muted">beat</p>
        <div className="min-w-0 text-right text-ink-muted">
          <p className="truncate text-sm font-semibold">Third and Long</p>
          <PointsFigure hundredths={SAMPLE_TOTALS.away} className="text-3xl sm:text-4xl" size="medium" />
        </div>
      </div>
      <div className="px-4">
        <Gridiron chances={null} winner="left" />
      </div>
      <ul className="px-4 pt-1 pb-3">
        {SAMPLE.map((row) => (
          <li
            key={row.slot}
            className="grid grid-cols-[1fr_2.5rem_1fr] items-center gap-2 border-b border-line py-2 last:border-b-0 sm:grid-cols-[1fr_3.25rem_1fr]"
          >
            <Side squad={row.home} points={row.homePoints} won={row.homePoints > row.awayPoints} />
            <span className="text-center text-xs font-semibold text-ink-muted">{row.slot}</span>
            <Side squad={row.away} points={row.awayPoints} won={row.awayPoints > row.homePoints} mirrored />
          </li>
        ))}
      </ul>
      <figcaption className="border-t border-line px-4 py-3 text-sm text-ink-muted">
        Real points from a real Saturday. It came down to {formatPoints(SAMPLE_TOTALS.home - SAMPLE_TOTALS.away)}.
      </figcaption>
    </figure>
  );
}
