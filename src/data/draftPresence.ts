import { doc, getDoc, serverTimestamp, setDoc, type DocumentReference } from 'firebase/firestore';
import type { LastSeen } from '@/domain/draft/presence';
import { ready, type Loadable } from '@/domain/loadable';
import { asMap, asMillis } from '@/domain/parse';
import { db } from './firebase';
import { watchDocument, type Unsubscribe } from './watch';

// Best effort: whatever goes wrong here is no one's business, because nothing depends on it.

function presenceRef(leagueId: string): DocumentReference {
  return doc(db(), 'draftPresence', leagueId);
}

function parseLastSeen(stored: unknown): LastSeen {
  const entries = Object.entries(asMap(asMap(stored).here)).map(([uid, at]) => [uid, asMillis(at)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => entry[1] !== null));
}

/** Watches who says that they are in the room. Before the draft, when nothing else is read. */
export function watchPresence(leagueId: string, next: (seen: Loadable<LastSeen>) => void): Unsubscribe {
  return watchDocument(
    presenceRef(leagueId),
    (snapshot) => parseLastSeen(snapshot.data()),
    (seen) => next(seen.state === 'missing' ? ready({}) : seen),
  );
}

/** Who has said so, once; no one when it cannot be had. */
export async function getPresence(leagueId: string): Promise<LastSeen> {
  try {
    return parseLastSeen((await getDoc(presenceRef(leagueId))).data());
  } catch {
    return {};
  }
}

/** Says that one is in the room; the answer is whether it was heard. */
export async function announcePresence(leagueId: string, me: string): Promise<boolean> {
  try {
    await setDoc(presenceRef(leagueId), { here: { [me]: serverTimestamp() } }, { merge: true });
    return true;
  } catch {
    return false;
  }
}
