import { Page, Skeleton } from '@/components';

/** Stands for the room, or for what is before or after it, while that is on its way. */
export function RoomSkeleton() {
  return (
    <Page width="full">
      <div role="status" aria-label="Loading the draft" className="grid gap-4">
        <Skeleton className="h-28 w-full" />
        <div className="grid gap-4 lg:grid-cols-[26rem_minmax(0,1fr)_20rem]">
          <Skeleton className="h-[70dvh] w-full" />
          <Skeleton className="h-[70dvh] w-full max-lg:hidden" />
          <Skeleton className="h-[70dvh] w-full max-lg:hidden" />
        </div>
      </div>
    </Page>
  );
}
