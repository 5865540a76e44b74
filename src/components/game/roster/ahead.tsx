import { clsx } from 'clsx';
import { formatPoints, formatSigned, type Hundredths } from '@/domain/kernel/hundredths';
import type { SquadId } from '@/domain/football/squads';
import type { Ahead } from '@/domain/season/moveWorth/seasonAhead';

/** What is ahead of a squad, in words: `Projected 20.41, bye in week 10`. */
export function describeAhead(ahead: Ahead, squad: SquadId): string {
  const [points, bye] = [ahead.projected(squad), ahead.bye(squad)];
  const projected = points === null ? [] : [`Projected ${formatPoints(points)}`];
  const week = bye === null ? [] : [`${points === null ? 'Bye' : 'bye'} in week ${String(bye)}`];
  return [...projected, ...week].join(', ');
}

/** A squad's projected points of the week and its next bye, on a line below its name. */
export function AheadLine({ ahead, squad }: { ahead: Ahead; squad: SquadId }) {
  const [points, bye] = [ahead.projected(squad), ahead.bye(squad)];
  return (
    <span className="block text-xs leading-tight font-normal text-ink-muted figures">
      <span aria-hidden>
        {[points !== null && formatPoints(points), bye !== null && `bye week ${String(bye)}`]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span className="sr-only">{describeAhead(ahead, squad)}</span>
    </span>
  );
}

/** A squad's projected points of the week, and its next bye below them. */
export function AheadFigures({ ahead, squad }: { ahead: Ahead; squad: SquadId }) {
  const [points, bye] = [ahead.projected(squad), ahead.bye(squad)];
  return (
    <span aria-hidden className="shrink-0 text-right leading-tight figures">
      {points !== null && <span className="block text-sm font-normal">{formatPoints(points)}</span>}
      {bye !== null && <span className="block text-xs font-normal text-ink-muted">Bye week {bye}</span>}
    </span>
  );
}

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
