import { product } from '@/config/product';
import type { SchoolCode } from '@/domain/football/schools';
import { emailKey } from '@/domain/account/user';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'saturday';

/** A person who can sign in to the demo. `uid` is fixed, so that the demo is the same each time. */
export type DemoPerson = {
  uid: string;
  email: string;
  displayName: string;
  username: string;
  favoriteTeam: SchoolCode;
  admin: boolean;
  /** Name of the team in the league that is in mid-season. */
  teamName: string;
};

function fan(n: number, displayName: string, username: string, favoriteTeam: SchoolCode, teamName: string): DemoPerson {
  return {
    uid: `demofan${String(n)}`,
    email: `fan${String(n)}@${product.demoDomain}`,
    displayName,
    username,
    favoriteTeam,
    admin: false,
    teamName,
  };
}

/** The eight managers of the league in mid-season. */
export const FANS: readonly DemoPerson[] = [
  fan(1, 'Renee Calloway', 'renee', 'ALA', 'Crimson Clock Management'),
  fan(2, 'Marcus Tate', 'mtate', 'TEX', 'Third and Tate'),
  fan(3, 'Priya Raman', 'priya', 'UGA', 'Between the Pylons'),
  fan(4, 'Dale Hutchins', 'hutch', 'TENN', 'Hutch Punts on First'),
  fan(5, 'Lucia Ortega', 'lucia', 'LSU', 'Bayou Blitz'),
  fan(6, 'Jerome Whitfield', 'romewhit', 'AUB', 'Goal Line Stands of Whitfield County'),
  fan(7, 'Sam Okafor', 'sokafor', 'MISS', 'Okay For Now'),
  fan(8, 'Beth Lindqvist', 'bethl', 'MIZ', 'Zero Yard Line'),
];

/** A person with an account and no league yet. */
const NEWCOMER: DemoPerson = {
  uid: 'demonewcomer',
  email: `newfan@${product.demoDomain}`,
  displayName: 'Casey Newell',
  username: 'caseyn',
  favoriteTeam: 'VAN',
  admin: false,
  teamName: '',
};

/** The admin who publishes weeks. */
export const ADMIN: DemoPerson = {
  uid: 'demoadmin',
  email: `admin@${product.demoDomain}`,
  displayName: 'Pat Sullivan',
  username: 'pressbox',
  favoriteTeam: 'OK',
  admin: true,
  teamName: '',
};

export const PEOPLE: readonly DemoPerson[] = [...FANS, NEWCOMER, ADMIN];

/** A person's user document and its key. `at` in milliseconds. */
export function userDocument(person: DemoPerson, at: number): { id: string; data: Record<string, unknown> } {
  return {
    id: emailKey(person.email),
    data: {
      uid: person.uid,
      email: person.email,
      displayName: person.displayName,
      name: person.displayName,
      admin: person.admin,
      staff: person.admin,
      profilePicUrl: null,
      favoriteTeam: person.favoriteTeam,
      userType: 'fan',
      username: person.username,
      isOnboarding: false,
      onboardingCompleted: true,
      isNewUser: false,
      isGoogleSignIn: false,
      lastLogin: new Date(at).toISOString(),
    },
  };
}

/** A person's username reservation and its key. */
export function usernameDocument(person: DemoPerson, at: number): { id: string; data: Record<string, unknown> } {
  const lower = person.username.toLowerCase();
  return {
    id: lower,
    data: {
      uid: emailKey(person.email),
      originalUid: person.uid,
      username: person.username,
      lowercaseUsername: lower,
      createdAt: new Date(at).toISOString(),
      source: 'user_registration',
    },
  };
}
