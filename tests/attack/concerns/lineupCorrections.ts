import type { DocumentData } from 'firebase/firestore';
import { LEAGUE, WEEK, ago, league, leagueUser } from '../../support/documents';
import {
  ROSTER,
  STARTERS,
  lineups as lineupsOf,
  startersWithout,
  storedLineup,
  type Starters,
} from '../../support/lineups';
import { at, now } from '../honest';
import { confused } from '../support/junk';
import { ann, bob, commit, dan, read, root, sam, signedOut, write, type Batch, type Person } from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { remove, set, update } from '../support/wire';
import { HERS, STEP, entryPath, openWeek, season as portalSeason } from './portal';

const NEXT = entryPath(STEP + 1);
const REASON = 'Bob’s phone died before kickoff.';
const AFTER: Starters = { ...startersWithout('TEX-RB'), 'MSU-WR': 'FLEX' };

/** The portal's league on a Saturday: Alabama and Texas A&M have kicked off, LSU hasn't, and the others have a bye. */
const season = (more: Documents = {}): Documents =>
  portalSeason({
    [at.week]: openWeek({
      kickoffs: { ALA: ago(3600), TAMU: ago(60), LSU: ago(-3600) },
      kickoffOrder: ['ALA', 'TAMU', 'LSU'],
      firstKickoff: ago(3600),
    }),
    ...more,
  });

const ENTRY: DocumentData = {
  leagueId: LEAGUE,
  step: STEP + 1,
  kind: 'lineup',
  by: 'ann',
  at: now,
  week: WEEK,
  manager: 'bob',
  adds: [],
  drops: [],
  reason: REASON,
  starts: ['MSU-WR'],
  sits: ['TEX-RB'],
};

interface Changes {
  entry?: DocumentData;
  books?: DocumentData;
  lineups?: DocumentData;
  mark?: readonly string[];
}

/** What the commissioner's client sends for bob's lineup, with changes. */
const correct = ({
  entry = {},
  books = {},
  lineups = { bob: storedLineup(AFTER) },
  mark = [WEEK],
}: Changes = {}): Batch => ({
  [NEXT]: set({ ...ENTRY, ...entry }),
  [at.ledger]: update({ step: STEP + 1, [`history.${WEEK}.bob`]: ROSTER, ...books }),
  [at.lineups]: set(lineupsOf(lineups)),
  [at.leagueUser('bob')]: update({ lineupWeeks: mark }),
});

