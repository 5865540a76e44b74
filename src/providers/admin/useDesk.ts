import { useState } from 'react';
import { env } from '@/config/env';
import type { DeskEntry } from '@/domain/admin/adminLog';
import type { Draft } from '@/domain/draft/types';
import type { SquadId } from '@/domain/football/squads';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import { LOADING, loaded, valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { Replay } from '@/domain/replay/replay';
import { useLoadable } from '@/hooks/useLoadable';
import { useAuth } from '../account/AuthProvider';

/** The signed-in person if they are an administrator or staff, else null. */
export function useDeskPerson(): { uid: Uid; admin: boolean } | null {
  const { uid, user, status } = useAuth();
  if (status !== 'ready' || uid === null || user === null) return null;
  return user.admin || user.staff ? { uid, admin: user.admin } : null;
}

/** The newest entries of the admin log, this many, live. Stays as it is while more are loading. */
export function useAdminLog(most: number): Loadable<DeskEntry[]> {
  const log = useLoadable<DeskEntry[]>('admin log', String(most), async (next) => {
    const { watchAdminLog } = await import('@/data/admin/readers');
    return watchAdminLog(next, most);
  });
  const [last, setLast] = useState(log);
  if (log.state !== 'loading' && log !== last) setLast(log);
  return log.state === 'loading' ? last : log;
}

/** The replay of a week, live; missing if there was none. */
export function useReplay() {
  return useLoadable<Replay>('desk', 'replay', async (next) => {
    const { watchReplay } = await import('@/data/admin/readers');
    return watchReplay(next);
  });
}

/** How many leagues and matchups can change with new results of these squads; loading without a week. */
export function useAffected(
  week: { id: string; season: number | null; week: number } | null,
  squads: readonly SquadId[],
) {
  const asked = week?.season == null || squads.length === 0 ? null : { ...week, season: week.season };
  return useLoadable('affected', asked && `${asked.id} ${squads.join(' ')}`, async () => {
    const { getAffected } = await import('@/data/admin/readers');
    return asked === null ? LOADING : getAffected(asked, squads);
  });
}

/** The leagues that a search finds, the newest without a text. `attempt` differs when it's to be searched again. */
export function useFoundLeagues(text: string, attempt: number) {
  return useLoadable('leagues found', `${String(attempt)} ${text}`, async () => {
    const { findLeagues } = await import('@/data/admin/leagues');
    return loaded(await findLeagues(text));
  });
}

/** The people that a search finds, the desk's own without a text. `attempt` is as in `useFoundLeagues`. */
export function usePeople(text: string, attempt: number) {
  return useLoadable('people', `${String(attempt)} ${text}`, async () => {
    const { findPeople } = await import('@/data/admin/people');
    return loaded(await findPeople(text));
  });
}

/** A league's draft, live. */
export function useDraftAtDesk(leagueId: LeagueId) {
  return useLoadable<Draft>('draft of league', leagueId, async (next) => {
    const { watchDraft } = await import('@/data/draft/watchDraft');
    return watchDraft(leagueId, ({ draft }) => next(draft));
  });
}

/** The names of people by uid, without those whose account was deleted; null unless they're loaded. */
export function useNames(uids: readonly string[]): Readonly<Record<string, string>> | null {
  const wanted = [...new Set(uids)].sort();
  const names = useLoadable('names', wanted.length === 0 ? null : wanted.join(' '), async () => {
    const { findNames } = await import('@/data/admin/people');
    return loaded(await findNames(wanted));
  });
  return valueOr(names, null);
}

/** The leagues of a person; loading without one. */
export function usePersonLeagues(uid: Uid | null) {
  return useLoadable('person’s leagues', uid, async () => {
    const { getPersonLeagues } = await import('@/data/admin/people');
    return loaded(await getPersonLeagues(uid ?? ''));
  });
}

/** Whether the deployed rules are those that the app was built with. `attempt` differs when it's to be asked again. */
export function useRulesMatch(attempt: number) {
  return useLoadable('rules match', String(attempt), async () => {
    const { compareRules } = await import('@/data/backend/diagnostics');
    return loaded(await compareRules(env.rulesDigest));
  });
}
