'use client';

import { LiveRegion } from '@/components';
import { picksUntil } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { useDraft } from '@/providers/draft/room';
import { announcement } from './announcement';
import { useCall } from './names';
import { useTitle } from './useTitle';

/** Tells those who do not look at the room: screen readers who picked and whose turn it is, the title of the window when it is one's own. */
export function Announcer({ draft }: { draft: Draft }) {
  const { me } = useDraft();
  const call = useCall();
  const away = picksUntil(draft, me);
  const mine = away === 0;
  const words = announcement(draft, call, me);
  useTitle(mine ? '● Your pick! ' : away === 1 ? 'On deck: ' : '', `Draft of ${draft.leagueName}`);
  return (
    <>
      <LiveRegion message={mine ? '' : words} />
      <LiveRegion assertive message={mine ? words : ''} />
    </>
  );
}
