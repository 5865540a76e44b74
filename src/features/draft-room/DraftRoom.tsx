'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useEffect } from 'react';
import { Button, FailureState, Page, Skeleton } from '@/components';
import { pickCount } from '@/domain/draft/order';
import { useDraft } from '@/providers/draft/room';
import { useLeagues } from '@/providers/LeagueProvider';
import { LiveRoom } from './LiveRoom';

// Who comes to draft carries neither what is before nor what is after.
const Lobby = dynamic(() => import('./lobby/Lobby').then((module) => module.Lobby), {
  ssr: false,
  loading: RoomSkeleton,
});
const loadOver = () => import('./over/LeagueOver').then((module) => module.LeagueOver);
const LeagueOver = dynamic(loadOver, { ssr: false, loading: RoomSkeleton });

/** The draft room in whichever state it is: on its way, not to be had, before, during or after the draft. */
export function DraftRoom() {
  const { draft, league } = useDraft();
  const { leagues } = useLeagues();
  const present = draft.state === 'ready' ? draft.value : null;
  const ending = present?.status === 'active' && present.picks.length >= pickCount(present) - present.order.length;
  useEffect(() => {
    // Fetched in the last round, so that a network lost at the last pick does not keep anybody from the end.
    if (ending) loadOver().catch(() => undefined);
  }, [ending]);
  if (draft.state === 'failed') {
    return (
      <Page>
        <FailureState
          page
          title="This draft cannot be shown"
          message={draft.message}
          safe="Nothing in the draft has changed."
          onRetry={() => window.location.reload()}
          action={<ToLeagues />}
        />
      </Page>
    );
  }
  if (draft.state === 'missing') {
    return (
      <Page>
        <FailureState
          page
          title="There is no such draft"
          message="No league has this address. It may have been mistyped, or the league is gone."
          action={<ToLeagues />}
        />
      </Page>
    );
  }
  if (draft.state === 'loading' || (league === null && leagues.state === 'loading')) return <RoomSkeleton />;
  switch (draft.value.status) {
    case 'scheduled':
      return <Lobby draft={draft.value} />;
    case 'active':
      return <LiveRoom draft={draft.value} />;
    case 'complete':
      return <LeagueOver draft={draft.value} />;
  }
}

function ToLeagues() {
  return (
    <Button asChild variant="primary">
      <Link href="/leagues">Go to my leagues</Link>
    </Button>
  );
}

function RoomSkeleton() {
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
