import { deleteField, serverTimestamp, type DocumentData } from 'firebase/firestore';
import { sealOf } from '@/domain/draft/orderDraw';
import type { WriteKind } from '@/domain/kernel/writeRates';
import {
  CODE,
  LEAGUE,
  NO_PICKS,
  RANKING,
  RETIRED,
  SEAT,
  SLOTS,
  WEEK,
  changed,
  emailKeyOf,
  memberInfo,
  joinCode,
  league,
  leagueUser,
  ledger,
  people,
  previewDetails,
  rosterCode,
  scheduledDraft,
  seatsOf,
  spareOf,
  turnOf,
  user,
  username,
  writeRate,
} from '../support/documents';
import type { Batch } from './support/requests';
import type { Documents } from './support/scene';
import { plus, remove, set, union, update, without, type Write } from './support/wire';

/** What honest clients send, as plain batches. An attempt is one of them with a change. */

export const now = serverTimestamp();
export const MEMBERS = ['ann', 'bob', 'cat'];

/** Paths of the documents. */
export const at = {
  league: `leagues/${LEAGUE}`,
  joinCode: `joinCodes/${CODE}`,
  draft: `drafts/${LEAGUE}`,
  ledger: `ledgers/${LEAGUE}`,
  seat: `rosterCodes/${SEAT}`,
  board: `draftBoards/${LEAGUE}`,
  presence: `draftPresence/${LEAGUE}`,
  week: `currentWeek/${WEEK}`,
  squads: `weeklySquads/${WEEK}`,
  lineups: `weeklyRosters/${LEAGUE}_${WEEK}`,
  leagueUser: (uid: string) => `leagueUsers/${LEAGUE}_${uid}`,
  queue: (uid: string) => `draftQueues/${LEAGUE}/managers/${uid}`,
  ranking: 'rankings/2025',
  user: (uid: string) => `users/${emailKeyOf(uid)}`,
  username: (name: string) => `usernames/${name}`,
  usernameOwner: (uid: string) => `usernameOwners/${uid}`,
  writeRate: (uid: string, kind = 'message') => `writeRates/${uid}/kinds/${kind}`,
};

/** The accounts of everyone in these scenes. `new` has none yet. */
export const allUsers = (): Documents => ({
  ...people('ann', 'bob', 'cat', 'dan', 'eve'),
  ...RANKING,
  [at.user('root')]: user('root', { admin: true }),
  [at.user('sam')]: user('sam', { staff: true }),
});

/** Returns the write with these changes. A field given undefined is left out. */
function bend(write: Write, changes: DocumentData): Write {
  const on = (data: DocumentData): DocumentData =>
    Object.fromEntries(Object.entries(changed(data, changes)).filter(([, value]) => value !== undefined));
  if ('set' in write) return { set: on(write.set) };
  if ('update' in write) return { update: on(write.update) };
  throw new Error('A removal and a raw write have no fields to bend.');
}

/** Returns the batch with one of its writes changed. */
export function bent(batch: Batch, path: string, changes: DocumentData): Batch {
  const write = batch[path];
  if (write == null) throw new Error(`There is no write to ${path} in this batch.`);
  return { ...batch, [path]: bend(write, changes) };
}

/** The write-rate document after a user's first write of a kind in its period. */
export const mark = (id: string, changes: DocumentData = {}): DocumentData => writeRate(id, now, changes);

/** The mark of a write of a kind, to add to its batch. */
export const marking = (uid: string, kind: WriteKind, id = LEAGUE): Batch => ({
  [at.writeRate(uid, kind)]: set(mark(id)),
});

// ---------------------------------------------------------------------- accounts

/** What is done at the desk, with its entry in the admin log and the mark that names it. */
export const atDesk = (uid: string, batch: Batch, entry: DocumentData = {}): Batch => ({
  ...batch,
  'adminLog/entry': set({
    by: uid,
    at: now,
    kind: 'results',
    target: WEEK,
    before: null,
    after: null,
    undoes: null,
    ...entry,
  }),
  [at.writeRate(uid, 'desk')]: set(mark('entry')),
});

