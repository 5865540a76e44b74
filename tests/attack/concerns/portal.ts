import type { DocumentData } from 'firebase/firestore';
import { LEAGUE, WEEK, ago, league, leagueUser, ledger } from '../../support/documents';
import { ROSTER, storedWeek } from '../../support/lineups';
import { at, allUsers, marking, now } from '../honest';
import { confused } from '../support/junk';
import {
  ann,
  bob,
  commit,
  dan,
  find,
  listen,
  listenTo,
  read,
  root,
  sam,
  signedOut,
  write,
  type Batch,
  type Person,
  type Request,
} from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { double, plus, remove, set, union, update, without } from '../support/wire';

export const HERS = ['TENN-QB', 'TENN-K', 'TENN-DST'];
const HOUSE = ['VAN-QB'];
const ROSTERS = { ann: HERS, bob: ROSTER, 'house-1': HOUSE };
export const STEP = 4;
const HISTORY = { '2025-02': { ann: ['TENN-QB', 'TENN-K', 'UGA-RB'] } };
export const entryPath = (step: number): string => `transactions/${LEAGUE}_${String(step)}`;
const NEXT = entryPath(STEP + 1);
const LAST = entryPath(STEP);

/** The week, with its portal open since 23 hours before the times of `storedWeek`. */
export const openWeek = (changes: DocumentData = {}): DocumentData => storedWeek({ ALA: ago(-3600) }, changes);

const last: DocumentData = {
  leagueId: LEAGUE,
  step: STEP,
  kind: 'add',
  by: 'ann',
  at: ago(600_000),
  week: '2025-02',
  manager: 'ann',
  adds: ['TENN-DST'],
  drops: ['UGA-RB'],
};

/** A league in its season after four changes: bob's roster is full, ann's has room. */
export const season = (more: Documents = {}): Documents => ({
  ...allUsers(),
  [at.league]: league(['ann', 'bob'], { draftStatus: 'complete', schedule: { managers: ['ann', 'bob', 'house-1'] } }),
  [at.ledger]: ledger({
    settled: true,
    rosters: ROSTERS,
    owned: [...HERS, ...ROSTER, ...HOUSE],
    step: STEP,
    history: HISTORY,
  }),
  [at.leagueUser('ann')]: leagueUser('ann', { roster: HERS }),
  [at.leagueUser('bob')]: leagueUser('bob', { roster: ROSTER }),
  [at.week]: openWeek(),
  [LAST]: last,
  ...more,
});

const rosterOf = (uid: string): string[] => ROSTERS[uid as 'ann'];
const moved = (roster: readonly string[], adds: readonly string[], drops: readonly string[]): string[] => [
  ...roster.filter((squad) => !drops.includes(squad)),
  ...adds,
];

/**
 * What an honest client sends to add and drop squads, `by` a person for their team. The changes are to the transaction
 * and to the ledger.
 */
export function move(
  uid: string,
  adds: readonly string[],
  drops: readonly string[],
  {
    by = uid,
    entry = {},
    books = {},
    step = STEP + 1,
  }: { by?: string; entry?: DocumentData; books?: DocumentData; step?: number } = {},
): Batch {
  const roster = moved(rosterOf(uid), adds, drops);
  return {
    ...marking(by, 'move', `${LEAGUE}_${String(step)}`),
    [entryPath(step)]: set({
      leagueId: LEAGUE,
      step,
      kind: adds.length > 0 ? 'add' : 'drop',
      by,
      at: now,
      week: WEEK,
      manager: uid,
      adds,
      drops,
      ...entry,
    }),
    [at.ledger]: update({
      step,
      owned: moved([...HERS, ...ROSTER, ...HOUSE], adds, drops),
      [`rosters.${uid}`]: roster,
      [`history.${WEEK}.${uid}`]: rosterOf(uid),
      ...books,
    }),
    [at.leagueUser(uid)]: update({ roster }),
  };
}

const HONEST = move('bob', ['UGA-QB'], ['UK-QB']);

/** A batch of a league without a portal, with the option changed in the same write. */
const reopening = (batch: Batch, person: Person = bob): Step => [
  person,
  commit({ ...batch, [at.league]: update({ waivers: 'open' }) }),
];

