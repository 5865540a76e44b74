'use client';

import { useCallback } from 'react';
import type { ManagerId } from '@/domain/houseTeams';
import { useRoomState } from '@/providers/draft/room';

/** What the room calls a manager: "You" for oneself, else the name. The same function while the names are the same. */
export function useManagerName(): (manager: ManagerId) => string {
  const { me, nameOf } = useRoomState();
  return useCallback((manager) => (manager === me ? 'You' : nameOf(manager)), [me, nameOf]);
}
