'use client';

import type { Draft } from '@/domain/draft/types';
import { Announcer } from './Announcer';
import { ClockBar } from './ClockBar';
import { RoomNotices } from './RoomNotices';
import { PhoneTabs, RoomPanels, usePanels } from './RoomPanels';

/** The draft under way: everything side by side at a desk, one part at a time on a phone. */
export function LiveRoom({ draft }: { draft: Draft }) {
  const panels = usePanels();
  return (
    <div className="mx-auto w-full max-w-[120rem] px-2 pb-6 sm:px-4">
      <h1 className="sr-only">Draft of {draft.leagueName}</h1>
      <Announcer draft={draft} />
      <ClockBar draft={draft}>
        <PhoneTabs draft={draft} panel={panels.panel} show={panels.show} />
      </ClockBar>
      <RoomNotices draft={draft} />
      <RoomPanels draft={draft} {...panels} />
    </div>
  );
}
