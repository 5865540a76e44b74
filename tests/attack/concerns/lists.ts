import type { DocumentData } from 'firebase/firestore';
import {
  LEAGUE,
  SEAT,
  WEEK,
  activeDraft,
  ago,
  joinCode,
  league,
  leagueUser,
  ledger,
  rosterCode,
} from '../../support/documents';
import { lineups, storedWeek } from '../../support/lineups';
import { MEMBERS, at, allUsers, feedback, message, queue } from '../honest';
import {
  ann,
  bob,
  call,
  count,
  dan,
  eve,
  find,
  listAll,
  listenTo,
  read,
  readAll,
  root,
  sam,
  signedOut,
  sum,
  write,
  type Person,
  type Request,
} from '../support/requests';
import { concern, type Attempt, type Documents } from '../support/scene';
import { raw, remove, set, update } from '../support/wire';

/** One document of every collection. */
const ONE: Readonly<Record<string, readonly [id: string, data: DocumentData]>> = {
  users: [
    'zoe@example_test',
    { uid: 'zoe', email: 'zoe@example.test', displayName: 'zoe', admin: false, staff: false, username: '' },
  ],
  usernames: ['zoe', { uid: 'zoe@example_test', originalUid: 'zoe', username: 'zoe', lowercaseUsername: 'zoe' }],
  usernameOwners: ['zoe', { username: 'zoe' }],
  writeRates: ['zoe/kinds/message', { id: 'old', since: ago(60), count: 1 }],
  leagues: [LEAGUE, league(MEMBERS, { draftStatus: 'active' })],
  joinCodes: ['ABC234', joinCode(MEMBERS, { draftStatus: 'active' })],
  rosterCodes: [SEAT, rosterCode()],
  leagueUsers: [`${LEAGUE}_bob`, leagueUser('bob')],
  ledgers: [LEAGUE, ledger()],
  drafts: [LEAGUE, activeDraft(MEMBERS)],
  draftBoards: [
    LEAGUE,
    { leagueId: LEAGUE, leagueName: 'x', format: 'snake', rounds: 1, picks: [], teams: '', sharedAt: ago(60) },
  ],
  draftPresence: [LEAGUE, { here: { bob: ago(60) } }],
  draftQueues: [`${LEAGUE}/managers/bob`, queue(['ALA-QB'])],
  currentWeek: [WEEK, storedWeek()],
  weeklySquads: [WEEK, { id: WEEK, season: 2025, week: 3, squads: {}, games: {} }],
  weeklyRosters: [`${LEAGUE}_${WEEK}`, lineups({ bob: [] })],
  messages: ['old', message('ann', { timestamp: ago(60) })],
  feedback: ['open', feedback('ann', { createdAt: ago(60) })],
  adminLog: [
    'old',
    { by: 'root', at: ago(60), kind: 'results', target: WEEK, before: null, after: null, undoes: null },
  ],
  desk: [`${WEEK}_ALA`, { cells: { 'ALA.score': '7' }, editors: {} }],
};
const COLLECTIONS = Object.keys(ONE);
const pathIn = (collection: string): string => `${collection}/${ONE[collection]![0]}`;
const state = (): Documents => ({
  ...allUsers(),
  ...Object.fromEntries(COLLECTIONS.map((collection) => [pathIn(collection), ONE[collection]![1]])),
});

/** The same attempt in every collection except the named ones. */
const inEach = (
  what: string,
  by: Person,
  request: (collection: string) => Request,
  except: readonly string[] = [],
): Record<string, Attempt> =>
  Object.fromEntries(
    COLLECTIONS.filter((collection) => !except.includes(collection)).map((collection) => [
      `${what}: ${collection}`,
      [by, request(collection)] as const,
    ]),
  );
const SEASON = ['currentWeek', 'weeklySquads'];
/** What staff read at the desk. */
const DESK = [...SEASON, 'users', 'feedback', 'leagues', 'adminLog', 'desk'];

/** A public league in the list of leagues to join. */
const shown = (index: number): Documents => ({
  [`joinCodes/PUB${String(index).padStart(3, '2')}`]: joinCode(['ann'], {
    leagueId: `pub${index}`,
    visibility: 'public',
  }),
});
const OPEN: Parameters<typeof find>[1] = [
  ['visibility', '==', 'public'],
  ['draftStatus', '==', 'scheduled'],
];

