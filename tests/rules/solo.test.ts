import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { WEEK, ago, put, user } from '../support/documents';
import { allowed, denied } from '../support/decision';
import { storedWeek } from '../support/lineups';
import { openReferee, type Referee } from '../support/referee';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('solo')));
afterAll(() => referee.close());

const past = () => ago(3600);
const soon = () => ago(-3600);
const entry = (picks: unknown, weekId = WEEK): DocumentData => ({ weekId, picks });
const path = (game: string, scope: string, uid: string) => `soloEntries/${game}/${scope}/${uid}`;

/** ALA and UK have kicked off, LSU, UGA and the others play later. */
async function begin(more: Record<string, DocumentData> = {}): Promise<void> {
  await referee.clear();
  await referee.arrange((db) =>
    put(db, {
      [`currentWeek/${WEEK}`]: storedWeek({ ALA: past(), UK: past(), LSU: soon(), UGA: soon(), TEX: soon() }),
      'currentWeek/2025-02': storedWeek({ LSU: past(), ALA: past() }, { id: '2025-02', week: 2, isCurrent: false }),
      'users/sam@example_test': user('sam', { staff: true }),
      ...more,
    }),
  );
}
beforeEach(() => begin());

const save = (
  game: string,
  picks: unknown,
  where: { scope?: string; weekId?: string; uid?: string; as?: string } = {},
) => {
  const { weekId = WEEK, scope = game === 'survivor' ? '2025' : weekId, uid = 'bob', as = 'bob' } = where;
  return setDoc(doc(referee.as(as), path(game, scope, uid)), entry(picks, weekId));
};

describe('an entry', () => {
  it('is made and changed by its owner until each kickoff', async () => {
    await allowed(save('pickem', 'LSU_W_16 UGA_L_3 '));
    await allowed(save('pickem', 'LSU_L_3 UGA_L_16 '));
    await allowed(save('pickem', ''));
    await allowed(save('six', 'LSU-QB UGA-RB TEX-DST '));
    await allowed(save('six', 'UGA-QB LSU-RB '));
    await allowed(save('survivor', `${WEEK}_LSU `));
    await allowed(save('survivor', `${WEEK}_UGA `));
    await allowed(save('survivor', ''));
  });
  it.each([
    ['pickem', 'ALA_W_16 '],
    ['six', 'ALA-QB '],
    ['survivor', `${WEEK}_ALA `],
  ])('in %s takes no school that has kicked off', async (game, picks) => void (await denied(save(game, picks))));
  it.each([
    ['pickem', 'ALA_W_2 LSU_W_1 ', ['ALA_L_2 LSU_W_1 ', 'ALA_W_1 LSU_W_2 ', 'LSU_W_1 ', '', 'ALA_W_2 UK_W_1 ']],
    ['six', 'ALA-QB LSU-RB ', ['LSU-QB ', 'LSU-RB ', 'ALA-RB ', 'UK-QB LSU-RB ', '']],
    ['survivor', `${WEEK}_ALA `, [`${WEEK}_LSU `, '', `${WEEK}_UK `]],
  ])('in %s keeps what is locked', async (game, stored, changes) => {
    await begin({ [path(game, game === 'survivor' ? '2025' : WEEK, 'bob')]: entry(stored) });
    for (const picks of changes) await denied(save(game, picks));
    await allowed(save(game, game === 'survivor' ? stored : stored.replace('LSU_W', 'LSU_L').replace('LSU', 'TEX')));
  });
  it.each([
    ['pickem', 'LSU_W_1 LSU_L_2 '],
    ['pickem', 'LSU_W_1 UGA_W_1 '],
    ['pickem', 'LSU_W_17 '],
    ['pickem', 'LSU_W_0 '],
    ['pickem', 'LSU_W_01 '],
    ['pickem', 'LSU_D_1 '],
    ['pickem', 'LSU_W_1'],
    ['pickem', ' '],
    ['pickem', 'LSU_W_1  UGA_W_2 '],
    ['pickem', 'lsu_W_1 '],
    ['pickem', 'LSU-QB '],
    ['pickem', ['LSU_W_1']],
    ['pickem', null],
    ['pickem', { LSU: 1 }],
    ['six', 'LSU-QB LSU-RB '],
    ['six', 'LSU-RB UGA-QB '],
    ['six', 'LSU-QB UGA-QB '],
    ['six', 'LSU-FLEX '],
    ['pickem', 'LSU_W_1 UGA_W_2 LSU_W_1 '],
    ['six', 'LSU_W_1 '],
    ['survivor', `${WEEK}_LSU ${WEEK}_UGA `],
    ['survivor', `2025-02_LSU ${WEEK}_UGA `],
    ['survivor', `${WEEK}_LSU ${WEEK}_LSU `],
    ['survivor', '2025-04_LSU '],
    ['survivor', 'LSU_W_1 '],
    ['practice', 'LSU_W_1 '],
    ['pickemLSU_W_1', ''],
  ])('in %s is not %j', async (game, picks) => void (await denied(save(game, picks))));
  it('is of the current week, under its own path, with its own fields', async () => {
    await denied(save('pickem', 'LSU_W_1 ', { weekId: '2025-02' }));
    await denied(save('pickem', 'LSU_W_1 ', { weekId: '2025-04' }));
    await denied(save('pickem', 'LSU_W_1 ', { scope: '2025' }));
    await denied(save('pickem', 'LSU_W_1 ', { scope: '2025-02' }));
    await denied(save('survivor', `${WEEK}_LSU `, { scope: WEEK }));
    await denied(save('survivor', `${WEEK}_LSU `, { scope: '2026' }));
    await denied(save('pickem', 'LSU_W_1 ', { as: 'eve' }));
    await denied(save('pickem', 'LSU_W_1 ', { as: 'sam' }));
    const place = doc(referee.as('bob'), path('pickem', WEEK, 'bob'));
    await denied(setDoc(place, { ...entry('LSU_W_1 '), points: 136 }));
    await denied(setDoc(place, { picks: 'LSU_W_1 ' }));
    await denied(setDoc(doc(referee.stranger(), path('pickem', WEEK, 'bob')), entry('LSU_W_1 ')));
    await allowed(save('pickem', 'LSU_W_1 '));
    await denied(deleteDoc(place));
  });
  it('of Survivor keeps the weeks before, and uses no school twice', async () => {
    await begin({ [path('survivor', '2025', 'bob')]: entry('2025-01_TENN 2025-02_LSU ', '2025-02') });
    await denied(save('survivor', `2025-01_TENN 2025-02_LSU ${WEEK}_LSU `));
    await denied(save('survivor', `2025-01_TENN ${WEEK}_UGA `));
    await denied(save('survivor', `2025-02_LSU ${WEEK}_UGA `));
    await denied(save('survivor', `2025-01_TENN 2025-02_TEX ${WEEK}_UGA `));
    await denied(save('survivor', `${WEEK}_UGA `));
    await denied(save('survivor', ''));
    await denied(save('survivor', `2025-01_LSU 2025-02_TENN ${WEEK}_UGA `));
    await allowed(save('survivor', `2025-01_TENN 2025-02_LSU ${WEEK}_UGA `));
    await allowed(save('survivor', '2025-01_TENN 2025-02_LSU '));
  });
});

