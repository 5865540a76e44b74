'use client';

import { useMemo } from 'react';
import type { League } from '@/domain/league';
import { useMessages } from '../MessagesProvider';
import type { ChatActions, ChatState } from './room';

/** The messages of the draft's league, which are already watched for the badge. The object stays the same until a message arrives. */
export function useChat(leagueId: string): ChatState {
  const messages = useMessages();
  const newest = messages.newest(leagueId);
  const unread = messages.unread.byLeague[leagueId] ?? 0;
  return useMemo(() => ({ newest, unread }), [newest, unread]);
}

/** A member's actions in the league's chat; empty while the league isn't loaded. */
export function useChatActions(league: League | null, me: string): Partial<ChatActions> {
  const leagueId = league?.id ?? null;
  return useMemo(() => {
    if (leagueId === null) return {};
    return {
      sendMessage: async (text: string) => {
        const { sendMessage } = await import('@/data/messages');
        return sendMessage(leagueId, me, text);
      },
      markRead: (ids: readonly string[]) => {
        void import('@/data/messages').then(({ markRead }) => markRead(ids, me)).catch(console.error);
      },
    };
  }, [leagueId, me]);
}
