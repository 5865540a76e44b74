import type { LeagueId, Uid } from '../kernel/ids';
import { isText, tidyText, TOO_MANY_LINES } from '../kernel/writtenText';
import { asMap, asMillis, asText } from '../kernel/parse';
import { succeed, fail, type Result } from '../kernel/result';
import { mentionsIn } from './mentions';
import { parsePoll, type Poll } from './polls';

/** Maximum length of a message, in characters; the rules have the same limit. */
export const MAX_MESSAGE_LENGTH = 1000;

/** How long a message can be edited after it was sent, in milliseconds; the rules have the same limit. */
export const EDIT_MS = 5 * 60_000;

/** The reactions, as they're stored; the rules have the same list. */
export const REACTIONS = ['like', 'love', 'laugh', 'wow', 'sad', 'fire'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What is stored for a member who reported a message to the commissioner. */
export const REPORT = 'report';

/** What is shown for a reaction, and what it's called. */
export const REACTION_FACES: Readonly<Record<Reaction, { face: string; label: string }>> = {
  like: { face: '👍', label: 'Thumbs up' },
  love: { face: '❤️', label: 'Love it' },
  laugh: { face: '😂', label: 'Funny' },
  wow: { face: '😮', label: 'Wow' },
  sad: { face: '😢', label: 'Ouch' },
  fire: { face: '🔥', label: 'On fire' },
};

/** The newest messages of a conversation, which are watched. Each is a document that the page reads at first. */
export const NEWEST_MESSAGES = 4;

/** The newest messages in the chat of a draft, which has no older ones. */
export const DRAFT_MESSAGES = 6;

/** Messages on each older page of a conversation. */
export const MESSAGES_PAGE = 20;

/**
 * A message in a league. `sentAt` is in milliseconds since 1970. `pending`: not confirmed by the server yet.
 * `removedBy` is null until the sender or a commissioner removes it; its text is empty then. `mentions`: the people
 * whom the text names as `<@uid>`.
 */
export interface Message {
  id: string;
  leagueId: LeagueId;
  senderId: Uid;
  text: string;
  sentAt: number | null;
  readBy: readonly string[];
  pending: boolean;
  edited: boolean;
  removedBy: string | null;
  replyTo: string | null;
  mentions: readonly string[];
  reactions: Readonly<Record<string, Reaction>>;
  /** The poll that it is; null for any other message. */
  poll: Poll | null;
  /** Who reported it to the commissioner. */
  reports: readonly string[];
}

/** Reads a stored message. */
export function parseMessage(id: string, stored: unknown, pending = false): Message {
  const raw = asMap(stored);
  const text = asText(raw.text, '');
  return {
    id,
    leagueId: asText(raw.leagueId, ''),
    senderId: asText(raw.senderId, ''),
    text,
    sentAt: asMillis(raw.timestamp),
    readBy: setKeys(raw.readBy),
    pending,
    edited: raw.editedAt !== undefined && raw.editedAt !== null,
    removedBy: asText(raw.removedBy, null),
    replyTo: asText(raw.replyTo, null),
    mentions: mentionsIn(text),
    reactions: Object.fromEntries(
      Object.entries(asMap(raw.reactions)).flatMap(([uid, stored]) => {
        const reaction = REACTIONS.find((one) => one === stored);
        return reaction === undefined ? [] : [[uid, reaction]];
      }),
    ),
    poll: parsePoll(text, asMillis(raw.closesAt), raw.votes),
    reports: setKeys(raw.reports),
  };
}

/** The keys that are set to true or a word in a stored map of people. */
function setKeys(stored: unknown): string[] {
  return Object.entries(asMap(stored)).flatMap(([uid, set]) => (set ? [uid] : []));
}

/** Whether a user may still edit a message at `now` (milliseconds since 1970). Polls stay as people voted on them. */
export function canEdit(message: Message, uid: Uid, now: number): boolean {
  const { senderId, removedBy, poll, pending, sentAt } = message;
  const editable = senderId === uid && removedBy === null && poll === null && !pending;
  return editable && sentAt !== null && now < sentAt + EDIT_MS;
}

/** What stands for a message that was removed: by its sender, or by a commissioner, whom `nameOf` names. */
export function removalText({ removedBy, senderId }: Message, nameOf: (uid: Uid) => string | null): string {
  if (removedBy === senderId || removedBy === null) return 'Message removed';
  return `Removed by ${nameOf(removedBy) ?? 'a former member'} (commissioner)`;
}

/** How many members chose each reaction to a message, the most frequent first, and whether the user is one of them. */
export function countReactions(
  { reactions }: Message,
  uid: Uid,
): { reaction: Reaction; count: number; mine: boolean }[] {
  const chosen = Object.values(reactions);
  return REACTIONS.map((reaction) => ({
    reaction,
    count: chosen.filter((one) => one === reaction).length,
    mine: reactions[uid] === reaction,
  }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

/** Returns the text to send, tidied. Fails for empty text, too many lines and more than 1,000 characters. */
export function checkMessage(text: string): Result<string> {
  const message = tidyText(text);
  if (message === '') return fail('empty', 'Write something first.');
  if (!isText(message)) return fail('lines', TOO_MANY_LINES);
  return message.length > MAX_MESSAGE_LENGTH
    ? fail('long', `Messages can be up to ${String(MAX_MESSAGE_LENGTH)} characters.`)
    : succeed(message);
}

/** Whether a message is unread by a user: neither sent nor read by them (docs/requirements.md R4.8). */
export function isUnread(message: Message, uid: Uid): boolean {
  return message.senderId !== uid && !message.readBy.includes(uid);
}

/**
 * How many messages of a league are unread, whether one of them mentions the user, and when the newest such was sent
 * (null until confirmed).
 */
export type UnreadCount = { count: number; mentioned: boolean; mentionedAt: number | null };

/** Counts the unread messages. */
export function countUnread(messages: readonly Message[], uid: Uid): UnreadCount {
  const unread = messages.filter((message) => isUnread(message, uid));
  const naming = unread.filter(({ mentions }) => mentions.includes(uid));
  const times = naming.flatMap(({ sentAt }) => sentAt ?? []);
  return {
    count: unread.length,
    mentioned: naming.length > 0,
    mentionedAt: times.length === 0 ? null : Math.max(...times),
  };
}

/**
 * The id of the first message that is new to a user: `newest`, the first new one of the newest, or an older one that is
 * still unread. Null without new ones.
 */
export function firstNew(messages: readonly Message[], newest: string | null, uid: Uid): string | null {
  let at = messages.findIndex(({ id }) => id === newest);
  for (let before = messages[at - 1]; before !== undefined && isUnread(before, uid); before = messages[at - 1]) at--;
  return messages[at]?.id ?? null;
}

/**
 * Merges pages of messages into one conversation without duplicates, oldest first; messages still being sent are last.
 */
export function conversation(...pages: readonly (readonly Message[])[]): Message[] {
  const byId = new Map(pages.flat().map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => when(one) - when(other) || one.id.localeCompare(other.id));
}

function when(message: Message): number {
  return message.sentAt ?? Infinity;
}

/**
 * A run of plain text, a link, or the name of a member. `host`: the host of a link whose text doesn't show where it
 * ends.
 */
export type TextPiece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string; host: string | null }
  | { kind: 'mention'; uid: Uid };

const SPECIAL = /https?:\/\/[^\s<>"']+|<@([^\s<>@]{1,128})>/gi;

/** The longest link, in characters, shown without its host after it. In a longer one the host is easy to miss. */
const MAX_PLAIN_LINK_LENGTH = 60;

/**
 * Splits a text into plain text, links and mentions. Only http and https URLs become links, and only if the browser's
 * own URL parser accepts them; only the members whom the message mentions become names.
 */
export function textPieces(text: string, mentions: readonly string[] = []): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(SPECIAL)) {
    const uid = match[1];
    const shown = uid === undefined ? match[0].replace(/[.,;:!?)\]]+$/, '') : match[0];
    const piece = uid === undefined ? linkPiece(shown) : mentionPiece(uid, mentions);
    if (piece === null) continue;
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) });
    pieces.push(piece);
    end = match.index + shown.length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}

function mentionPiece(uid: Uid, mentions: readonly string[]): TextPiece | null {
  return mentions.includes(uid) ? { kind: 'mention', uid } : null;
}

function linkPiece(text: string): TextPiece | null {
  try {
    const { protocol, href, username, host } = new URL(text);
    if ((protocol !== 'https:' && protocol !== 'http:') || username !== '') return null;
    // The parser writes letters of other alphabets as xn--: so a host that only looks like another one shows itself.
    const clear = text.length <= MAX_PLAIN_LINK_LENGTH && text.toLowerCase().startsWith(`${protocol}//${host}`);
    return { kind: 'link', text, href, host: clear ? null : host };
  } catch {
    return null;
  }
}

/**
 * A message's text with the current names, or for the field in which it's edited the handles, of the members it
 * mentions; of a poll, its question.
 */
export function plainText({ text, mentions, poll }: Message, nameOf: (uid: string) => string | null): string {
  if (poll !== null) return `Poll: ${poll.question}`;
  const members = mentions.filter((uid) => nameOf(uid) !== null);
  return textPieces(text, members)
    .map((piece) => (piece.kind === 'mention' ? `@${nameOf(piece.uid) ?? ''}` : piece.text))
    .join('');
}
