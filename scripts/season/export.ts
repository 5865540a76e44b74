import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  where,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
} from 'firebase/firestore';
import type { Desk } from '@/data/admin/adminLog';
import { entryScope } from '@/domain/solo/entries';
import { SOLO_GAMES } from '@/domain/solo/soloGames';
import { leaderboardId } from '@/domain/solo/leaderboards';
import { ALL_SQUADS } from '@/domain/football/squads';
import { timelineId } from '@/domain/scoring/weekTimeline';
import { toPlain } from './documentLines';

/**
 * Writes the season's documents, everyone's solo picks, and its leagues' documents, one per line:
 * `{"path":"currentWeek/2025-01","data":{...}}`, times as `{"time":"2025-09-13T20:00:00.000000Z"}`. Returns how many.
 * The account's rules apply: what administrators can't read isn't in it, and neither are accounts, conversations,
 * claims and trades. `importSeason` writes them to a project where they're missing.
 */
export async function exportSeason({ db }: Desk, season: number, write: (line: string) => void): Promise<number> {
  let count = 0;
  const put = (documents: readonly DocumentSnapshot[]) => {
    for (const one of documents) {
      if (!one.exists()) continue;
      write(JSON.stringify({ path: one.ref.path, data: toPlain(one.data()) }));
      count++;
    }
  };
  const one = async (reference: DocumentReference) => put([await getDoc(reference)]);
  const all = async (some: Query) => {
    const { docs } = await getDocs(some);
    put(docs);
    return docs;
  };
  const weeks = await all(query(collection(db, 'currentWeek'), where('season', '==', season)));
  await one(doc(db, 'weeklySquads', String(season)));
  await one(doc(db, 'rankings', String(season)));
  for (const { id } of weeks) {
    await one(doc(db, 'weeklySquads', id));
    await one(doc(db, 'weeklySquads', timelineId(id)));
  }
  for (const game of SOLO_GAMES) {
    const ids = weeks.map(({ id }) => id);
    for (const scope of new Set([...ids, String(season)]))
      await one(doc(db, 'weeklySquads', leaderboardId(game, scope)));
    for (const scope of new Set(ids.map((id) => entryScope(game, id))))
      await all(collection(db, 'soloEntries', game, scope));
  }
  for (const squad of ALL_SQUADS)
    await all(query(collection(db, 'weeklySquadScores', squad, 'weeks'), where('season', '==', season)));
  await all(collection(db, 'adminLog'));
  const leagues = await all(query(collection(db, 'leagues'), where('season', '==', season)));
  for (const league of leagues) {
    const code: unknown = league.get('joinCode');
    if (typeof code === 'string' && code !== '') await one(doc(db, 'joinCodes', code));
    await one(doc(db, 'drafts', league.id));
    await one(doc(db, 'ledgers', league.id));
    for (const { id } of weeks) await one(doc(db, 'weeklyRosters', `${league.id}_${id}`));
    for (const name of ['leagueUsers', 'transactions'])
      await all(query(collection(db, name), where('leagueId', '==', league.id)));
  }
  return count;
}
