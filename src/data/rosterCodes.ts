import { collection, deleteDoc, doc, getDoc, query, serverTimestamp, setDoc, where, type DocumentReference } from 'firebase/firestore';
import { managerName, type League, type RosterCode } from '@/domain/league';
import { checkName, newRosterCode, tidyCode } from '@/domain/leagueChecks';
import type { Loadable } from '@/domain/loadable';
import { asMap, asMillis, asText } from '@/domain/parse';
import type { Random } from '@/domain/random';
import { accept, refuse, type Result } from '@/domain/result';
import { attempt } from './failures';
import { db } from './firebase';
import { isCodeLike } from './joinCodes';
import { watchQuery, type Unsubscribe } from './watch';

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
    leagueName: asText(raw.leagueName, 'Fantasy League'),
    joinCode: asText(raw.joinCode, ''),
    teamName: asText(raw.teamName, 'My Roster'),
    managerName: asText(raw.managerName, 'Manager'),
    claimedBy: asText(raw.claimedBy, null),
    createdAt: asMillis(raw.createdAt),
  };
}

/** The seat behind a code, or null when there is none. */
export async function getRosterCode(code: string): Promise<RosterCode | null> {
  const tidy = tidyCode(code);
  if (!isCodeLike(tidy)) return null;
  const snapshot = await getDoc(rosterCodeRef(tidy));
  return snapshot.exists() ? parseRosterCode(tidy, snapshot.data()) : null;
}

/** Every seat that the commissioner holds for somebody in a league, oldest first. For the commissioner only. */
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
  if (league.draftStatus !== 'scheduled') return refuse('begun', 'The draft has begun, so no seat can be held any more.');
  const code = newRosterCode(random);
  const held = await attempt(() =>
    setDoc(rosterCodeRef(code), {
      rosterCode: code,
      leagueId: league.id,
      leagueName: league.name,
      joinCode: league.joinCode,
      teamName: name.value,
      managerName: managerName(league),
      claimedBy: null,
      createdAt: serverTimestamp(),
    }),
  );
  return held.ok ? accept(code) : held;
}

/** Lets a held seat go; its code then leads nowhere. A code that was used stays. */
export function deleteRosterCode(code: string): Promise<Result<void>> {
  return attempt(() => deleteDoc(rosterCodeRef(code)), {
    'permission-denied': 'This seat has been taken a moment ago, so its code stays.',
  });
}
