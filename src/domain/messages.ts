import { isVisible } from './nameRules';
import { asMap, asMillis, asText } from './parse';
import { succeed, fail, type Result } from './result';

/** Longest message, in characters; the rules hold the same number. */
export const MESSAGE_LENGTH = 1000;

/** A message in a league. `sentAt`: milliseconds since 1970. `pending`: not confirmed by the server yet. */
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

/** The text to send, without blank ends. Refuses an empty one and one over 1,000 characters. */
export function checkMessage(text: string): Result<string> {
  const message = text.trim();
  if (!isVisible(message)) return fail('empty', 'Write something first.');
  return message.length > MESSAGE_LENGTH
    ? fail('long', `Messages can be up to ${String(MESSAGE_LENGTH)} characters.`)
    : succeed(message);
}

/** Whether a message is still to be read by a person: neither sent nor read by them (docs/requirements.md R4.8). */
export function isUnread(message: Message, uid: string): boolean {
  return message.senderId !== uid && !message.readBy.includes(uid);
}

/** How many of the messages are unread. */
export function countUnread(messages: readonly Message[], uid: string): number {
  return messages.filter((message) => isUnread(message, uid)).length;
}

/** Messages of several pages as one conversation: each once, oldest first; what is still on its way is last. */
export function conversation(...pages: readonly (readonly Message[])[]): Message[] {
  const byId = new Map(pages.flat().map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => when(one) - when(other) || one.id.localeCompare(other.id));
}

function when(message: Message): number {
  return message.sentAt ?? Infinity;
}

/** A run of text, or an address in it. */
export type TextPiece = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;

/** Finds addresses in a text. Only http and https become links, and only when the browser's own parser agrees that they are addresses. */
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
