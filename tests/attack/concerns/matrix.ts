import { Timestamp, type DocumentData } from 'firebase/firestore';
import {
  LEAGUE,
  NO_PICKS,
  WEEK,
  activeDraft,
  ago,
  joinCode,
  league,
  leagueUser,
  ledger,
  rosterCode,
  scheduledDraft,
  scheduledLeague,
  writeRate,
} from '../../support/documents';
import { ROSTER, STARTERS, lineups, storedLineup, storedWeek } from '../../support/lineups';
import { MEMBERS, SEALED, allUsers, at, feedback, message, now } from '../honest';
import { ann, bob, dan, read, root, signedOut, write, type Person } from '../support/requests';
import type { Attempt, Concern, Documents, Scene } from '../support/scene';
import { remove, set, update, type Write } from '../support/wire';

/** The people of the matrix. */
const PEOPLE: Readonly<Record<string, Person>> = {
  'signed out': signedOut,
  outsider: dan,
  member: bob,
  commissioner: ann,
  administrator: root,
};

const ROSTERS = { ann: ['TAMU-QB'], bob: ROSTER, cat: ['TENN-QB', 'TENN-K'] };
const own = (manager: string): DocumentData => leagueUser(manager, { roster: ROSTERS[manager as 'bob'] });

/** One document of every kind that exists before the draft. */
const early = (): Documents => ({
  ...scheduledLeague(MEMBERS, { draftAt: ago(-86_400) }),
  [at.seat]: rosterCode(),
  [at.draft]: scheduledDraft(MEMBERS, { draw: SEALED, log: { 1: { kind: 'draw', by: 'ann', at: ago(60) } } }),
  [at.presence]: { here: { cat: ago(60) } },
  [at.queue('bob')]: { squads: ['ALA-QB'] },
});

/** What changes with the start of the draft. */
const drafting = (): Documents => ({
  [at.league]: league(MEMBERS, { draftStatus: 'active' }),
  [at.joinCode]: joinCode(MEMBERS, { draftStatus: 'active' }),
  [at.draft]: activeDraft(['ann', 'cat', 'bob'], { members: MEMBERS, draw: SEALED }),
  [at.leagueUser('bob')]: leagueUser('bob'),
});

