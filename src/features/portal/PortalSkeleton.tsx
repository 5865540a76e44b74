import { Skeleton, SkeletonCard } from '@/components';

/** The layout of the portal while it loads: the hours, the filters and the first rows, and the roster beside them. */
export function PortalSkeleton() {
  return (
    <div role="status" aria-label="Loading the portal" className="grid grid-cols-1 gap-4">
      <Skeleton className="h-21 rounded-card" />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-2">
          <Skeleton className="h-12 lg:hidden" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <SkeletonCard rows={10} />
        </div>
        <div className="max-lg:hidden">
          <SkeletonCard rows={10} />
        </div>
      </div>
    </div>
  );
}
