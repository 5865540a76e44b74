import type { DocumentData } from 'firebase/firestore';
import { SLOTS } from '@/domain/slots';
import { LEAGUE, WEEK, ago, league, leagueUser, ledger } from '../../support/documents';
import { at, everybody, week } from '../honest';
import {
  ann,
  bob,
  commit,
  dan,
  listen,
  read,
  root,
  sam,
  signedOut,
  write,
  type Batch,
  type Request,
} from '../support/requests';
import { concern, type Documents } from '../support/scene';
import { confused } from '../support/junk';
import { quoted, raw, remove, set, update, encodeDocument } from '../support/wire';

const ROSTER = ['ALA-QB', 'ALA-RB', 'LSU-WR', 'LSU-TE', 'TEX-RB', 'OK-K', 'SC-DST', 'UK-QB', 'VAN-RB', 'MSU-WR'];
const HERS = ['TENN-QB', 'TENN-K', 'TENN-DST'];
type Starters = Readonly<Record<string, string>>;
/** What the order of the draft makes of the roster: the last three sit. */
const STARTERS: Starters = {
  'ALA-QB': 'QB',
  'ALA-RB': 'RB',
  'LSU-WR': 'WR',
  'LSU-TE': 'TE',
  'TEX-RB': 'FLEX',
  'OK-K': 'K',
  'SC-DST': 'DST',
};
const without = (...squads: string[]): Starters =>
  Object.fromEntries(Object.entries(STARTERS).filter(([squad]) => !squads.includes(squad)));

/** The two stored forms of a lineup. */
function lineup(starters: Starters, roster: readonly string[] = ROSTER): { map: DocumentData; list: string[] } {
  const map = roster.map((squad) => {
    const slot = starters[squad];
    return [squad, { position: slot ?? squad.split('-')[1]!, bench: slot === undefined }] as const;
  });
  const slotOf = (squad: string): number => SLOTS.findIndex((slot) => slot === starters[squad]);
  return { map: Object.fromEntries(map), list: Object.keys(starters).sort((a, b) => slotOf(a) - slotOf(b)) };
}

/** bob plays with ROSTER, ann with three others. */
const season = (more: Documents = {}): Documents => ({
  ...everybody(),
  [at.league]: league(['ann', 'bob'], {
    draftStatus: 'complete',
    draftComplete: true,
    schedule: { managers: ['ann', 'bob'] },
  }),
  [at.ledger]: ledger({ settled: true, rosters: { ann: HERS, bob: ROSTER }, owned: [...HERS, ...ROSTER] }),
  [at.leagueUser('ann')]: leagueUser('ann', { roster: HERS }),
  [at.leagueUser('bob')]: leagueUser('bob', { roster: ROSTER }),
  [at.week]: week({ ALA: ago(-3600), LSU: ago(-3600) }),
  ...more,
});
const MARK = { [at.leagueUser('bob')]: update({ lineupWeek: WEEK }) };

/** A person's two entries of a week, as the client merges them into the document. */
const entries = (uid: string, map: unknown, list: unknown, more: DocumentData = {}): DocumentData => ({
  leagueId: LEAGUE,
  weekId: WEEK,
  users: { [uid]: map },
  starters: { [uid]: list },
  ...more,
});
const merged = (uid: string, data: DocumentData): Batch => ({
  [at.lineups]: raw((name) => ({
    update: { name, fields: encodeDocument(data) },
    updateMask: { fieldPaths: ['leagueId', 'weekId', quoted('users', uid), quoted('starters', uid)] },
  })),
});
/** bob’s lineup as his client sends it, with the mark of his latest lineup. */
function sets(starters: Starters, roster: readonly string[] = ROSTER): Request {
  const { map, list } = lineup(starters, roster);
  return commit({ ...merged('bob', entries('bob', map, list)), ...MARK });
}
const stored = (starters: Starters): Documents => {
  const { map, list } = lineup(starters);
  return {
    [at.lineups]: entries('bob', map, list),
    [at.leagueUser('bob')]: leagueUser('bob', { roster: ROSTER, lineupWeek: WEEK }),
  };
};

