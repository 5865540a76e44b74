import { formatDay } from '@/domain/kernel/times';
import type { LeagueEvent } from '@/domain/messages/leagueEvents';
import type { Message } from '@/domain/messages/messages';

/**
 * A row of a conversation: a message, or something that happened in the league. Its separators stand above it in the
 * same row, so that the list, which keeps its place by the first row in sight, has a message to go by: the day if the
 * row is its first, and whether what follows is new.
 */
export type Row = { key: string; day: string | null; isNew: boolean } & (
  { kind: 'message'; message: Message } | { kind: 'event'; event: LeagueEvent }
);

/** The rows of a conversation, oldest first. `firstNew` is the id of the first new message; null without any. */
export function conversationRows(
  messages: readonly Message[],
  events: readonly LeagueEvent[],
  firstNew: string | null,
): Row[] {
  const entries = [
    ...messages.map((message) => ({ at: message.sentAt ?? Infinity, message, event: null as null })),
    ...events.map((event) => ({ at: event.at, message: null as null, event })),
  ].sort((one, other) => (one.at === other.at ? 0 : one.at - other.at));
  const rows: Row[] = [];
  let latest = '';
  for (const { at, message, event } of entries) {
    const today = formatDay(at === Infinity ? Date.now() : at, new Date());
    const day = today === latest ? null : today;
    latest = today;
    if (event !== null) rows.push({ kind: 'event', key: event.key, day, isNew: false, event });
    else rows.push({ kind: 'message', key: message.id, day, isNew: message.id === firstNew, message });
  }
  return rows;
}
