import {
  FieldPath,
  getFirestore,
  Timestamp,
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import type { NoticeKind } from '@/domain/notices/kinds';
import { asMap, asText } from '@/domain/kernel/parse';
import { parseCalendar, parseWeek } from '@/domain/football/weeks';
import { isUsualOpening, opensAt, type Calendar, type Stretch } from './pushes/due';

/** A user's record, and where it is. */
export type StoredUser = { uid: string; ref: DocumentReference; record: unknown };

/** The most values of an `in` query. */
const MAX_IN = 30;

/** How many documents are read at a time from a long query. */
const PAGE = 300;

/** A league; null if it was deleted. */
export async function getLeague(id: string): Promise<League | null> {
  const stored = await getFirestore().doc(`leagues/${id}`).get();
  return stored.exists && stored.get('retired') !== true ? parseLeague(id, stored.data()) : null;
}

/** The leagues of a user. */
export async function leaguesOf(uid: string): Promise<League[]> {
  const found = await getFirestore().collection('leagues').where('members', 'array-contains', uid).get();
  return found.docs.map((stored) => parseLeague(stored.id, stored.data()));
}

/** Those of these users who chose the browser for a kind of notice. */
export async function usersToTell(uids: readonly string[], kind: NoticeKind): Promise<StoredUser[]> {
  const groups = Array.from({ length: Math.ceil(uids.length / MAX_IN) }, (_, i) =>
    uids.slice(i * MAX_IN, (i + 1) * MAX_IN),
  );
  const found = await Promise.all(groups.map((group) => choosing(kind).where('uid', 'in', group).get()));
  return found.flatMap(({ docs }) => docs.map(userOf));
}

/** All users who chose the browser for a kind of notice, a page at a time. */
export function allUsersToTell(kind: NoticeKind): AsyncGenerator<StoredUser[]> {
  return pages(choosing(kind), userOf);
}

/** The leagues whose draft is planned for a time in a stretch, a page at a time. */
export function leaguesDrafting({ from, to }: Stretch): AsyncGenerator<League[]> {
  const [after, until] = [Timestamp.fromMillis(from), Timestamp.fromMillis(to)];
  const query = getFirestore().collection('leagues').where('draftAt', '>', after).where('draftAt', '<=', until);
  return pages(query.orderBy('draftAt'), leagueOf);
}

/** The leagues with claims whose portal opens on a day at an hour, a page at a time. */
export async function* leaguesOpening(hours: League['options']): AsyncGenerator<League[]> {
  const claims = getFirestore().collection('leagues').where('waivers', '==', 'claims');
  const query = isUsualOpening(hours)
    ? claims
    : claims
        .where('options.portalResumeDay', '==', hours.portalResumeDay)
        .where('options.portalResumeHour', '==', hours.portalResumeHour);
  for await (const leagues of pages(query, leagueOf)) yield leagues.filter((league) => opensAt(league, hours));
}

/** The current week with its season; null before the first week was opened. */
export async function calendar(): Promise<Calendar | null> {
  const found = await getFirestore().collection('currentWeek').where('isCurrent', '==', true).limit(1).get();
  const [stored] = found.docs;
  if (stored === undefined) return null;
  const current = parseWeek(stored.id, stored.data());
  return { current, weeks: parseCalendar(current, stored.data()) ?? [current] };
}

/** A stored document's fields; undefined if there is none. */
export async function fields(path: string): Promise<unknown> {
  return (await getFirestore().doc(path).get()).data();
}

/** The claims of a league for a week, and the awards. */
export async function claimsAndAwards(
  leagueId: string,
  week: string,
): Promise<{ claims: unknown[]; awards: unknown[] }> {
  const ofLeague = (name: string) => getFirestore().collection(name).where('leagueId', '==', leagueId);
  const [claims, awards] = await Promise.all([
    ofLeague('claims').where('weekId', '==', week).get(),
    ofLeague('transactions').where('week', '==', week).where('kind', '==', 'claim').get(),
  ]);
  return { claims: claims.docs.map((stored) => stored.data()), awards: awards.docs.map((stored) => stored.data()) };
}

function choosing(kind: NoticeKind): Query {
  return getFirestore().collection('users').where(new FieldPath('notices', kind), '==', 'browser');
}

function userOf(stored: QueryDocumentSnapshot): StoredUser {
  return { uid: asText(asMap(stored.data()).uid, ''), ref: stored.ref, record: stored.data() };
}

function leagueOf(stored: QueryDocumentSnapshot): League {
  return parseLeague(stored.id, stored.data());
}

async function* pages<T>(query: Query, parse: (stored: QueryDocumentSnapshot) => T): AsyncGenerator<T[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last === undefined ? query : query.startAfter(last)).limit(PAGE).get();
    last = docs.length < PAGE ? undefined : docs.at(-1);
    if (docs.length > 0) yield docs.map(parse);
  } while (last !== undefined);
}
