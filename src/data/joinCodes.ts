import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentReference,
  type WriteBatch,
} from 'firebase/firestore';
import { DRAFT_STATUSES, previewOf, PUBLIC_PAGE, VISIBILITIES, type JoinCodeFace, type League } from '@/domain/league';
import { tidyCode } from '@/domain/leagueChecks';
import { asMap, asNumber, asOneOf, asText } from '@/domain/parse';
import type { Result } from '@/domain/result';
import { attempt } from './failures';
import { db } from './firebase';

/** What stays in the place of a code that no longer works, so that no one can take it again. */
export const RETIRED = { retired: true } as const;

/** Whether a stored code no longer works. */
export function isRetired(stored: unknown): boolean {
  return asMap(stored).retired === true;
}

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

/** The public face of a league's code; 'retired' for a code that no longer works, null when no league has it. */
export async function getFace(code: string): Promise<JoinCodeFace | 'retired' | null> {
  const tidy = tidyCode(code);
  if (!isCodeLike(tidy)) return null;
  const snapshot = await getDoc(joinCodeRef(tidy));
  if (!snapshot.exists()) return null;
  return isRetired(snapshot.data()) ? 'retired' : parseFace(tidy, snapshot.data());
}

/** The public face of a league as it is stored under its code. */
export function storedFace(league: League): Omit<JoinCodeFace, 'code'> {
  const { code: _, ...face } = previewOf(league);
  return face;
}

/** Brings the public face up to date in the batch that changes its league. The rules refuse a write that changes nothing. */
export function updateFace(batch: WriteBatch, before: League, after: League): void {
  const shown: Record<string, unknown> = storedFace(before);
  const changed = Object.entries(storedFace(after)).filter(([field, value]) => shown[field] !== value);
  if (changed.length > 0) batch.update(joinCodeRef(before.joinCode), Object.fromEntries(changed));
}

/** A page of the public leagues; `next` is where the following page begins, or null when this is the last one. */
export interface PublicLeaguesPage {
  faces: JoinCodeFace[];
  next: JoinCodeFace | null;
}

/** The public leagues that can still be joined (full ones among them, so that no one wonders where one went), by name, a page at a time. */
export function getPublicLeagues(after: JoinCodeFace | null): Promise<Result<PublicLeaguesPage>> {
  const open = [where('visibility', '==', 'public'), where('draftStatus', '==', 'scheduled')];
  const order = [orderBy('leagueName'), orderBy(documentId())];
  const from = after === null ? [] : [startAfter(after.leagueName, after.code)];
  return attempt(async () => {
    const page = await getDocs(query(collection(db(), 'joinCodes'), ...open, ...order, ...from, limit(PUBLIC_PAGE)));
    const faces = page.docs.map((face) => parseFace(face.id, face.data()));
    return { faces, next: faces.length < PUBLIC_PAGE ? null : (faces.at(-1) ?? null) };
  });
}
