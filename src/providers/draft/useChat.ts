'use client';

import { useMemo } from 'react';
import type { League } from '@/domain/league';
import { fail } from '@/domain/result';
import { useMessages } from '../MessagesProvider';
import type { RoomChat } from './room';

/** The messages of the draft's league, which are watched anyway for the badge. The same object until one comes. */
export function useChat(league: League | null, leagueId: string, me: string): RoomChat {
  const messages = useMessages();
  const newest = messages.newest(leagueId);
  const unread = messages.unread.byLeague[leagueId] ?? 0;
  return useMemo(
    () => ({
      newest,
      unread,
      send: async (text) => {
        if (league === null) return fail('not-loaded', 'The league is still loading. Try again in a moment.');
        const { sendMessage } = await import('@/data/messages');
        return sendMessage(leagueId, me, text);
      },
      markRead: (ids) => {
        void import('@/data/messages').then(({ markRead }) => markRead(ids, me)).catch(console.error);
      },
    }),
    [newest, unread, league, leagueId, me],
  );
}
