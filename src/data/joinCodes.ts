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
import { DRAFT_STATUSES, previewOf, PUBLIC_PAGE, VISIBILITIES, type LeaguePreview, type League } from '@/domain/league';
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

/** The place of a code's public preview. */
export function joinCodeRef(code: string): DocumentReference {
  return doc(db(), 'joinCodes', code);
}

/** Reads the public preview of a code. */
export function parsePreview(code: string, stored: unknown): LeaguePreview {
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

/** The public preview of a league's code; 'retired' for a code that no longer works, null when no league has it. */
export async function getPreview(code: string): Promise<LeaguePreview | 'retired' | null> {
  const tidy = tidyCode(code);
  if (!isCodeLike(tidy)) return null;
  const snapshot = await getDoc(joinCodeRef(tidy));
  if (!snapshot.exists()) return null;
  return isRetired(snapshot.data()) ? 'retired' : parsePreview(tidy, snapshot.data());
}

/** The public preview of a league as it is stored under its code. */
export function storedPreview(league: League): Omit<LeaguePreview, 'code'> {
  const { code: _, ...preview } = previewOf(league);
  return preview;
}

/** Brings the public preview up to date in the batch that changes its league. The rules refuse a write that changes nothing. */
export function updatePreview(batch: WriteBatch, before: League, after: League): void {
  const shown: Record<string, unknown> = storedPreview(before);
  const changed = Object.entries(storedPreview(after)).filter(([field, value]) => shown[field] !== value);
  if (changed.length > 0) batch.update(joinCodeRef(before.joinCode), Object.fromEntries(changed));
}

/** A page of the public leagues; `next` is where the following page begins, or null when this is the last one. */
export interface PublicLeaguesPage {
  previews: LeaguePreview[];
  next: LeaguePreview | null;
}

/** The public leagues that can still be joined (full ones among them, so that no one wonders where one went), by name, a page at a time. */
export function getPublicLeagues(after: LeaguePreview | null): Promise<Result<PublicLeaguesPage>> {
  const open = [where('visibility', '==', 'public'), where('draftStatus', '==', 'scheduled')];
  const order = [orderBy('leagueName'), orderBy(documentId())];
  const from = after === null ? [] : [startAfter(after.leagueName, after.code)];
  return attempt(async () => {
    const page = await getDocs(query(collection(db(), 'joinCodes'), ...open, ...order, ...from, limit(PUBLIC_PAGE)));
    const previews = page.docs.map((preview) => parsePreview(preview.id, preview.data()));
    return { previews, next: previews.length < PUBLIC_PAGE ? null : (previews.at(-1) ?? null) };
  });
}
