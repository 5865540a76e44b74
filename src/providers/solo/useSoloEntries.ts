import { useMemo } from 'react';
import type { Uid, WeekId } from '@/domain/kernel/ids';
import { LOADING, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { entryId, oneWeekAnEntry, type SoloEntry, type SoloGame } from '@/domain/solo/entries';
import { useAuth } from '../account/AuthProvider';
import { useLoadable } from '@/hooks/useLoadable';
import { useLoadables } from '@/hooks/useLoadables';

/** The user's entries in a game, of every season. */
export function useMySoloEntries(game: SoloGame): Loadable<SoloEntry[]> {
  const { uid } = useAuth();
  return useLoadable<SoloEntry[]>('solo entries', uid === null ? null : `${game} ${uid}`, async (next) => {
    const { watchMySoloEntries } = await import('@/data/solo/soloEntries');
    return watchMySoloEntries(game, uid ?? '', next);
  });
}

/**
 * What these people picked in these weeks, each of which can be read once its last game has kicked off. In Survivor an
 * entry is a season's, and comes once.
 */
export function useLeagueEntries(
  game: SoloGame,
  weekIds: readonly string[],
  members: readonly string[],
): Loadable<readonly SoloEntry[]> {
  const keys = useMemo(
    () => (members.length === 0 ? [] : oneWeekAnEntry(game, weekIds).map((week) => [week, game, ...members].join(' '))),
    [game, weekIds, members],
  );
  const loaded = useLoadables<SoloEntry[]>('league entries', keys, async (key, next) => {
    const [weekId = '', , ...uids] = key.split(' ');
    const { watchLeagueEntries } = await import('@/data/solo/soloEntries');
    return watchLeagueEntries(game, weekId, uids, next);
  });
  const all = keys.map(loaded);
  const failure = all.find((one) => one.state === 'failed');
  if (failure !== undefined) return failure;
  if (all.some((one) => one.state !== 'ready')) return LOADING;
  return ready(all.flatMap((one) => valueOr(one, [])));
}

/**
 * A player's entry of a week, or of its season in Survivor. Another player's can be read once its week's last game has
 * kicked off.
 */
export function usePlayerEntry(game: SoloGame, weekId: WeekId | null, uid: Uid | null): Loadable<SoloEntry> {
  const key = weekId === null || uid === null ? null : entryId(game, weekId, uid);
  return useLoadable<SoloEntry>('solo entry read', key, async (next) => {
    const { watchSoloEntry } = await import('@/data/solo/soloEntries');
    return watchSoloEntry(game, weekId ?? '', uid ?? '', next);
  });
}
