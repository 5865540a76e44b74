import type { Uid } from '../kernel/ids';
import { asMap, asText } from '../kernel/parse';

/** The flags of a person at the desk. */
export type Flags = { admin: boolean; staff: boolean };

/**
 * A person as the desk sees them. `key`: the id of their document. `lastLogin`: milliseconds; null if it isn't known.
 */
export type Person = Flags & {
  key: string;
  uid: Uid;
  displayName: string;
  username: string;
  email: string;
  google: boolean;
  onboarded: boolean;
  lastLogin: number | null;
};

/** A league that a person is in. */
export type PersonLeague = { id: string; name: string; season: number | null; commissioner: boolean };

/** Reads a stored user for the desk. */
export function parsePerson(key: string, stored: unknown): Person {
  const raw = asMap(stored);
  const lastLogin = Date.parse(asText(raw.lastLogin, ''));
  return {
    key,
    uid: asText(raw.uid, ''),
    displayName: asText(raw.displayName, ''),
    username: asText(raw.username, ''),
    email: asText(raw.email, ''),
    admin: raw.admin === true,
    staff: raw.staff === true,
    google: raw.isGoogleSignIn === true,
    onboarded: raw.onboardingCompleted === true || raw.isOnboarding === false,
    lastLogin: Number.isNaN(lastLogin) ? null : lastLogin,
  };
}

/** The flags in an entry of the log. */
export function flagsIn(stored: unknown): Flags {
  const { admin, staff } = asMap(stored);
  return { admin: admin === true, staff: staff === true };
}

/**
 * The spellings of a text that a search tries: as typed, in small letters, and with a capital first; none of an empty
 * one.
 */
export function searchTexts(text: string): string[] {
  const typed = text.trim();
  if (typed === '') return [];
  const small = typed.toLowerCase();
  return [...new Set([typed, small, small.charAt(0).toUpperCase() + small.slice(1)])];
}
