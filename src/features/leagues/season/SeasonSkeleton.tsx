import { Skeleton } from '@/components';
import { Columns } from '../Columns';

/** The heights of the standings, in pixels. */
const HEAD = 134;
const ROW = 57;

/** Placeholder of a league's season, with the height of its standings. */
export function SeasonSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label="Loading the season">
      <Columns
        main={
          <div style={{ height: HEAD + rows * ROW }}>
            <Skeleton className="h-full w-full" />
          </div>
        }
        side={<Skeleton className="h-96 w-full" />}
      />
    </div>
  );
}