export const lineups = concern('lineups', {
  'a lineup of the week': () => {
    const { map, list } = lineup(STARTERS);
    const hers = lineup({ 'TENN-QB': 'QB' }, HERS);
    const sends = (users: unknown, starters: unknown, more: DocumentData = {}): Request =>
      commit({ ...merged('bob', entries('bob', users, starters, more)), ...MARK });
    const moved = (squad: string, place: unknown): Request => sends({ ...map, [squad]: place }, list);
    return {
      state: season(),
      honest: [bob, sets(STARTERS)],
      attempts: {
        'of another manager': [ann, commit({ ...merged('bob', entries('bob', map, list)), ...MARK })],
        'of another manager, without the mark': [ann, commit(merged('bob', entries('bob', map, list)))],
        'of an outsider': [
          dan,
          commit({
            ...merged('dan', entries('dan', map, list)),
            [at.leagueUser('dan')]: set(leagueUser('dan', { lineupWeek: WEEK })),
          }),
        ],
        'by an administrator': [root, commit(merged('bob', entries('bob', map, list)))],
        'by a client that is signed out': [signedOut, commit(merged('bob', entries('bob', map, list)))],
        'without the mark': [bob, commit(merged('bob', entries('bob', map, list)))],
        'with the mark of another week': [
          bob,
          commit({
            ...merged('bob', entries('bob', map, list)),
            [at.leagueUser('bob')]: update({ lineupWeek: '2025-04' }),
          }),
        ],
        'with the mark of another person': [
          bob,
          commit({ ...merged('bob', entries('bob', map, list)), [at.leagueUser('ann')]: update({ lineupWeek: WEEK }) }),
        ],
        'with the roster changed beside the mark': [
          bob,
          commit({
            ...merged('bob', entries('bob', map, list)),
            [at.leagueUser('bob')]: update({ lineupWeek: WEEK, roster: [...ROSTER, 'TENN-QB'] }),
          }),
        ],
        'with the mark alone': [bob, commit(MARK)],
        'without one of the roster': [bob, sets(STARTERS, ROSTER.slice(0, 9))],
        'with a squad of another': [bob, sets(STARTERS, [...ROSTER, 'TENN-QB'])],
        'with a squad of another in a start': [
          bob,
          sets({ ...without('ALA-QB'), 'TENN-QB': 'QB' }, [...ROSTER.slice(1), 'TENN-QB']),
        ],
        'with a squad that is free': [
          bob,
          sets({ ...without('ALA-QB'), 'UGA-QB': 'QB' }, [...ROSTER.slice(1), 'UGA-QB']),
        ],
        'with a squad that does not exist': [
          bob,
          sets({ ...without('ALA-QB'), 'YALE-QB': 'QB' }, [...ROSTER.slice(1), 'YALE-QB']),
        ],
        'with two quarterbacks': [bob, sets({ ...STARTERS, 'UK-QB': 'QB' })],
        'with two at FLEX': [bob, sets({ ...without('LSU-WR'), 'VAN-RB': 'FLEX' })],
        'with two running backs and FLEX': [bob, sets({ ...without('LSU-WR'), 'VAN-RB': 'RB' })],
        'with a quarterback at FLEX': [bob, sets({ ...without('TEX-RB'), 'UK-QB': 'FLEX' })],
        'with a kicker at FLEX': [bob, sets({ ...without('TEX-RB', 'OK-K'), 'OK-K': 'FLEX' })],
        'with kicker and defence exchanged': [
          bob,
          sets({ ...without('OK-K', 'SC-DST'), 'OK-K': 'DST', 'SC-DST': 'K' }),
        ],
        'with a receiver as running back': [bob, sets({ ...without('ALA-RB'), 'MSU-WR': 'RB' })],
        'with a place that does not exist': [bob, sets({ ...without('OK-K'), 'OK-K': 'SUPER' })],
        'with bench as a place of a start': [bob, sets({ ...without('OK-K'), 'OK-K': 'BENCH' })],
        'with a squad on the bench under another unit': [bob, moved('UK-QB', { position: 'K', bench: true })],
        'with a squad on the bench that counts as FLEX': [bob, moved('VAN-RB', { position: 'FLEX', bench: true })],
        'with a starter fewer in the list': [bob, sends(map, list.slice(1))],
        'with another starter in the list': [bob, sends(map, ['UK-QB', ...list.slice(1)])],
        'with a starter twice in the list': [bob, sends(map, [...list.slice(1), list[1]])],
        'with a starter twice in a longer list': [bob, sends(map, [...list, list[0]])],
        'with the list in another order': [bob, sends(map, [...list].reverse())],
        'with a list that is a map': [bob, sends(map, Object.fromEntries(list.map((squad, i) => [i, squad])))],
        'with a list that is a text': [bob, sends(map, list.join(' '))],
        'with no list': [
          bob,
          commit({ [at.lineups]: set({ leagueId: LEAGUE, weekId: WEEK, users: { bob: map }, starters: {} }), ...MARK }),
        ],
        'with no map': [
          bob,
          commit({
            [at.lineups]: set({ leagueId: LEAGUE, weekId: WEEK, users: {}, starters: { bob: list } }),
            ...MARK,
          }),
        ],
        'with a place that says more': [bob, moved('UK-QB', { position: 'QB', bench: true, note: 'hi' })],
        'with a place that says less': [bob, moved('UK-QB', { position: 'QB' })],
        'with a place that is a text': [bob, moved('UK-QB', 'bench')],
        'with a place whose bench is a text': [bob, moved('UK-QB', { position: 'QB', bench: 'true' })],
        'with a place whose bench is a number': [bob, moved('ALA-QB', { position: 'QB', bench: 0 })],
        'with points in a place': [bob, moved('ALA-QB', { position: 'QB', bench: false, points: 100 })],
        'with an entry for another beside it': [
          bob,
          commit({
            [at.lineups]: set(
              entries('bob', map, list, {
                users: { bob: map, ann: hers.map },
                starters: { bob: list, ann: hers.list },
              }),
            ),
            ...MARK,
          }),
        ],
        'with an entry for an outsider beside it': [
          bob,
          commit({
            [at.lineups]: set(entries('bob', map, list, { users: { bob: map, dan: {} }, starters: { bob: list } })),
            ...MARK,
          }),
        ],
        'with a list of junk beside it': [
          bob,
          commit({
            [at.lineups]: set(entries('bob', map, list, { starters: { bob: list, x: ['y'.repeat(1000)] } })),
            ...MARK,
          }),
        ],
        'with a field more': [
          bob,
          commit({ [at.lineups]: set(entries('bob', map, list, { note: 'x'.repeat(1000) })), ...MARK }),
        ],
        'of another league by name': [bob, sends(map, list, { leagueId: 'other' })],
        'of another week by name': [bob, sends(map, list, { weekId: '2025-04' })],
        ...confused(
          {
            users: ['null', 'a list', 'a text of 100,000 characters'],
            starters: ['null', 'a list'],
            leagueId: ['null', 'a map'],
            weekId: ['null', 'a number'],
          },
          (field, value) => [
            bob,
            commit({ [at.lineups]: set(entries('bob', map, list, { [field]: value })), ...MARK }),
          ],
        ),
        'for a week that is not current': [
          bob,
          commit({
            'weeklyRosters/league1_2025-04': set(entries('bob', map, list, { weekId: '2025-04' })),
            [at.leagueUser('bob')]: update({ lineupWeek: '2025-04' }),
          }),
        ],
        'for a week that does not exist': [
          bob,
          commit({
            'weeklyRosters/league1_2030-01': set(entries('bob', map, list, { weekId: '2030-01' })),
            [at.leagueUser('bob')]: update({ lineupWeek: '2030-01' }),
          }),
        ],
        'under an id of another league': [
          bob,
          commit({ [`weeklyRosters/other_${WEEK}`]: set(entries('bob', map, list)), ...MARK }),
        ],
        'under an id with more parts': [
          bob,
          commit({ [`weeklyRosters/${LEAGUE}_${WEEK}_x`]: set(entries('bob', map, list)), ...MARK }),
        ],
        'under an id without a league': [
          bob,
          commit({ [`weeklyRosters/${WEEK}`]: set(entries('bob', map, list)), ...MARK }),
        ],
        'under two ids at once': [
          bob,
          commit({
            ...merged('bob', entries('bob', map, list)),
            ...MARK,
            [`weeklyRosters/${LEAGUE}_${WEEK}_x`]: set(entries('bob', map, list)),
          }),
        ],
        'with the week’s kickoffs moved in the same batch': [
          bob,
          commit({ ...merged('bob', entries('bob', map, list)), ...MARK, [at.week]: update({ kickoffs: {} }) }),
        ],
        'as an empty document of the week': [
          bob,
          commit({ [at.lineups]: set({ leagueId: LEAGUE, weekId: WEEK, users: {}, starters: {} }) }),
        ],
        'as a document of the week with junk': [
          bob,
          commit({
            [at.lineups]: set({
              leagueId: LEAGUE,
              weekId: WEEK,
              users: { bob: map },
              starters: { bob: list },
              junk: 'x'.repeat(50_000),
            }),
            ...MARK,
          }),
        ],
      },
    };
  },

  'lineups of others': () => {
    const hers = lineup({ 'TENN-QB': 'QB' }, HERS);
    const { map, list } = lineup(STARTERS);
    const replaces = (users: DocumentData, starters: DocumentData): Request =>
      commit({ [at.lineups]: set({ leagueId: LEAGUE, weekId: WEEK, users, starters }), ...MARK });
    return {
      state: season({
        [at.lineups]: entries('ann', hers.map, hers.list),
        [at.leagueUser('ann')]: leagueUser('ann', { roster: HERS, lineupWeek: WEEK }),
      }),
      honest: [bob, sets(STARTERS)],
      attempts: {
        'are dropped': [bob, replaces({ bob: map }, { bob: list })],
        'are dropped from the map': [bob, replaces({ bob: map }, { bob: list, ann: hers.list })],
        'are dropped from the list': [bob, replaces({ bob: map, ann: hers.map }, { bob: list })],
        'are emptied': [bob, replaces({ bob: map, ann: {} }, { bob: list, ann: [] })],
        'are sat down': [bob, replaces({ bob: map, ann: lineup({}, HERS).map }, { bob: list, ann: [] })],
        'are changed alone': [bob, write(at.lineups, update({ 'starters.ann': [] }))],
        'are deleted with the document': [bob, write(at.lineups, remove)],
        'are deleted with the document by their own manager': [ann, write(at.lineups, remove)],
        'are deleted by an administrator': [root, write(at.lineups, remove)],
        'are touched by an outsider with an empty mask': [
          dan,
          write(
            at.lineups,
            raw((name) => ({
              update: { name, fields: {} },
              updateMask: { fieldPaths: [] },
              currentDocument: { exists: true },
            })),
          ),
        ],
        'are read by an outsider': [dan, read(at.lineups)],
        'are listened to by an outsider': [dan, listen(at.lineups)],
        'are read by a member of the staff': [sam, read(at.lineups)],
        'are read by a client that is signed out': [signedOut, read(at.lineups)],
        'get an entry of an outsider': [dan, write(at.lineups, update({ 'users.dan': {}, 'starters.dan': [] }))],
        'in the form of subcollections are written': [
          bob,
          write(`${at.lineups}/users/ann`, set({ 'TENN-QB': { position: 'QB', bench: true } })),
        ],
        'in the form of subcollections are written for oneself': [bob, write(`${at.lineups}/users/bob`, set(map))],
        'in the form of subcollections are read by an outsider': [dan, read(`${at.lineups}/users/ann`)],
      },
    };
  },

  'squads that have kicked off': () => ({
    state: season({ [at.week]: week({ ALA: ago(60), LSU: ago(-3600), UK: ago(-3600), OK: ago(60), MSU: ago(60) }) }),
    honest: [bob, sets({ ...without('LSU-TE') })],
    attempts: {
      'are sat down': [bob, sets(without('ALA-QB'))],
      'are exchanged for one that has not': [bob, sets({ ...without('ALA-QB'), 'UK-QB': 'QB' })],
      'are started from the bench': [bob, sets({ ...without('LSU-WR'), 'MSU-WR': 'WR' })],
      'are started from the bench at FLEX': [bob, sets({ ...without('TEX-RB'), 'MSU-WR': 'FLEX' })],
      'are sat down two at once': [bob, sets(without('ALA-QB', 'ALA-RB'))],
      'are sat down with the kicker': [bob, sets(without('OK-K'))],
      'are sat down by way of an empty lineup': [bob, sets({})],
      'are sat down, and started again in the next write': {
        by: bob,
        request: sets(without('ALA-QB')),
        after: [[bob, sets(STARTERS)]],
      },
      'are moved with the week set back': [
        bob,
        commit({
          ...merged('bob', entries('bob', lineup(without('ALA-QB')).map, lineup(without('ALA-QB')).list)),
          ...MARK,
          [at.week]: set(week({})),
        }),
      ],
    },
  }),

  'a lineup of this week that is locked in part': () => {
    const before = { ...without('ALA-QB'), 'UK-QB': 'QB' };
    const sends = (starters: Starters): Request => {
      const { map, list } = lineup(starters);
      return commit(merged('bob', entries('bob', map, list)));
    };
    return {
      state: season({ ...stored(before), [at.week]: week({ ALA: ago(60), UK: ago(-3600) }) }),
      honest: [bob, sends(without('ALA-QB'))],
      attempts: {
        'takes a squad from the bench that has kicked off': [bob, sends(STARTERS)],
        'is deleted, to begin again': [bob, write(at.lineups, remove)],
        'is deleted by its entries': [
          bob,
          write(
            at.lineups,
            raw((name) => ({
              update: { name, fields: {} },
              updateMask: { fieldPaths: ['users.bob', 'starters.bob'] },
              currentDocument: { exists: true },
            })),
          ),
        ],
        'is made anew with the mark set back': [
          bob,
          commit({
            ...merged('bob', entries('bob', lineup(STARTERS).map, lineup(STARTERS).list)),
            [at.leagueUser('bob')]: update({ lineupWeek: null }),
          }),
        ],
        'has its mark set back': [bob, write(at.leagueUser('bob'), update({ lineupWeek: null }))],
        'has its mark set forward': [bob, write(at.leagueUser('bob'), update({ lineupWeek: '2025-04' }))],
        'has its mark set to a text of its own': [bob, write(at.leagueUser('bob'), update({ lineupWeek: 'zzzz' }))],
        'has its mark set by another': [ann, write(at.leagueUser('bob'), update({ lineupWeek: '2025-04' }))],
      },
    };
  },

  'a lineup carried over from an earlier week': () => {
    const before = lineup({ ...without('ALA-QB'), 'UK-QB': 'QB' });
    const earlier = (weekId: string): Documents => ({
      [`weeklyRosters/${LEAGUE}_${weekId}`]: entries('bob', before.map, before.list, { weekId }),
    });
    return {
      state: season({
        ...earlier('2025-01'),
        ...earlier('2025-02'),
        [at.leagueUser('bob')]: leagueUser('bob', { roster: ROSTER, lineupWeek: '2025-02' }),
        [at.week]: week({ ALA: ago(60), UK: ago(-3600) }),
      }),
      honest: [bob, sets({ ...without('ALA-QB'), 'UK-QB': 'QB' })],
      attempts: {
        'is left for the draft’s order, though locked': [bob, sets(STARTERS)],
        'of a week that is over is changed': [
          bob,
          write(`weeklyRosters/${LEAGUE}_2025-02`, update({ 'starters.bob': [] })),
        ],
        'of a week that is over is deleted': [bob, write(`weeklyRosters/${LEAGUE}_2025-02`, remove)],
        'is chosen by setting the mark back': [bob, write(at.leagueUser('bob'), update({ lineupWeek: '2025-01' }))],
        'is chosen by setting the mark back while it is set': [
          bob,
          commit({
            ...merged('bob', entries('bob', lineup(STARTERS).map, lineup(STARTERS).list)),
            [at.leagueUser('bob')]: update({ lineupWeek: '2025-01' }),
          }),
        ],
      },
    };
  },

  'before the draft is settled': () => ({
    state: season({ [at.ledger]: ledger(), [at.league]: league(['ann', 'bob'], { draftStatus: 'active' }) }),
    honest: [bob, read(at.lineups)],
    attempts: {
      'a lineup is set': [bob, sets(STARTERS)],
      'a lineup is set with the ledger settled in the same batch': [
        bob,
        commit({
          ...merged('bob', entries('bob', lineup(STARTERS).map, lineup(STARTERS).list)),
          ...MARK,
          [at.ledger]: update({ settled: true, rosters: { bob: ROSTER }, owned: ROSTER }),
        }),
      ],
      'a mark is set': [bob, commit(MARK)],
    },
  }),

  'a week that is not current': () => ({
    state: season({ [at.week]: week({}, { isCurrent: false }) }),
    honest: [bob, read(at.week)],
    attempts: {
      'a lineup is set': [bob, sets(STARTERS)],
      'a lineup is set with the week made current': [
        bob,
        commit({
          ...merged('bob', entries('bob', lineup(STARTERS).map, lineup(STARTERS).list)),
          ...MARK,
          [at.week]: update({ isCurrent: true }),
        }),
      ],
    },
  }),
});
