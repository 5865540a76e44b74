import { isName, isReservedName } from './nameRules';
import { asMap, asText } from './parse';
import { pictureOf } from './pictures';
import { isSchoolCode, type SchoolCode } from './schools';

/** Who the identity service says a person is. */
export interface AuthPerson {
  uid: string;
  email: string;
  displayName: string | null;
  /** Signed in by Google, as far as this device knows. */
  google: boolean;
}

/** The user as the app knows them (docs/requirements.md R3.2). */
export interface AppUser {
  /** Id of the user document; null while there is none, or while it could not be read. */
  key: string | null;
  uid: string;
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
}

/** Longest display name, in characters; the rules hold the same number. */
export const DISPLAY_NAME_LENGTH = 60;

/** Longest ISO time that is stored as text, in characters. */
export const ISO_TIME_LENGTH = 40;

/** The key of a user document made from an email: lower case, . # $ [ ] as underscores (docs/requirements.md R3.1). */
export function emailKey(email: string): string {
  return email.toLowerCase().replace(/[.#$[\]]/g, '_');
}

/** What a person is called when no one gave them a name: the part of the email before @. */
function defaultDisplayName(email: string): string {
  const name = shorten(email.split('@')[0] ?? '');
  return name === '' || isReservedName(name) ? 'Fan' : name;
}

/** A name in one line: control characters, overrides of direction and halves of characters are blanks, runs of blanks are one. */
export function tidyName(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What to call a person until they say so: what the identity service calls them, fit to be stored, else the email's part before @. */
export function suggestedName({ displayName, email }: Pick<AuthPerson, 'displayName' | 'email'>): string {
  const given = shorten(tidyName(displayName ?? ''));
  return isName(given) && !isReservedName(given) ? given : defaultDisplayName(email);
}

/** As much of a name as may be stored, without half a character at its end. */
function shorten(name: string): string {
  return name
    .slice(0, DISPLAY_NAME_LENGTH)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** Whether `onboardingCompleted` is true or `isOnboarding` is not set (docs/requirements.md R4.1). */
export function hasCompletedOnboarding(stored: unknown): boolean {
  const raw = asMap(stored);
  return raw.onboardingCompleted === true || !raw.isOnboarding;
}

/** Reads a stored user; what is missing is the default of docs/requirements.md R3.1. */
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
  };
}

/** A person signed in without a document yet: a new user, to be onboarded (docs/requirements.md R4.1). */
export function newUser(person: AuthPerson): AppUser {
  return { ...minimalUser(person), isOnboarding: true, isNewUser: true, isGoogleSignIn: person.google };
}

/** A user without a document, after a failure or timeout: neither onboarding nor new (docs/requirements.md R4.1). */
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
  };
}
