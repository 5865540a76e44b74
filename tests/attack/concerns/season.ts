import type { DocumentData } from 'firebase/firestore';
import { WEEK, ago, league, ledger, leagueUser, user } from '../../support/documents';
import { storedWeek } from '../../support/lineups';
import { at, allUsers } from '../honest';
import {
  ann,
  bob,
  commit,
  dan,
  find,
  person,
  read,
  root,
  sam,
  signedOut,
  write,
  type Person,
} from '../support/requests';
import { concern, type Attempt, type Documents, type Step } from '../support/scene';
import { plus, remove, set, update } from '../support/wire';

const results = {
  id: WEEK,
  season: 2025,
  week: 3,
  updatedAt: ago(60),
  squads: { 'ALA-QB': { points: 1, stats: {}, state: 'final' } },
  games: {},
};
const SCORES = 'weeklySquadScores/ALA-QB/weeks/2025_3';
const state = (): Documents => ({
  ...allUsers(),
  [at.league]: league(['ann', 'bob'], { draftStatus: 'complete' }),
  [at.ledger]: ledger({ settled: true }),
  [at.leagueUser('bob')]: leagueUser('bob'),
  [at.week]: storedWeek({ ALA: ago(60) }),
  [at.squads]: results,
  [SCORES]: { points: 1, stats: {}, opponent: 'LSU', week: 3, season: 2025 },
});

/** Those who are no administrators, however they would like to seem. */
const PRETENDERS: Readonly<Record<string, Person>> = {
  'a member': bob,
  'the commissioner of a league': ann,
  'an outsider': dan,
  'a member of the staff': sam,
  'a client that is signed out': signedOut,
  'a token that claims to be an administrator': person('dan', { admin: true, role: 'admin' }),
  'a token with the administrator’s email': person('dan', { email: 'root@example.test' }),
  'a token with the administrator’s email in capitals': person('dan', { email: 'ROOT@EXAMPLE.TEST' }),
  'a token with an email that gives the administrator’s key': person('dan', { email: 'root@example_test' }),
  'a token with a list of emails': person('dan', { email: ['root@example.test'] }),
  'a token whose email walks to another document': person('dan', { email: '../users/root@example.test' }),
};

/** The same write by everyone who must not make it. */
const byPretenders = (what: string, send: (by: Person) => Step): Record<string, Attempt> =>
  Object.fromEntries(Object.entries(PRETENDERS).map(([who, by]) => [`${what}: ${who}`, send(by)]));

const writes =
  (path: string, fields: DocumentData) =>
  (by: Person): Step => [by, write(path, update(fields))];

