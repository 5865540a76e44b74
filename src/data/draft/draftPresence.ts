import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import type { LastSeen } from '@/domain/draft/presence';
import type { LeagueId } from '@/domain/kernel/ids';
import { ready } from '@/domain/kernel/loadable';
import { asMap, asMillis } from '@/domain/kernel/parse';
import { db } from '../backend/firebase';
import { watchDocument, type Next, type Unsubscribe } from '../backend/watch';

// Presence is best effort: errors are ignored, because nothing depends on it.

const presenceRef = (leagueId: LeagueId) => doc(db(), 'draftPresence', leagueId);

function parseLastSeen(stored: unknown): LastSeen {
  const entries = Object.entries(asMap(asMap(stored).here)).map(([uid, at]) => [uid, asMillis(at)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => entry[1] !== null));
}

/** Watches who is in the room, before the draft. During it, `getPresence` reads that from time to time. */
export function watchPresence(leagueId: LeagueId, next: Next<LastSeen>): Unsubscribe {
  return watchDocument(
    presenceRef(leagueId),
    (snapshot) => parseLastSeen(snapshot.data()),
    (seen) => next(seen.state === 'missing' ? ready({}) : seen),
  );
}

/** Reads once who is in the room. Empty if it can't be read. */
export async function getPresence(leagueId: LeagueId): Promise<LastSeen> {
  try {
    return parseLastSeen((await getDoc(presenceRef(leagueId))).data());
  } catch {
    return {};
  }
}

/** Records that the signed-in user is in the room. Returns whether the write succeeded. */
export async function announcePresence(leagueId: LeagueId, me: string): Promise<boolean> {
  try {
    await setDoc(presenceRef(leagueId), { here: { [me]: serverTimestamp() } }, { merge: true });
    return true;
  } catch {
    return false;
  }
}
