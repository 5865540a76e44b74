import { useMemo, useRef } from 'react';
import type { LeagueId } from '@/domain/kernel/ids';
import { valueOr } from '@/domain/kernel/loadable';
import type { League } from '@/domain/league/types';
import { DRAFT_MESSAGES, countUnread } from '@/domain/messages/messages';
import { useNewestMessages } from '../messages/useNewestMessages';
import type { ChatActions, ChatState } from './room';

/** The newest messages of the draft's league, loaded for a member. Stays the same until a message arrives. */
export function useChat(leagueId: LeagueId, me: string, member: boolean): ChatState {
  const newest = useNewestMessages(member ? leagueId : null, DRAFT_MESSAGES);
  return useMemo(() => ({ newest, unread: countUnread(valueOr(newest, []), me).count }), [newest, me]);
}

/** A member's actions in the league's chat; empty while the league isn't loaded. */
export function useChatActions(league: League | null, me: string): Partial<ChatActions> {
  const leagueId = league?.id ?? null;
  const unsent = useRef({ id: '', text: '' });
  return useMemo(() => {
    if (leagueId === null) return {};
    return {
      sendMessage: async (text: string) => {
        const { newMessageId, sendMessage } = await import('@/data/messages/messageCommands');
        // The same text again may have arrived without an answer, so it keeps its id.
        if (text !== unsent.current.text) unsent.current = { id: newMessageId(), text };
        const sent = await sendMessage(me, { ...unsent.current, leagueId, replyTo: null });
        if (sent.ok) unsent.current = { id: '', text: '' };
        return sent;
      },
      vote: async (id: string, index: number | null) =>
        (await import('@/data/messages/messageCommands')).vote(id, me, index),
    };
  }, [leagueId, me]);
}
