import {
  collection,
  documentId,
  getDoc,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type DocumentData,
  type DocumentReference,
} from 'firebase/firestore';
import { parseVacant, previewOf, PUBLIC_PAGE, VISIBILITIES } from '@/domain/league/league';
import { DRAFT_STATUSES, type League, type LeaguePreview, type PreviewDetails } from '@/domain/league/types';
import { tidyCode } from '@/domain/league/joinCodes';
import { parseOptions } from '@/domain/league/options/leagueOptions';
import { previewOptionsOf } from '@/domain/league/options/previewOptions';
import { asMap, asMillis, asNumber, asOneOf, asText } from '@/domain/kernel/parse';
import type { Result } from '@/domain/kernel/result';
import type { Batch } from '../backend/batch';
import { attempt, READ_ERRORS } from '../backend/failures';
import { db } from '../backend/firebase';
import { joinCodeRef } from '../backend/references';
import { readQuery } from '../backend/serverReads';

/** Replaces the document of a retired code, so that the code can't be reused. */
export const RETIRED = { retired: true } as const;

/** Whether a stored code is retired. */
export function isRetired(stored: unknown): boolean {
  return asMap(stored).retired === true;
}

/** Parses the public preview of a code. */
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
    vacant: parseVacant(raw.vacant),
    details: raw.details === undefined ? null : parseDetails(asMap(raw.details)),
  };
}

function parseDetails(raw: Record<string, unknown>): PreviewDetails {
  return { draftAt: asMillis(raw.draftAt), ...previewOptionsOf(parseOptions(raw)) };
}

/** Whether a text could be a code's document id. Only such texts are looked up. */
export function isCodeLike(text: string): boolean {
  return /^[A-Z0-9]{4,12}$/.test(tidyCode(text));
}

/** Fetches the public preview for a join code; 'retired' if the code no longer works, null if no league has it. */
export function getPreview(code: string): Promise<LeaguePreview | 'retired' | null> {
  return getCode(code, joinCodeRef, parsePreview);
}

/** Fetches what a code stands for; 'retired' if it no longer works, null if there is no such code. */
export async function getCode<T>(
  code: string,
  refOf: (code: string) => DocumentReference,
  parse: (code: string, stored: unknown) => T,
): Promise<T | 'retired' | null> {
  const tidy = tidyCode(code);
  if (!isCodeLike(tidy)) return null;
  const snapshot = await getDoc(refOf(tidy));
  if (!snapshot.exists()) return null;
  return isRetired(snapshot.data()) ? 'retired' : parse(tidy, snapshot.data());
}

/** A league's public preview in its stored form. */
export function storedPreview(league: League): DocumentData {
  const { code: _, details, ...preview } = previewOf(league);
  const draftAt = details.draftAt === null ? null : Timestamp.fromMillis(details.draftAt);
  return { ...preview, details: { ...details, draftAt } };
}

/** Adds a preview's update to the batch that changes its league, if it changes: the rules reject an empty one. */
export function updatePreview(batch: Batch, before: League, after: League): void {
  const shown = storedPreview(before);
  const changed = Object.entries(storedPreview(after)).filter(([field, value]) => !isSame(shown[field], value));
  if (changed.length > 0) batch.update(joinCodeRef(before.joinCode), Object.fromEntries(changed));
}

/** Whether two values are stored alike, with the fields of their maps in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** One page of public leagues. `next` is where the following page starts, or null if this is the last one. */
export interface PublicLeaguesPage {
  previews: LeaguePreview[];
  next: LeaguePreview | null;
}

/** A page of the public leagues that haven't drafted yet, by name. Full ones are in it, so that none seems lost. */
export function getPublicLeagues(after: LeaguePreview | null): Promise<Result<PublicLeaguesPage>> {
  const open = [where('visibility', '==', 'public'), where('draftStatus', '==', 'scheduled')];
  const order = [orderBy('leagueName'), orderBy(documentId())];
  const from = after === null ? [] : [startAfter(after.leagueName, after.code)];
  return attempt(async () => {
    const page = await readQuery(query(collection(db(), 'joinCodes'), ...open, ...order, ...from, limit(PUBLIC_PAGE)));
    const previews = page.docs.map((preview) => parsePreview(preview.id, preview.data()));
    return { previews, next: previews.length < PUBLIC_PAGE ? null : (previews.at(-1) ?? null) };
  }, READ_ERRORS);
}
