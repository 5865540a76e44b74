import { doc } from 'firebase/firestore';
import type { SoloGame } from '@/domain/solo/soloGames';
import { parseTable, tableId, type SoloTable } from '@/domain/solo/tables';
import { db } from '../backend/firebase';
import { watchDocument, type Next, type Unsubscribe } from '../backend/watch';

/** Watches a table. `scope` is a week's id, or a season's year; `missing` until it's published. */
export function watchSoloTable(game: SoloGame, scope: string, next: Next<SoloTable>): Unsubscribe {
  return watchDocument(
    doc(db(), 'weeklySquads', tableId(game, scope)),
    (snapshot) => {
      const table = parseTable(snapshot.data());
      if (table === null) throw new Error('The table has another form.');
      return table;
    },
    next,
  );
}
