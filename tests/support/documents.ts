import { Timestamp, doc, writeBatch, type DocumentData, type Firestore } from 'firebase/firestore';
import { DEFAULT_OPTIONS } from '@/domain/league/options/leagueOptions';
import { previewOptionsOf, type PreviewOptions } from '@/domain/league/options/previewOptions';
import { FLEX_UNITS, rosterSize, type Slots } from '@/domain/lineup/slots';
import { ALL_SQUADS, perUnit } from '@/domain/football/squads';

/** Plain documents in the stored shape of docs/documents.md, small enough for tests that change one field. */

export const LEAGUE = 'league1';
export const CODE = 'ABC234';
export const SEAT = 'SEAT2345';
export const WEEK = '2025-03';

export const SLOTS = DEFAULT_OPTIONS.slots;
export const BENCH = DEFAULT_OPTIONS.benchSize;
const ROUNDS = rosterSize(SLOTS, BENCH);

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

/** What other members see of a person. */
export function memberInfo(uid: string, changes: DocumentData = {}): DocumentData {
  return {
    username: uid,
    displayName: uid,
    profilePicUrl: null,
    favoriteTeam: null,
    joinedAt: Timestamp.fromMillis(0),
    joinedWith: CODE,
    renamed: null,
    teamName: 'My Roster',
    team: uid,
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
    userInfo: Object.fromEntries(members.map((uid) => [uid, memberInfo(uid)])),
    removed: {},
    ...DEFAULT_OPTIONS,
    capacity: 4,
    season: 2025,
    draftStatus: 'scheduled',
    firstWeek: 3,
    previousLeagueId: null,
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
    vacant: {},
    details: previewDetails(),
    ...changes,
  };
}

/** The details in the preview of a league with these options. */
export function previewDetails(options: DocumentData = {}): DocumentData {
  const { draftAt = null, ...values } = { ...DEFAULT_OPTIONS, ...options } as DocumentData & PreviewOptions;
  return { draftAt: draftAt as unknown, ...previewOptionsOf(values) };
}

export function rosterCode(changes: DocumentData = {}): DocumentData {
  return {
    rosterCode: SEAT,
    leagueId: LEAGUE,
    joinCode: CODE,
    teamName: 'Held for you',
    claimedBy: null,
    createdAt: Timestamp.fromMillis(0),
    ...changes,
  };
}

/** What replaces a league or a code that is no longer used. */
export const RETIRED = { retired: true };

/** A write rate with one write, made at `since`, and marked then. */
export function writeRate(id: string, since: unknown, changes: DocumentData = {}): DocumentData {
  return { id, at: since, since, count: 1, ...changes };
}

export function leagueUser(uid: string, changes: DocumentData = {}): DocumentData {
  return { leagueId: LEAGUE, userId: uid, teamName: 'My Roster', ...changes };
}

export function ledger(changes: DocumentData = {}): DocumentData {
  const begun = changes.settled === true ? { step: 0 } : {};
  return { leagueId: LEAGUE, settled: false, rosters: {}, owned: [], ...begun, ...changes };
}

export function scheduledDraft(members: readonly string[], changes: DocumentData = {}): DocumentData {
  return {
    leagueId: LEAGUE,
    leagueName: 'The Saturday League',
    members,
    commissioner: members[0],
    status: 'scheduled',
    format: 'snake',
    rounds: ROUNDS,
    clockSeconds: 90,
    slots: SLOTS,
    order: [],
    houseTeams: [],
    kept: {},
    draw: null,
    quietHours: null,
    ranking: ALL_SQUADS,
    log: {},
    ...changes,
  };
}

/** The fields of a draft that has just started, without those that depend on its managers and the time. */
export const NO_PICKS: DocumentData = {
  picks: [],
  made: {},
  rosters: {},
  pausedAt: null,
  undoRequest: null,
  held: '',
};

/** The free squads of each unit that no starting lineup needs, before the first pick. */
export function spareOf(managers: number, slots: Slots): DocumentData {
  const flex = FLEX_UNITS.reduce((sum, unit) => sum + slots[unit], slots.FLEX);
  return {
    ...perUnit((unit) => 16 - slots[unit] * managers),
    FLEXGROUP: 16 * FLEX_UNITS.length - flex * managers,
  };
}

