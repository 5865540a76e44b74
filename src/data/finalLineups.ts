import type { Lineup } from '@/domain/lineup';
import { asMap } from '@/domain/parse';
import { decodeLineup, encodeLineup } from '@/domain/storedLineup';
import { localStore } from './browserStorage';
import { FINAL_LINEUPS } from './deviceData';
import { mayBeSignedIn } from './signInMarks';

/**
 * Lineups of weeks that are over, stored in this browser: they can't change any more, so each is read from the server once per device.
 * `clearDeviceData` removes them at sign-out. If storage is blocked or full, they are read at each visit.
 */
function keyOf(uid: string, leagueId: string): string {
  return `${FINAL_LINEUPS}${uid}.${leagueId}`;
}

/** The stored lineups of a league's week by uid, or null if there are none. */
export function storedFinalLineups(uid: string, leagueId: string, weekId: string): Record<string, Lineup> | null {
  const week = asMap(localStore.readJson(keyOf(uid, leagueId)))[weekId];
  if (week === undefined) return null;
  return Object.fromEntries(Object.entries(asMap(week)).map(([manager, lineup]) => [manager, decodeLineup(lineup)]));
}

/** Stores the lineups of a league's week that is over, unless the user has signed out meanwhile. */
export function saveFinalLineups(
  uid: string,
  leagueId: string,
  weekId: string,
  lineups: Readonly<Record<string, Lineup>>,
): void {
  if (!mayBeSignedIn()) return;
  const key = keyOf(uid, leagueId);
  const week = Object.fromEntries(Object.entries(lineups).map(([manager, lineup]) => [manager, encodeLineup(lineup)]));
  localStore.writeJson(key, { ...asMap(localStore.readJson(key)), [weekId]: week });
}