/** Signs up: the user document and its username reservation. */
export const signUp = (uid: string, name = uid, key = emailKeyOf(uid)): Batch => ({
  [`users/${key}`]: set(user(uid, { username: name })),
  [at.username(name.toLowerCase())]: set(
    username(uid, { uid: key, username: name, lowercaseUsername: name.toLowerCase() }),
  ),
  [at.usernameOwner(uid)]: set({ username: name.toLowerCase() }),
});

/** Takes another username; the same batch deletes the former reservation. */
export const rename = (uid: string, former: string, name: string): Batch => ({
  [at.username(name)]: set(username(uid, { username: name, lowercaseUsername: name })),
  [at.usernameOwner(uid)]: update({ username: name }),
  [at.user(uid)]: update({ username: name }),
  [at.username(former)]: remove,
});

/** Deletes an account: the user document, its username reservation and the reservation's owner document. */
export const deleteAccount = (uid: string): Batch => ({
  [at.user(uid)]: remove,
  [at.username(uid)]: remove,
  [at.usernameOwner(uid)]: remove,
});

// ---------------------------------------------------------------------- leagues

/** Creates a league with its documents in one batch. */
export function found(uid: string, leagueId = LEAGUE, code = CODE): Batch {
  return {
    [`leagues/${leagueId}`]: set(
      league([uid], {
        createdAt: now,
        joinCode: code,
        userInfo: { [uid]: memberInfo(uid, { joinedAt: now, joinedWith: code }) },
      }),
    ),
    [`joinCodes/${code}`]: set(joinCode([uid], { leagueId })),
    [`leagueUsers/${leagueId}_${uid}`]: set(leagueUser(uid, { leagueId })),
    [`ledgers/${leagueId}`]: set(ledger({ leagueId })),
    [`drafts/${leagueId}`]: set(scheduledDraft([uid], { leagueId })),
    [at.writeRate(uid, 'league')]: set(mark(leagueId)),
  };
}

/** Creates a league with other options, which its draft and its public preview repeat. */
export function foundWith(uid: string, options: DocumentData): Batch {
  const plain = found(uid);
  const home = league([uid], options);
  const starters = Object.values(home.slots as Record<string, number>).reduce((sum, slots) => sum + slots, 0);
  const storedPreview = {
    leagueName: home.name,
    capacity: home.capacity,
    visibility: home.visibility,
    details: previewDetails(home),
  };
  const draft = {
    leagueName: home.name,
    format: home.draftFormat,
    clockSeconds: home.clockSeconds,
    slots: home.slots,
    rounds: starters + (home.benchSize as number),
  };
  return bent(bent(bent(plain, at.league, options), at.joinCode, storedPreview), at.draft, draft);
}

/** Joins with the league's code or with a roster code; another can send it. */
export const join = (uid: string, code = CODE, by = uid): Batch => ({
  [at.league]: update({
    members: union(uid),
    [`userInfo.${uid}`]: memberInfo(uid, { joinedAt: now, joinedWith: code }),
  }),
  [at.joinCode]: update({ seats: plus(1) }),
  [at.draft]: update({ members: union(uid) }),
  [at.leagueUser(uid)]: set(leagueUser(uid)),
  ...(code === SEAT ? { [at.seat]: update({ claimedBy: uid }) } : {}),
  ...marking(by, 'join'),
});

/** All the writes that go with one member. */
export const takeOut = (uid: string): Batch => ({
  [at.league]: update({ members: without(uid), [`userInfo.${uid}`]: deleteField() }),
  [at.joinCode]: update({ seats: plus(-1) }),
  [at.draft]: update({ members: without(uid) }),
  [at.leagueUser(uid)]: remove,
});

/** Leaves a league. */
export const part = (uid: string): Batch => ({ ...takeOut(uid), ...marking(uid, 'join') });

/** Removes a member as the commissioner; the league records it. */
export const removal = (uid: string): Batch => bent(takeOut(uid), at.league, { [`removed.${uid}`]: now });

