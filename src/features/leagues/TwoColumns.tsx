import type { ReactNode } from 'react';

/** A wide and a narrow column where there is room, below each other on a phone. */
export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 grid-cols-1 gap-5">{main}</div>
      <div className="grid min-w-0 grid-cols-1 gap-5">{side}</div>
    </div>
  );
}