/** The open slots of an empty roster. */
export const openSlotsAtStart = (slots: Slots, rounds: number): DocumentData => ({
  ...slots,
  BENCH: rounds - Object.values(slots).reduce((sum, count) => sum + count, 0),
});

/** The entries of `seats` before the first pick: all slots open and no misses. */
export const seatsOf = (managers: readonly string[], slots = SLOTS, rounds = ROUNDS): DocumentData =>
  Object.fromEntries(managers.map((manager) => [manager, { ...openSlotsAtStart(slots, rounds), misses: 0 }]));

/** A turn that starts at this time, with the draft's clock. */
export const turnOf = (
  startedAt: unknown,
  { clockSeconds = 90, quietHours = null }: DocumentData = {},
): DocumentData => ({
  startedAt,
  usedMs: 0,
  clockSeconds,
  quietHours,
});

/**
 * The fields with these changes. A name with dots (`seats.ann.misses`) changes one entry of a map that is among the
 * fields, as an update does in a document.
 */
export function changed(fields: DocumentData, changes: DocumentData): DocumentData {
  const after = { ...fields };
  for (const [name, value] of Object.entries(changes)) {
    const [, first, rest] = /^([^.]+)\.(.+)$/.exec(name) ?? [];
    const dotted = Object.keys(after).find(
      (field) => field !== name && field.includes('.') && name.startsWith(`${field}.`),
    );
    if (first !== undefined && isMap(after[first]))
      after[first] = changed(after[first] as DocumentData, { [rest!]: value });
    else if (dotted !== undefined && isMap(after[dotted]))
      after[dotted] = changed(after[dotted] as DocumentData, { [name.slice(dotted.length + 1)]: value });
    else after[name] = value;
  }
  return after;
}

const isMap = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A draft that started one second ago, without picks. */
export function activeDraft(members: readonly string[], changes: DocumentData = {}): DocumentData {
  const houseTeams: string[] = (changes.houseTeams as string[] | undefined) ?? [];
  const order: string[] = (changes.order as string[] | undefined) ?? [...members, ...houseTeams];
  const began = Timestamp.fromMillis(Date.now() - 1000);
  const slots = (changes.slots as Slots | undefined) ?? SLOTS;
  const rounds = (changes.rounds as number | undefined) ?? ROUNDS;
  const begun = scheduledDraft(members, {
    status: 'active',
    order,
    houseTeams,
    ...NO_PICKS,
    seats: seatsOf(order, slots, rounds),
    spare: spareOf(order.length, slots),
    startedAt: began,
    turn: turnOf(began, changes),
  });
  return changed(begun, changes);
}

/** The time this many seconds ago. */
export const ago = (seconds: number): Timestamp => Timestamp.fromMillis(Date.now() - seconds * 1000);

/** Writes documents by path. */
export async function put(db: Firestore, documents: Readonly<Record<string, DocumentData>>): Promise<void> {
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
  await batch.commit();
}

/** The user documents and username reservations of these people. */
export function people(...uids: readonly string[]): Record<string, DocumentData> {
  return Object.fromEntries(
    uids.flatMap((uid) => [
      [`users/${emailKeyOf(uid)}`, user(uid)],
      [`usernames/${uid}`, username(uid)],
      [`usernameOwners/${uid}`, { username: uid.toLowerCase() }],
    ]),
  );
}

/** The season's ranking, which every draft takes over. */
export const RANKING: Record<string, DocumentData> = { 'rankings/2025': { squads: ALL_SQUADS } };

/** A scheduled league with its documents. */
export function scheduledLeague(members: readonly string[], changes: DocumentData = {}): Record<string, DocumentData> {
  return {
    [`leagues/${LEAGUE}`]: league(members, changes),
    [`joinCodes/${CODE}`]: joinCode(members, { details: previewDetails(changes) }),
    [`drafts/${LEAGUE}`]: scheduledDraft(members),
    [`ledgers/${LEAGUE}`]: ledger(),
    ...Object.fromEntries(members.map((uid) => [`leagueUsers/${LEAGUE}_${uid}`, leagueUser(uid)])),
  };
}
