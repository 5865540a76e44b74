import type { DocumentData } from 'firebase/firestore';
import { WEEK, ago, league, ledger, leagueUser, user } from '../../support/documents';
import { storedWeek } from '../../support/lineups';
import { at, allUsers, atDesk } from '../honest';
import { byPretenders } from '../support/pretenders';
import { bob, commit, dan, find, read, root, sam, signedOut, write, type Person } from '../support/requests';
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

const writes =
  (path: string, fields: DocumentData) =>
  (by: Person): Step => [by, commit(atDesk(by?.uid ?? 'dan', { [path]: update(fields) }))];

/** Writes of a document of the season that lack something of what the desk sends. */
const halfLogged = (path: string, fields: DocumentData): Record<string, Attempt> => {
  const batch = { [path]: update(fields) };
  return {
    'without an entry in the log': [root, commit(batch)],
    'without an entry in the log, by staff': [sam, commit(batch)],
    'without the mark that names the entry': [
      root,
      commit({ ...atDesk('root', batch), [at.writeRate('root', 'desk')]: null }),
    ],
    'with the entry of another': [root, commit(atDesk('root', batch, { by: 'sam' }))],
    'with an entry of yesterday': [root, commit(atDesk('root', batch, { at: ago(86_400) }))],
    'with the entry of an earlier act': {
      by: root,
      request: commit(batch),
      after: [[root, commit(atDesk('root', batch))]],
    },
  };
};

const flags = (changes: DocumentData) =>
  atDesk('root', { [at.user('dan')]: update(changes) }, { kind: 'flags', target: at.user('dan') });

export const season = concern('season documents', {
  'the current week': () => ({
    state: state(),
    honest: [sam, commit(atDesk('sam', { [at.week]: update({ kickoffs: { ALA: ago(-60) } }) }))],
    attempts: {
      ...halfLogged(at.week, { kickoffs: {} }),
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
    honest: [root, commit(atDesk('root', { [at.squads]: update({ 'squads.ALA-QB.points': 2 }) }))],
    attempts: {
      ...halfLogged(at.squads, { 'squads.ALA-QB.points': 99 }),
      ...byPretenders(
        'a score is written',
        writes(at.squads, { squads: { 'ALA-QB': { points: 99, stats: {}, state: 'final' } } }),
      ),
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
        'a score is written by an administrator': [
          root,
          commit(atDesk('root', { [`${older}/ALA-QB`]: update({ points: 99 }) })),
        ],
        'a score is made by a member': [bob, write(`${older}/LSU-K`, set({ points: 99 }))],
        'a score is deleted by a member': [bob, write(`${older}/ALA-QB`, remove)],
        'a document below a score is made by an administrator': [
          root,
          commit(atDesk('root', { [`${older}/ALA-QB/x/y`]: set({ points: 1 }) })),
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
        commit(atDesk('root', { 'weeklySquadScores/ALA-QB': set({ points: 99 }) })),
      ],
      'they are read by a client that is signed out': [signedOut, read(SCORES)],
    },
  }),

  'the admin log': () => ({
    state: {
      ...state(),
      'adminLog/old': {
        by: 'root',
        at: ago(60),
        kind: 'results',
        target: WEEK,
        before: null,
        after: null,
        undoes: null,
      },
    },
    honest: [sam, commit(atDesk('sam', { [at.squads]: update({ updatedAt: ago(0) }) }))],
    attempts: {
      ...byPretenders('an entry is made', (by) => [by, commit(atDesk(by?.uid ?? 'dan', {}))]),
      ...byPretenders('it is read', (by) => [by, read('adminLog/old')]),
      ...byPretenders('it is queried', (by) => [by, find('adminLog')]),
      'an entry is changed': [root, write('adminLog/old', update({ target: '2025-04' }))],
      'an entry is replaced': [root, commit({ 'adminLog/old': set({ by: 'root' }) })],
      'an entry is deleted': [root, write('adminLog/old', remove)],
      'an entry is deleted by staff': [sam, write('adminLog/old', remove)],
      'an entry has another field': [root, commit(atDesk('root', {}, { note: 'x' }))],
    },
  }),

  'becoming an administrator': () => ({
    state: { ...state(), [at.user('dan')]: user('dan') },
    honest: [root, commit(flags({ staff: true }))],
    attempts: {
      'by an administrator, without an entry in the log': [root, write(at.user('dan'), update({ staff: true }))],
      'with the entry of another person': [
        root,
        commit(
          atDesk('root', { [at.user('dan')]: update({ staff: true }) }, { kind: 'flags', target: at.user('sam') }),
        ),
      ],
      'two at once with one entry': [
        root,
        commit({ ...flags({ staff: true }), [at.user('bob')]: update({ staff: true }) }),
      ],
      'the last administrator deletes their record': [root, write(at.user('root'), remove)],
      'the last administrator takes the flag from themselves': [
        root,
        commit(atDesk('root', { [at.user('root')]: update({ admin: false }) }, { target: at.user('root') })),
      ],
      'by one’s own hand': [dan, write(at.user('dan'), update({ admin: true }))],
      'by one’s own hand, with another field': [dan, write(at.user('dan'), update({ admin: true, name: 'Dan' }))],
      'as staff, by one’s own hand': [dan, write(at.user('dan'), update({ staff: true }))],
      'by the word “true”': [dan, write(at.user('dan'), update({ admin: 'true' }))],
      'by the number 1': [dan, write(at.user('dan'), update({ admin: 1 }))],
      'by a member of the staff': [
        sam,
        commit(atDesk('sam', { [at.user('sam')]: update({ admin: true }) }, { target: at.user('sam') })),
      ],
      'by a member of the staff for another': [
        sam,
        commit(atDesk('sam', { [at.user('dan')]: update({ admin: true }) }, { target: at.user('dan') })),
      ],
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
      'an administrator renames a person': [root, commit(flags({ displayName: 'Renamed' }))],
      'an administrator takes over an account': [root, commit(flags({ uid: 'root' }))],
      'an administrator puts a map for staff': [root, commit(flags({ staff: { x: 'y'.repeat(100_000) } }))],
      'an administrator puts a text for admin': [root, commit(flags({ admin: 'yes' }))],
      'an administrator deletes an account': [root, write(at.user('dan'), remove)],
    },
  }),
});
