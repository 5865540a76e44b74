import type { DocumentData } from 'firebase/firestore';
import { LEAGUE, WEEK, ago, league } from '../../support/documents';
import { ROSTER } from '../../support/lineups';
import { at, marking, now } from '../honest';
import { confused } from '../support/junk';
import { ann, bob, commit, dan, read, root, sam, signedOut, write, type Batch, type Person } from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { remove, set, update } from '../support/wire';
import { HERS, STEP, entryPath, move, openWeek, season as portalSeason } from './portal';

const NEXT = entryPath(STEP + 1);
const REASON = 'Bob’s phone died before kickoff.';

/** The portal's league in a week whose portal hasn't opened; ann is its commissioner. */
const season = (more: Documents = {}): Documents =>
  portalSeason({ [at.week]: openWeek({ monday: ago(8 * 3600) }), ...more });

/** What the commissioner's client sends. The changes are to the transaction and to the ledger. */
const correct = (
  manager: string,
  adds: readonly string[],
  drops: readonly string[],
  { entry = {}, books = {} }: { entry?: DocumentData; books?: DocumentData } = {},
): Batch => ({
  ...move(manager, adds, drops, { by: 'ann', entry: { kind: 'correction', reason: REASON, ...entry }, books }),
  // Nothing limits corrections.
  [at.writeRate('ann', 'move')]: null,
});

const HONEST = correct('bob', ['UGA-QB', 'UGA-RB'], ['UK-QB', 'VAN-RB']);

const ENTRY: DocumentData = {
  leagueId: LEAGUE,
  step: STEP + 1,
  kind: 'correction',
  by: 'ann',
  at: now,
  week: WEEK,
  manager: 'bob',
  adds: ['UGA-QB'],
  drops: ['UK-QB'],
  reason: REASON,
};