export const portal = concern('portal', {
  'a league without a portal': () => ({
    state: season({
      [at.league]: league(['ann', 'bob'], {
        draftStatus: 'complete',
        schedule: { managers: ['ann', 'bob', 'house-1'] },
        waivers: 'closed',
      }),
    }),
    honest: [bob, read(at.ledger)],
    attempts: {
      'with an add and a drop': [bob, commit(HONEST)],
      'with a drop': [bob, commit(move('bob', [], ['UK-QB']))],
      'with an add': [ann, commit(move('ann', ['UGA-QB'], []))],
      'with an add by the commissioner': [ann, commit(move('bob', ['UGA-QB'], ['UK-QB'], { by: 'ann' }))],
      'with an add by an administrator': [root, commit(HONEST)],
      'with an add as the portal is opened': reopening(HONEST),
      'with an add as the commissioner opens the portal': reopening(move('ann', ['UGA-QB'], []), ann),
      'with a portal opened by the commissioner': [ann, write(at.league, update({ waivers: 'open' }))],
      'with a portal opened by an administrator': [root, write(at.league, update({ waivers: 'open' }))],
      'with the option taken away': [ann, write(at.league, update({ waivers: remove }))],
    },
  }),

  'an add with a drop': () => {
    const adds = (squads: readonly string[], drops: readonly string[] = ['UK-QB'], uid = 'bob'): Step => [
      uid === 'bob' ? bob : ann,
      commit(move(uid, squads, drops)),
    ];
    const lies = (entry: DocumentData): Step => [bob, commit(move('bob', ['UGA-QB'], ['UK-QB'], { entry }))];
    const forges = (books: DocumentData): Step => [bob, commit(move('bob', ['UGA-QB'], ['UK-QB'], { books }))];
    const by = (person: Person): Step => [
      person,
      commit({ ...HONEST, ...marking(person?.uid ?? 'bob', 'move', `${LEAGUE}_${String(STEP + 1)}`) }),
    ];
    const under = (id: string, batch: Batch = HONEST): Step => [
      bob,
      commit({ ...batch, [NEXT]: null, [`transactions/${id}`]: batch[NEXT]!, ...marking('bob', 'move', id) }),
    ];
    const roster = moved(ROSTER, ['UGA-QB'], ['UK-QB']);
    const decimal = { step: double(STEP + 1) };
    const decimals = move('bob', ['UGA-QB'], ['UK-QB'], { entry: decimal, books: decimal });
    return {
      state: season(),
      honest: [bob, commit(HONEST)],
      attempts: {
        'of another manager’s squad': adds(['TENN-QB']),
        'of a house team’s squad': adds(['VAN-QB']),
        'of a squad that is one’s own': adds(['ALA-QB']),
        'of the squad that is dropped': adds(['UK-QB']),
        'of two squads': adds(['UGA-QB', 'UGA-RB'], ['UK-QB', 'VAN-RB']),
        'of two squads for one': adds(['UGA-QB', 'UGA-RB']),
        'of a squad twice': adds(['UGA-QB', 'UGA-QB']),
        'of an empty text alone': adds([''], [], 'ann'),
        'of a squad that doesn’t exist': adds(['YALE-QB']),
        'of two squads in one text': adds(['UGA-QB UGA-RB']),
        'of an empty text': adds(['']),
        'of a pattern': adds(['.*']),
        'of nothing, as an add': lies({ adds: [] }),
        'to a full roster without a drop': adds(['UGA-QB'], []),
        'with the drop of another’s squad': adds(['UGA-QB'], ['TENN-QB']),
        'with the drop of a free squad': adds(['UGA-QB'], ['UGA-RB']),
        'with two drops': adds(['UGA-QB'], ['UK-QB', 'VAN-RB']),
        'called a drop': lies({ kind: 'drop' }),
        'called a trade': lies({ kind: 'trade' }),
        'called a correction': lies({ kind: 'correction' }),
        'by an outsider, for a manager': by(dan),
        'by an outsider, for oneself': [
          dan,
          commit({
            ...move('bob', ['UGA-QB'], [], { by: 'dan', entry: { manager: 'dan' } }),
            [at.ledger]: update({
              step: STEP + 1,
              owned: union('UGA-QB'),
              'rosters.dan': ['UGA-QB'],
              [`history.${WEEK}.dan`]: [],
            }),
            [at.leagueUser('bob')]: null,
            [at.leagueUser('dan')]: set(leagueUser('dan', { roster: ['UGA-QB'] })),
          }),
        ],
        'by the commissioner, for a manager': by(ann),
        'by the commissioner, for a manager, in the own name': [
          ann,
          commit(move('bob', ['UGA-QB'], ['UK-QB'], { by: 'ann' })),
        ],
        'by the commissioner, for a house team': [
          ann,
          commit({
            ...move('ann', ['UGA-QB'], [], { entry: { manager: 'house-1' } }),
            [at.ledger]: update({
              step: STEP + 1,
              owned: union('UGA-QB'),
              'rosters.house-1': [...HOUSE, 'UGA-QB'],
              [`history.${WEEK}.house-1`]: HOUSE,
            }),
            [at.leagueUser('ann')]: null,
          }),
        ],
        'by an administrator': by(root),
        'by a member of the staff': by(sam),
        'by a client that is signed out': by(signedOut),
        'without the transaction': [bob, commit({ ...HONEST, [NEXT]: null })],
        'without the ledger': [bob, commit({ ...HONEST, [at.ledger]: null })],
        'without the roster document': [bob, commit({ ...HONEST, [at.leagueUser('bob')]: null })],
        'with another roster document': [
          bob,
          commit({ ...HONEST, [at.leagueUser('bob')]: update({ roster: ROSTER }) }),
        ],
        'with the transaction of the last step again': [
          bob,
          commit({
            ...HONEST,
            [NEXT]: null,
            [LAST]: set({ ...last, adds: ['UGA-QB'], drops: ['UK-QB'], manager: 'bob' }),
          }),
        ],
        'that skips a step': [bob, commit(move('bob', ['UGA-QB'], ['UK-QB'], { step: STEP + 2 }))],
        'that repeats a step': [bob, commit(move('bob', ['UGA-QB'], ['UK-QB'], { step: STEP }))],
        'with a step that is a text': [
          bob,
          commit(move('bob', ['UGA-QB'], ['UK-QB'], { entry: { step: '5' }, books: { step: '5' } })),
        ],
        'with a step that is a fraction': forges({ step: STEP + 0.5 }),
        'with a step in decimals': [bob, commit(decimals)],
        'with a step in decimals, and in the id': under(`${LEAGUE}_${String(STEP + 1)}.0`, decimals),
        'with empty waivers': forges({ waivers: {} }),
        'with the step of the ledger left': forges({ step: STEP }),
        'with a step more in the ledger': forges({ step: STEP + 2 }),
        'under the number of another league': under(`other_${String(STEP + 1)}`),
        'under a number with a zero before it': under(`${LEAGUE}_0${String(STEP + 1)}`),
        'with an earlier time': lies({ at: ago(3600) }),
        'with a later time': lies({ at: ago(-3600) }),
        'with another author': lies({ by: 'ann' }),
        'with another manager': lies({ manager: 'ann' }),
        'with another league': lies({ leagueId: 'other' }),
        'with a note': lies({ note: 'hi' }),
        'for an earlier week': lies({ week: '2025-02' }),
        'for a later week': lies({ week: '2025-04' }),
        'for no week': lies({ week: null }),
        'for a week that is a path': lies({ week: `${WEEK}/x/${WEEK}` }),
        'with a squad more on the roster': forges({ 'rosters.bob': [...roster, 'UGA-RB'] }),
        'with a squad less on the roster': forges({ 'rosters.bob': roster.slice(1) }),
        'with the roster in another order': forges({ 'rosters.bob': [...roster].reverse() }),
        'with the dropped squad kept': forges({ 'rosters.bob': [...ROSTER, 'UGA-QB'] }),
        'with another’s roster changed beside it': forges({ 'rosters.ann': [] }),
        'with a roster for an outsider': forges({ 'rosters.dan': [] }),
        'with nothing owned': forges({ owned: [] }),
        'with the dropped squad still owned': forges({ owned: [...HERS, ...ROSTER, ...HOUSE, 'UGA-QB'] }),
        'with the added squad not owned': forges({ owned: moved([...HERS, ...ROSTER, ...HOUSE], [], ['UK-QB']) }),
        'with a squad owned twice': forges({
          owned: [...moved([...HERS, ...ROSTER, ...HOUSE], ['UGA-QB'], ['UK-QB']), 'ALA-QB'],
        }),
        'with a squad owned by array union': forges({ owned: union('UGA-QB') }),
        'without the history': forges({ [`history.${WEEK}.bob`]: [] }),
        'with another’s history': forges({ [`history.${WEEK}.ann`]: [] }),
        'with the history of an earlier week': forges({ 'history.2025-02.bob': ['UGA-QB'] }),
        'with the history of a later week': forges({ 'history.2025-04': { bob: ROSTER } }),
        'with the history cut': forges({ history: { [WEEK]: { bob: ROSTER } } }),
        'with the ledger opened again': forges({ settled: false }),
        'with a note in the ledger': forges({ note: 'hi' }),
        'with the week opened in the same batch': [
          bob,
          commit({ ...HONEST, [at.week]: update({ firstKickoff: ago(-9000) }) }),
        ],
        'and a second one in the same batch': [
          bob,
          commit([
            ...Object.entries(HONEST).map(([path, one]) => [path, one!] as const),
            [
              entryPath(STEP + 2),
              set({
                ...last,
                step: STEP + 2,
                by: 'bob',
                manager: 'bob',
                at: now,
                week: WEEK,
                adds: ['UGA-RB'],
                drops: ['VAN-RB'],
              }),
            ],
            [
              at.ledger,
              update({
                step: STEP + 2,
                'rosters.bob': moved(roster, ['UGA-RB'], ['VAN-RB']),
                owned: moved(moved([...HERS, ...ROSTER, ...HOUSE], ['UGA-QB'], ['UK-QB']), ['UGA-RB'], ['VAN-RB']),
              }),
            ],
            [at.leagueUser('bob'), update({ roster: moved(roster, ['UGA-RB'], ['VAN-RB']) })],
          ]),
        ],
        'of a squad that was added before': {
          by: ann,
          request: commit(move('ann', ['UGA-QB'], [], { step: STEP + 2 })),
          after: [[bob, commit(HONEST)]],
        },
        'a second time': { by: bob, request: commit(HONEST), after: [[bob, commit(HONEST)]] },
        ...confused(
          {
            adds: ['null', 'a map', 'a text of 100,000 characters', 'a number'],
            drops: ['null', 'a map', 'an empty text', 'a boolean'],
            manager: ['null', 'a list', 'a reference'],
            at: ['null', 'a number', 'an empty text'],
          },
          (field, value) => lies({ [field]: value }),
        ),
      },
    };
  },

  'a drop': () => {
    const sends = (uid: string, drops: readonly string[], entry: DocumentData = {}): Request =>
      commit(move(uid, [], drops, { entry }));
    return {
      state: season(),
      honest: [ann, sends('ann', ['TENN-K'])],
      attempts: {
        'of another’s squad': [ann, sends('ann', ['ALA-QB'])],
        'of another’s squad, from the other roster': [ann, sends('bob', ['ALA-QB'])],
        'of a free squad': [ann, sends('ann', ['UGA-QB'])],
        'of two squads': [ann, sends('ann', ['TENN-K', 'TENN-QB'])],
        'of all squads': [ann, sends('ann', HERS)],
        'of nothing': [ann, sends('ann', [])],
        'of a squad, called an add': [ann, sends('ann', ['TENN-K'], { kind: 'add' })],
        'of a house team’s squad': [
          ann,
          // House teams have no roster document.
          commit({ ...move('house-1', [], ['VAN-QB'], { by: 'ann' }), [at.leagueUser('house-1')]: null }),
        ],
      },
    };
  },

  'an add to an open spot': () => ({
    state: season({
      [at.ledger]: ledger({ settled: true, rosters: ROSTERS, owned: [...HERS, ...ROSTER, ...HOUSE], step: 0 }),
      [LAST]: { ...last, leagueId: 'other' },
    }),
    honest: [ann, commit(move('ann', ['UGA-QB'], [], { step: 1 }))],
    attempts: {
      'with step 0': [ann, commit(move('ann', ['UGA-QB'], [], { step: 0 }))],
      'with step 5': [ann, commit(move('ann', ['UGA-QB'], []))],
    },
  }),

  'a portal that is closed': () => ({
    state: season({ [at.week]: storedWeek({ ALA: ago(60) }) }),
    honest: [bob, read(at.ledger)],
    attempts: {
      'an add': [bob, commit(HONEST)],
      'a drop': [ann, commit(move('ann', [], ['TENN-K']))],
      'an add with the week’s first kickoff moved': [
        bob,
        commit({ ...HONEST, [at.week]: update({ firstKickoff: ago(-3600) }) }),
      ],
      'an add for another week that is made in the same batch': [
        bob,
        commit({
          ...move('bob', ['UGA-QB'], ['UK-QB'], { entry: { week: '2025-04' } }),
          'currentWeek/2025-04': set(openWeek()),
        }),
      ],
    },
  }),

  'a portal that isn’t open yet': () => ({
    state: season({ [at.week]: openWeek({ monday: ago(8 * 3600) }) }),
    honest: [bob, read(at.ledger)],
    attempts: {
      'an add': [bob, commit(HONEST)],
      'an add with another hour for the league': [
        ann,
        commit({ ...move('ann', ['UGA-QB'], []), [at.league]: update({ 'options.portalResumeHour': 0 }) }),
      ],
    },
  }),

  'a league’s own hours': () => ({
    state: season({
      [at.league]: league(['ann', 'bob'], {
        draftStatus: 'complete',
        options: { portalResumeDay: 'tuesday', portalResumeHour: 1 },
      }),
    }),
    honest: [bob, read(at.ledger)],
    attempts: { 'an add an hour before they begin': [bob, commit(HONEST)] },
  }),

  'a week that is not current': () => ({
    state: season({ [at.week]: openWeek({ isCurrent: false }) }),
    honest: [bob, read(at.week)],
    attempts: {
      'an add': [bob, commit(HONEST)],
      'an add with the week made current': [bob, commit({ ...HONEST, [at.week]: update({ isCurrent: true }) })],
    },
  }),

  'a week of another season': () => ({
    state: season({ [at.week]: openWeek({ season: 2026 }) }),
    honest: [bob, read(at.week)],
    attempts: {
      'an add': [bob, commit(HONEST)],
      'an add with the league moved there': [
        ann,
        commit({ ...move('ann', ['UGA-QB'], []), [at.league]: update({ season: 2026 }) }),
      ],
    },
  }),

  'a week whose hours are not published': () => ({
    state: season({ [at.week]: openWeek({ monday: null, firstKickoff: null }) }),
    honest: [bob, read(at.week)],
    attempts: { 'an add': [bob, commit(HONEST)], 'a drop': [ann, commit(move('ann', [], ['TENN-K']))] },
  }),

  'before the draft is settled': () => ({
    state: season({ [at.ledger]: ledger(), [at.league]: league(['ann', 'bob'], { draftStatus: 'active' }) }),
    honest: [bob, read(at.ledger)],
    attempts: {
      'an add': [bob, commit(move('bob', ['UGA-QB'], [], { step: 1 }))],
      'an add with the ledger settled': [
        bob,
        commit(move('bob', ['UGA-QB'], [], { step: 1, books: { settled: true } })),
      ],
    },
  }),

  'the transactions': () => ({
    state: season(),
    honest: [bob, find('transactions', [['leagueId', '==', LEAGUE]], { descending: 'step', limit: 20 })],
    attempts: {
      'one is changed by its author': [ann, write(LAST, update({ adds: ['UGA-RB'] }))],
      'one is changed by the commissioner': [ann, write(LAST, update({ by: 'bob' }))],
      'one is changed by an administrator': [root, write(LAST, update({ by: 'bob' }))],
      'one is replaced': [ann, write(LAST, set(last))],
      'one is deleted by its author': [ann, write(LAST, remove)],
      'one is deleted by an administrator': [root, write(LAST, remove)],
      'one is made alone': [bob, write(NEXT, HONEST[NEXT]!)],
      'one is made under another name': [bob, write('transactions/x', HONEST[NEXT]!)],
      'one gets a subcollection': [ann, write(`${LAST}/notes/x`, set({ text: 'hi' }))],
      'one is read by an outsider': [dan, read(LAST)],
      'one is listened to by an outsider': [dan, listen(LAST)],
      'one is changed by a member of the staff, who may read it': [sam, write(LAST, update({ by: 'sam' }))],
      'one is read by a client that is signed out': [signedOut, read(LAST)],
      'those of the league are queried by an outsider': [dan, find('transactions', [['leagueId', '==', LEAGUE]])],
      'all are queried by a member': [bob, find('transactions')],
      'one’s own are queried by a member without the league': [bob, find('transactions', [['by', '==', 'bob']])],
      'all are listened to by a member': [bob, listenTo('transactions')],
      'the last one is applied again': [
        ann,
        write(
          at.ledger,
          update({ 'rosters.ann': [...HERS, 'TENN-DST'], 'history.2025-02.ann': HISTORY['2025-02'].ann }),
        ),
      ],
      'the step of the ledger is raised': [bob, write(at.ledger, update({ step: plus(1) }))],
      'the step of the ledger is lowered': [bob, write(at.ledger, update({ step: STEP - 1 }))],
      'the history of the ledger is changed': [bob, write(at.ledger, update({ 'history.2025-02.ann': [] }))],
      'a squad is given up without a step': [
        bob,
        commit({
          [at.ledger]: update({ 'rosters.bob': without('UK-QB'), owned: without('UK-QB') }),
          [at.leagueUser('bob')]: update({ roster: without('UK-QB') }),
        }),
      ],
    },
  }),
});
