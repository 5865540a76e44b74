import { localStore } from './browserStorage';

/** The beginning of the keys under which a user's lineups of past weeks are stored; see `finalLineups.ts`. */
export const FINAL_LINEUPS = 'finalLineups.';

/** Removes what this browser stores of users' leagues, because the next user of the device may not see it. Call at sign-out. */
export function clearDeviceData(): void {
  localStore
    .keys()
    .filter((key) => key.startsWith(FINAL_LINEUPS))
    .forEach((key) => localStore.write(key, null));
}