/** One document of every kind that exists in season, and of those that have no season. */
const late = (): Documents => ({
  ...allUsers(),
  [at.league]: league(MEMBERS, {
    draftStatus: 'complete',
    schedule: { managers: MEMBERS },
    lastMessageAt: ago(60),
    vacant: {},
    next: { leagueId: 'later1', joinCode: 'LATER2', season: 2026 },
  }),
  [at.joinCode]: joinCode(MEMBERS, { draftStatus: 'complete', visibility: 'public' }),
  [at.draft]: scheduledDraft(MEMBERS, { status: 'complete', order: MEMBERS, ...NO_PICKS }),
  [at.board]: {
    leagueId: LEAGUE,
    leagueName: 'Us',
    format: 'snake',
    rounds: 1,
    picks: [],
    teams: 'A',
    sharedAt: ago(9),
  },
  [at.ledger]: ledger({
    settled: true,
    rosters: ROSTERS,
    owned: Object.values(ROSTERS).flat(),
    step: 1,
    history: { [WEEK]: { cat: ['TENN-QB'] } },
    lineups: {},
    waivers: { week: WEEK, priority: MEMBERS, turns: ['bob'] },
  }),
  ...Object.fromEntries(MEMBERS.map((uid) => [at.leagueUser(uid), own(uid)])),
  [at.leagueUser('bob')]: { ...own('bob'), lineupWeeks: [WEEK] },
  [at.lineups]: lineups({ bob: storedLineup(STARTERS) }),
  [`${at.lineups}/users/bob`]: { squads: ROSTER },
  [`claims/${LEAGUE}_${WEEK}_bob`]: { leagueId: LEAGUE, weekId: WEEK, uid: 'bob', claims: ['UGA-QB_ALA-QB'] },
  [`transactions/${LEAGUE}_1`]: {
    leagueId: LEAGUE,
    step: 1,
    kind: 'add',
    by: 'cat',
    at: ago(60),
    week: WEEK,
    manager: 'cat',
    adds: ['TENN-K'],
    drops: [],
  },
  [`trades/${LEAGUE}_bob_1`]: {
    leagueId: LEAGUE,
    number: 1,
    from: 'bob',
    to: 'ann',
    parties: ['bob', 'ann'],
    gives: ['ALA-QB'],
    gets: ['TAMU-QB'],
    fromDrops: [],
    note: '',
    counters: null,
    status: 'accepted',
    offeredAt: ago(600),
    acceptedAt: ago(500),
    toDrops: [],
  },
  [at.week]: storedWeek(),
  [at.squads]: { weekId: WEEK, season: 2025, week: 3, updatedAt: ago(60), squads: {}, games: {} },
  [`${at.squads}/squads/ALA-QB`]: { points: 1 },
  [`weeklySquadScores/ALA-QB/weeks/2025_3`]: { points: 1, stats: {}, opponent: 'LSU', week: 3, season: 2025 },
  [`soloEntries/pickem/${WEEK}/bob`]: { weekId: WEEK, picks: 'LSU_W_1 ' },
  'messages/bobs': message('bob', { timestamp: ago(60), reactions: { cat: 'like' }, reports: {} }),
  'feedback/bobs': feedback('bob', { createdAt: ago(60) }),
  'adminLog/old': { by: 'root', at: ago(60), kind: 'week', target: WEEK, before: null, after: null, undoes: null },
  'desk/cannedAnswers': { answers: [] },
  [at.writeRate('bob')]: writeRate('bobs', ago(100_000)),
  [at.presence]: { here: { cat: ago(60) } },
  [at.queue('bob')]: { squads: ['ALA-QB'] },
  [at.seat]: rosterCode(),
});

const QUEUE = 'their own queue, which is theirs until the draft and of no use after it';
const RECORD = 'their own record';
const OPTIONS = 'the commissioner may change the options, and changes none';
const DESK = 'nothing prepared at the desk counts before it is published';

/** What one simple write may do, by document (or stage and document) and write: who may, and why. Others are denied. */
const ALLOWANCES: Readonly<Record<string, Readonly<Record<string, readonly [who: string, why: string]>>>> = {
  [at.user('bob')]: {
    'write the same': ['member', RECORD],
    displayName: ['member', RECORD],
    name: ['member', RECORD],
    isOnboarding: ['member', RECORD],
    onboardingCompleted: ['member', RECORD],
    isNewUser: ['member', RECORD],
    isGoogleSignIn: ['member', RECORD],
    lastLogin: ['member', RECORD],
  },
  [`before the draft: ${at.league}`]: {
    'write the same': ['commissioner', OPTIONS],
    removed: ['commissioner', OPTIONS],
    'own userInfo': ['commissioner', OPTIONS],
    firstWeek: ['commissioner', 'a week that has kicked off before the draft starts doesn’t count'],
  },
  [at.username('bob')]: {
    'write the same': ['member', 'its capitals may change together with the record, which has them'],
  },
  [at.writeRate('bob')]: { delete: ['member', 'it is over: a new mark would be no different'] },
  [at.presence]: { 'own here': ['member, commissioner', 'members say that they are here'] },
  [at.queue('bob')]: {
    'write the same': ['member', QUEUE],
    squads: ['member', QUEUE],
    delete: ['member', QUEUE],
  },
  [at.board]: { delete: ['commissioner', 'who shared it may take it back'] },
  [at.ledger]: { 'own lineups': ['administrator', 'copies of lineups that are stored elsewhere'] },
  [`soloEntries/pickem/${WEEK}/bob`]: { 'write the same': ['member', 'their own picks, of which none changes'] },
  'messages/bobs': { 'own readBy': ['commissioner', 'members mark it as read'] },
  'feedback/bobs': { delete: ['member', 'their own'] },
  'adminLog/old': { create: ['administrator', 'an entry about nothing changes nothing'] },
  'desk/cannedAnswers': {
    create: ['administrator', DESK],
    'write the same': ['administrator', DESK],
    'add a field': ['administrator', DESK],
    answers: ['administrator', DESK],
    delete: ['administrator', DESK],
  },
};

