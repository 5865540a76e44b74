import { collection, doc, getDoc, limit, query, where, type DocumentReference } from 'firebase/firestore';
import { DRAFT_STATUSES, PUBLIC_LEAGUES, VISIBILITIES, type JoinCodeFace } from '@/domain/league';
import { tidyCode } from '@/domain/leagueChecks';
import type { Loadable } from '@/domain/loadable';
import { asMap, asNumber, asOneOf, asText } from '@/domain/parse';
import { db } from './firebase';
import { watchQuery, type Unsubscribe } from './watch';

/** The place of a code's public face. */
export function joinCodeRef(code: string): DocumentReference {
  return doc(db(), 'joinCodes', code);
}

/** Reads the public face of a code. */
export function parseFace(code: string, stored: unknown): JoinCodeFace {
  const raw = asMap(stored);
  return {
    code,
    leagueId: asText(raw.leagueId, ''),
    leagueName: asText(raw.leagueName, 'Fantasy League'),
    managerName: asText(raw.managerName, 'Manager'),
    seats: asNumber(raw.seats, 0),
    capacity: asNumber(raw.capacity, 16),
    visibility: asOneOf(raw.visibility, VISIBILITIES, 'private'),
    draftStatus: asOneOf(raw.draftStatus, DRAFT_STATUSES, 'scheduled'),
  };
}

/** Whether the text can be the id of a document that holds a code: nothing else is ever asked for. */
export function isCodeLike(text: string): boolean {
  return /^[A-Z0-9]{4,12}$/.test(tidyCode(text));
}

/** The public face of a league's code, or null when no league has it. */
export async function getFace(code: string): Promise<JoinCodeFace | null> {
  const tidy = tidyCode(code);
  if (!isCodeLike(tidy)) return null;
  const snapshot = await getDoc(joinCodeRef(tidy));
  return snapshot.exists() ? parseFace(tidy, snapshot.data()) : null;
}

/** All public leagues that can still be joined (full ones among them, so that nobody wonders where one went), by name. */
export function watchPublicLeagues(next: (leagues: Loadable<JoinCodeFace[]>) => void): Unsubscribe {
  const open = query(collection(db(), 'joinCodes'), where('visibility', '==', 'public'), where('draftStatus', '==', 'scheduled'), limit(PUBLIC_LEAGUES));
  return watchQuery(
    open,
    (snapshot) =>
      snapshot.docs
        .map((face) => parseFace(face.id, face.data()))
        .sort((one, other) => one.leagueName.localeCompare(other.leagueName)),
    next,
  );
}