export const season = concern('season documents', {
  'the current week': () => ({
    state: state(),
    honest: [root, write(at.week, update({ kickoffs: { ALA: ago(-60) } }))],
    attempts: {
      ...byPretenders('a kickoff is moved', writes(at.week, { 'kickoffs.ALA': ago(-86_400) })),
      'all kickoffs are taken out by a member': [bob, write(at.week, update({ kickoffs: {} }))],
      'it ends by a member': [bob, write(at.week, update({ isCurrent: false }))],
      'it is replaced by a member': [bob, write(at.week, set(storedWeek()))],
      'it is deleted by a member': [bob, write(at.week, remove)],
      'another is made by a member': [bob, write('currentWeek/2025-04', set(storedWeek()))],
      'another is made under a key of a pattern by a member': [bob, write('currentWeek/(.*)', set(storedWeek()))],
      'it is read by a client that is signed out': [signedOut, read(at.week)],
      'it is queried by a client that is signed out': [signedOut, find('currentWeek', [['isCurrent', '==', true]])],
    },
  }),

  'the results of a week': () => ({
    state: state(),
    honest: [root, write(at.squads, update({ 'squads.ALA-QB.points': 2 }))],
    attempts: {
      ...byPretenders('a score is written', (by) => [
        by,
        write(at.squads, update({ squads: { 'ALA-QB': { points: 99, stats: {}, state: 'final' } } })),
      ]),
      'a score is raised by a member': [bob, write(at.squads, update({ 'squads.ALA-QB.points': plus(50) }))],
      'a stat line is written by a member': [
        bob,
        write(at.squads, update({ 'squads.ALA-QB.stats': { pass_yds: 900 } })),
      ],
      'a game is made by a member': [bob, write(at.squads, update({ games: { ALA: { opponent: 'LSU' } } }))],
      'they are deleted by a member': [bob, write(at.squads, remove)],
      'another week’s are made by a member': [bob, write('weeklySquads/2025-04', set(results))],
      'they are read by a client that is signed out': [signedOut, read(at.squads)],
    },
  }),

  'the results of a week in the older form, one document a squad': () => {
    const older = `${at.squads}/squads`;
    return {
      state: { ...state(), [`${older}/ALA-QB`]: { points: 1 } },
      honest: [dan, read(`${older}/ALA-QB`)],
      attempts: {
        ...byPretenders('a score is written', writes(`${older}/ALA-QB`, { points: 99 })),
        'a score is made by a member': [bob, write(`${older}/LSU-K`, set({ points: 99 }))],
        'a score is deleted by a member': [bob, write(`${older}/ALA-QB`, remove)],
        'a document below a score is made by an administrator': [
          root,
          write(`${older}/ALA-QB/x/y`, set({ points: 1 })),
        ],
        'they are read by a client that is signed out': [signedOut, read(`${older}/ALA-QB`)],
        'they are listed by a client that is signed out': [signedOut, find('squads', [], { parent: at.squads })],
        'they are listed across all weeks': [bob, find('squads', [], { group: true })],
      },
    };
  },

  'the scores of a squad': () => ({
    state: state(),
    honest: [dan, read(SCORES)],
    attempts: {
      ...byPretenders('a score is written', writes(SCORES, { points: 99 })),
      'it is deleted by a member': [bob, write(SCORES, remove)],
      'another is made by a member': [bob, write('weeklySquadScores/ALA-QB/weeks/2025_4', set({ points: 99 }))],
      'the squad’s own document is made by a member': [bob, write('weeklySquadScores/ALA-QB', set({ points: 99 }))],
      'the squad’s own document is made by an administrator': [
        root,
        write('weeklySquadScores/ALA-QB', set({ points: 99 })),
      ],
      'they are read by a client that is signed out': [signedOut, read(SCORES)],
    },
  }),

  'becoming an administrator': () => ({
    state: { ...state(), [at.user('dan')]: user('dan') },
    honest: [root, write(at.user('dan'), update({ staff: true }))],
    attempts: {
      'by one’s own hand': [dan, write(at.user('dan'), update({ admin: true }))],
      'by one’s own hand, with another field': [dan, write(at.user('dan'), update({ admin: true, name: 'Dan' }))],
      'as staff, by one’s own hand': [dan, write(at.user('dan'), update({ staff: true }))],
      'by the word “true”': [dan, write(at.user('dan'), update({ admin: 'true' }))],
      'by the number 1': [dan, write(at.user('dan'), update({ admin: 1 }))],
      'by a member of the staff': [sam, write(at.user('sam'), update({ admin: true }))],
      'by a member of the staff for another': [sam, write(at.user('dan'), update({ admin: true }))],
      'by replacing one’s document': [dan, write(at.user('dan'), set(user('dan', { admin: true })))],
      'by a second document under one’s uid': [
        dan,
        write('users/dan', set(user('dan', { username: '', admin: true }))),
      ],
      'by a document under the uid of the administrator': [
        dan,
        write('users/root', set(user('dan', { username: '', admin: true }))),
      ],
      'and writing a score in the same batch': [
        dan,
        commit({ 'users/dan': set(user('dan', { username: '', admin: true })), [at.squads]: update({ squads: {} }) }),
      ],
      'by taking over the administrator’s document': [dan, write(at.user('root'), update({ uid: 'dan' }))],
      'by deleting the administrator’s document': [dan, write(at.user('root'), remove)],
      'an administrator renames a person': [root, write(at.user('dan'), update({ displayName: 'Renamed' }))],
      'an administrator takes over an account': [root, write(at.user('dan'), update({ uid: 'root' }))],
      'an administrator puts a map for staff': [
        root,
        write(at.user('dan'), update({ staff: { x: 'y'.repeat(100_000) } })),
      ],
      'an administrator puts a text for admin': [root, write(at.user('dan'), update({ admin: 'yes' }))],
      'an administrator deletes an account': [root, write(at.user('dan'), remove)],
    },
  }),
});
