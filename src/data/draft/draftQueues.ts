import { runTransaction } from 'firebase/firestore';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import { ready } from '@/domain/kernel/loadable';
import { asMap, asText } from '@/domain/kernel/parse';
import type { Result } from '@/domain/kernel/result';
import { parseSquadReferences, type SquadId } from '@/domain/football/squads';
import { Batch } from '../backend/batch';
import { attempt } from '../backend/failures';
import { db } from '../backend/firebase';
import { queueRef } from '../backend/references';
import { readDocument } from '../backend/serverReads';
import { watchDocument, type Next, type Unsubscribe } from '../backend/watch';

function parseQueue(stored: unknown): SquadId[] {
  return parseSquadReferences(asMap(stored).squads);
}

/** Watches the signed-in manager's queue. Once loaded, it stays on screen if the connection drops. */
export function watchQueue(leagueId: LeagueId, uid: Uid, next: Next<SquadId[]>): Unsubscribe {
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
 * Reads the queue of the manager on the clock, which the rules allow once that has run out. In a transaction, because
 * `getDoc` may be answered for the time when the page's connection was opened.
 */
export async function getQueue(leagueId: LeagueId, manager: string): Promise<SquadId[]> {
  const snapshot = await runTransaction(db(), (transaction) => transaction.get(queueRef(leagueId, manager)));
  return snapshot.exists() ? parseQueue(snapshot.data()) : [];
}

/** The secret of the signed-in manager's draw, which no one else can read; null without one. */
export async function getSecret(leagueId: LeagueId, uid: Uid): Promise<string | null> {
  return asText(asMap((await readDocument(queueRef(leagueId, uid))).data()).secret, null);
}

/** Saves the signed-in manager's queue. */
export function saveQueue(leagueId: LeagueId, uid: Uid, squads: readonly SquadId[]): Promise<Result<void>> {
  const queue = queueRef(leagueId, uid);
  return attempt(() =>
    new Batch()
      .set(queue, { squads: [...squads] }, { merge: true })
      .until(queue, 'squads', squads)
      .commit(),
  );
}

/** Deletes the signed-in manager's queue. */
export function deleteQueue(leagueId: LeagueId, uid: Uid): Promise<Result<void>> {
  return attempt(() => new Batch().delete(queueRef(leagueId, uid)).commit());
}
