import { stepAsked } from '@/domain/account/onboarding';
import { isLeagueReference } from '@/domain/pages/routing';
import { localStore, tabStore } from './browserStorage';

/** The local storage keys (docs/requirements.md R3.17). */
const KEYS = ['onboardingStep', 'isGoogleSignIn', 'isOnboarding', 'pendingLeagueId'] as const;

/** The pending league when `clearFlags` last ran, held until the user has been redirected to it. */
let left: string | null = null;

/** The league to join after onboarding, as its code or id. */
export function pendingLeagueId(): string | null {
  const stored = localStore.read('pendingLeagueId');
  return stored !== null && isLeagueReference(stored) ? stored : null;
}

/** Saves the league to join after onboarding; null clears it. Ignores texts that can't be a league's code or id. */
export function setPendingLeagueId(reference: string | null): void {
  if (reference === null) left = null;
  if (reference === null || isLeagueReference(reference)) localStore.writeOrHold('pendingLeagueId', reference);
}

/** The onboarding step where the user left off, or null. */
export function onboardingStep(): number | null {
  return stepAsked(localStore.read('onboardingStep'));
}

export function setOnboardingStep(step: number): void {
  localStore.writeOrHold('onboardingStep', String(step));
  localStore.writeOrHold('isOnboarding', 'true');
}

/** Sets the flag for a new Google user and starts onboarding at step 3 (docs/requirements.md R4.3). */
export function markNewGoogleUser(): void {
  localStore.writeOrHold('isGoogleSignIn', 'true');
  setOnboardingStep(3);
}

/** The pending league of a user whose account turned out to be complete; null if there was none. */
export function invitationLeft(): string | null {
  return left;
}

/** Clears `invitationLeft` once the user has been redirected or the account is deleted. */
export function forgetInvitation(): void {
  left = null;
}

/** Clears the four flags when onboarding is complete (R4.1). `invitationLeft` keeps the pending league. */
export function clearFlags(): void {
  left = pendingLeagueId() ?? left;
  KEYS.forEach((key) => localStore.writeOrHold(key, null));
}

/** Clears the user's flags on sign-out. The pending league stays for the next user who signs in here. */
export function clearPersonalFlags(): void {
  left = null;
  KEYS.filter((key) => key !== 'pendingLeagueId').forEach((key) => localStore.writeOrHold(key, null));
}

/** Set in this tab after the page reloaded itself because of a configuration error. */
const RELOADED = 'reloadedForConfiguration';

/** Whether the page may reload itself: once, and only if that can be stored, or it would reload forever. */
export function mayReload(): boolean {
  return tabStore.isWritable() && tabStore.read(RELOADED) === null;
}

/** Records that the page reloads itself. Returns false if that can't be stored; the page must not reload then. */
export function noteReload(): boolean {
  return tabStore.write(RELOADED, 'true');
}

/** Allows another automatic reload later, now that the account has loaded. */
export function forgetReload(): void {
  tabStore.write(RELOADED, null);
}

/** The invitation address that this tab requested again, after the host served the home page instead. */
const ASKED = 'askedForInvitation';

/** Records that an address is requested again. Returns false if it was already tried, because that would never end. */
export function askOnce(address: string): boolean {
  const asked = tabStore.read(ASKED) === address;
  tabStore.write(ASKED, address);
  return !asked;
}

/** Clears the retry once the invitation has loaded or has been given up. */
export function stopAsking(): void {
  tabStore.write(ASKED, null);
}

/** The page that a visitor opened in this tab before signing in. */
const WANTED = 'wantedPage';

/** The address of the page that was opened in this tab before signing in, or null. */
export function wantedPage(): string | null {
  return tabStore.read(WANTED);
}

/** Remembers the address of a page that can't be shown before sign-in; null forgets it. */
export function setWantedPage(address: string | null): void {
  tabStore.write(WANTED, address);
}
