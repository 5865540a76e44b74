'use client';

import { useEffect } from 'react';
import { LoadError, lazyComponent } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { useRoomActions } from '@/providers/draft/room';
import { Announcer } from './Announcer';
import { AwayButton } from './AwayButton';
import { ClockBar } from '../clock/ClockBar';
import { RoomFrame } from '../shared/RoomFrame';
import { MemberMenu } from './MemberMenu';
import { RoomNotices } from './RoomNotices';
import { PhoneTabs, RoomPanels, usePanels } from './RoomPanels';
import { useIsPhone } from '../shared/useWidth';
import { draftTitle } from '../shared/useTitle';

// Only a commissioner, one or two managers in a league, needs it, so it's loaded separately.
const CommissionerTools = lazyComponent(
  () => import('../commissioner/CommissionerTools').then((module) => module.CommissionerTools),
  // The draft goes on without them.
  { failed: ({ retry }) => <LoadError as="button" title="Your tools didn’t load" retry={retry} /> },
);

/** The room during the draft: all panels side by side on desktop, one at a time on a phone. */
export function LiveRoom({ draft }: { draft: Draft }) {
  const { pause } = useRoomActions();
  const phone = useIsPhone();
  const panels = usePanels();
  useEffect(() => {
    // Otherwise a user who had scrolled down in the lobby would start at the footer.
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <RoomFrame title={draftTitle(draft)} live>
      <Announcer draft={draft} />
      <ClockBar
        draft={draft}
        tools={
          <div className="flex shrink-0 items-center gap-1">
            {pause !== undefined && <CommissionerTools draft={draft} />}
            {!phone && <AwayButton draft={draft} />}
            {phone && pause === undefined && <MemberMenu draft={draft} />}
          </div>
        }
      >
        <PhoneTabs draft={draft} {...panels} />
      </ClockBar>
      <RoomPanels draft={draft} {...panels} />
      <RoomNotices draft={draft} />
    </RoomFrame>
  );
}
