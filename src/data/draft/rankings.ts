import { doc, getDoc } from 'firebase/firestore';
import { asMap } from '@/domain/kernel/parse';
import { parseSquadReferences, type SquadId } from '@/domain/football/squads';
import { db } from '../backend/firebase';

/** Fetches the published ranking of a season: all squads, best first. Null if there is none. */
export async function getRanking(season: number): Promise<SquadId[] | null> {
  const stored = await getDoc(doc(db(), 'rankings', String(season)));
  return stored.exists() ? parseSquadReferences(asMap(stored.data()).squads) : null;
}
