'use client';

import type { ReactNode } from 'react';
import { SquadDetailsProvider } from '@/components';
import type { SquadId } from '@/domain/football/squads';
import { useRoomState } from '@/providers/draft/room';

/**
 * Lets the rows inside open a squad's details, with the scoring of the room's league. `ranking` is the draft's. A
 * squad's page opens beside the draft, which goes on; in a practice draft it can't be opened, because it needs an
 * account.
 */
export function RoomSquadDetails({ ranking, children }: { ranking: readonly SquadId[]; children: ReactNode }) {
  const { league } = useRoomState();
  return (
    <SquadDetailsProvider league={league} ranking={ranking} page={league === null ? null : 'newTab'}>
      {children}
    </SquadDetailsProvider>
  );
}
