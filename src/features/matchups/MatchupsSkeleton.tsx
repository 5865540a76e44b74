import { Skeleton } from '@/components';

/** The layout of the matchups while they load: the tabs, a matchup in full, and the list of the others. */
export function MatchupsSkeleton() {
  return (
    <div role="status" aria-label="Loading matchups">
      <Skeleton className="mb-4 h-11 w-full sm:w-64" />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Skeleton className="h-184 rounded-card" />
        <div className="grid gap-2 lg:mt-10">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-19 rounded-card" />
          ))}
        </div>
      </div>
    </div>
  );
}