export const lineupCorrections = concern('lineup corrections', {
  'a correction of another manager’s lineup': () => {
    const lies = (entry: DocumentData): Step => [ann, commit(correct({ entry }))];
    const forges = (books: DocumentData): Step => [ann, commit(correct({ books }))];
    const sends = (lineups: DocumentData, entry: DocumentData = {}): Step => [ann, commit(correct({ lineups, entry }))];
    const by = (person: Person, uid: string): Step => [person, commit(correct({ entry: { by: uid } }))];
    const without = (path: string): Step => [ann, commit({ ...correct(), [path]: null })];
    const hers = storedLineup({ 'TENN-QB': 'QB' }, HERS);
    const { reason: _, ...noReason } = ENTRY;
    return {
      state: season(),
      honest: [ann, commit(correct())],
      attempts: {
        'by the manager himself': by(bob, 'bob'),
        'by an outsider': by(dan, 'dan'),
        'by an administrator': by(root, 'root'),
        'by a member of the staff': by(sam, 'sam'),
        'by a client that is signed out': by(signedOut, 'ann'),
        'in another’s name': lies({ by: 'bob' }),
        'by a manager, of the commissioner’s lineup': [
          bob,
          commit({
            [NEXT]: set({ ...ENTRY, by: 'bob', manager: 'ann', starts: ['TENN-QB'], sits: [] }),
            [at.ledger]: update({ step: STEP + 1, [`history.${WEEK}.ann`]: HERS }),
            [at.lineups]: set(lineupsOf({ ann: storedLineup({ 'TENN-QB': 'QB' }, HERS) })),
            [at.leagueUser('ann')]: update({ lineupWeeks: [WEEK] }),
          }),
        ],
        'of the commissioner’s own lineup': [
          ann,
          commit({
            [NEXT]: set({ ...ENTRY, manager: 'ann', starts: [], sits: ['TENN-K'] }),
            [at.ledger]: update({ step: STEP + 1, [`history.${WEEK}.ann`]: HERS }),
            [at.lineups]: set(lineupsOf({ ann: storedLineup({ 'TENN-QB': 'QB', 'TENN-DST': 'DST' }, HERS) })),
            [at.leagueUser('ann')]: update({ lineupWeeks: [WEEK] }),
          }),
        ],
        'of a house team’s lineup': [
          ann,
          commit({
            [NEXT]: set({ ...ENTRY, manager: 'house-1', starts: [], sits: ['VAN-QB'] }),
            [at.ledger]: update({ step: STEP + 1, [`history.${WEEK}.house-1`]: ['VAN-QB'] }),
            [at.lineups]: set(lineupsOf({ 'house-1': ['VAN-QB_BENCH'] })),
          }),
        ],
        'of one manager, called another’s': lies({ manager: 'ann' }),
        'of two managers': sends({ bob: storedLineup(AFTER), ann: hers }),
        'with a lineup for an outsider': sends({ bob: storedLineup(AFTER), dan: [] }),
        'without a step': [
          ann,
          commit({ [at.lineups]: correct()[at.lineups]!, [at.leagueUser('bob')]: correct()[at.leagueUser('bob')]! }),
        ],
        'without a step or a mark': [ann, commit({ [at.lineups]: correct()[at.lineups]! })],
        'by the last step, which was an add': [
          ann,
          commit({ [at.lineups]: correct()[at.lineups]!, [at.leagueUser('bob')]: update({ lineupWeeks: [WEEK] }) }),
        ],
        'without the transaction': without(NEXT),
        'without the ledger': without(at.ledger),
        'without the lineup': without(at.lineups),
        'without the lineup and its mark': [
          ann,
          commit({ ...correct(), [at.lineups]: null, [at.leagueUser('bob')]: null }),
        ],
        'without the mark': without(at.leagueUser('bob')),
        'with the mark of another week': [ann, commit(correct({ mark: ['2025-04'] }))],
        'with the mark of a second week': [ann, commit(correct({ mark: [WEEK, '2025-04'] }))],
        'as a step that is skipped': [
          ann,
          commit({
            ...correct({ entry: { step: STEP + 2 }, books: { step: STEP + 2 } }),
            [NEXT]: null,
            [entryPath(STEP + 2)]: set({ ...ENTRY, step: STEP + 2 }),
          }),
        ],
        'under another step': lies({ step: STEP + 2 }),
        'without a reason': [ann, commit({ ...correct(), [NEXT]: set(noReason) })],
        'with an empty reason': lies({ reason: '' }),
        'with a blank reason': lies({ reason: ' \n\t' }),
        'with a reason of 281 characters': lies({ reason: 'x'.repeat(281) }),
        'with a field more': lies({ note: 'hi' }),
        'for another week by name': lies({ week: '2025-04' }),
        'in another league': lies({ leagueId: 'other' }),
        backdated: lies({ at: ago(600) }),
        'called a correction of the roster': lies({ kind: 'correction' }),
        'called an add': lies({ kind: 'add' }),
        'that says nothing changed': lies({ starts: [], sits: [] }),
        'that says another squad starts': lies({ starts: ['UK-QB'] }),
        'that says another squad sits': lies({ sits: ['LSU-WR'] }),
        'that says more squads start': lies({ starts: ['MSU-WR', 'UK-QB'] }),
        'that says a squad starts twice': lies({ starts: ['MSU-WR', 'MSU-WR'] }),
        'that leaves out who sits': lies({ sits: [] }),
        'that exchanges who starts and who sits': lies({ starts: ['TEX-RB'], sits: ['MSU-WR'] }),
        'that adds a squad': lies({ adds: ['UGA-QB'] }),
        'that drops a squad': lies({ drops: ['UK-QB'] }),
        'that adds and drops in the ledger too': [
          ann,
          commit(
            correct({
              entry: { adds: ['UGA-QB'], drops: ['UK-QB'] },
              books: {
                'rosters.bob': [...ROSTER.filter((squad) => squad !== 'UK-QB'), 'UGA-QB'],
                owned: [...HERS, ...ROSTER.filter((squad) => squad !== 'UK-QB'), 'VAN-QB', 'UGA-QB'],
              },
            }),
          ),
        ],
        'with another roster in the ledger': forges({ 'rosters.bob': ROSTER.slice(1) }),
        'with her own roster changed': forges({ 'rosters.ann': [...HERS, 'UGA-RB'] }),
        'with the history of another week': forges({ 'history.2025-02.bob': ['UGA-QB'] }),
        'with other waivers': forges({ waivers: { week: WEEK, priority: ['ann'], turns: [] } }),
        'that moves a starter who has kicked off': sends(
          { bob: storedLineup({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' }) },
          { starts: ['UK-QB'], sits: ['ALA-QB'] },
        ),
        'that moves a starter who has kicked off, and doesn’t say so': sends({
          bob: storedLineup({ ...startersWithout('ALA-QB', 'TEX-RB'), 'UK-QB': 'QB', 'MSU-WR': 'FLEX' }),
        }),
        'with a squad of another roster': sends({
          bob: storedLineup({ ...startersWithout('TEX-RB'), 'MSU-WR': 'FLEX' }, [...ROSTER, 'TENN-QB']),
        }),
        'without one of the roster': sends({
          bob: storedLineup(
            AFTER,
            ROSTER.filter((squad) => squad !== 'UK-QB'),
          ),
        }),
        'with two at FLEX': sends({ bob: storedLineup({ ...STARTERS, 'MSU-WR': 'FLEX' }) }, { sits: [] }),
        'with a lineup that is empty': sends({ bob: [] }),
        'a second time': { by: ann, request: commit(correct()), after: [[ann, commit(correct())]] },
        'whose reason is changed later': {
          by: ann,
          request: write(NEXT, update({ reason: 'Because.' })),
          after: [[ann, commit(correct())]],
        },
        'that is deleted later': { by: ann, request: write(NEXT, remove), after: [[ann, commit(correct())]] },
        'that is used again for another lineup': {
          by: ann,
          request: commit({
            [at.lineups]: set(lineupsOf({ bob: storedLineup({ ...startersWithout('TEX-RB'), 'VAN-RB': 'FLEX' }) })),
          }),
          after: [[ann, commit(correct())]],
        },
        'that is removed with the manager’s lineup': {
          by: ann,
          request: commit({ [at.lineups]: set(lineupsOf({})), [at.leagueUser('bob')]: update({ lineupWeeks: [] }) }),
          after: [[ann, commit(correct())]],
        },
        ...confused(
          {
            adds: ['null', 'a map', 'a number'],
            drops: ['null', 'an empty text', 'a boolean'],
            starts: ['null', 'a map', 'a text of 100,000 characters', 'a number'],
            sits: ['null', 'a map', 'an empty text', 'a boolean'],
            manager: ['null', 'a list', 'a reference'],
            reason: ['null', 'a list', 'a number'],
            at: ['null', 'a number'],
          },
          (field, value) => lies({ [field]: value }),
        ),
      },
    };
  },

  'a lineup that was set for this week': () => ({
    state: season({
      [at.lineups]: lineupsOf({ bob: storedLineup(STARTERS) }),
      [at.leagueUser('bob')]: leagueUser('bob', { roster: ROSTER, lineupWeeks: [WEEK] }),
    }),
    honest: [ann, commit({ ...correct(), [at.leagueUser('bob')]: null })],
    attempts: {
      'is left as it is, with a step that says otherwise': [
        ann,
        commit({ ...correct({ lineups: { bob: storedLineup(STARTERS) } }), [at.leagueUser('bob')]: null }),
      ],
      'isn’t written, with a step that says it is': [
        ann,
        commit({ ...correct(), [at.lineups]: null, [at.leagueUser('bob')]: null }),
      ],
      'is corrected with its mark taken away': [ann, commit(correct({ mark: [] }))],
      'loses its mark': [ann, write(at.leagueUser('bob'), update({ lineupWeeks: [] }))],
      'is set without a step': [ann, commit({ [at.lineups]: set(lineupsOf({ bob: storedLineup(AFTER) })) })],
    },
  }),

  'a week that is over': () => ({
    state: season({ [at.week]: openWeek({ isCurrent: false, firstKickoff: ago(3600) }) }),
    honest: [ann, read(at.week)],
    attempts: {
      'is corrected': [ann, commit(correct())],
      'is corrected, and made current': [ann, commit({ ...correct(), [at.week]: update({ isCurrent: true }) })],
    },
  }),

  'a later week': () => ({
    state: season({ 'currentWeek/2025-04': openWeek({ id: '2025-04', week: 4, isCurrent: false }) }),
    honest: [ann, commit(correct())],
    attempts: {
      'is corrected': [
        ann,
        commit({
          [NEXT]: set({ ...ENTRY, week: '2025-04' }),
          [at.ledger]: update({ step: STEP + 1, ['history.2025-04.bob']: ROSTER }),
          'weeklyRosters/league1_2025-04': set(lineupsOf({ bob: storedLineup(AFTER) }, '2025-04')),
          [at.leagueUser('bob')]: update({ lineupWeeks: ['2025-04'] }),
        }),
      ],
      'is corrected beside this one, by the same step': [
        ann,
        commit({
          ...correct({ mark: [WEEK, '2025-04'] }),
          'weeklyRosters/league1_2025-04': set(lineupsOf({ bob: storedLineup(AFTER) }, '2025-04')),
        }),
      ],
    },
  }),

  'a league that was handed over': () => ({
    state: season({
      [at.league]: league(['ann', 'bob'], {
        createdBy: 'bob',
        draftStatus: 'complete',
        schedule: { managers: ['ann', 'bob', 'house-1'] },
      }),
    }),
    honest: [bob, read(at.week)],
    attempts: { 'a correction by the former commissioner': [ann, commit(correct())] },
  }),

  'a league with a co-commissioner': () => ({
    state: season({
      [at.league]: league(['ann', 'bob'], {
        createdBy: 'bob',
        coCommissioner: 'ann',
        draftStatus: 'complete',
        schedule: { managers: ['ann', 'bob', 'house-1'] },
      }),
    }),
    honest: [ann, commit(correct())],
    attempts: { 'a correction of the commissioner’s own': [bob, commit(correct({ entry: { by: 'bob' } }))] },
  }),

  'a week of another season': () => ({
    state: season({ [at.week]: openWeek({ season: 2026, firstKickoff: ago(3600) }) }),
    honest: [ann, read(at.week)],
    attempts: { 'is corrected': [ann, commit(correct())] },
  }),
});
