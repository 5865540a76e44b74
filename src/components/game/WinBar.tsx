import { clsx } from 'clsx';
import { Origin } from '../origin/Origin';

/** The win probability of both sides in percent, as a bar in two parts with the numbers beside it. */
export function WinBar({ chances: [one, other], label }: { chances: readonly [number, number]; label: string }) {
  return (
    <div role="group" aria-label={label}>
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <span className={clsx('figures', one >= other ? 'font-bold' : 'text-ink-muted')}>{one}%</span>
        <span className="text-xs text-ink-muted">
          <Origin of="chances">Win probability</Origin>
        </span>
        <span className={clsx('figures', other >= one ? 'font-bold' : 'text-ink-muted')}>{other}%</span>
      </div>
      <div aria-hidden className="mt-1 flex h-2 gap-0.5 overflow-hidden rounded-full">
        <span className={one >= other ? 'bg-primary' : 'bg-line-strong'} style={{ width: `${String(one)}%` }} />
        <span className={clsx('flex-1', other > one ? 'bg-primary' : 'bg-line-strong')} />
      </div>
    </div>
  );
}