/** Gives the league a new code; its preview moves there. */
export const renewCode = (members: readonly string[], code = 'NEW234', uid = 'ann'): Batch => ({
  [at.league]: update({ joinCode: code }),
  [at.joinCode]: set(RETIRED),
  [`joinCodes/${code}`]: set(joinCode(members)),
  [at.writeRate(uid, 'code')]: set(mark(code)),
});

/** The stored value of a user's picture. */
export const pictureOf = (uid: string): string => `profilePictures/${uid}/picture?alt=media&token=0a1b-2c3d`;

/** Changes a league as a member does who changes their own entry in it. */
export const enter = (uid: string, fields: DocumentData): Batch => ({
  [at.league]: update(fields),
  ...marking(uid, 'profile'),
});

/** Shows another display name in a league; the former one is stored too. Another can send it. */
export const showName = (uid: string, former: string, name: string, by = uid): Batch =>
  enter(by, {
    [`userInfo.${uid}.displayName`]: name,
    [`userInfo.${uid}.renamed`]: { from: former, at: now },
  });

/** Changes options in all three documents that contain them. */
export const options = (home: DocumentData, preview: DocumentData, draft: DocumentData): Batch => ({
  [at.league]: update(home),
  ...(Object.keys(preview).length > 0 ? { [at.joinCode]: update(preview) } : {}),
  ...(Object.keys(draft).length > 0 ? { [at.draft]: update(draft) } : {}),
});

/** Plans the draft for a time (null: for none), in the league and its preview. */
export const plan = (draftAt: unknown): Batch => ({
  [at.league]: update({ draftAt: draftAt ?? deleteField() }),
  [at.joinCode]: update({ 'details.draftAt': draftAt }),
});

/** Hands the league over while its draft is scheduled or complete. */
export const handOver = (by: string, to: string, entry = 1): Batch => ({
  [at.league]: update({ createdBy: to, coCommissioner: to }),
  ...(by === to ? {} : { [at.joinCode]: update({ managerName: to }) }),
  [at.draft]: update({ commissioner: to, [`log.${entry}`]: logged('handOver', by, { to }) }),
});

/** Deletes a league before its draft: the league and its codes become retired documents. */
export const dissolve = (members: readonly string[], codes: readonly string[] = []): Batch => ({
  ...Object.fromEntries([at.league, at.joinCode, ...codes].map((path) => [path, set(RETIRED)])),
  ...Object.fromEntries([at.draft, at.ledger, ...members.map(at.leagueUser)].map((path) => [path, remove])),
});

/** Creates a roster code for one person. */
export const seat = (changes: DocumentData = {}, code = SEAT): Batch => ({
  [`rosterCodes/${code}`]: set(rosterCode({ rosterCode: code, createdAt: now, ...changes })),
  [at.writeRate('ann', 'code')]: set(mark(code)),
});

// ---------------------------------------------------------------------- the draft

/** An entry of the draft's log. */
export const logged = (kind: string, by: string, more: DocumentData = {}): DocumentData => ({
  kind,
  by,
  at: now,
  ...more,
});

/** The log entry of setting the order. */
export const ordered = (order: readonly string[], by = 'ann', how = 'set'): DocumentData =>
  logged('order', by, { how, order });

/** Sets the order before the start. */
export const order = (managers: readonly string[], by = 'ann', how = 'set'): Batch => ({
  [at.draft]: update({
    order: managers,
    houseTeams: managers.filter((manager) => manager.startsWith('house-')),
    'log.1': ordered(managers, by, how),
  }),
});

/** The secret of every draw, and its seal. */
export const SECRET = '0123456789abcdef0123456789abcdef';
export const SEALED = { seal: sealOf(SECRET), by: 'ann', members: MEMBERS };

/** Seals a draw of the order. */
export const draw = (members: readonly string[], houseTeams: readonly string[] = [], by = 'ann', entry = 1): Batch => ({
  [at.draft]: update({
    draw: { ...SEALED, by, members },
    order: [],
    houseTeams,
    [`log.${entry}`]: logged('draw', by),
  }),
});

