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
 * Watches and saves the user's queue, as `useAutosave` does once it's `live`. State and action stay the same objects
 * until the queue changes.
 */
export function useQueue(leagueId: LeagueId, me: string | null, live: boolean) {
  const stored = useLoadable<SquadId[]>('draft queue', me && `${leagueId} ${me}`, async (next) =>
    watchQueue(leagueId, me ?? '', next),
  );
  const save = (squads: readonly SquadId[]) => saveQueue(leagueId, me ?? '', squads);
  const { value, saving, change } = useAutosave(`queue ${leagueId} ${me ?? ''}`, stored, save, live);
  const changeQueue = useCallback<ManagerActions['changeQueue']>(
    (squads) => me !== null && change(squads),
    [me, change],
  );
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
