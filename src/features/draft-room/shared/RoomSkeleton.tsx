import { clsx } from 'clsx';
import { Skeleton, SkeletonCard } from '@/components';
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
        <div className="flex h-[5.75rem] items-center justify-between rounded-card border border-line bg-surface px-4 md:h-40 lg:h-28">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-10 w-24" />
        </div>
        <div className={PARTS}>
          {['', 'max-lg:hidden', 'max-lg:hidden'].map((className, index) => (
            <div key={index} className={clsx('overflow-hidden', className)}>
              <SkeletonCard rows={20} className="h-11" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
