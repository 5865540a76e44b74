import { nextKeeper } from '@/domain/draft/keepers';
import type { Draft } from '@/domain/draft/types';
import { isHouseTeam } from '@/domain/league/houseTeams';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import { ready } from '@/domain/kernel/loadable';
import { asMap, asText } from '@/domain/kernel/parse';
import type { Result } from '@/domain/kernel/result';
import { parseSquadReferences, type SquadId } from '@/domain/football/squads';
import { writeTogether } from '../backend/batch';
import { queueRef } from '../backend/references';
import { readDocument, readNow } from '../backend/serverReads';
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
 * Reads the queue of the manager on the clock for an automatic pick, which the rules allow once the clock has run out.
 * Empty for a house team, and for a manager whose keeper is due.
 */
export async function getQueue(draft: Draft, manager: string): Promise<SquadId[]> {
  if (isHouseTeam(manager) || nextKeeper(draft, manager) !== null) return [];
  return parseQueue((await readNow(queueRef(draft.leagueId, manager))).data());
}

/** The secret of the signed-in manager's draw, which no one else can read; null without one. */
export async function getSecret(leagueId: LeagueId, uid: Uid): Promise<string | null> {
  return asText(asMap((await readDocument(queueRef(leagueId, uid))).data()).secret, null);
}

/** Saves the signed-in manager's queue. */
export function saveQueue(leagueId: LeagueId, uid: Uid, squads: readonly SquadId[]): Promise<Result<void>> {
  const queue = queueRef(leagueId, uid);
  return writeTogether((batch) =>
    batch.set(queue, { squads: [...squads] }, { merge: true }).until(queue, 'squads', squads),
  );
}

/** Deletes the signed-in manager's queue. */
export function deleteQueue(leagueId: LeagueId, uid: Uid): Promise<Result<void>> {
  return writeTogether((batch) => batch.delete(queueRef(leagueId, uid)));
}
