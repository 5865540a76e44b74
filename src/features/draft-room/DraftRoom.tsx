'use client';

import Link from 'next/link';
import { Button, FailureState, Page, Skeleton } from '@/components';
import { useDraft } from '@/providers/draft/room';
import { useLeagues } from '@/providers/LeagueProvider';
import { LiveRoom } from './LiveRoom';
import { Lobby } from './lobby/Lobby';
import { OverRoom } from './over/OverRoom';
import { ShareBoard } from './over/ShareBoard';

/** The draft room in whichever state it is: on its way, not to be had, before, during or after the draft. */
export function DraftRoom() {
  const { draft, league } = useDraft();
  const { leagues } = useLeagues();
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
      return (
        <OverRoom draft={draft.value}>
          <ShareBoard draft={draft.value} />
        </OverRoom>
      );
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
