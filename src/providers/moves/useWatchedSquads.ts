'use client';

import { useCallback, useEffect, useState } from 'react';
import { readWatched, writeWatched } from '@/data/device/roomMemory';
import type { SquadId } from '@/domain/football/squads';

const NONE: ReadonlySet<SquadId> = new Set();

/**
 * The squads watched in one list, stored in this browser. `list` is a league's id in its draft, and has the user's
 * besides in its portal.
 */
export function useWatchedSquads(list: string): { watched: ReadonlySet<SquadId>; toggle: (squad: SquadId) => void } {
  const [watched, setWatched] = useState(NONE);
  useEffect(() => {
    // They're stored in the browser, and the exported HTML is rendered without one.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setWatched(new Set(readWatched(list)));
  }, [list]);
  const toggle = useCallback(
    (squad: SquadId) => {
      const next = new Set(watched);
      if (!next.delete(squad)) next.add(squad);
      setWatched(next);
      writeWatched(list, [...next]);
    },
    [list, watched],
  );
  return { watched, toggle };
}
