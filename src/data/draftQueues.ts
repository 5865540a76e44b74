import { deleteDoc, doc, runTransaction, setDoc, type DocumentReference } from 'firebase/firestore';
import { ready, type Loadable } from '@/domain/loadable';
import { asMap } from '@/domain/parse';
import type { Result } from '@/domain/result';
import { parseSquadReferences, type SquadId } from '@/domain/squads';
import { attempt } from './failures';
import { db } from './firebase';
import { watchDocument, type Unsubscribe } from './watch';

/** The place of a manager's queue. */
export function queueRef(leagueId: string, uid: string): DocumentReference {
  return doc(db(), 'draftQueues', leagueId, 'managers', uid);
}

function parseQueue(stored: unknown): SquadId[] {
  return parseSquadReferences(asMap(stored).squads);
}

/** One's own queue in its order; a queue that was never saved is empty. What was known once stays when the connection goes. */
export function watchQueue(leagueId: string, uid: string, next: (queue: Loadable<SquadId[]>) => void): Unsubscribe {
  let known = false;
  return watchDocument(
    queueRef(leagueId, uid),
    (snapshot) => parseQueue(snapshot.data()),
    (queue) => {
      if (queue.state === 'failed' && known) return;
      known ||= queue.state !== 'failed';
      next(queue.state === 'missing' ? ready([]) : queue);
    },
  );
}

/**
 * The queue of the manager on the clock; the rules show it only once that clock has run out or the manager is on autopilot.
 * A transaction asks for it, because `getDoc` uses the connection of the page's listeners, and rules may judge that by the time at
 * which it was opened: long before the clock ran out.
 */
export async function getQueue(leagueId: string, manager: string): Promise<SquadId[]> {
  const snapshot = await runTransaction(db(), (transaction) => transaction.get(queueRef(leagueId, manager)));
  return snapshot.exists() ? parseQueue(snapshot.data()) : [];
}

const NO_LINE = 'You’re offline. Your queue is saved as soon as you’re back online.';

/** The errors of a queue that mean no more than that the line is down: the same order may be saved again later. */
export const LINE_IS_DOWN: readonly string[] = ['offline', 'no-answer', 'unavailable'];

/** Saves one's own queue. */
export function saveQueue(leagueId: string, uid: string, squads: readonly SquadId[]): Promise<Result<void>> {
  return attempt(
    () => setDoc(queueRef(leagueId, uid), { squads: [...squads] }),
    Object.fromEntries(LINE_IS_DOWN.map((code) => [code, NO_LINE])),
  );
}

/** Deletes one's own queue. */
export function deleteQueue(leagueId: string, uid: string): Promise<Result<void>> {
  return attempt(() => deleteDoc(queueRef(leagueId, uid)));
}
