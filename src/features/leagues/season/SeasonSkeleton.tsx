import { SkeletonCard } from '@/components';
import { TwoColumns } from '../TwoColumns';

/** A league's season while it loads: its standings with a row for each team, and a card beside them. */
export function SeasonSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label="Loading the season">
      <TwoColumns main={<SkeletonCard rows={rows} />} side={<SkeletonCard rows={6} />} />
    </div>
  );
}
