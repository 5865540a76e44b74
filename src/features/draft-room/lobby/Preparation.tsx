'use client';

import { Card } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { useRoomState } from '@/providers/draft/room';
import { Chat } from '../chat/Chat';
import { Pool } from '../pool/Pool';
import { Queue } from '../queue/Queue';
import { RoomSquadDetails } from '../squad/RoomSquadDetails';

/**
 * What a manager can do before the start: browse the pool, fill the queue, watch squads, and chat. All of it carries
 * over to the draft room.
 */
export function Preparation({ draft }: { draft: Draft }) {
  const { chat } = useRoomState();
  return (
    <RoomSquadDetails ranking={draft.ranking}>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title="The pool" flush>
          {/* The Draft buttons are hidden, because the draft hasn't started. */}
          <div className="h-[36rem] max-h-[80dvh] [&_[data-act=draft]]:hidden">
            <Pool draft={draft} />
          </div>
        </Card>
        <div className="grid grid-cols-1 gap-5">
          <Card title="Your queue" flush>
            <div
              // It scrolls, so it must be focusable by keyboard.
              role="region"
              aria-label="Queue"
              tabIndex={0}
              className="max-h-80 overflow-y-auto overscroll-contain p-3"
            >
              <Queue draft={draft} />
            </div>
          </Card>
          {chat !== null && (
            <Card title="Chat" flush>
              <div className="h-80">
                <Chat chat={chat} />
              </div>
            </Card>
          )}
        </div>
      </div>
    </RoomSquadDetails>
  );
}
