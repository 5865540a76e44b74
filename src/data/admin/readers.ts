import { collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import { affectedMatchups } from '@/domain/admin/affected';
import { parseDeskEntry, type DeskEntry } from '@/domain/admin/adminLog';
import { parseLeague } from '@/domain/league/league';
import { ready, type Loadable } from '@/domain/kernel/loadable';
import { parseReplay, type Replay } from '@/domain/replay/replay';
import type { SquadId } from '@/domain/football/squads';
import { db } from '../backend/firebase';
import { getLedger } from '../moves/ledgers';
import { watchDocument, watchQuery, type Next, type Unsubscribe } from '../backend/watch';
import { readQuery } from '../backend/serverReads';

/** How many entries of the log are shown at first. */
const ENTRIES_A_STEP = 50;

/** Watches the newest entries of the admin log. Administrators and staff only. */
export function watchAdminLog(next: Next<DeskEntry[]>, most = ENTRIES_A_STEP): Unsubscribe {
  return watchQuery(
    query(collection(db(), 'adminLog'), orderBy('at', 'desc'), limit(most)),
    (snapshot) => snapshot.docs.map((entry) => parseDeskEntry(entry.id, entry.data({ serverTimestamps: 'estimate' }))),
    next,
  );
}

/** Watches the replay; missing if there was none. Administrators and staff only. */
export function watchReplay(next: Next<Replay>): Unsubscribe {
  return watchDocument(doc(db(), 'desk', 'replay'), (stored) => parseReplay(stored.data()), next);
}

/** How many leagues and matchups can change with the results of these squads. Reads every ledger of the season. */
export async function getAffected(
  week: { id: string; season: number; week: number },
  squads: readonly SquadId[],
): Promise<Loadable<{ leagues: number; matchups: number }>> {
  const changed = new Set(squads);
  const stored = await readQuery(query(collection(db(), 'leagues'), where('season', '==', week.season)));
  const counts = await Promise.all(
    stored.docs.map(async (entry) => {
      const league = parseLeague(entry.id, entry.data());
      if (league.schedule === null) return 0;
      return affectedMatchups(league, await getLedger(league.id), week, changed);
    }),
  );
  const hit = counts.filter((count) => count > 0);
  return ready({ leagues: hit.length, matchups: hit.reduce((sum, count) => sum + count, 0) });
}
