import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';

/** How far a team has come since the week before, whose rank is `before`; nothing without one. */
export function Movement({ rank, before }: { rank: number; before: number | null }) {
  if (before === null) return null;
  const by = before - rank;
  const Icon = by > 0 ? ArrowUp : by < 0 ? ArrowDown : Minus;
  return (
    <span className={clsx('flex items-center text-xs', by > 0 ? 'text-good' : by < 0 ? 'text-bad' : 'text-ink-muted')}>
      <Icon aria-hidden className="size-3.5" />
      {by === 0 ? <span className="sr-only">No change</span> : Math.abs(by)}
      {by !== 0 && <span className="sr-only">{by > 0 ? ' up' : ' down'}</span>}
    </span>
  );
}
