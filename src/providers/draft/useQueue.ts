import { useCallback, useMemo } from 'react';
import { saveQueue, watchQueue } from '@/data/draft/draftQueues';
import type { LeagueId } from '@/domain/kernel/ids';
import type { SquadId } from '@/domain/football/squads';
import { useAutosave } from '../kernel/useAutosave';
import { useLoadable } from '@/hooks/useLoadable';
import type { ManagerActions, QueueState } from './room';

const NO_LINE = 'You’re offline. Your queue is saved as soon as you’re back online.';
const NOT_YET = 'Your queue isn’t saved yet. We’re trying again.';

/**
 * Watches and saves the user's queue. A new order shows at once and is marked as being saved until the server has it.
 * What finds no connection is saved once it's `live` again. State and action stay the same objects until the queue
 * changes.
 */
export function useQueue(
  leagueId: LeagueId,
  me: string | null,
  live: boolean,
): { state: QueueState; changeQueue: ManagerActions['changeQueue'] } {
  const stored = useLoadable<SquadId[]>('draft queue', me === null ? null : `${leagueId} ${me}`, (next) =>
    Promise.resolve(watchQueue(leagueId, me ?? '', next)),
  );
  const { value, saving, change } = useAutosave<SquadId>(
    `queue ${leagueId} ${me ?? ''}`,
    stored,
    (squads) => saveQueue(leagueId, me ?? '', squads),
    live,
  );
  const changeQueue = useCallback((squads: SquadId[]) => me !== null && change(squads), [me, change]);
  const state = useMemo(
    (): QueueState => ({
      squads: value,
      saving: saving.state === 'saving',
      error: saving.state !== 'offline' ? saving.message : live ? NOT_YET : NO_LINE,
    }),
    [value, saving, live],
  );
  return { state, changeQueue };
}
