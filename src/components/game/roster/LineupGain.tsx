import { clsx } from 'clsx';
import { formatSigned, type Hundredths } from '@/domain/kernel/hundredths';

/** What a move changes in a roster's best lineup: `Best lineup +4.60 a week`. */
export function LineupGain({
  gain,
  of = 'Best lineup',
  size = 'text-sm',
}: {
  gain: Hundredths;
  of?: string;
  size?: 'text-sm' | 'text-xs';
}) {
  return (
    <span className={size}>
      <span dir="auto" className="wrap-anywhere">
        {of}
      </span>{' '}
      <GainFigure gain={gain} /> a week
    </span>
  );
}

/** A gain in points, green if the move helps and red if it hurts. */
export function GainFigure({ gain }: { gain: Hundredths }) {
  return (
    <b className={clsx('font-semibold figures', gain > 0 ? 'text-good' : gain < 0 && 'text-bad')}>
      {formatSigned(gain)}
    </b>
  );
}
