import { asMap, asText } from './parse';
import { accept, refuse, type Result } from './result';
import { isSchoolCode, type SchoolCode } from './schools';

/** The signed-in person as the application knows them (specification, section 3, in-app user object). */
export type AppUser = {
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
  /** The id of the user document this was read from; null while there is none. */
  documentId: string | null;
};

/** Who the identity service says has signed in. */
export type AuthIdentity = { uid: string; email: string; displayName: string | null; photoUrl: string | null; google: boolean };

/** The key of a user document made from an email: lower case, each of `. # $ [ ]` an underscore (specification, section 3). */
export function emailKey(email: string): string {
  return email.toLowerCase().replace(/[.#$[\]]/g, '_');
}

/** The name shown when no other is known: the part of the email before the @. */
export function nameFromEmail(email: string): string {
  return email.split('@')[0] || 'Fan';
}

/** Onboarding is complete when it was completed, or was never begun (specification, section 4). */
export function isOnboardingComplete(stored: unknown): boolean {
  const raw = asMap(stored);
  return raw.onboardingCompleted === true || raw.isOnboarding === undefined || raw.isOnboarding === null || raw.isOnboarding === false;
}

/** Reads a stored user document; fields that are missing get the specification's defaults. */
export function parseUser(documentId: string, stored: unknown, identity: AuthIdentity): AppUser {
  const raw = asMap(stored);
  const email = asText(raw.email, identity.email);
  const displayName = asText(raw.displayName, identity.displayName ?? nameFromEmail(email));
  return {
    uid: identity.uid,
    email,
    displayName,
    admin: raw.admin === true,
    staff: raw.staff === true,
    profilePicUrl: asText(raw.profilePicUrl, null),
    name: asText(raw.name, displayName),
    favoriteTeam: isSchoolCode(raw.favoriteTeam) ? raw.favoriteTeam : null,
    userType: asText(raw.userType, 'fan'),
    username: asText(raw.username, ''),
    isOnboarding: !isOnboardingComplete(raw),
    isNewUser: raw.isNewUser === true,
    isGoogleSignIn: raw.isGoogleSignIn === true,
    documentId,
  };
}

/** Somebody who has signed in and has no document yet: still to be onboarded. */
export function newUser(identity: AuthIdentity): AppUser {
  return { ...minimalUser(identity), isOnboarding: true, isNewUser: true };
}

/** What is known without the document: used when it cannot be had in time. Neither onboarding nor new. */
export function minimalUser(identity: AuthIdentity): AppUser {
  const displayName = identity.displayName || nameFromEmail(identity.email);
  return {
    uid: identity.uid,
    email: identity.email,
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
    isGoogleSignIn: identity.google,
    documentId: null,
  };
}

/** Checks a username as typed. Refuses what the rules would refuse, with a sentence. */
export function checkUsername(text: string): Result<string> {
  const username = text.trim();
  if (username === '') return refuse('username-empty', 'Choose a username.');
  if (username.length < 3) return refuse('username-short', 'A username has at least 3 characters.');
  if (username.length > 20) return refuse('username-long', 'A username has at most 20 characters.');
  if (!/^[A-Za-z0-9_.-]+$/.test(username))
    return refuse('username-signs', 'A username is made of letters, digits, dots, dashes and underscores.');
  return accept(username);
}

/** Checks a display name as typed: 1 to 60 characters. */
export function checkDisplayName(text: string): Result<string> {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '') return refuse('name-empty', 'Enter your name.');
  if (name.length > 60) return refuse('name-long', 'A name has at most 60 characters.');
  return accept(name);
}
