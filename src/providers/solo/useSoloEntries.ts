import { useMemo } from 'react';
import type { Uid, WeekId } from '@/domain/kernel/ids';
import { allReady, mapReady, type Loadable } from '@/domain/kernel/loadable';
import { entryId, oneWeekAnEntry, type SoloEntry } from '@/domain/solo/entries';
import type { SoloGame } from '@/domain/solo/soloGames';
import type { SoloLeaderboard } from '@/domain/solo/leaderboards';
import { useLoadable, useLoadables } from '@/hooks/useLoadable';
import { useAuth } from '../account/AuthProvider';

/** The user's entries in a game, of every season. */
export function useMySoloEntries(game: SoloGame) {
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
  return mapReady(allReady(keys.map(loaded)), (all) => all.flat());
}

/**
 * A player's entry of a week, or of its season in Survivor. Another player's can be read once its week's last game has
 * kicked off.
 */
export function usePlayerEntry(game: SoloGame, weekId: WeekId | null, uid: Uid | null) {
  const key = weekId === null || uid === null ? null : entryId(game, weekId, uid);
  return useLoadable<SoloEntry>('solo entry', key, async (next) => {
    const { watchSoloEntry } = await import('@/data/solo/soloEntries');
    return watchSoloEntry(game, weekId ?? '', uid ?? '', next);
  });
}

/** A week's or a season's leaderboard of a game, live; `missing` until one is published. Null: nothing is read. */
export function useSoloLeaderboard(game: SoloGame, scope: string | null) {
  return useLoadable<SoloLeaderboard>('solo table', scope && `${game} ${scope}`, async (next) => {
    const { watchSoloLeaderboard } = await import('@/data/solo/soloResults');
    return watchSoloLeaderboard(game, scope ?? '', next);
  });
}
