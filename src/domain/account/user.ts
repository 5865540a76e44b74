import type { LeagueId, Uid } from '../kernel/ids';
import { longestPrefix } from '../kernel/longestPrefix';
import { isReservedName } from './reservedNames';
import { isName } from './namePattern';
import { asMap, asMillis, asNumber, asText, asTexts } from '../kernel/parse';
import { pictureOf } from './storedPicture';
import { pushDevicesOf } from './pushDevices';
import { isSchoolCode, type SchoolCode } from '../football/schools';

/** The user as the identity service knows them. */
export interface AuthPerson {
  uid: Uid;
  email: string;
  displayName: string | null;
  /** Signed in with Google, as far as this device knows. */
  google: boolean;
}

/** The user as the app knows them (docs/requirements.md R3.2). */
export interface AppUser {
  /** Id of the user document; null if there is none or it couldn't be read. */
  key: string | null;
  uid: Uid;
  email: string;
  displayName: string;
  admin: boolean;
  staff: boolean;
  profilePicUrl: string | null;
  name: string;
  favoriteTeam: SchoolCode | null;
  userType: string;
  username: string;
  isOnboarding: boolean;
  isNewUser: boolean;
  isGoogleSignIn: boolean;
  /** The ids of the leagues whose messages aren't counted in the badge. */
  mutedLeagues: readonly string[];
  /**
   * Where they're told about each kind of notice, as stored. `parseNoticeSettings` reads it, so that only what needs
   * the kinds loads them.
   */
  notices: unknown;
  /** When they last opened the list of notices, in milliseconds since 1970; null before the first time. */
  noticesSeen: number | null;
  /**
   * The devices that get push notifications, by Firebase installation id, the latest first; stored among the `notices`.
   */
  pushDevices: readonly string[];
  /** By league id, when the newest message that the user has read was sent, in milliseconds since 1970. */
  lastRead: Readonly<Record<string, number>>;
  /**
   * Whether the user has ever sent feedback, so that there may be answers. Null while that isn't known: in a record
   * from before it was noted.
   */
  sentFeedback: boolean | null;
}

/** Maximum length of a display name, in characters; the rules have the same limit. */
export const MAX_DISPLAY_NAME_LENGTH = 60;

/** Maximum length of an ISO time stored as text, in characters. */
export const MAX_ISO_TIME_LENGTH = 40;

/** Maximum length of the ids of all muted leagues, with a blank between them; the rules have the same limit. */
export const MAX_MUTED_LENGTH = 1000;

/** Maximum length of the ids and times of `lastRead`, with blanks between them; the rules have the same limit. */
export const MAX_LAST_READ_LENGTH = 2000;

/**
 * The user's `lastRead` with one league's conversation read up to `sentAt`. If it gets too long, the leagues read
 * longest ago are dropped.
 */
export function withLastRead(
  lastRead: AppUser['lastRead'],
  leagueId: LeagueId,
  sentAt: number,
): Record<string, number> {
  const entries = Object.entries({ ...lastRead, [leagueId]: sentAt }).sort(([, one], [, other]) => other - one);
  while (entries.flat().join(' ').length > MAX_LAST_READ_LENGTH) entries.pop();
  return Object.fromEntries(entries);
}

/**
 * The key of a user document, made from the email: lower case, with . # $ [ ] replaced by underscores
 * (docs/requirements.md R3.1).
 */
export function emailKey(email: string): string {
  return email.toLowerCase().replace(/[.#$[\]]/g, '_');
}

/** The default display name: the part of the email before @, or "Fan" if that is empty or reserved. */
function defaultDisplayName(email: string): string {
  const name = shorten(email.split('@')[0] ?? '');
  return name === '' || isReservedName(name) ? 'Fan' : name;
}

/**
 * Normalizes a name to one line: control characters, direction overrides and lone surrogates become spaces, and runs of
 * whitespace one space.
 */
export function tidyName(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The suggested display name: the one from the identity service if it can be stored, else the part of the email before
 * @.
 */
export function suggestedName({ displayName, email }: Pick<AuthPerson, 'displayName' | 'email'>): string {
  const given = shorten(tidyName(displayName ?? ''));
  return isName(given) && !isReservedName(given) ? given : defaultDisplayName(email);
}

/** Cuts a name to the maximum length, between characters as a reader sees them. Empty if the first is longer. */
function shorten(name: string): string {
  const start = longestPrefix(name, ({ length }) => length <= MAX_DISPLAY_NAME_LENGTH).trim();
  return start.length > MAX_DISPLAY_NAME_LENGTH ? '' : start;
}

/** Whether `onboardingCompleted` is true or `isOnboarding` isn't set (docs/requirements.md R4.1). */
export function hasCompletedOnboarding(stored: unknown): boolean {
  const raw = asMap(stored);
  return raw.onboardingCompleted === true || !raw.isOnboarding;
}

/** Reads a stored user; missing fields get the defaults of docs/requirements.md R3.1. */
export function parseUser(key: string, stored: unknown, person: AuthPerson): AppUser {
  const raw = asMap(stored);
  const displayName = asText(raw.displayName, asText(raw.name, defaultDisplayName(person.email)));
  return {
    key,
    uid: person.uid,
    email: asText(raw.email, person.email),
    displayName,
    admin: raw.admin === true,
    staff: raw.staff === true,
    profilePicUrl: pictureOf(raw.profilePicUrl, person.uid),
    name: asText(raw.name, displayName),
    favoriteTeam: isSchoolCode(raw.favoriteTeam) ? raw.favoriteTeam : null,
    userType: asText(raw.userType, 'fan'),
    username: asText(raw.username, ''),
    isOnboarding: !hasCompletedOnboarding(raw),
    isNewUser: raw.isNewUser === true && !hasCompletedOnboarding(raw),
    isGoogleSignIn: raw.isGoogleSignIn === true,
    mutedLeagues: asTexts(raw.mutedLeagues),
    notices: raw.notices,
    noticesSeen: asMillis(asMap(raw.notices).seen),
    pushDevices: pushDevicesOf(raw.notices),
    lastRead: Object.fromEntries(
      Object.entries(asMap(raw.lastRead)).map(([leagueId, sentAt]) => [leagueId, asNumber(sentAt, 0)]),
    ),
    sentFeedback: typeof raw.sentFeedback === 'boolean' ? raw.sentFeedback : null,
  };
}

/** A user who is signed in but has no document yet: new, with onboarding to do (docs/requirements.md R4.1). */
export function newUser(person: AuthPerson): AppUser {
  return { ...minimalUser(person), isOnboarding: true, isNewUser: true, isGoogleSignIn: person.google };
}

/** A user without a document after a failure or timeout: neither in onboarding nor new (docs/requirements.md R4.1). */
export function minimalUser(person: AuthPerson): AppUser {
  const displayName = suggestedName(person);
  return {
    key: null,
    uid: person.uid,
    email: person.email,
    displayName,
    admin: false,
    staff: false,
    profilePicUrl: null,
    name: displayName,
    favoriteTeam: null,
    userType: 'fan',
    username: '',
    isOnboarding: false,
    isNewUser: false,
    isGoogleSignIn: person.google,
    mutedLeagues: [],
    notices: {},
    noticesSeen: null,
    pushDevices: [],
    lastRead: {},
    sentFeedback: null,
  };
}
