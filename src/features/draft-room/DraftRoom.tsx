'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { Button, FailureState, LoadError, Page, lazyComponent } from '@/components';
import { pickCount } from '@/domain/draft/order';
import { useDraft, useRoomState } from '@/providers/draft/room';
import { useLeagues } from '@/providers/league/LeagueProvider';
import { LiveRoom } from './live/LiveRoom';
import { RoomSkeleton } from './RoomSkeleton';

// Loaded separately, so that a manager who comes to draft downloads neither the lobby nor the recap.
const Lobby = lazyComponent(() => import('./lobby/Lobby').then((module) => module.Lobby), {
  waiting: RoomSkeleton,
  failed: ({ retry }) => (
    <LoadError as="page" title="The lobby didn’t load" safe="The draft hasn’t changed." retry={retry} />
  ),
});
const LeagueRecapRoom = lazyComponent(
  () => import('./recap/LeagueRecapRoom').then((module) => module.LeagueRecapRoom),
  {
    waiting: RoomSkeleton,
    failed: ({ retry }) => (
      <LoadError as="page" title="The recap didn’t load" safe="Everything you saved is safe." retry={retry} />
    ),
  },
);

/** The draft room in each of its states: loading, failed, not found, and before, during or after the draft. */
export function DraftRoom() {
  const draft = useDraft();
  const { league } = useRoomState();
  const { leagues } = useLeagues();
  const present = draft.state === 'ready' ? draft.value : null;
  const ending = present?.status === 'active' && present.picks.length >= pickCount(present) - present.order.length;
  useEffect(() => {
    // Preloaded in the last round, so that the recap shows even if the connection is lost at the last pick.
    if (ending) void LeagueRecapRoom.load();
  }, [ending]);
  if (draft.state === 'failed') {
    return (
      <Page>
        <FailureState
          page
          title="Couldn’t load the draft"
          message={draft.message}
          safe="The draft hasn’t changed."
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
          title="Draft not found"
          onRetry={null}
          message="The address may be mistyped, or the league was deleted."
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
      return <LeagueRecapRoom draft={draft.value} />;
  }
}

function ToLeagues() {
  return (
    <Button asChild variant="primary">
      <Link href="/leagues">Go to my leagues</Link>
    </Button>
  );
}