const isMap = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'string') return `${value}X`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value instanceof Timestamp) return now;
  if (Array.isArray(value)) return value.slice(1);
  return value === null ? 'X' : {};
}

/** The value, or the server's time in place of a time. */
const anew = (value: unknown): unknown => (value instanceof Timestamp ? now : value);

/**
 * The simple writes to a document: of another one like it, of each field, of one's own entry in each map, and its
 * deletion.
 */
function writesTo(path: string, data: DocumentData, uid: string): [what: string, path: string, one: Write][] {
  const fields = Object.entries(data);
  const copy = Object.fromEntries(fields.map(([name, value]) => [name, anew(value)]));
  return [
    ['create', `${path}2`, set(copy)],
    ['write the same', path, update(Object.fromEntries(fields.slice(0, 1)))],
    ['add a field', path, update({ more: 'X' })],
    ['delete', path, remove],
    ...fields.map(([name, value]): [string, string, Write] => [name, path, update({ [name]: other(value) })]),
    ...fields
      .filter(([, value]) => isMap(value))
      .map(([name, value]): [string, string, Write] => [
        `own ${name}`,
        path,
        update({ [`${name}.${uid}`]: anew(Object.values(value as DocumentData)[0] ?? true) }),
      ]),
  ];
}

/** The matrix of one document: a scene of all that is denied, and one for each allowance. */
function scenesOf(stage: string, build: () => Documents, path: string): Scene[] {
  const allowances = ALLOWANCES[`${stage}: ${path}`] ?? ALLOWANCES[path];
  const cells = Object.entries(PEOPLE).flatMap(([who, person]) =>
    writesTo(path, build()[path]!, person?.uid ?? 'dan').map(([what, to, one]) => {
      const isMeant = allowances?.[what]?.[0].split(', ').includes(who) ?? false;
      return { name: `${who}: ${what}`, isMeant, step: [person, write(to, one)] as const };
    }),
  );
  const denied = cells.filter(({ isMeant }) => !isMeant).map(({ name, step }): [string, Attempt] => [name, step]);
  return [
    {
      name: `${stage}: ${path}`,
      build: () => ({ state: build(), honest: [root, read(at.ranking)], attempts: Object.fromEntries(denied) }),
    },
    ...cells
      .filter(({ isMeant }) => isMeant)
      .map(({ name, step }) => ({
        name: `${stage}: ${path}: ${name}`,
        build: () => ({ state: build(), honest: step, attempts: {} }),
      })),
  ];
}

const before = (): Documents => ({ ...late(), ...early() });
const during = (): Documents => ({ ...before(), ...drafting() });

/** Of the people's own documents, Bob's and the administrator's. */
const isOfOthers = (path: string): boolean =>
  /^(users|usernames|usernameOwners|leagueUsers).*(ann|cat|dan|eve|sam)/.test(path);
const stage = (name: string, build: () => Documents, documents: Documents): Scene[] =>
  Object.keys(documents)
    .filter((path) => !isOfOthers(path))
    .flatMap((path) => scenesOf(name, build, path));

/** Every kind of document, five people, each simple write of one document alone. */
export const matrix: Concern = {
  name: 'matrix',
  scenes: [
    ...stage('before the draft', before, early()),
    ...stage('in the draft', during, drafting()),
    ...stage('in season', late, late()),
  ],
};
