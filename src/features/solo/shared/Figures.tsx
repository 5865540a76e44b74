import type { ReactNode } from 'react';
import { Fact } from '@/components';

/** A week in figures, side by side. */
export function Figures({ figures }: { figures: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(({ label, value }) => (
        <Fact key={label} label={label} figure="display text-2xl sm:text-3xl">
          {value}
        </Fact>
      ))}
    </dl>
  );
}
