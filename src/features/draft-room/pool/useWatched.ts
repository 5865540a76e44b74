'use client';

import { useEffect, useState } from 'react';
import { readWatched, writeWatched } from '@/data/roomMemory';
import type { SquadId } from '@/domain/squads';
import { useEventCallback } from '../shared/useEventCallback';

/** The squads that a person keeps an eye on in this draft, remembered in this browser. */
export function useWatched(leagueId: string): { watched: ReadonlySet<SquadId>; toggle: (squad: SquadId) => void } {
  const [watched, setWatched] = useState<ReadonlySet<SquadId>>(new Set());
  useEffect(() => {
    // Only the browser knows them, and the exported page is drawn without one.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setWatched(new Set(readWatched(leagueId)));
  }, [leagueId]);
  const toggle = useEventCallback((squad: SquadId) => {
    const next = new Set(watched);
    if (!next.delete(squad)) next.add(squad);
    setWatched(next);
    writeWatched(leagueId, [...next]);
  });
  return { watched, toggle };
}
