'use client';

import { clsx } from 'clsx';
import { Skeleton, SkeletonCard } from '@/components';
import { BackLink } from './shared/BackLink';
import { PARTS, ROOM } from './shared/RoomFrame';
import { useFullScreen } from './shared/useFullScreen';

/** A placeholder in the shape of the room while it loads, with a way out on a phone. */
export function RoomSkeleton() {
  useFullScreen();
  return (
    <div className={ROOM}>
      <h1 className="sr-only">Draft</h1>
      <div role="status" aria-label="Loading the draft" className="flex grow flex-col">
        {/* A phone's head is followed by its tabs. */}
        <div className="-mx-2 flex h-[6.35rem] items-start justify-between gap-2 border-b-2 border-line-strong bg-surface px-3 py-1.5 sm:-mx-4 md:h-40 md:px-5 md:py-4 lg:h-28">
          <BackLink href="/leagues">Leagues</BackLink>
          <Skeleton className="mt-2 mr-auto h-7 w-40" />
          <Skeleton className="h-11 w-24" />
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
