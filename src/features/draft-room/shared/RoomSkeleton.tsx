import { Skeleton } from '@/components';
import { PARTS, ROOM } from './RoomFrame';

/** A placeholder in the shape of the room while it loads. */
export function RoomSkeleton() {
  return (
    <div role="status" aria-label="Loading the draft" className={ROOM}>
      <h1 className="sr-only">Draft</h1>
      <Skeleton className="h-40 w-full lg:h-28" />
      <div className={PARTS}>
        <Skeleton className="h-full w-full" />
        <Skeleton className="h-full w-full max-lg:hidden" />
        <Skeleton className="h-full w-full max-lg:hidden" />
      </div>
    </div>
  );
}
