import { useState } from 'react';
import type { DeskEntry } from '@/domain/admin/adminLog';
import type { Uid } from '@/domain/kernel/ids';
import type { Loadable } from '@/domain/kernel/loadable';
import type { Replay } from '@/domain/replay/replay';
import type { SquadId } from '@/domain/football/squads';
import { useAuth } from '../account/AuthProvider';
import { useLoadable } from '@/hooks/useLoadable';

/** Who is at the desk: null for people who may not use it. */
export type DeskPerson = { uid: Uid; admin: boolean };

/** The signed-in person, if they are an administrator or staff. */
export function useDeskPerson(): DeskPerson | null {
  const { uid, user, status } = useAuth();
  if (status !== 'ready' || uid === null || user === null) return null;
  return user.admin || user.staff ? { uid, admin: user.admin } : null;
}

/**
 * The newest entries of the admin log, this many, live. Stays as it is while more are loading. The rules allow only
 * administrators and staff.
 */
export function useAdminLog(most: number): Loadable<DeskEntry[]> {
  const loaded = useLoadable<DeskEntry[]>('admin log', String(most), async (next) => {
    const { watchAdminLog } = await import('@/data/admin/reading');
    return watchAdminLog(next, most);
  });
  const [last, setLast] = useState(loaded);
  if (loaded.state !== 'loading' && loaded !== last) setLast(loaded);
  return loaded.state === 'loading' ? last : loaded;
}

/** The replay of a week, live; missing if there was none. */
export function useReplay(): Loadable<Replay> {
  return useLoadable<Replay>('desk', 'replay', async (next) => {
    const { watchReplay } = await import('@/data/admin/reading');
    return watchReplay(next);
  });
}

/** How many leagues and matchups can change with new results of these squads; loading without a week. */
export function useAffected(
  week: { id: string; season: number | null; week: number } | null,
  squads: readonly SquadId[],
): Loadable<{ leagues: number; matchups: number }> {
  const season = week?.season ?? null;
  const key = week === null || season === null || squads.length === 0 ? null : `${week.id} ${squads.join(' ')}`;
  return useLoadable('affected', key, async (next) => {
    const { getAffected } = await import('@/data/admin/reading');
    next(await getAffected({ id: week?.id ?? '', season: season ?? 0, week: week?.week ?? 0 }, squads));
    return null;
  });
}
