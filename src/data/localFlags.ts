import { stepAsked } from '@/domain/onboarding';
import { isLeagueReference } from '@/domain/routing';
import { localStore, tabStore } from './browserStorage';

/** The local storage keys (docs/requirements.md R3.17). What the browser does not take is held until the page is left. */
const KEYS = ['onboardingStep', 'isGoogleSignIn', 'isOnboarding', 'pendingLeagueId'] as const;

/** The league that waited when the flags of a complete account went, until that person has been led on. */
let left: string | null = null;

/** The league that is to be joined at the end of onboarding, by its code or id. */
export function pendingLeagueId(): string | null {
  const stored = localStore.read('pendingLeagueId');
  return stored !== null && isLeagueReference(stored) ? stored : null;
}

/** Keeps a league for the end of onboarding; null forgets it. What cannot be a league's code or id is not kept. */
export function setPendingLeagueId(reference: string | null): void {
  if (reference === null) left = null;
  if (reference === null || isLeagueReference(reference)) localStore.writeOrHold('pendingLeagueId', reference);
}

/** The step at which onboarding was left, or null. */
export function onboardingStep(): number | null {
  return stepAsked(localStore.read('onboardingStep'));
}

export function setOnboardingStep(step: number): void {
  localStore.writeOrHold('onboardingStep', String(step));
  localStore.writeOrHold('isOnboarding', 'true');
}

/** A new Google user: flag set, onboarding begins at step 3 (docs/requirements.md R4.3). */
export function markNewGoogleUser(): void {
  localStore.writeOrHold('isGoogleSignIn', 'true');
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
  KEYS.forEach((key) => localStore.writeOrHold(key, null));
}

/** Sign-out: what was flagged for the person goes; a league that waits to be joined stays, for the person who signs in next here. */
export function clearPersonalFlags(): void {
  left = null;
  KEYS.filter((key) => key !== 'pendingLeagueId').forEach((key) => localStore.writeOrHold(key, null));
}

/** Remembers, in this tab, that the page loaded itself again after a configuration error. */
const RELOADED = 'reloadedForConfiguration';

/** Whether the page may load itself again: not when it has, nor where that could not be remembered, for it would never end. */
export function mayReload(): boolean {
  return tabStore.isWritable() && tabStore.read(RELOADED) === null;
}

/** Notes that the page loads itself again. False when it cannot be noted: then it must not. */
export function noteReload(): boolean {
  return tabStore.write(RELOADED, 'true');
}

/** The account was read: should it fail another day, the page may load itself again. */
export function forgetReload(): void {
  tabStore.write(RELOADED, null);
}

/** The invitation that this tab asked its host for after it had been given the home page in its place. */
const ASKED = 'askedForInvitation';

/** Notes that an address is asked for again. False when it was before, without success: asking on would never end. */
export function askOnce(address: string): boolean {
  const asked = tabStore.read(ASKED) === address;
  tabStore.write(ASKED, address);
  return !asked;
}

/** What was asked for has come, or has been given up. */
export function stopAsking(): void {
  tabStore.write(ASKED, null);
}
