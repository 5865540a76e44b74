'use client';

import { useCallback } from 'react';
import { useRoomState } from '@/providers/draft/room';

/**
 * Returns a function that names a manager: "You" for the signed-in user, otherwise the name. It stays the same while
 * the names do.
 */
export function useManagerName(): (manager: string) => string {
  const { me, nameOf } = useRoomState();
  return useCallback((manager) => (manager === me ? 'You' : nameOf(manager)), [me, nameOf]);
}
