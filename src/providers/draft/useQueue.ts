'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { LINE_IS_DOWN, saveQueue, watchQueue } from '@/data/draftQueues';
import type { Loadable } from '@/domain/loadable';
import type { SquadId } from '@/domain/squads';
import { useLoadable } from '../useLoadable';

/** Changes of the queue that follow each other within this time are saved as one, in milliseconds. */
const GATHER_MS = 400;

/** One's own queue, whether its latest order is still on its way, and why it could not be saved. */
export interface OwnQueue {
  squads: Loadable<SquadId[]>;
  saving: boolean;
  error: string | null;
  change: (squads: SquadId[]) => void;
}

/**
 * Watches and saves one's own queue. A new order shows at once, marked as being saved until the server has it; without a connection (`live`) it is
 * kept, and saved when that is back.
 */
export function useQueue(leagueId: string, me: string | null, live: boolean): OwnQueue {
  const stored = useLoadable<SquadId[]>(me === null ? null : `${leagueId} ${me}`, (next) =>
    Promise.resolve(watchQueue(leagueId, me ?? '', next)),
  );
  const [draftOrder, setDraftOrder] = useState<SquadId[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const waiting = useRef<SquadId[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(() => {
    clearTimeout(timer.current);
    const squads = waiting.current;
    if (squads === null || me === null) return;
    waiting.current = null;
    void saveQueue(leagueId, me, squads).then((saved) => {
      if (waiting.current !== null) return;
      setError(saved.ok ? null : saved.error.message);
      if (!saved.ok && LINE_IS_DOWN.includes(saved.error.code)) waiting.current = squads;
      else setDraftOrder(null);
    });
  }, [leagueId, me]);

  const change = useCallback(
    (squads: SquadId[]) => {
      waiting.current = squads;
      setDraftOrder(squads);
      setError(null);
      clearTimeout(timer.current);
      timer.current = setTimeout(send, GATHER_MS);
    },
    [send],
  );

  useEffect(() => send, [send]);
  useEffect(() => {
    if (live) send();
  }, [live, send]);

  return {
    squads: draftOrder === null ? stored : { state: 'ready', value: draftOrder },
    saving: draftOrder !== null && error === null,
    error,
    change,
  };
}
