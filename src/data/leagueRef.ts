import { doc, type DocumentReference } from 'firebase/firestore';
import { db } from './firebase';

/** Reference to a league's document. */
export function leagueRef(leagueId: string): DocumentReference {
  return doc(db(), 'leagues', leagueId);
}
