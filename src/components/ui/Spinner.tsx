import { clsx } from 'clsx';

/** A spinner in the text color. `label` is for screen readers; an empty label hides it from them. */
export function Spinner({ label = 'Loading', className }: { label?: string; className?: string }) {
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      className={clsx(
        'inline-block size-5 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}
