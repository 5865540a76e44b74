import { doc, serverTimestamp, setDoc, deleteField, type Transaction } from 'firebase/firestore';
import {
  isSameGame,
  mergeCells,
  parseLiveEntry,
  type CellChanges,
  type Cells,
  type CheckedEntry,
  type LiveEntry,
} from '@/domain/admin/liveEntry';
import type { DeskGame } from '@/domain/admin/deskGames';
import { patchFrom } from '@/domain/admin/resultsFile';
import type { Uid } from '@/domain/kernel/ids';
import type { Result } from '@/domain/kernel/result';
import { parseWeekResults, type WeekResults } from '@/domain/scoring/results';
import { timelineMoment } from '@/domain/scoring/weekTimeline';
import { transact } from '../backend/transact';
import { db } from '../backend/firebase';
import { serverClock } from '../backend/serverClock';
import { watchDocument, type Next, type Unsubscribe } from '../backend/watch';
import { runAct, runAtDesk, type Actor } from './runAct';
import { publishGames } from './publishing';
import { StaleError } from './errors';

const entryRef = (id: string) => doc(db(), 'desk', id);

/** Watches a game's entry. Administrators and staff only. */
export function watchLiveEntry(id: string, next: Next<LiveEntry>): Unsubscribe {
  return watchDocument(
    entryRef(id),
    (snapshot) => parseLiveEntry(snapshot.data({ serverTimestamps: 'estimate' })),
    next,
  );
}

/** Saves cells of an entry. Cells that another person changed meanwhile stay as they are; the value has their texts. */
export function saveCells(id: string, changes: CellChanges, published: Cells): Promise<Result<Cells>> {
  return runAct((allowed) =>
    transact(db(), allowed, async (transaction) => {
      const { cells } = parseLiveEntry((await transaction.get(entryRef(id))).data());
      const { writes, conflicts } = mergeCells(cells, published, changes);
      if (Object.keys(writes).length > 0) transaction.set(entryRef(id), { cells: writes }, { merge: true });
      return conflicts;
    }),
  );
}

/** Says that a person has an entry open. */
export function joinEntry(id: string, uid: Uid, name: string): Promise<Result<void>> {
  return runAct(() => setDoc(entryRef(id), { editors: { [uid]: { name, at: serverTimestamp() } } }, { merge: true }));
}

/** Says that a person has closed an entry. */
export function leaveEntry(id: string, uid: Uid): Promise<Result<void>> {
  return runAct(() => setDoc(entryRef(id), { editors: { [uid]: deleteField() } }, { merge: true }));
}

/** A game as typed in. `standing`: the week as the person saw it published; `cells`: the entry as they saw it. */
export type GameToPublish = CheckedEntry & { game: DeskGame; standing: WeekResults; cells: Cells; published: Cells };

/** Publishes a game and clears its entry. Fails if another person published the game or changed the entry meanwhile. */
export function publishGame(
  actor: Actor,
  id: string,
  { game, standing, cells, published, results, play }: GameToPublish,
): Promise<Result<void>> {
  const { weekId } = standing;
  return runAtDesk(actor, async (desk) => {
    await publishGames(desk, {
      weekId,
      patch: (stored) => {
        if (!isSameGame(parseWeekResults(weekId, stored), standing, game))
          throw new StaleError('This game was published again meanwhile.');
        return patchFrom(stored, results, play);
      },
      timelineAt: timelineMoment(serverClock.now()),
      alongside: (transaction) => clearEntry(transaction, id, cells, published),
    });
  });
}

/** Clears an entry's cells if they still are as the person saw them. */
async function clearEntry(transaction: Transaction, id: string, seen: Cells, published: Cells): Promise<() => void> {
  const stored = await transaction.get(entryRef(id));
  const { cells } = parseLiveEntry(stored.data());
  const differs = Object.keys({ ...cells, ...seen }).some(
    (cell) => (cells[cell] ?? published[cell] ?? '') !== (seen[cell] ?? published[cell] ?? ''),
  );
  if (differs) throw new StaleError('Another person changed this game meanwhile.');
  return () => {
    if (stored.exists()) transaction.update(entryRef(id), { cells: {} });
  };
}
