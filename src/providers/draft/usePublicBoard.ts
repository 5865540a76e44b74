import type { PublicBoard } from '@/domain/draft/review/publicBoard';
import type { LeagueId } from '@/domain/kernel/ids';
import { useLoadable } from '@/hooks/useLoadable';

/** The shared board of a league's draft, live; missing while it isn't shared. Anyone with the link may read it. */
export function usePublicBoard(leagueId: LeagueId) {
  return useLoadable<PublicBoard>('public board', leagueId, async (next) => {
    const { watchBoard } = await import('@/data/draft/draftBoards');
    return watchBoard(leagueId, next);
  });
}
