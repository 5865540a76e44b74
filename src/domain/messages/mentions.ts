import type { Uid } from '../kernel/ids';

/** The most members that one message mentions; further ones stay plain text. */
const MAX_MENTIONS = 5;

/** The first people whom a text names as `<@uid>`. */
export function mentionsIn(text: string): string[] {
  const named = [...text.matchAll(/<@([^\s<>@]{1,128})>/g)].flatMap(([, uid]) => uid ?? []);
  return [...new Set(named)].slice(0, MAX_MENTIONS);
}

/** Someone who can be mentioned. `handle` is what is typed after @. */
export type Mentionable = { uid: Uid; name: string; handle: string };

/**
 * The members that a user can mention, by name. A handle is the username, or without one the display name without
 * blanks.
 */
export function mentionables(
  members: readonly { uid: Uid; username: string; displayName: string }[],
  uid: Uid,
): Mentionable[] {
  return members
    .filter((member) => member.uid !== uid)
    .map((member) => ({
      uid: member.uid,
      name: member.displayName,
      handle: member.username || member.displayName.replace(/[^\p{L}\p{N}_.-]+/gu, ''),
    }))
    .filter(({ handle }) => handle !== '')
    .sort((one, other) => one.name.localeCompare(other.name));
}

const HANDLE = /(^|[^\p{L}\p{N}_@])@([\p{L}\p{N}_.-]+)/gu;

/** The text to store, with `<@uid>` in place of each @handle of a member: of five at most, the rest stay plain text. */
export function withMentions(text: string, people: readonly Mentionable[]): string {
  const mentions: string[] = [];
  return text.replace(HANDLE, (typed, before: string, word: string) => {
    const person = people.find(({ handle }) => sameHandle(handle, word));
    // A period or a dash after the name may be the sentence's.
    const trimmed = word.replace(/[.-]+$/, '');
    const found = person ?? people.find(({ handle }) => sameHandle(handle, trimmed));
    if (found === undefined || (!mentions.includes(found.uid) && mentions.length === MAX_MENTIONS)) return typed;
    if (!mentions.includes(found.uid)) mentions.push(found.uid);
    return `${before}<@${found.uid}>${person === undefined ? word.slice(trimmed.length) : ''}`;
  });
}

function sameHandle(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** What is typed after the @ before the cursor, if a mention is being typed there, and where the @ is. */
export function mentionQuery(text: string, cursor: number): { from: number; query: string } | null {
  const typed = /(?:^|[^\p{L}\p{N}_@])@([\p{L}\p{N}_.-]{0,30})$/u.exec(text.slice(0, cursor));
  const query = typed?.[1];
  return query === undefined ? null : { from: cursor - query.length - 1, query };
}

/** The first few members whose handle or name begins with what was typed, or has a word that does. */
export function matchMentions(people: readonly Mentionable[], query: string): Mentionable[] {
  const typed = query.toLowerCase();
  return people
    .filter(({ name, handle }) => [handle, ...name.split(/\s+/)].some((word) => word.toLowerCase().startsWith(typed)))
    .slice(0, MENTIONS_SHOWN);
}

/** How many members the completion offers at once. */
const MENTIONS_SHOWN = 6;
