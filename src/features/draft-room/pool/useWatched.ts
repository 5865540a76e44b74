'use client';

import { useCallback, useEffect, useState } from 'react';
import { readWatched, writeWatched } from '@/data/roomMemory';
import type { SquadId } from '@/domain/squads';

const NONE: ReadonlySet<SquadId> = new Set();

/** The squads that the user watches in this draft, stored in this browser. */
export function useWatched(leagueId: string): { watched: ReadonlySet<SquadId>; toggle: (squad: SquadId) => void } {
  const [watched, setWatched] = useState(NONE);
  useEffect(() => {
    // They're stored in the browser, and the exported HTML is rendered without one.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setWatched(new Set(readWatched(leagueId)));
  }, [leagueId]);
  const toggle = useCallback(
    (squad: SquadId) => {
      const next = new Set(watched);
      if (!next.delete(squad)) next.add(squad);
      setWatched(next);
      writeWatched(leagueId, [...next]);
    },
    [leagueId, watched],
  );
  return { watched, toggle };
}
