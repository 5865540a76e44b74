import type { Draft } from '@/domain/draft/types';
import type { LeagueId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { loaded, type Loadable } from '@/domain/kernel/loadable';
import { useLoadable } from '@/hooks/useLoadable';

/**
 * The leagues that a search at the desk finds; loading without a text. `attempt` differs when it's to be searched
 * again.
 */
export function useFoundLeagues(text: string, attempt: number): Loadable<League[]> {
  return useLoadable<League[]>('leagues found', text === '' ? null : `${String(attempt)} ${text}`, async (next) => {
    const { findLeagues } = await import('@/data/admin/leagues');
    const found = await findLeagues(text);
    next(loaded(found));
    return null;
  });
}

/** A league's draft, live. */
export function useDraftAtDesk(leagueId: LeagueId): Loadable<Draft> {
  return useLoadable<Draft>('draft of league', leagueId, async (next) => {
    const { watchDraft } = await import('@/data/draft/drafts');
    return watchDraft(leagueId, ({ draft }) => next(draft));
  });
}
