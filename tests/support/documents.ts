import { Timestamp, doc, setDoc, type DocumentData, type Firestore } from 'firebase/firestore';
import { ALL_SQUADS, UNITS, unitOf, type SquadId, type Unit } from '@/domain/squads';

/** Plain documents in the stored shape of docs/documents.md, small enough to change one field of and see what happens. */

export const LEAGUE = 'league1';
export const CODE = 'ABC234';
export const SEAT = 'SEAT2345';
export const WEEK = '2025-03';

export const SLOTS = { QB: 1, RB: 1, WR: 1, TE: 1, FLEX: 1, K: 1, DST: 1 };
export const BENCH = 3;

/** The email that `Referee.as` gives a person. */
export const emailOf = (uid: string): string => `${uid}@example.test`;
/** The key of a user document made from that email. */
export const emailKeyOf = (uid: string): string => `${uid}@example_test`;

export function user(uid: string, changes: DocumentData = {}): DocumentData {
  return {
    uid,
    email: emailOf(uid),
    displayName: uid,
    admin: false,
    staff: false,
    profilePicUrl: null,
    name: uid,
    favoriteTeam: null,
    userType: 'fan',
    username: uid,
    isOnboarding: false,
    onboardingCompleted: true,
    isNewUser: false,
    isGoogleSignIn: false,
    lastLogin: '2025-09-01T00:00:00.000Z',
    ...changes,
  };
}

export function username(uid: string, changes: DocumentData = {}): DocumentData {
  return {
    uid: emailKeyOf(uid),
    originalUid: uid,
    username: uid,
    lowercaseUsername: uid,
    createdAt: '2025-09-01T00:00:00.000Z',
    source: 'user_registration',
    ...changes,
  };
}

/** What fellow members see of a person. */
export function face(uid: string, changes: DocumentData = {}): DocumentData {
  return {
    username: uid,
    displayName: uid,
    profilePicUrl: null,
    favoriteTeam: null,
    joinedAt: Timestamp.fromMillis(0),
    joinedWith: CODE,
    ...changes,
  };
}

export function league(members: readonly string[], changes: DocumentData = {}): DocumentData {
  return {
    name: 'The Saturday League',
    createdBy: members[0],
    createdAt: Timestamp.fromMillis(0),
    joinCode: CODE,
    members,
    userInfo: Object.fromEntries(members.map((uid) => [uid, face(uid)])),
    visibility: 'private',
    capacity: 4,
    season: 2025,
    scoring: { reception: 0.5 },
    slots: SLOTS,
    benchSize: BENCH,
    clockSeconds: 90,
    draftFormat: 'snake',
    draftOrder: 'random',
    draftStatus: 'scheduled',
    draftComplete: false,
    firstWeek: 3,
    schedule: null,
    playoffTeams: 4,
    options: { portalResumeDay: 'monday', portalResumeHour: 9 },
    ...changes,
  };
}

export function joinCode(members: readonly string[], changes: DocumentData = {}): DocumentData {
  return {
    leagueId: LEAGUE,
    leagueName: 'The Saturday League',
    managerName: members[0],
    seats: members.length,
    capacity: 4,
    visibility: 'private',
    draftStatus: 'scheduled',
    ...changes,
  };
}

export function rosterCode(changes: DocumentData = {}): DocumentData {
  return {
    rosterCode: SEAT,
    leagueId: LEAGUE,
    leagueName: 'The Saturday League',
    joinCode: CODE,
    teamName: 'Held for you',
    managerName: 'ann',
    claimedBy: null,
    createdAt: Timestamp.fromMillis(0),
    ...changes,
  };
}

export function leagueUser(uid: string, changes: DocumentData = {}): DocumentData {
  return { leagueId: LEAGUE, userId: uid, teamName: 'My Roster', roster: [], lineupWeek: null, ...changes };
}

export function ledger(changes: DocumentData = {}): DocumentData {
  return { leagueId: LEAGUE, settled: false, rosters: {}, owned: [], ...changes };
}

const NO_DEMAND = { QB: 0, RB: 0, WR: 0, TE: 0, K: 0, DST: 0, FLEXGROUP: 0 };

/** The 96 squads by unit, in the ranking's order. */
export function poolOf(ranking: readonly SquadId[]): Record<Unit, SquadId[]> {
  return Object.fromEntries(UNITS.map((unit) => [unit, ranking.filter((squad) => unitOf(squad) === unit)])) as Record<
    Unit,
    SquadId[]
  >;
}

export function scheduledDraft(members: readonly string[], changes: DocumentData = {}): DocumentData {
  return {
    leagueId: LEAGUE,
    leagueName: 'The Saturday League',
    members,
    commissioner: members[0],
    status: 'scheduled',
    format: 'snake',
    rounds: 10,
    clockSeconds: 90,
    slots: SLOTS,
    order: [],
    houseTeams: [],
    picks: [],
    auto: [],
    rosters: {},
    ranking: ALL_SQUADS,
    pool: poolOf(ALL_SQUADS),
    demand: NO_DEMAND,
    misses: {},
    autopilot: {},
    startedAt: null,
    turnStartedAt: null,
    ...changes,
  };
}

/** What every manager of a draft with these slots still needs before the first pick. */
export function demandOf(managers: number, slots: typeof SLOTS): DocumentData {
  const { QB, RB, WR, TE, FLEX, K, DST } = slots;
  const each = { QB, RB, WR, TE, K, DST, FLEXGROUP: RB + WR + TE + FLEX };
  return Object.fromEntries(Object.entries(each).map(([unit, count]) => [unit, count * managers]));
}

/** A draft that began a moment ago (one second), with nobody's pick made. */
export function activeDraft(members: readonly string[], changes: DocumentData = {}): DocumentData {
  const houseTeams: string[] = (changes.houseTeams as string[] | undefined) ?? [];
  const order: string[] = (changes.order as string[] | undefined) ?? [...members, ...houseTeams];
  const began = Timestamp.fromMillis(Date.now() - 1000);
  return scheduledDraft(members, {
    status: 'active',
    order,
    houseTeams,
    rosters: Object.fromEntries(order.map((manager) => [manager, []])),
    demand: demandOf(order.length, (changes.slots as typeof SLOTS | undefined) ?? SLOTS),
    startedAt: began,
    turnStartedAt: began,
    ...changes,
  });
}

/** A moment this many seconds ago. */
export const ago = (seconds: number): Timestamp => Timestamp.fromMillis(Date.now() - seconds * 1000);

/** Puts documents where they belong, by path. */
export async function put(db: Firestore, documents: Readonly<Record<string, DocumentData>>): Promise<void> {
  await Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(db, path), data)));
}

/** The user documents and username reservations of these people. */
export function people(...uids: readonly string[]): Record<string, DocumentData> {
  return Object.fromEntries(
    uids.flatMap((uid) => [
      [`users/${emailKeyOf(uid)}`, user(uid)],
      [`usernames/${uid}`, username(uid)],
    ]),
  );
}

/** A scheduled league with its documents. */
export function scheduledLeague(members: readonly string[], changes: DocumentData = {}): Record<string, DocumentData> {
  return {
    [`leagues/${LEAGUE}`]: league(members, changes),
    [`joinCodes/${CODE}`]: joinCode(members),
    [`drafts/${LEAGUE}`]: scheduledDraft(members),
    [`ledgers/${LEAGUE}`]: ledger(),
    ...Object.fromEntries(members.map((uid) => [`leagueUsers/${LEAGUE}_${uid}`, leagueUser(uid)])),
  };
}