describe('another’s entry', () => {
  const picks = (game: string) => (game === 'survivor' ? `${WEEK}_LSU ` : 'LSU_W_1 ');
  const ask = (uid: string, game: string, scope: string) =>
    getDocs(query(collection(referee.as(uid), 'soloEntries', game, scope), where('weekId', '==', WEEK)));
  it.each([
    ['pickem', WEEK],
    ['survivor', '2025'],
  ])('in %s is hidden until the last kickoff, except from staff', async (game, scope) => {
    await begin({ [path(game, scope, 'bob')]: entry(picks(game)) });
    const read = (uid: string) => getDoc(doc(referee.as(uid), path(game, scope, 'bob')));
    await allowed(read('bob'));
    await allowed(read('sam'));
    await denied(read('eve'));
    await denied(ask('eve', game, scope));
    await denied(getDocs(collection(referee.as('eve'), 'soloEntries', game, scope)));
    await denied(getDoc(doc(referee.stranger(), path(game, scope, 'bob'))));
    await allowed(getDocs(collection(referee.as('sam'), 'soloEntries', game, scope)));
    await referee.arrange((db) => put(db, { [`currentWeek/${WEEK}`]: storedWeek({ LSU: past(), UGA: past() }) }));
    await allowed(read('eve'));
    await allowed(ask('eve', game, scope));
  });
  it('of one’s own can be looked for before there is one', async () =>
    void (await allowed(getDoc(doc(referee.as('bob'), path('six', WEEK, 'bob'))))));
});

describe('a table', () => {
  const table = { game: 'pickem', weekId: WEEK, entrants: 1, top: [], names: {}, counts: {}, final: false };
  it('is read by anyone signed in, and written at the desk alone', async () => {
    await begin({ [`weeklySquads/pickem_${WEEK}`]: table });
    const place = (uid: string) => doc(referee.as(uid), `weeklySquads/pickem_${WEEK}`);
    await allowed(getDoc(place('eve')));
    await denied(getDoc(doc(referee.stranger(), `weeklySquads/pickem_${WEEK}`)));
    await denied(updateDoc(place('eve'), { entrants: 0 }));
    await denied(setDoc(doc(referee.as('eve'), 'weeklySquads/six_2025'), table));
    await denied(updateDoc(place('sam'), { entrants: 0 }));
  });
});

describe('a practice season', () => {
  it('is a bounded text in its owner’s record', async () => {
    await begin({ 'users/bob@example_test': user('bob', { username: '' }) });
    const mine = doc(referee.as('bob'), 'users/bob@example_test');
    await allowed(updateDoc(mine, { practice: '2025/ALA-QB/' }));
    await denied(updateDoc(mine, { practice: 'x'.repeat(2000) }));
    await denied(updateDoc(mine, { practice: 7 }));
    await denied(updateDoc(doc(referee.as('eve'), 'users/bob@example_test'), { practice: '' }));
    await denied(getDoc(doc(referee.as('eve'), 'users/bob@example_test')));
  });
});
