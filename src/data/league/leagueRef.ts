import { doc, type DocumentReference } from 'firebase/firestore';
import type { LeagueId } from '@/domain/kernel/ids';
import { db } from '../backend/firebase';

/** Reference to a league's document. */
export function leagueRef(leagueId: LeagueId): DocumentReference {
  return doc(db(), 'leagues', leagueId);
}
