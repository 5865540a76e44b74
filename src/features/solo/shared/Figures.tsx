import type { ReactNode } from 'react';

/** A week in figures, side by side. */
export function Figures({ figures }: { figures: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="display text-2xl sm:text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
