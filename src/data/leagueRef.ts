import { doc, type DocumentReference } from 'firebase/firestore';
import { db } from './firebase';

/** The place of a league. */
export function leagueRef(leagueId: string): DocumentReference {
  return doc(db(), 'leagues', leagueId);
}
