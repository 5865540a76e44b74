import type { DocumentData } from 'firebase/firestore';
import { LEAGUE, WEEK, ago, league, leagueUser, ledger } from '../../support/documents';
import {
  ROSTER,
  STARTERS,
  lineups as lineupsOf,
  startersWithout,
  storedLineup,
  storedWeek,
  type Starters,
} from '../../support/lineups';
import { at, allUsers, marking } from '../honest';
import {
  ann,
  bob,
  commit,
  dan,
  find,
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

const HERS = ['TENN-QB', 'TENN-K', 'TENN-DST'];

/** A league in its season: bob has ROSTER, ann three other squads. */
const season = (more: Documents = {}): Documents => ({
  ...allUsers(),
  [at.league]: league(['ann', 'bob'], {
    draftStatus: 'complete',
    schedule: { managers: ['ann', 'bob'] },
  }),
  [at.ledger]: ledger({ settled: true, rosters: { ann: HERS, bob: ROSTER }, owned: [...HERS, ...ROSTER] }),
  [at.leagueUser('ann')]: leagueUser('ann', { roster: HERS }),
  [at.leagueUser('bob')]: leagueUser('bob', { roster: ROSTER }),
  [at.week]: storedWeek({ ALA: ago(-3600), LSU: ago(-3600) }),
  ...more,
});
/** The mark that a write of lineups needs. */
const counted = (uid: string, path: string = at.lineups): Batch => marking(uid, 'move', path.split('/')[1]);
const MARK: Batch = { [at.leagueUser('bob')]: update({ lineupWeeks: [WEEK] }), ...counted('bob') };

/** The week's document with one manager’s lineup. */
const entry = (uid: string, lineup: unknown, more: DocumentData = {}): DocumentData => ({
  ...lineupsOf({ [uid]: lineup }),
  ...more,
});
/** A manager’s lineup of the week, as the client merges it into the document. */
const merged = (uid: string, data: DocumentData, path: string = at.lineups, by = uid): Batch => ({
  [path]: raw((name) => ({
    update: { name, fields: encodeDocument(data) },
    updateMask: { fieldPaths: ['leagueId', 'weekId', quoted('users', uid)] },
  })),
  ...counted(by, path),
});
/** bob’s lineup as his client sends it, which also marks his latest lineup. */
const sets = (starters: Starters, roster: readonly string[] = ROSTER, weeks: readonly string[] = [WEEK]): Request =>
  commit({
    ...merged('bob', entry('bob', storedLineup(starters, roster))),
    [at.leagueUser('bob')]: update({ lineupWeeks: weeks }),
  });
/** A document of lineups under any id, with its mark. */
const placed = (path: string, data: DocumentData): Batch => ({ [path]: set(data), ...counted('bob', path) });
const stored = (starters: Starters): Documents => ({
  [at.lineups]: entry('bob', storedLineup(starters)),
  [at.leagueUser('bob')]: leagueUser('bob', { roster: ROSTER, lineupWeeks: [WEEK] }),
});

export const lineups = concern('lineups', {
  'a lineup of the week': () => {
    const his = storedLineup(STARTERS);
    const hers = storedLineup({ 'TENN-QB': 'QB' }, HERS);
    const sends = (lineup: unknown, more: DocumentData = {}): Request =>
      commit({ ...merged('bob', entry('bob', lineup, more)), ...MARK });
    /** bob’s lineup with the entry of one squad replaced. */
    const with_ = (squad: string, place: unknown): Request =>
      sends(his.map((one) => (one.startsWith(`${squad}_`) ? place : one)));
    return {
      state: season(),
      honest: [bob, sets(STARTERS)],
      attempts: {
        'of another manager': [
          ann,
          commit({
            ...merged('bob', entry('bob', his), at.lineups, 'ann'),
            [at.leagueUser('bob')]: MARK[at.leagueUser('bob')]!,
          }),
        ],
        'of another manager, without the mark': [ann, commit(merged('bob', entry('bob', his), at.lineups, 'ann'))],
        'of an outsider': [
          dan,
          commit({
            ...merged('dan', entry('dan', his)),
            [at.leagueUser('dan')]: set(leagueUser('dan', { lineupWeeks: [WEEK] })),
          }),
        ],
        'by an administrator': [root, commit(merged('bob', entry('bob', his), at.lineups, 'root'))],
        'by a client that is signed out': [signedOut, commit(merged('bob', entry('bob', his)))],
        'without the mark': [bob, commit(merged('bob', entry('bob', his)))],
        'with the mark of another week': [
          bob,
          commit({
            ...merged('bob', entry('bob', his)),
            [at.leagueUser('bob')]: update({ lineupWeeks: ['2025-04'] }),
          }),
        ],
        'with the mark of another person': [
          bob,
          commit({ ...merged('bob', entry('bob', his)), [at.leagueUser('ann')]: update({ lineupWeeks: [WEEK] }) }),
        ],
        'with the roster changed beside the mark': [
          bob,
          commit({
            ...merged('bob', entry('bob', his)),
            [at.leagueUser('bob')]: update({ lineupWeeks: [WEEK], roster: [...ROSTER, 'TENN-QB'] }),
          }),
        ],
        'with the mark alone': [bob, commit(MARK)],
        'without one of the roster': [bob, sets(STARTERS, ROSTER.slice(0, 9))],
        'with a squad of another': [bob, sets(STARTERS, [...ROSTER, 'TENN-QB'])],
        'with a squad of another in a start': [
          bob,
          sets({ ...startersWithout('ALA-QB'), 'TENN-QB': 'QB' }, [...ROSTER.slice(1), 'TENN-QB']),
        ],
        'with a squad that is free': [
          bob,
          sets({ ...startersWithout('ALA-QB'), 'UGA-QB': 'QB' }, [...ROSTER.slice(1), 'UGA-QB']),
        ],
        'with a squad that does not exist': [
          bob,
          sets({ ...startersWithout('ALA-QB'), 'YALE-QB': 'QB' }, [...ROSTER.slice(1), 'YALE-QB']),
        ],
        'with two quarterbacks': [bob, sets({ ...STARTERS, 'UK-QB': 'QB' })],
        'with two at FLEX': [bob, sets({ ...startersWithout('LSU-WR'), 'VAN-RB': 'FLEX' })],
        'with two running backs and FLEX': [bob, sets({ ...startersWithout('LSU-WR'), 'VAN-RB': 'RB' })],
        'with a quarterback at FLEX': [bob, sets({ ...startersWithout('TEX-RB'), 'UK-QB': 'FLEX' })],
        'with a kicker at FLEX': [bob, sets({ ...startersWithout('TEX-RB', 'OK-K'), 'OK-K': 'FLEX' })],
        'with kicker and defence exchanged': [
          bob,
          sets({ ...startersWithout('OK-K', 'SC-DST'), 'OK-K': 'DST', 'SC-DST': 'K' }),
        ],
        'with a receiver as running back': [bob, sets({ ...startersWithout('ALA-RB'), 'MSU-WR': 'RB' })],
        'with a place that does not exist': [bob, sets({ ...startersWithout('OK-K'), 'OK-K': 'SUPER' })],
        'with a squad on the bench under another unit': [bob, with_('UK-QB', 'UK-K_BENCH')],
        'with a squad on the bench that counts as FLEX': [bob, with_('VAN-RB', 'VAN-RB_FLEX')],
        'with a squad on the bench in small letters': [bob, with_('UK-QB', 'UK-QB_bench')],
        'with a squad on the bench by another word': [bob, with_('UK-QB', 'UK-QB_BN')],
        'with a squad that starts among the bench': [bob, sends([...his.slice(1), his[0]])],
        'with a bench before the starters': [bob, sends([...his.slice(7), ...his.slice(0, 7)])],
        'with a squad fewer': [bob, sends(his.slice(1))],
        'with a squad twice': [bob, sends([...his.slice(1), his[1]])],
        'with a squad twice in a longer list': [bob, sends([...his, his[9]])],
        'with a squad that starts and sits': [bob, sends([...his.slice(0, 9), 'ALA-QB_BENCH'])],
        'with the list in another order': [bob, sends([...his].reverse())],
        'with two squads in one text': [bob, sends([`${his[0]!} ${his[1]!}`, ...his.slice(2)])],
        'with two squads in one text, and an empty one': [bob, sends([`${his[0]!} ${his[1]!}`, ...his.slice(2), ''])],
        'with two squads in one text, and one of them again': [
          bob,
          sends([`${his[0]!} ${his[1]!}`, ...his.slice(2), his[9]]),
        ],
        'with a blank after a squad': [bob, with_('UK-QB', 'UK-QB_BENCH ')],
        'with a line after a squad': [bob, with_('UK-QB', 'UK-QB_BENCH\n')],
        'with a squad that says more': [bob, with_('UK-QB', `UK-QB_BENCH_${'X'.repeat(1000)}`)],
        'with a squad that says less': [bob, with_('UK-QB', 'UK-QB')],
        'with a pattern for a squad': [bob, with_('UK-QB', '.*_BENCH')],
        'with a squad that is null': [bob, with_('UK-QB', null)],
        'with a squad that is a number': [bob, with_('UK-QB', 7)],
        'with a squad that is a map': [bob, with_('UK-QB', { id: 'UK-QB', position: 'QB', bench: true })],
        'with a squad that is true': [bob, with_('UK-QB', true)],
        'with a text of 100,000 characters for a squad': [bob, with_('UK-QB', 'x'.repeat(100_000))],
        'with a thousand squads more': [bob, sends([...his, ...Array.from({ length: 1000 }, () => 'UK-QB_BENCH')])],
        'with a list that is a map': [bob, sends(Object.fromEntries(his.entries()))],
        'with a list that is a text': [bob, sends(his.join(' '))],
        'with a list that is empty': [bob, sends([])],
        'in the older form of entries': [
          bob,
          sends(his.map((one) => ({ id: one.split('_')[0], position: one.split('_')[1], bench: false }))),
        ],
        'in the older form of a map': [
          bob,
          sends(Object.fromEntries(his.map((one) => [one.split('_')[0], { position: 'QB', bench: true }]))),
        ],
        'with no list': [bob, commit({ [at.lineups]: set(lineupsOf({})), ...MARK })],
        'with an entry for another beside it': [
          bob,
          commit({
            [at.lineups]: set(entry('bob', his, { users: { bob: his, ann: hers } })),
            ...MARK,
          }),
        ],
        'with an entry for an outsider beside it': [
          bob,
          commit({
            [at.lineups]: set(entry('bob', his, { users: { bob: his, dan: [] } })),
            ...MARK,
          }),
        ],
        'with starters beside it': [
          bob,
          commit({
            [at.lineups]: set(entry('bob', his, { starters: { bob: ['ALA-QB'] } })),
            ...MARK,
          }),
        ],
        'with a field more': [
          bob,
          commit({ [at.lineups]: set(entry('bob', his, { note: 'x'.repeat(1000) })), ...MARK }),
        ],
        'of another league by name': [bob, sends(his, { leagueId: 'other' })],
        'of another week by name': [bob, sends(his, { weekId: '2025-04' })],
        ...confused(
          {
            users: ['null', 'a list', 'a text of 100,000 characters'],
            leagueId: ['null', 'a map'],
            weekId: ['null', 'a number'],
          },
          (field, value) => [bob, commit({ [at.lineups]: set(entry('bob', his, { [field]: value })), ...MARK })],
        ),
        'for a week that is not current': [
          bob,
          commit({
            ...placed('weeklyRosters/league1_2025-04', entry('bob', his, { weekId: '2025-04' })),
            [at.leagueUser('bob')]: update({ lineupWeeks: ['2025-04'] }),
          }),
        ],
        'for a week that does not exist': [
          bob,
          commit({
            ...placed('weeklyRosters/league1_2030-01', entry('bob', his, { weekId: '2030-01' })),
            [at.leagueUser('bob')]: update({ lineupWeeks: ['2030-01'] }),
          }),
        ],
        'under an id of another league': [
          bob,
          commit({ ...MARK, ...placed(`weeklyRosters/other_${WEEK}`, entry('bob', his)) }),
        ],
        'under an id with more parts': [
          bob,
          commit({ ...MARK, ...placed(`weeklyRosters/${LEAGUE}_${WEEK}_x`, entry('bob', his)) }),
        ],
        'under an id that its fields split elsewhere': [
          bob,
          commit({
            ...MARK,
            ...placed(
              `weeklyRosters/${LEAGUE}_${WEEK}_x`,
              entry('bob', his, { leagueId: `${LEAGUE}_${WEEK}`, weekId: 'x' }),
            ),
          }),
        ],
        'under an id that its fields split elsewhere, with its mark': [
          bob,
          commit({
            ...placed(`weeklyRosters/${LEAGUE}_${WEEK}_x`, entry('bob', his, { weekId: `${WEEK}_x` })),
            [at.leagueUser('bob')]: update({ lineupWeeks: [`${WEEK}_x`] }),
          }),
        ],
        'under an id without a league': [
          bob,
          commit({ ...MARK, ...placed(`weeklyRosters/${WEEK}`, entry('bob', his)) }),
        ],
        'under two ids at once': [
          bob,
          commit({
            ...merged('bob', entry('bob', his)),
            ...MARK,
            [`weeklyRosters/${LEAGUE}_${WEEK}_x`]: set(entry('bob', his)),
          }),
        ],
        'with the week’s kickoffs moved in the same batch': [
          bob,
          commit({ ...merged('bob', entry('bob', his)), ...MARK, [at.week]: update({ kickoffs: {} }) }),
        ],
        'as an empty document of the week': [bob, commit(placed(at.lineups, lineupsOf({})))],
        'as a document of the week with junk': [
          bob,
          commit({
            [at.lineups]: set(entry('bob', his, { junk: 'x'.repeat(50_000) })),
            ...MARK,
          }),
        ],
      },
    };
  },

  'lineups of others': () => {
    const hers = storedLineup({ 'TENN-QB': 'QB' }, HERS);
    const his = storedLineup(STARTERS);
    const replaces = (users: DocumentData): Request => commit({ [at.lineups]: set(lineupsOf(users)), ...MARK });
    return {
      state: season({
        [at.lineups]: entry('ann', hers),
        [at.leagueUser('ann')]: leagueUser('ann', { roster: HERS, lineupWeeks: [WEEK] }),
      }),
      honest: [bob, sets(STARTERS)],
      attempts: {
        'are dropped': [bob, replaces({ bob: his })],
        'are emptied': [bob, replaces({ bob: his, ann: [] })],
        'are made a text': [bob, replaces({ bob: his, ann: 'x'.repeat(100_000) })],
        'are sat down': [bob, replaces({ bob: his, ann: storedLineup({}, HERS) })],
        'are changed alone': [bob, commit({ [at.lineups]: update({ 'users.ann': [] }), ...counted('bob') })],
        'are deleted with the document': [bob, commit({ [at.lineups]: remove, ...counted('bob') })],
        'are deleted with the document by their own manager': [
          ann,
          commit({ [at.lineups]: remove, ...counted('ann') }),
        ],
        'are deleted by an administrator': [root, commit({ [at.lineups]: remove, ...counted('root') })],
        'are touched by an outsider with an empty mask': [
          dan,
          commit({
            [at.lineups]: raw((name) => ({
              update: { name, fields: {} },
              updateMask: { fieldPaths: [] },
              currentDocument: { exists: true },
            })),
            ...counted('dan'),
          }),
        ],
        'are read by an outsider': [dan, read(at.lineups)],
        'are listened to by an outsider': [dan, listen(at.lineups)],
        'are read by a member of the staff': [sam, read(at.lineups)],
        'are read by a client that is signed out': [signedOut, read(at.lineups)],
        'get an entry of an outsider': [dan, commit({ [at.lineups]: update({ 'users.dan': [] }), ...counted('dan') })],
      },
    };
  },

  'lineups in the older form, one document a manager': () => {
    const older = `${at.lineups}/users`;
    const hers = { roster: [{ id: 'TENN-QB', position: 'QB', bench: false }] };
    return {
      state: season({ [`${older}/ann`]: hers }),
      honest: [bob, read(`${older}/ann`)],
      attempts: {
        'are written for another': [bob, write(`${older}/ann`, set(hers))],
        'are written for oneself': [bob, write(`${older}/bob`, set({ roster: storedLineup(STARTERS) }))],
        'are written by an administrator': [root, write(`${older}/ann`, set(hers))],
        'are changed by their manager': [ann, write(`${older}/ann`, update({ roster: [] }))],
        'are deleted by their manager': [ann, write(`${older}/ann`, remove)],
        'are read by an outsider': [dan, read(`${older}/ann`)],
        'are listened to by an outsider': [dan, listen(`${older}/ann`)],
        'are listed by an outsider': [dan, find('users', [], { parent: at.lineups })],
        'are listed by a member of the staff': [sam, find('users', [], { parent: at.lineups })],
        'are listed by a client that is signed out': [signedOut, find('users', [], { parent: at.lineups })],
        'are listed across all leagues by a member': [bob, find('users', [], { group: true })],
        'are listed under an id that begins with another league': [
          dan,
          find('users', [], { parent: `weeklyRosters/mine_${LEAGUE}_${WEEK}` }),
        ],
        'are read under an id without a week': [dan, read(`weeklyRosters/${LEAGUE}/users/ann`)],
        'have a document below them written': [bob, write(`${older}/bob/notes/x`, set({ text: 'hi' }))],
        'have a document below them read': [bob, read(`${older}/ann/notes/x`)],
      },
    };
  },

  'squads that have kicked off': () => ({
    state: season({
      [at.week]: storedWeek({ ALA: ago(60), LSU: ago(-3600), UK: ago(-3600), OK: ago(60), MSU: ago(60) }),
    }),
    honest: [bob, sets({ ...startersWithout('LSU-TE') })],
    attempts: {
      'are sat down': [bob, sets(startersWithout('ALA-QB'))],
      'are exchanged for one that has not': [bob, sets({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' })],
      'are started from the bench': [bob, sets({ ...startersWithout('LSU-WR'), 'MSU-WR': 'WR' })],
      'are started from the bench at FLEX': [bob, sets({ ...startersWithout('TEX-RB'), 'MSU-WR': 'FLEX' })],
      'are sat down two at once': [bob, sets(startersWithout('ALA-QB', 'ALA-RB'))],
      'are sat down with the kicker': [bob, sets(startersWithout('OK-K'))],
      'are sat down by way of an empty lineup': [bob, sets({})],
      'are sat down, and started again in the next write': {
        by: bob,
        request: sets(startersWithout('ALA-QB')),
        after: [[bob, sets(STARTERS)]],
      },
      'are moved with the week set back': [
        bob,
        commit({
          ...merged('bob', entry('bob', storedLineup(startersWithout('ALA-QB')))),
          ...MARK,
          [at.week]: set(storedWeek({})),
        }),
      ],
    },
  }),

  'a lineup of this week that is locked in part': () => {
    const before = { ...startersWithout('ALA-QB'), 'UK-QB': 'QB' };
    const sends = (starters: Starters): Request => {
      return commit(merged('bob', entry('bob', storedLineup(starters))));
    };
    return {
      state: season({ ...stored(before), [at.week]: storedWeek({ ALA: ago(60), UK: ago(-3600) }) }),
      honest: [bob, sends(startersWithout('ALA-QB'))],
      attempts: {
        'takes a squad from the bench that has kicked off': [bob, sends(STARTERS)],
        'is deleted, to begin again': [bob, commit({ [at.lineups]: remove, ...counted('bob') })],
        'is deleted by its entries': [
          bob,
          commit({
            [at.lineups]: raw((name) => ({
              update: { name, fields: {} },
              updateMask: { fieldPaths: ['users.bob'] },
              currentDocument: { exists: true },
            })),
            ...counted('bob'),
          }),
        ],
        'is made anew with the mark set back': [
          bob,
          commit({
            ...merged('bob', entry('bob', storedLineup(STARTERS))),
            [at.leagueUser('bob')]: update({ lineupWeeks: [] }),
          }),
        ],
        'has its mark set back': [bob, write(at.leagueUser('bob'), update({ lineupWeeks: [] }))],
        'has its mark set forward': [bob, write(at.leagueUser('bob'), update({ lineupWeeks: ['2025-04'] }))],
        'has its mark set to a made-up text': [bob, write(at.leagueUser('bob'), update({ lineupWeeks: ['zzzz'] }))],
        'has its mark set to the path of another document': [
          bob,
          write(at.leagueUser('bob'), update({ lineupWeeks: [`${WEEK}/users/bob`] })),
        ],
        ...confused(
          { lineupWeeks: ['null', 'a number', 'a list', 'a map', 'a text of 100,000 characters'] },
          (field, value) => [bob, write(at.leagueUser('bob'), update({ [field]: value }))],
        ),
        'has its mark set by another': [ann, write(at.leagueUser('bob'), update({ lineupWeeks: ['2025-04'] }))],
      },
    };
  },

  'a lineup carried over from an earlier week': () => {
    const before = storedLineup({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' });
    const all = ['2025-01', '2025-02', WEEK];
    const past = `weeklyRosters/${LEAGUE}_2025-02`;
    const earlier = (weekId: string): Documents => ({
      [`weeklyRosters/${LEAGUE}_${weekId}`]: entry('bob', before, { weekId }),
    });
    return {
      state: season({
        ...earlier('2025-01'),
        ...earlier('2025-02'),
        [at.leagueUser('bob')]: leagueUser('bob', { roster: ROSTER, lineupWeeks: ['2025-01', '2025-02'] }),
        [at.week]: storedWeek({ ALA: ago(60), UK: ago(-3600) }),
      }),
      honest: [bob, sets({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' }, ROSTER, all)],
      attempts: {
        'is left for the draft’s order, though locked': [bob, sets(STARTERS, ROSTER, all)],
        'is left by leaving the earlier weeks out of the list': [bob, sets(STARTERS)],
        'is left by a list in another order': [bob, sets(STARTERS, ROSTER, [WEEK, '2025-01', '2025-02'])],
        'is left by a list with this week first, twice': [bob, sets(STARTERS, ROSTER, [WEEK, ...all])],
        'of a week that is over is changed': [
          bob,
          commit({ [past]: update({ 'users.bob': [] }), ...counted('bob', past) }),
        ],
        'of a week that is over is deleted': [bob, commit({ [past]: remove, ...counted('bob', past) })],
        'is chosen by setting the mark back': [bob, write(at.leagueUser('bob'), update({ lineupWeeks: ['2025-01'] }))],
        'is chosen by setting the mark back while it is set': [
          bob,
          commit({
            ...merged('bob', entry('bob', storedLineup(STARTERS))),
            [at.leagueUser('bob')]: update({ lineupWeeks: ['2025-01'] }),
          }),
        ],
      },
    };
  },

  'a lineup of a later week': () => {
    const later = '2025-05';
    const path = `weeklyRosters/${LEAGUE}_${later}`;
    const his = storedLineup(STARTERS);
    const week = (id: string, number: number, kickoff: number, changes: DocumentData = {}): Documents => ({
      [`currentWeek/${id}`]: storedWeek({ ALA: ago(kickoff) }, { id, week: number, isCurrent: false, ...changes }),
    });
    const lists = (weeks: unknown): Batch => ({ [at.leagueUser('bob')]: update({ lineupWeeks: weeks }) });
    const sends = (weekId: string, weeks: unknown, lineup: unknown = his, more: Batch = {}): Request =>
      commit({
        ...merged('bob', entry('bob', lineup, { weekId }), `weeklyRosters/${LEAGUE}_${weekId}`),
        ...lists(weeks),
        ...more,
      });
    const removes = (weekId: string, weeks: unknown, who = 'bob'): Request =>
      commit({
        [`weeklyRosters/${LEAGUE}_${weekId}`]: raw((name) => ({
          update: { name, fields: {} },
          updateMask: { fieldPaths: [quoted('users', who)] },
          currentDocument: { exists: true },
        })),
        ...counted('bob', `weeklyRosters/${LEAGUE}_${weekId}`),
        ...lists(weeks),
      });
    const hers = storedLineup({ 'TENN-QB': 'QB' }, HERS);
    return {
      state: season({
        ...week('2025-02', 2, 700_000),
        ...week('2025-04', 4, -600_000),
        ...week(later, 5, -1_200_000),
        ...week('2025-06', 6, 60),
        ...week('2026-01', 1, -9_000_000, { season: 2026 }),
        'weeklyRosters/league1_2025-04': lineupsOf({ ann: hers, bob: his }, '2025-04'),
        'weeklyRosters/league1_2025-06': lineupsOf({ bob: his }, '2025-06'),
        [at.leagueUser('bob')]: leagueUser('bob', { roster: ROSTER, lineupWeeks: ['2025-04', '2025-06'] }),
      }),
      honest: [bob, sends(later, ['2025-04', later, '2025-06'])],
      attempts: {
        'without its week in the list': [bob, commit(merged('bob', entry('bob', his, { weekId: later }), path))],
        'before an earlier week in the list': [bob, sends(later, [later, '2025-04', '2025-06'])],
        'after a later week in the list': [bob, sends(later, ['2025-04', '2025-06', later])],
        'twice in the list': [bob, sends(later, ['2025-04', later, later, '2025-06'])],
        'with another week added to the list': [bob, sends(later, [WEEK, '2025-04', later, '2025-06'])],
        'with another week taken from the list': [bob, sends(later, ['2025-04', later])],
        'with the list emptied': [bob, sends(later, [])],
        'with a list that is a text': [bob, sends(later, `2025-04 ${later} 2025-06`)],
        'with a list that is a map': [bob, sends(later, { [later]: true })],
        'with two weeks in one text of the list': [bob, sends(later, [`2025-04 ${later}`, '2025-06'])],
        'with a squad of another': [
          bob,
          sends(
            later,
            ['2025-04', later, '2025-06'],
            storedLineup({ ...startersWithout('ALA-QB'), 'TENN-QB': 'QB' }, [...ROSTER.slice(1), 'TENN-QB']),
          ),
        ],
        'without one of the roster': [
          bob,
          sends(later, ['2025-04', later, '2025-06'], storedLineup(STARTERS, ROSTER.slice(0, 9))),
        ],
        'with two quarterbacks': [
          bob,
          sends(later, ['2025-04', later, '2025-06'], storedLineup({ ...STARTERS, 'UK-QB': 'QB' })),
        ],
        'of another manager': [
          ann,
          commit({
            ...merged('bob', entry('bob', his, { weekId: later }), path, 'ann'),
            [at.leagueUser('ann')]: update({ lineupWeeks: [later] }),
          }),
        ],
        'of another manager beside one’s own': [
          ann,
          commit({
            [path]: set(lineupsOf({ ann: hers, bob: storedLineup({}) }, later)),
            ...counted('ann', path),
            [at.leagueUser('ann')]: update({ lineupWeeks: [later] }),
          }),
        ],
        'of an outsider': [dan, commit({ ...merged('dan', entry('dan', his, { weekId: later }), path) })],
        'that has begun, though it is not the current one': [bob, sends('2025-06', ['2025-04', '2025-06'])],
        'that is over': [bob, sends('2025-02', ['2025-02', '2025-04', '2025-06'])],
        'of the next season': [bob, sends('2026-01', ['2025-04', '2025-06', '2026-01'])],
        'with its kickoffs moved in the same batch': [
          bob,
          sends('2025-06', ['2025-04', '2025-06'], his, {
            'currentWeek/2025-06': update({ firstKickoff: ago(-9_000) }),
          }),
        ],
        'is removed once the week has begun': [bob, removes('2025-06', ['2025-04'])],
        'is removed and stays in the list': [bob, removes('2025-04', ['2025-04', '2025-06', later])],
        'is removed with another week taken from the list': [bob, removes('2025-04', ['2025-04'])],
        'is removed with the whole list': [bob, removes('2025-04', [])],
        'is removed for another manager': [bob, removes('2025-04', ['2025-06'], 'ann')],
        'is removed by another manager': [
          ann,
          commit({
            'weeklyRosters/league1_2025-04': raw((name) => ({
              update: { name, fields: {} },
              updateMask: { fieldPaths: ['users.bob'] },
              currentDocument: { exists: true },
            })),
            ...counted('ann', 'weeklyRosters/league1_2025-04'),
          }),
        ],
        'is removed with those of all managers': [
          bob,
          commit({
            'weeklyRosters/league1_2025-04': update({ users: {} }),
            ...counted('bob', 'weeklyRosters/league1_2025-04'),
            ...lists(['2025-06']),
          }),
        ],
        'is removed with the document': [
          bob,
          commit({
            'weeklyRosters/league1_2025-04': remove,
            ...counted('bob', 'weeklyRosters/league1_2025-04'),
            ...lists(['2025-06']),
          }),
        ],
        'is left in place while its week goes from the list': [bob, commit(lists(['2025-06']))],
        'is moved to another week by the list alone': [bob, commit(lists(['2025-05', '2025-06']))],
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
          ...merged('bob', entry('bob', storedLineup(STARTERS))),
          ...MARK,
          [at.ledger]: update({ settled: true, rosters: { bob: ROSTER }, owned: ROSTER }),
        }),
      ],
      'a mark is set': [bob, commit(MARK)],
    },
  }),

  'a week that is not current': () => ({
    state: season({ [at.week]: storedWeek({ ALA: ago(60), LSU: ago(-3600) }, { isCurrent: false }) }),
    honest: [bob, read(at.week)],
    attempts: {
      'a lineup is set': [bob, sets(STARTERS)],
      'a lineup is set with the week made current': [
        bob,
        commit({
          ...merged('bob', entry('bob', storedLineup(STARTERS))),
          ...MARK,
          [at.week]: update({ isCurrent: true }),
        }),
      ],
    },
  }),
});
