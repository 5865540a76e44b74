import type { LeagueId } from '@/domain/kernel/ids';
import type { Message } from '@/domain/messages/messages';
import { useLoadable } from '@/hooks/useLoadable';

/** The newest messages of a league, live, newest first. Loading while the league is null. */
export function useNewestMessages(leagueId: LeagueId | null, count: number) {
  return useLoadable<Message[]>('newest messages', leagueId, async (next) => {
    const { watchMessages } = await import('@/data/account/signedIn');
    return watchMessages(leagueId ?? '', count, next);
  });
}
