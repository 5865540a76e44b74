import { collection, doc, getDoc, getDocs, type DocumentReference } from 'firebase/firestore';
import { ready, type Loadable } from '@/domain/loadable';
import { parseSquadResult, parseWeekResults, type WeekResults } from '@/domain/results';
import { parseSquadReference } from '@/domain/squads';
import { db } from './firebase';
import { watchDocument, type Unsubscribe } from './watch';

/** The place of a week's results. */
export function weeklySquadsRef(weekId: string): DocumentReference {
  return doc(db(), 'weeklySquads', weekId);
}

/**
 * Watches what a week's squads have done; `missing` while nothing was published. Used for the week that is being played.
 * With `leagueId`, squads stored by league and then squad are that league's.
 */
export function watchWeekResults(
  weekId: string,
  next: (results: Loadable<WeekResults>) => void,
  leagueId?: string,
): Unsubscribe {
  return watchDocument(weeklySquadsRef(weekId), (snapshot) => parseWeekResults(weekId, snapshot.data(), leagueId), next);
}

/** What a week's squads did, read once; squads that stand in the older subcollection are read from there. */
export async function getWeekResults(weekId: string, leagueId?: string): Promise<Loadable<WeekResults>> {
  const snapshot = await getDoc(weeklySquadsRef(weekId));
  if (!snapshot.exists()) return { state: 'missing' };
  const results = parseWeekResults(weekId, snapshot.data(), leagueId);
  return ready(
    Object.keys(results.squads).length > 0 ? results : { ...results, squads: await fromSubcollection(weekId) },
  );
}

async function fromSubcollection(weekId: string): Promise<WeekResults['squads']> {
  const squads: WeekResults['squads'] = {};
  const stored = await getDocs(collection(weeklySquadsRef(weekId), 'squads'));
  for (const entry of stored.docs) {
    const squad = parseSquadReference(entry.id);
    const result = squad === null ? null : parseSquadResult(squad, entry.data());
    if (squad !== null && result !== null) squads[squad] = result;
  }
  return squads;
}
