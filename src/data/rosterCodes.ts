import {
  collection,
  doc,
  getDoc,
  query,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
  type DocumentReference,
} from 'firebase/firestore';
import type { League, RosterCode } from '@/domain/league';
import { checkName, newRosterCode, tidyCode } from '@/domain/leagueChecks';
import type { Loadable } from '@/domain/loadable';
import { asMap, asMillis, asText } from '@/domain/parse';
import type { Random } from '@/domain/random';
import { succeed, fail, type Result } from '@/domain/result';
import { attempt } from './failures';
import { db } from './firebase';
import { isCodeLike, isRetired, RETIRED } from './joinCodes';
import { watchQuery, type Unsubscribe } from './watch';
import { countWrite } from './writeRates';

/** The place of a seat's code. */
export function rosterCodeRef(code: string): DocumentReference {
  return doc(db(), 'rosterCodes', code);
}

/** Reads a seat held for one person. */
export function parseRosterCode(code: string, stored: unknown): RosterCode {
  const raw = asMap(stored);
  return {
    rosterCode: asText(raw.rosterCode, code),
    leagueId: asText(raw.leagueId, ''),
    joinCode: asText(raw.joinCode, ''),
    teamName: asText(raw.teamName, 'My Roster'),
    claimedBy: asText(raw.claimedBy, null),
    createdAt: asMillis(raw.createdAt),
  };
}

/** The seat behind a code; 'retired' for a code that no longer works, null when there is none. */
export async function getRosterCode(code: string): Promise<RosterCode | 'retired' | null> {
  const tidy = tidyCode(code);
  if (!isCodeLike(tidy)) return null;
  const snapshot = await getDoc(rosterCodeRef(tidy));
  if (!snapshot.exists()) return null;
  return isRetired(snapshot.data()) ? 'retired' : parseRosterCode(tidy, snapshot.data());
}

/** Every seat that the commissioner holds for a person in a league, oldest first. For the commissioner only. */
export function watchRosterCodes(leagueId: string, next: (codes: Loadable<RosterCode[]>) => void): Unsubscribe {
  return watchQuery(
    query(collection(db(), 'rosterCodes'), where('leagueId', '==', leagueId)),
    (snapshot) =>
      snapshot.docs
        .map((code) => parseRosterCode(code.id, code.data()))
        .sort((one, other) => (one.createdAt ?? Infinity) - (other.createdAt ?? Infinity)),
    next,
  );
}

/**
 * Holds a seat for one person under a team name and answers its code. Refuses a name that is none, and a league whose draft has begun.
 * `random` draws the code.
 */
export async function createRosterCode(league: League, teamName: string, random: Random): Promise<Result<string>> {
  const name = checkName('team', teamName);
  if (!name.ok) return name;
  if (league.draftStatus !== 'scheduled')
    return fail('begun', 'The draft has started, so you can’t hold seats anymore.');
  const code = newRosterCode(random);
  const held = await attempt(async () => {
    const counted = await countWrite(league.createdBy, 'code', code, TOO_MANY_CODES);
    if (!counted.ok) return counted;
    const batch = writeBatch(db());
    batch.set(rosterCodeRef(code), {
      rosterCode: code,
      leagueId: league.id,
      joinCode: league.joinCode,
      teamName: name.value,
      claimedBy: null,
      createdAt: serverTimestamp(),
    });
    counted.value(batch);
    await batch.commit();
    return succeed();
  });
  if (!held.ok) return held;
  return held.value.ok ? succeed(code) : held.value;
}

/** What a commissioner is told who makes codes faster than the rules allow. */
export const TOO_MANY_CODES = 'You’ve created a lot of codes. Wait a minute and try again.';

/** Lets a held seat go: its code no longer works. */
export function retireRosterCode(code: string): Promise<Result<void>> {
  return attempt(() => setDoc(rosterCodeRef(code), RETIRED));
}
