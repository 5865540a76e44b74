import { useCallback, useEffect, useRef, useState } from 'react';
import { readWatched, writeWatched } from '@/data/device/draftRoomStorage';
import type { SquadId } from '@/domain/football/squads';

const NONE: ReadonlySet<SquadId> = new Set();

/** The squads watched in one list, stored in this browser. `list` names the league, the page and the user. */
export function useWatchedSquads(list: string): { watched: ReadonlySet<SquadId>; toggle: (squad: SquadId) => void } {
  const [watched, setWatched] = useState(NONE);
  const latest = useRef(NONE);
  const show = useCallback((next: ReadonlySet<SquadId>) => {
    latest.current = next;
    setWatched(next);
  }, []);
  // They're stored in the browser, and the exported HTML is rendered without one.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => show(new Set(readWatched(list))), [list, show]);
  const toggle = useCallback(
    (squad: SquadId) => {
      const next = new Set(latest.current);
      if (!next.delete(squad)) next.add(squad);
      show(next);
      writeWatched(list, [...next]);
    },
    [list, show],
  );
  return { watched, toggle };
}
