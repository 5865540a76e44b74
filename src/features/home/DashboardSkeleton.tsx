import { Page, Skeleton } from '@/components';

/** The dashboard's layout while data loads. */
export function DashboardSkeleton() {
  return (
    <Page>
      <div role="status" aria-label="Loading your leagues">
        <Skeleton className="mb-7 h-16 w-full max-w-md" />
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-[2fr_1fr]">
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </div>
      </div>
    </Page>
  );
}
