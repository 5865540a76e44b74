import type { AppUser, AuthPerson } from './user';

/** The onboarding steps in order, counted from 1. A new Google user begins at step 3 (docs/requirements.md R9.3). */
export const ONBOARDING_STEPS = ['account', 'name', 'username', 'team', 'picture', 'league'] as const;

/** What is known when the step is chosen. */
export interface OnboardingPlace {
  /** Null for a person without an account yet. */
  person: AuthPerson | null;
  user: AppUser | null;
  /** The step in the address, if any: back and forward move it. */
  asked: number | null;
  /** The step at which this browser left off, if any. */
  stored: number | null;
}

/** The furthest step for which everything before it is there. What the server holds decides, not what a browser remembers. */
export function furthestStep(person: AuthPerson | null, user: AppUser | null): number {
  if (person === null) return 1;
  if (user?.key == null) return person.google ? 3 : 2;
  return user.username === '' ? 3 : ONBOARDING_STEPS.length;
}

/** The step to show: the one asked for, else the one left off at, else the first one with something to do; never one that is out of reach. */
export function stepToShow({ person, user, asked, stored }: OnboardingPlace): number {
  const furthest = furthestStep(person, user);
  const next = Math.min(furthest, 4);
  return Math.min(furthest, Math.max(person === null ? 1 : 2, asked ?? stored ?? next));
}

/** The step in an address's `step` parameter; null for anything that is none. */
export function stepAsked(parameter: string | null): number | null {
  const step = Number(parameter ?? '');
  return Number.isInteger(step) && step >= 1 && step <= ONBOARDING_STEPS.length ? step : null;
}
