import { Skeleton } from '@/components';
import { BackLink } from './BackLink';
import { PARTS, ROOM } from './RoomFrame';

/** A placeholder in the shape of the room while it loads, with a way out on a phone. */
export function RoomSkeleton() {
  return (
    <div className={ROOM} data-full-screen>
      <h1 className="sr-only">Draft</h1>
      <div className="flex h-14 items-center text-xs md:hidden">
        <BackLink href="/leagues">Leagues</BackLink>
      </div>
      <div role="status" aria-label="Loading the draft" className="flex grow flex-col">
        <Skeleton className="h-[5.75rem] w-full md:h-40 lg:h-28" />
        <div className={PARTS}>
          <Skeleton className="h-full w-full" />
          <Skeleton className="h-full w-full max-lg:hidden" />
          <Skeleton className="h-full w-full max-lg:hidden" />
        </div>
      </div>
    </div>
  );
}
