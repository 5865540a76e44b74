import { doc, getDoc } from 'firebase/firestore';
import { db } from '@/data/backend/firebase';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';

/** Reads one league as this client; null if it doesn't exist. Rejects if the client isn't a member. */
export async function getLeague(leagueId: string): Promise<League | null> {
  const snapshot = await getDoc(doc(db(), 'leagues', leagueId));
  return snapshot.exists() ? parseLeague(leagueId, snapshot.data()) : null;
}
