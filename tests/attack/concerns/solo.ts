import type { DocumentData } from 'firebase/firestore';
import { WEEK, ago } from '../../support/documents';
import { storedWeek } from '../../support/lineups';
import { allUsers, at } from '../honest';
import { bob, dan, find, listen, read, signedOut, write, type Request } from '../support/requests';
import { concern, type Documents } from '../support/scene';
import { confused } from '../support/junk';
import { remove, set, update } from '../support/wire';

const entry = (picks: unknown, weekId = WEEK): DocumentData => ({ weekId, picks });
const path = (game: string, uid: string, scope = game === 'survivor' ? '2025' : WEEK) =>
  `soloEntries/${game}/${scope}/${uid}`;
/** ALA and UK have kicked off, LSU, UGA and TEX haven't. */
const week = () => storedWeek({ ALA: ago(3600), UK: ago(3600), LSU: ago(-3600), UGA: ago(-3600), TEX: ago(-3600) });
const state = (more: Documents = {}): Documents => ({ ...allUsers(), [at.week]: week(), ...more });
const saves = (game: string, picks: unknown, more: DocumentData = {}): Request =>
  write(path(game, 'bob'), set({ ...entry(picks), ...more }));

export const solo = concern('solo', {
  'picks of Pick’em': () => ({
    state: state({ [path('pickem', 'bob')]: entry('ALA_W_3 LSU_W_2 '), [path('pickem', 'cat')]: entry('LSU_W_1 ') }),
    honest: [bob, saves('pickem', 'ALA_W_3 LSU_L_1 UGA_W_2 ')],
    attempts: {
      'after the kickoff': [bob, saves('pickem', 'ALA_W_3 LSU_W_2 UK_W_1 ')],
      'with a locked one turned': [bob, saves('pickem', 'ALA_L_3 LSU_W_2 ')],
      'with a locked one worth more': [bob, saves('pickem', 'ALA_W_16 LSU_W_2 ')],
      'with a locked one taken back': [bob, saves('pickem', 'LSU_W_2 ')],
      'with all taken back': [bob, saves('pickem', '')],
      'deleted, to begin again': [bob, write(path('pickem', 'bob'), remove)],
      'with a confidence twice': [bob, saves('pickem', 'ALA_W_3 LSU_W_3 ')],
      'with a school twice': [bob, saves('pickem', 'ALA_W_3 LSU_W_2 LSU_L_1 ')],
      'with a confidence of 17': [bob, saves('pickem', 'ALA_W_3 LSU_W_17 ')],
      'of a school that does not exist': [bob, saves('pickem', 'ALA_W_3 LSU_W_2 YALE_W_1 ')],
      'of a school with more to its name': [bob, saves('pickem', 'ALA_W_3 LSU_W_2 UGAX_W_1 ')],
      'with two in one text': [bob, saves('pickem', 'ALA_W_3 LSU_W_2UGA_W_1 ')],
      'as a list': [bob, saves('pickem', ['ALA_W_3', 'LSU_W_2'])],
      'with points beside them': [bob, saves('pickem', 'ALA_W_3 LSU_W_1 ', { points: 136 })],
      'of another': [dan, write(path('pickem', 'bob'), set(entry('ALA_W_3 LSU_L_2 ')))],
      'of another, by their picks alone': [dan, write(path('pickem', 'bob'), update({ picks: '' }))],
      'of a client that is signed out': [signedOut, saves('pickem', 'ALA_W_3 LSU_L_1 ')],
      'of a week that is not current': [
        bob,
        write(path('pickem', 'bob', '2025-04'), set(entry('LSU_W_1 ', '2025-04'))),
      ],
      'under another week’s path': [bob, write(path('pickem', 'bob', '2025-04'), set(entry('LSU_W_1 ')))],
      'under a game that does not exist': [bob, write(path('other', 'bob'), set(entry('LSU_W_1 ')))],
      'under a game whose name begins like picks': [bob, write(path('pickemALA_W_1 ', 'bob'), set(entry('LSU_W_2 ')))],
      ...confused({ picks: ['null', 'a number', 'a map', 'a text of 100,000 characters'] }, (field, value) => [
        bob,
        saves('pickem', 'ALA_W_3 LSU_W_2 ', { [field]: value }),
      ]),
      'read before the last kickoff': [dan, read(path('pickem', 'cat'))],
      'listened to before the last kickoff': [dan, listen(path('pickem', 'cat'))],
      'listed before the last kickoff': [dan, find(WEEK, [], { parent: 'soloEntries/pickem' })],
      'read by a client that is signed out': [signedOut, read(path('pickem', 'cat'))],
    },
  }),
  'picks of Saturday Six': () => ({
    state: state({ [path('six', 'bob')]: entry('ALA-QB LSU-RB ') }),
    honest: [bob, saves('six', 'ALA-QB UGA-RB ')],
    attempts: {
      'after the kickoff': [bob, saves('six', 'ALA-QB UK-RB ')],
      'with a locked one exchanged': [bob, saves('six', 'UGA-QB LSU-RB ')],
      'with a locked one in another unit': [bob, saves('six', 'ALA-RB ')],
      'with a school twice': [bob, saves('six', 'ALA-QB LSU-RB LSU-WR ')],
      'of a school that does not exist': [bob, saves('six', 'ALA-QB YALE-RB ')],
      'with a unit twice': [bob, saves('six', 'ALA-QB LSU-QB ')],
      'in another order of units': [bob, saves('six', 'LSU-RB ALA-QB ')],
    },
  }),
  'picks of Survivor': () => ({
    state: state({ [path('survivor', 'bob')]: entry('2025-01_TENN 2025-02_LSU ', '2025-02') }),
    honest: [bob, saves('survivor', `2025-01_TENN 2025-02_LSU ${WEEK}_UGA `)],
    attempts: {
      'after the kickoff': [bob, saves('survivor', `2025-01_TENN 2025-02_LSU ${WEEK}_ALA `)],
      'with a school twice': [bob, saves('survivor', `2025-01_TENN 2025-02_LSU ${WEEK}_LSU `)],
      'with two schools this week': [bob, saves('survivor', `2025-01_TENN 2025-02_LSU ${WEEK}_UGA ${WEEK}_TEX `)],
      'with an earlier week changed': [bob, saves('survivor', `2025-01_TENN 2025-02_TEX ${WEEK}_UGA `)],
      'with an earlier week left out, so that its school is free': [
        bob,
        saves('survivor', `2025-01_TENN ${WEEK}_LSU `),
      ],
      'of a school that does not exist': [bob, saves('survivor', `2025-01_TENN 2025-02_LSU ${WEEK}_YALE `)],
      'of a week of another form': [bob, saves('survivor', '2025-01_TENN 2025-02_LSU someday_UGA ')],
      'of a school for a week, with a long text for a school': [
        bob,
        saves('survivor', `2025-01_TENN 2025-02_LSU UGA_${'X'.repeat(100_000)} `),
      ],
      'with a later week': [bob, saves('survivor', '2025-01_TENN 2025-02_LSU 2025-04_UGA ')],
      'deleted, to begin again': [bob, write(path('survivor', 'bob'), remove)],
      'under a second path, to begin again': [bob, write(path('survivor', 'bob', WEEK), set(entry(`${WEEK}_UGA `)))],
    },
  }),
  'picks of a week that is over': () => ({
    state: {
      ...state(),
      [path('pickem', 'cat')]: entry('LSU_W_1 '),
      [at.week]: storedWeek({ ALA: ago(7200), LSU: ago(3600) }),
    },
    honest: [dan, read(path('pickem', 'cat'))],
    attempts: {
      'read by a client that is signed out': [signedOut, read(path('pickem', 'cat'))],
      'listed by a client that is signed out': [signedOut, find(WEEK, [], { parent: 'soloEntries/pickem' })],
    },
  }),
  'a table': () => {
    const table = { game: 'pickem', weekId: WEEK, entrants: 1, top: [], names: {}, counts: {}, final: true };
    return {
      state: state({ [`weeklySquads/pickem_${WEEK}`]: table }),
      honest: [bob, read(`weeklySquads/pickem_${WEEK}`)],
      attempts: {
        'forged by a player': [bob, write(`weeklySquads/pickem_${WEEK}`, set(table))],
        'of a season forged by a player': [bob, write('weeklySquads/pickem_2025', set(table))],
        'read by a client that is signed out': [signedOut, read(`weeklySquads/pickem_${WEEK}`)],
      },
    };
  },
});