export const corrections = concern('corrections', {
  'a correction of another manager’s roster': () => {
    const swaps = (adds: readonly string[], drops: readonly string[]): Step => [
      ann,
      commit(correct('bob', adds, drops)),
    ];
    const lies = (changes: DocumentData, without = ''): Step => {
      const { [without]: _, ...entry } = { ...ENTRY, ...changes };
      return [
        ann,
        commit({
          ...correct('bob', ['UGA-QB'], ['UK-QB']),
          [NEXT]: set(entry),
          ...marking('ann', 'move', `${LEAGUE}_${String(STEP + 1)}`),
        }),
      ];
    };
    const forges = (books: DocumentData): Step => [ann, commit(correct('bob', ['UGA-QB'], ['UK-QB'], { books }))];
    const by = (person: Person, uid: string): Step => [
      person,
      commit(correct('bob', ['UGA-QB'], ['UK-QB'], { entry: { by: uid } })),
    ];
    return {
      state: season(),
      honest: [ann, commit(HONEST)],
      attempts: {
        'by the manager himself': by(bob, 'bob'),
        'by an outsider': by(dan, 'dan'),
        'by an administrator': by(root, 'root'),
        'by a member of the staff': by(sam, 'sam'),
        'by a client that is signed out': by(signedOut, 'ann'),
        'by a manager, of the commissioner’s roster': [
          bob,
          commit(correct('ann', ['UGA-QB'], ['TENN-QB'], { entry: { by: 'bob' } })),
        ],
        'of the commissioner’s own roster': [ann, commit(correct('ann', ['UGA-QB'], ['TENN-QB']))],
        'of a house team’s roster': [
          ann,
          commit({ ...correct('house-1', [], ['VAN-QB']), [at.leagueUser('house-1')]: null }),
        ],
        'of one roster, called another’s': lies({ manager: 'ann' }),
        'in another’s name': lies({ by: 'bob' }),
        'without a reason': lies({}, 'reason'),
        'with an empty reason': lies({ reason: '' }),
        'with a blank reason': lies({ reason: ' \n\t' }),
        'with an invisible reason': lies({ reason: '\u200b\u2060' }),
        'with a reason of 281 characters': lies({ reason: 'x'.repeat(281) }),
        'with a field more': lies({ note: 'hi' }),
        'called an add': lies({ kind: 'add' }),
        'called an add, without a reason': lies({ kind: 'add' }, 'reason'),
        'called a drop': lies({ kind: 'drop' }),
        'called a claim': lies({ kind: 'claim' }),
        'for a past week': lies({ week: '2025-02' }),
        'for a later week': lies({ week: '2025-04' }),
        'in another league': lies({ leagueId: 'other' }),
        'under another step': lies({ step: STEP + 2 }),
        backdated: lies({ at: ago(600) }),
        'that changes nothing': swaps([], []),
        'that adds another manager’s squad': swaps(['TENN-QB'], ['UK-QB']),
        'that adds a house team’s squad': swaps(['VAN-QB'], ['UK-QB']),
        'that adds the squad it drops': swaps(['UK-QB'], ['UK-QB']),
        'that adds a squad twice': swaps(['UGA-QB', 'UGA-QB'], ['UK-QB', 'VAN-RB']),
        'that adds a squad twice, and owns it once': [
          ann,
          commit(
            correct('bob', ['UGA-QB', 'UGA-QB'], ['UK-QB', 'VAN-RB'], {
              books: {
                owned: [...HERS, ...ROSTER.filter((squad) => !['UK-QB', 'VAN-RB'].includes(squad)), 'VAN-QB', 'UGA-QB'],
              },
            }),
          ),
        ],
        'that adds a squad that doesn’t exist': swaps(['YALE-QB'], ['UK-QB']),
        'that adds two squads in one text': swaps(['UGA-QB UGA-RB'], ['UK-QB', 'VAN-RB']),
        'that drops a squad of another roster': swaps(['UGA-QB'], ['TENN-QB']),
        'that drops a free squad': swaps(['UGA-QB'], ['UGA-RB']),
        'that drops a squad twice': swaps(['UGA-QB', 'UGA-RB'], ['UK-QB', 'UK-QB']),
        'that drops a squad twice for one': swaps(['UGA-QB'], ['UK-QB', 'UK-QB']),
        'that makes a roster too large': swaps(['UGA-QB'], []),
        'with another roster in the ledger': forges({ 'rosters.bob': [...ROSTER, 'UGA-QB'] }),
        'with her own roster changed too': forges({ 'rosters.ann': [...HERS, 'UGA-RB'] }),
        'with a squad owned by none': forges({ owned: [...HERS, ...ROSTER, 'VAN-QB'] }),
        'without the history': forges({ [`history.2025-03.bob`]: [] }),
        'with the history of an earlier week': forges({ 'history.2025-02.bob': ['UGA-QB'] }),
        'with other waivers': forges({ waivers: { week: '2025-03', priority: ['ann'], turns: [] } }),
        'with empty waivers': forges({ waivers: {} }),
        'with the ledger opened again': forges({ settled: false }),
        'without the transaction': [ann, commit({ ...HONEST, [NEXT]: null })],
        'without the roster document': [ann, commit({ ...HONEST, [at.leagueUser('bob')]: null })],
        'with another roster document': [
          ann,
          commit({ ...HONEST, [at.leagueUser('bob')]: update({ roster: ROSTER }) }),
        ],
        'a second time': { by: ann, request: commit(HONEST), after: [[ann, commit(HONEST)]] },
        'whose reason is changed later': {
          by: ann,
          request: write(NEXT, update({ reason: 'Because.' })),
          after: [[ann, commit(HONEST)]],
        },
        'that is deleted later': { by: ann, request: write(NEXT, remove), after: [[ann, commit(HONEST)]] },
        ...confused(
          {
            adds: ['null', 'a map', 'a text of 100,000 characters', 'a number'],
            drops: ['null', 'a map', 'an empty text', 'a boolean'],
            manager: ['null', 'a list', 'a reference'],
            reason: ['null', 'a list', 'a map', 'a number', 'a boolean'],
            at: ['null', 'a number', 'an empty text'],
          },
          (field, value) => lies({ [field]: value }),
        ),
      },
    };
  },

  'a week that has kicked off': () => ({
    state: season({ [at.week]: openWeek({ firstKickoff: ago(60) }) }),
    honest: [ann, read(at.week)],
    attempts: {
      'a correction': [ann, commit(HONEST)],
      'a correction with the kickoff moved': [
        ann,
        commit({ ...HONEST, [at.week]: update({ firstKickoff: ago(-3600) }) }),
      ],
      'a correction for another week that is made in the same batch': [
        ann,
        commit({
          ...correct('bob', ['UGA-QB'], ['UK-QB'], { entry: { week: '2025-04' } }),
          'currentWeek/2025-04': set(openWeek()),
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
    honest: [bob, commit(correct('ann', ['UGA-QB'], ['TENN-QB'], { entry: { by: 'bob' } }))],
    attempts: { 'a correction by the former commissioner': [ann, commit(HONEST)] },
  }),

  'a league with a co-commissioner': () => ({
    state: season({
      [at.league]: league(['ann', 'bob'], {
        coCommissioner: 'bob',
        draftStatus: 'complete',
        schedule: { managers: ['ann', 'bob', 'house-1'] },
      }),
    }),
    honest: [bob, commit(correct('ann', ['UGA-QB'], ['TENN-QB'], { entry: { by: 'bob' } }))],
    attempts: {
      'a correction of the co-commissioner’s own roster': [
        bob,
        commit(correct('bob', ['UGA-QB'], ['UK-QB'], { entry: { by: 'bob' } })),
      ],
      'a correction by the co-commissioner in the commissioner’s name': [
        bob,
        commit(correct('ann', ['UGA-QB'], ['TENN-QB'])),
      ],
    },
  }),

  'a week that isn’t current': () => ({
    state: season({ [at.week]: openWeek({ isCurrent: false }) }),
    honest: [ann, read(at.week)],
    attempts: { 'a correction': [ann, commit(HONEST)] },
  }),

  'a week of another season': () => ({
    state: season({ [at.week]: openWeek({ season: 2026 }) }),
    honest: [ann, read(at.week)],
    attempts: { 'a correction': [ann, commit(HONEST)] },
  }),

  'the corrections of the league': () => ({
    state: season({
      [entryPath(STEP)]: {
        leagueId: LEAGUE,
        step: STEP,
        kind: 'correction',
        by: 'ann',
        at: ago(600),
        week: '2025-02',
        manager: 'bob',
        adds: ['UK-QB'],
        drops: [],
        reason: REASON,
      },
    }),
    honest: [ann, commit(HONEST)],
    attempts: {
      'one is changed by its manager': [bob, write(entryPath(STEP), update({ reason: 'Spite.' }))],
      'one is changed by the commissioner': [ann, write(entryPath(STEP), update({ reason: 'He asked.' }))],
      'one is deleted by the commissioner': [ann, write(entryPath(STEP), remove)],
      'one is made without a step': [ann, write(NEXT, set(ENTRY))],
    },
  }),
});