/** Starts the draft with these managers in order. */
export const start = (managers: readonly string[]): Batch => ({
  [at.draft]: update({
    status: 'active',
    ...NO_PICKS,
    seats: seatsOf(managers),
    spare: spareOf(managers.length, SLOTS),
    startedAt: now,
    turn: turnOf(now),
  }),
  [at.league]: update({ draftStatus: 'active' }),
  [at.joinCode]: update({ draftStatus: 'active' }),
});

export const pause = (by = 'ann', entry = 1): Batch => ({
  [at.draft]: update({ pausedAt: now, [`log.${entry}`]: logged('pause', by) }),
});

/** Resumes: the clock continues with the time used before the pause. */
export const resume = (draft: DocumentData, by = 'ann', entry = 1): Batch => ({
  [at.draft]: update({
    pausedAt: null,
    'turn.startedAt': now,
    'turn.usedMs': draft.pausedAt.toMillis() - draft.turn.startedAt.toMillis(),
    [`log.${entry}`]: logged('resume', by),
  }),
});

/** Takes back the last pick of `draft`; `before` is the draft without it. */
export const undo = (draft: DocumentData, before: DocumentData, by = 'ann'): Batch => ({
  [at.draft]: update({
    picks: before.picks,
    made: before.made,
    rosters: before.rosters,
    seats: before.seats,
    spare: before.spare,
    turn: turnOf(now, draft),
    pausedAt: now,
    undoRequest: null,
    'log.1': logged('undo', by, { pick: before.picks.length, squad: draft.picks.at(-1) }),
  }),
});

/** Changes the clock of an active draft, from the next turn on. */
export const clock = (clockSeconds: number, by = 'ann'): Batch => ({
  [at.draft]: update({
    clockSeconds,
    quietHours: null,
    'log.1': logged('clock', by, { clockSeconds, quietHours: null }),
  }),
});

/** Settles a complete draft. */
export const settle = (draft: DocumentData): Batch => ({
  [at.ledger]: update({ settled: true, rosters: draft.rosters, owned: draft.picks, step: 0 }),
  [at.league]: update({ draftStatus: 'complete', schedule: { managers: draft.order } }),
  [at.joinCode]: update({ draftStatus: 'complete' }),
  ...Object.fromEntries(
    (draft.members as string[]).map((uid) => [at.leagueUser(uid), update({ roster: draft.rosters[uid] })]),
  ),
});

/** A draft queue. */
export const queue = (squads: readonly string[]): DocumentData => ({ squads });

// ---------------------------------------------------------------------- messages and feedback

export const message = (uid: string, changes: DocumentData = {}): DocumentData => ({
  leagueId: LEAGUE,
  senderId: uid,
  text: 'See you on Saturday.',
  timestamp: now,
  readBy: { [uid]: true },
  ...changes,
});

/** Sends a message and updates the sender's write rate. */
export const sendMessage = (uid: string, changes: DocumentData = {}, id = 'new'): Batch => ({
  [`messages/${id}`]: set(message(uid, changes)),
  [at.league]: update({ lastMessageAt: now }),
  [at.writeRate(uid)]: set(mark(id)),
});

/** Sends feedback and updates the writer's write rate. */
export const sendFeedback = (uid: string, changes: DocumentData = {}, id = 'new'): Batch => ({
  [`feedback/${id}`]: set(feedback(uid, changes)),
  [at.writeRate(uid, 'feedback')]: set(mark(id)),
});

export const feedback = (uid: string, changes: DocumentData = {}): DocumentData => ({
  userId: uid,
  userName: uid,
  category: 'idea',
  text: 'A darker dark.',
  page: '/roster',
  createdAt: now,
  hasAdminResponse: false,
  adminResponse: null,
  adminResponseAt: null,
  adminResponseRead: false,
  ...changes,
});

export const answer = (changes: DocumentData = {}): DocumentData => ({
  hasAdminResponse: true,
  adminResponse: 'It is on its way.',
  adminResponseAt: now,
  adminResponseRead: false,
  ...changes,
});
