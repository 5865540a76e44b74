import { useMemo } from 'react';
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
  return useMemo(() => {
    if (leagueId === null) return {};
    return {
      sendMessage: sendsIn(leagueId, me),
      vote: async (id: string, index: number | null) =>
        (await import('@/data/messages/messageCommands')).vote(id, me, index),
    };
  }, [leagueId, me]);
}

/** Sends messages in a league. One whose answer was lost keeps its id, so that sending it again makes no second. */
function sendsIn(leagueId: LeagueId, me: string): ChatActions['sendMessage'] {
  let unsent: { id: string; text: string } | null = null;
  return async (text) => {
    const { newMessageId, sendMessage } = await import('@/data/messages/messageCommands');
    const message = unsent?.text === text ? unsent : { id: newMessageId(), text };
    unsent = message;
    const sent = await sendMessage(me, { ...message, leagueId, replyTo: null });
    if (sent.ok) unsent = null;
    return sent;
  };
}
