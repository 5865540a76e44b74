import { SkeletonCard } from '@/components';
import { Columns } from '../Columns';

/** A league's season while it loads: its standings with a row for each team, and a card beside them. */
export function SeasonSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label="Loading the season">
      <Columns main={<SkeletonCard rows={rows} />} side={<SkeletonCard rows={6} />} />
    </div>
  );
}
