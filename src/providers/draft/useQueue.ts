'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LINE_IS_DOWN, saveQueue, watchQueue } from '@/data/draftQueues';
import type { SquadId } from '@/domain/squads';
import { useLoadable } from '../useLoadable';
import type { ManagerActions, QueueState } from './room';

/** Changes to the queue within this many milliseconds of each other are saved as one. */
const GATHER_MS = 400;

/**
 * Watches and saves the user's queue. A new order shows at once and is marked as being saved until the server has it. While `live` is
 * false it's held, and saved once the connection is back. State and action stay the same objects until the queue changes.
 */
export function useQueue(
  leagueId: string,
  me: string | null,
  live: boolean,
): { state: QueueState; changeQueue: ManagerActions['changeQueue'] } {
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

  const changeQueue = useCallback(
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

  const state = useMemo(
    (): QueueState => ({
      squads: draftOrder === null ? stored : { state: 'ready', value: draftOrder },
      saving: draftOrder !== null && error === null,
      error,
    }),
    [stored, draftOrder, error],
  );
  return { state, changeQueue };
}
