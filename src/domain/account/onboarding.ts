import type { AppUser, AuthPerson } from './user';

/** The onboarding steps in order, counted from 1. A new Google user starts at step 3 (docs/requirements.md R9.3). */
export const ONBOARDING_STEPS = ['account', 'name', 'profile', 'league'] as const;

/** What the choice of step depends on. */
export interface OnboardingPlace {
  /** Null for a user without an account yet. */
  person: AuthPerson | null;
  user: AppUser | null;
  /** The step in the URL, if any; back and forward change it. */
  asked: number | null;
  /** The step at which this browser left off, if any. */
  stored: number | null;
}

/**
 * The furthest step whose prerequisites are met. Based on what the server stores, not on what the browser remembers.
 */
export function furthestStep(person: AuthPerson | null, user: AppUser | null): number {
  if (person === null) return 1;
  if (user?.key == null) return person.google ? 3 : 2;
  return user.username === '' ? 3 : ONBOARDING_STEPS.length;
}

/**
 * The step to show: the requested one, else the one left off at, else the furthest reachable one; never beyond that.
 */
export function stepToShow({ person, user, asked, stored }: OnboardingPlace): number {
  const furthest = furthestStep(person, user);
  return Math.min(furthest, Math.max(person === null ? 1 : 2, asked ?? stored ?? furthest));
}

/** The step in a URL's `step` parameter; null if it isn't a valid step. */
export function stepAsked(parameter: string | null): number | null {
  const step = Number(parameter ?? '');
  return Number.isInteger(step) && step >= 1 && step <= ONBOARDING_STEPS.length ? step : null;
}
