import { isVisible } from './nameRules';
import { asMap, asMillis, asText } from './parse';
import { succeed, fail, type Result } from './result';

/** Maximum length of a message, in characters; the rules have the same limit. */
export const MESSAGE_LENGTH = 1000;

/** Messages per page of a conversation: the newest ones, which are watched, and each older page. */
export const MESSAGES_PAGE = 20;

/** A message in a league. `sentAt` is in milliseconds since 1970. `pending`: not confirmed by the server yet. */
export interface Message {
  id: string;
  leagueId: string;
  senderId: string;
  text: string;
  sentAt: number | null;
  readBy: readonly string[];
  pending: boolean;
}

/** Reads a stored message. */
export function parseMessage(id: string, stored: unknown, pending = false): Message {
  const raw = asMap(stored);
  return {
    id,
    leagueId: asText(raw.leagueId, ''),
    senderId: asText(raw.senderId, ''),
    text: asText(raw.text, ''),
    sentAt: asMillis(raw.timestamp),
    readBy: Object.entries(asMap(raw.readBy)).flatMap(([uid, read]) => (read ? [uid] : [])),
    pending,
  };
}

/** Returns the trimmed text to send. Fails for empty text and for more than 1,000 characters. */
export function checkMessage(text: string): Result<string> {
  const message = text.trim();
  if (!isVisible(message)) return fail('empty', 'Write something first.');
  return message.length > MESSAGE_LENGTH
    ? fail('long', `Messages can be up to ${String(MESSAGE_LENGTH)} characters.`)
    : succeed(message);
}

/** Whether a message is unread by a user: neither sent nor read by them (docs/requirements.md R4.8). */
export function isUnread(message: Message, uid: string): boolean {
  return message.senderId !== uid && !message.readBy.includes(uid);
}

/** How many of the messages are unread. */
export function countUnread(messages: readonly Message[], uid: string): number {
  return messages.filter((message) => isUnread(message, uid)).length;
}

/** Merges pages of messages into one conversation without duplicates, oldest first; messages still being sent are last. */
export function conversation(...pages: readonly (readonly Message[])[]): Message[] {
  const byId = new Map(pages.flat().map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => when(one) - when(other) || one.id.localeCompare(other.id));
}

function when(message: Message): number {
  return message.sentAt ?? Infinity;
}

/** A run of plain text, or a link. */
export type TextPiece = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;

/** Splits a text into plain text and links. Only http and https URLs become links, and only if the browser's own URL parser accepts them. */
export function linkPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const shown = match[0].replace(/[.,;:!?)\]]+$/, '');
    const href = safeAddress(shown);
    if (href === null) continue;
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) });
    pieces.push({ kind: 'link', text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}

function safeAddress(text: string): string | null {
  try {
    const { protocol, href, username } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && username === '' ? href : null;
  } catch {
    return null;
  }
}
