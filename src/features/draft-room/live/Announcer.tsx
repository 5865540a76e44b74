'use client';

import { useEffect, useRef } from 'react';
import { LiveRegion } from '@/components';
import { nextKeeper } from '@/domain/draft/keepers';
import { picksUntil } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { useRoomState } from '@/providers/draft/room';
import { announcement } from './announcement';
import { useManagerName } from '../shared/useManagerName';
import { play, readyAtFirstPress } from '../sound/sounds';
import { useLiveRegionReady } from '../shared/useLiveRegionReady';
import { draftTitle, useTitle } from '../shared/useTitle';

/**
 * Notifies users who aren't looking at the room. Screen readers get each pick, each commissioner action and who is on
 * the clock. The document title and a sound signal that the user is on the clock or on deck. Neither counts while the
 * draft is paused, or when the user's next pick is a keeper.
 */
export function Announcer({ draft }: { draft: Draft }) {
  const { me } = useRoomState();
  const call = useManagerName();
  const away = draft.pausedAt === null && nextKeeper(draft, me) === null ? picksUntil(draft, me) : null;
  const mine = away === 0;
  const words = useLiveRegionReady() ? announcement(draft, call, me) : '';
  useTitle(mine ? '● Your pick! ' : away === 1 ? 'On deck: ' : '', draftTitle(draft));

  const heard = useRef(away);
  useEffect(() => {
    const before = heard.current;
    heard.current = away;
    // No sound for the second of two picks in a row, at the turn of a snake. None for "on deck" right after the user's
    // pick, because with two managers that would be after every pick.
    if (away === 0 && before !== 0) play('onTheClock');
    if (away === 1 && before !== 1 && before !== 0) play('onDeck');
  }, [away]);
  useEffect(readyAtFirstPress, []);

  return (
    <>
      <LiveRegion message={mine ? '' : words} />
      <LiveRegion assertive message={mine ? words : ''} />
    </>
  );
}
