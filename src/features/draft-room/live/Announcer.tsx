'use client';

import { useEffect, useRef } from 'react';
import { LiveRegion } from '@/components';
import { picksUntil } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { useRoomState } from '@/providers/draft/room';
import { announcement } from './announcement';
import { useManagerName } from '../shared/useManagerName';
import { play, readyAtFirstPress } from '../clock/sounds';
import { useLiveRegionReady } from '../shared/useLiveRegionReady';
import { draftTitle, useTitle } from '../shared/useTitle';

/**
 * Tells those who do not look at the room: screen readers who picked, what a commissioner did and whose turn it is, the title of the window and a
 * sound when it is one's own or comes next. While the draft is paused it is no one's turn.
 */
export function Announcer({ draft }: { draft: Draft }) {
  const { me } = useRoomState();
  const call = useManagerName();
  const away = draft.pausedAt === null ? picksUntil(draft, me) : null;
  const mine = away === 0;
  const words = useLiveRegionReady() ? announcement(draft, call, me) : '';
  useTitle(mine ? '● Your pick! ' : away === 1 ? 'On deck: ' : '', draftTitle(draft));

  const heard = useRef(away);
  useEffect(() => {
    const before = heard.current;
    heard.current = away;
    // At the turn of a snake one picks twice in a row: that is no news. A draft of two is on deck all the time.
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
