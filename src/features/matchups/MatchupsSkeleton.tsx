import { Skeleton, SkeletonCard } from '@/components';

/** The layout of the matchups while they load: a matchup in full, and the list of the others. */
export function MatchupsSkeleton() {
  return (
    <div role="status" aria-label="Loading matchups">
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <SkeletonCard rows={12} />
        <div className="grid gap-2 lg:mt-10">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-19 rounded-card" />
          ))}
        </div>
      </div>
    </div>
  );
}