export const lists = concern('lists & reads', {
  'a whole collection': () => ({
    state: state(),
    honest: [bob, find('leagues', [['members', 'has', 'bob']])],
    attempts: {
      ...inEach('by an outsider', dan, (collection) => find(collection), SEASON),
      ...inEach('by a client that is signed out', signedOut, (collection) => find(collection)),
      ...inEach('by a client that is signed out, counted', signedOut, (collection) => count(collection)),
      ...inEach('by an outsider, one document of it', dan, (collection) => find(collection, [], { limit: 1 }), SEASON),
      ...inEach('by an outsider, by the list call', dan, (collection) => listAll(collection), SEASON),
      ...inEach('by a member of the staff, counted', sam, (collection) => count(collection), DESK),
      ...inEach('by an outsider, of every collection of this name', dan, (collection) =>
        find(collection, [], { group: true }),
      ),
    },
  }),

  'collections by a listener': () => ({
    state: state(),
    honest: [bob, { kind: 'listen', path: at.league }],
    attempts: inEach('by an outsider', dan, (collection) => listenTo(collection), SEASON),
  }),

  'queries about another person': () => ({
    state: state(),
    honest: [bob, find('leagueUsers', [['userId', '==', 'bob']])],
    attempts: {
      'the leagues of another': [dan, find('leagues', [['members', 'has', 'bob']])],
      'the leagues of a commissioner': [dan, find('leagues', [['createdBy', '==', 'ann']])],
      'the leagues by their code': [dan, find('leagues', [['joinCode', '==', 'ABC234']])],
      'the leagues by their visibility': [dan, find('leagues', [['visibility', '==', 'public']])],
      'the leagues by a person in them': [dan, find('leagues', [['userInfo.bob.username', '==', 'bob']])],
      'the drafts of another': [dan, find('drafts', [['members', 'has', 'bob']])],
      'the drafts under way': [bob, find('drafts', [['status', '==', 'active']])],
      'the roster document of another': [dan, find('leagueUsers', [['userId', '==', 'bob']])],
      'the roster document of another league': [dan, find('leagueUsers', [['leagueId', '==', LEAGUE]])],
      'the roster documents of two people': [bob, find('leagueUsers', [['userId', 'in', ['ann', 'bob']]])],
      'the roster documents of all by a member': [bob, find('leagueUsers', [['teamName', '==', 'My Roster']])],
      'the seats of a league by a member': [bob, find('rosterCodes', [['leagueId', '==', LEAGUE]])],
      'the seats of a league by an outsider': [dan, find('rosterCodes', [['leagueId', '==', LEAGUE]])],
      'the seats that one has claimed': [dan, find('rosterCodes', [['claimedBy', '==', 'dan']])],
      'the previews of private leagues': [dan, find('joinCodes', [['visibility', '==', 'private']])],
      'the previews of a league': [dan, find('joinCodes', [['leagueId', '==', LEAGUE]])],
      'the previews by their manager': [dan, find('joinCodes', [['managerName', '==', 'ann']])],
      'the queues of a league by its commissioner': [ann, find('draftQueues', [['leagueId', '==', LEAGUE]])],
      'the lineups of a league by an outsider': [dan, find('weeklyRosters', [['leagueId', '==', LEAGUE]])],
      'the boards of all': [bob, find('draftBoards', [['leagueId', '==', LEAGUE]])],
      'the ledgers of all': [bob, find('ledgers', [['settled', '==', false]])],
      'the users by name': [bob, find('users', [['displayName', '==', 'ann']])],
      'the administrators': [bob, find('users', [['admin', '==', true]])],
      'the users counted': [bob, count('users')],
      'the capacities of leagues added up': [dan, sum('leagues', 'capacity')],
      'the members of all leagues added up': [dan, sum('joinCodes', 'seats')],
      'one’s own leagues or another’s': [
        dan,
        find(
          'leagues',
          [
            ['members', 'has', 'dan'],
            ['createdBy', '==', 'ann'],
          ],
          { either: true },
        ),
      ],
      'one’s own drafts or another’s': [
        dan,
        find(
          'drafts',
          [
            ['members', 'has', 'dan'],
            ['commissioner', '==', 'ann'],
          ],
          { either: true },
        ),
      ],
      'one’s own record or the administrators’': [
        dan,
        find(
          'users',
          [
            ['uid', '==', 'dan'],
            ['admin', '==', true],
          ],
          { either: true },
        ),
      ],
      'one’s own feedback or what was answered': [
        dan,
        find(
          'feedback',
          [
            ['userId', '==', 'dan'],
            ['hasAdminResponse', '==', true],
          ],
          { either: true },
        ),
      ],
      'a document of one’s own and one of another': [bob, readAll(at.user('bob'), at.user('ann'))],
      'a league of one’s own and another’s queue': [ann, readAll(at.league, at.queue('bob'))],
      'the names of all collections': [signedOut, call('POST', ':listCollectionIds', {})],
      'the names of a document’s collections': [dan, call('POST', `/${at.league}:listCollectionIds`, {})],
    },
  }),

  'the public list': () => ({
    state: { ...allUsers(), ...shown(1), ...shown(2), ...shown(3) },
    honest: [dan, find('joinCodes', OPEN, { limit: 20 })],
    attempts: {
      'without a limit': [dan, find('joinCodes', OPEN)],
      'without a limit, signed out': [signedOut, find('joinCodes', OPEN)],
      'with a limit of more than a page': [dan, find('joinCodes', OPEN, { limit: 25 })],
      'with a limit of a thousand': [dan, find('joinCodes', OPEN, { limit: 1000 })],
      'without a limit, by a listener': [dan, listenTo('joinCodes', ['visibility', 'public'])],
      'with all that are private': [dan, find('joinCodes', [['draftStatus', '==', 'scheduled']], { limit: 20 })],
      'with those that are private too': [
        dan,
        find('joinCodes', [['visibility', 'in', ['public', 'private']]], { limit: 20 }),
      ],
      'by the list call': [signedOut, listAll('joinCodes')],
    },
  }),

  'documents of others': () => ({
    state: state(),
    honest: [bob, readAll(at.league, at.draft, at.ledger)],
    attempts: {
      ...inEach('read by an outsider', dan, (collection) => read(pathIn(collection)), [
        ...SEASON,
        'joinCodes',
        'rosterCodes',
        'draftBoards',
      ]),
      ...inEach('read by a client that is signed out', signedOut, (collection) => read(pathIn(collection)), [
        'joinCodes',
        'rosterCodes',
        'draftBoards',
      ]),
      ...inEach('replaced by an outsider', dan, (collection) =>
        write(pathIn(collection), set({ ...ONE[collection]![1], note: 'x' })),
      ),
      ...inEach('changed by an outsider', dan, (collection) => write(pathIn(collection), update({ note: 'x' }))),
      ...inEach('touched by an outsider with an empty mask', dan, (collection) =>
        write(
          pathIn(collection),
          raw((name) => ({
            update: { name, fields: {} },
            updateMask: { fieldPaths: [] },
            currentDocument: { exists: true },
          })),
        ),
      ),
      ...inEach('deleted by an outsider', dan, (collection) => write(pathIn(collection), remove)),
      ...inEach('deleted by a client that is signed out', signedOut, (collection) => write(pathIn(collection), remove)),
      ...inEach('deleted by a DELETE call', dan, (collection) => call('DELETE', `/${pathIn(collection)}`, null)),
      ...inEach('changed by a PATCH call', dan, (collection) =>
        call('PATCH', `/${pathIn(collection)}?updateMask.fieldPaths=note`, { fields: { note: { stringValue: 'x' } } }),
      ),
      ...inEach('made under another id by a client that is signed out', signedOut, (collection) =>
        call('POST', `/${collection}?documentId=zzz`, { fields: {} }),
      ),
      ...inEach('made empty by an outsider', eve, (collection) => write(`${collection}/zzz`, set({}))),
    },
  }),

  'what no rule speaks of': () => ({
    state: { ...state(), 'secrets/x': { a: 1 } },
    honest: [root, find('users', [['displayName', '==', 'ann']])],
    attempts: {
      'a document is read by an administrator': [root, read('secrets/x')],
      'a document is written by an administrator': [root, write('secrets/x', set({ a: 2 }))],
      'a document is made by a member': [bob, write('anything/x', set({ a: 1 }))],
      'a document is made under a name of the rules': [bob, write('leagueUser/x', set({ a: 1 }))],
      'a document is made under a user': [bob, write(`${at.user('bob')}/private/x`, set({ a: 1 }))],
      'a document is made three levels below a league': [ann, write(`${at.league}/a/b/c/d`, set({ a: 1 }))],
    },
  }),
});
