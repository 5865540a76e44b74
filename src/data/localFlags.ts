import { stepAsked } from '@/domain/onboarding';
import { isLeagueReference } from '@/domain/routing';

/** The local storage keys (docs/requirements.md R3.17). */
const KEYS = ['onboardingStep', 'isGoogleSignIn', 'isOnboarding', 'pendingLeagueId'] as const;
type Key = (typeof KEYS)[number];

/** Holds, until the page is left, what a blocked or full storage did not take. */
const unkept = new Map<Key, string>();

/** The league that waited when the flags of a complete account went, until that person has been led on. */
let left: string | null = null;

function read(key: Key): string | null {
  try {
    return unkept.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: Key, value: string | null): void {
  unkept.delete(key);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value !== null) unkept.set(key, value);
  }
}

/** The league that is to be joined at the end of onboarding, by its code or id. */
export function pendingLeagueId(): string | null {
  const stored = read('pendingLeagueId');
  return stored !== null && isLeagueReference(stored) ? stored : null;
}

/** Keeps a league for the end of onboarding; null forgets it. What cannot be a league's code or id is not kept. */
export function setPendingLeagueId(reference: string | null): void {
  if (reference === null) left = null;
  if (reference === null || isLeagueReference(reference)) write('pendingLeagueId', reference);
}

/** The step at which onboarding was left, or null. */
export function onboardingStep(): number | null {
  return stepAsked(read('onboardingStep'));
}

export function setOnboardingStep(step: number): void {
  write('onboardingStep', String(step));
  write('isOnboarding', 'true');
}

/** A new Google user: flag set, onboarding begins at step 3 (docs/requirements.md R4.3). */
export function markNewGoogleUser(): void {
  write('isGoogleSignIn', 'true');
  setOnboardingStep(3);
}

/** The league that waited for a person whose account turned out to be complete, so that no onboarding ends with it; null when none did. */
export function invitationLeft(): string | null {
  return left;
}

/** The person who was invited has been led on, or is gone. */
export function forgetInvitation(): void {
  left = null;
}

/** Onboarding is complete: the four flags go (docs/requirements.md R4.1). `invitationLeft` keeps what was pending. */
export function clearFlags(): void {
  left = pendingLeagueId() ?? left;
  KEYS.forEach((key) => write(key, null));
}

/** Sign-out: what was flagged for the person goes; a league that waits to be joined stays, for the person who signs in next here. */
export function clearPersonalFlags(): void {
  left = null;
  KEYS.filter((key) => key !== 'pendingLeagueId').forEach((key) => write(key, null));
}

/** Remembers, in this tab, that the page loaded itself again after a configuration error. */
const RELOADED = 'reloadedForConfiguration';

/** Whether the page may load itself again: not when it has, nor where that could not be remembered, for it would never end. */
export function mayReload(): boolean {
  try {
    return window.sessionStorage.getItem(RELOADED) === null;
  } catch {
    return false;
  }
}

/** Notes that the page loads itself again. False when it cannot be noted: then it must not. */
export function noteReload(): boolean {
  try {
    window.sessionStorage.setItem(RELOADED, 'true');
    return true;
  } catch {
    return false;
  }
}

/** The account was read: should it fail another day, the page may load itself again. */
export function forgetReload(): void {
  try {
    window.sessionStorage.removeItem(RELOADED);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** The invitation that this tab asked its host for after it had been given the home page in its place. */
const ASKED = 'askedForInvitation';

/** Notes that an address is asked for again. False when it was before, without success: asking on would never end. */
export function askOnce(address: string): boolean {
  try {
    const asked = window.sessionStorage.getItem(ASKED) === address;
    window.sessionStorage.setItem(ASKED, address);
    return !asked;
  } catch {
    return true;
  }
}

/** What was asked for has come, or has been given up. */
export function stopAsking(): void {
  try {
    window.sessionStorage.removeItem(ASKED);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
