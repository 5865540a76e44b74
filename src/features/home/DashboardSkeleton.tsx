import { Page, Skeleton, SkeletonCard } from '@/components';

/** The layout of the signed-in home page while its data loads: header, next lock, a matchup, and the games. */
export function DashboardSkeleton() {
  return (
    <Page>
      <div role="status" aria-label="Loading your leagues">
        <h1 className="sr-only">Home</h1>
        <Skeleton className="mb-4 h-[4.75rem] w-full max-w-md sm:mb-7 sm:h-[5.5rem]" />
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-4">
            <Skeleton className="h-14 rounded-card" />
            <SkeletonCard rows={4} className="h-24" />
          </div>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:mt-10 lg:grid-cols-2">
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} className="h-26" />
            ))}
          </div>
        </div>
      </div>
    </Page>
  );
}
