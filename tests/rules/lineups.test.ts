import {
  collection,
  doc,
  getDoc,
  getDocs,
  setDoc,
  writeBatch,
  type DocumentData,
  type Timestamp,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { LEAGUE, WEEK, ago, league, leagueUser, ledger, put, user } from '../support/documents';
import {
  ROSTER,
  STARTERS,
  lineups,
  startersWithout,
  storedLineup,
  storedWeek,
  type Starters,
} from '../support/lineups';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';
import { onlySlots } from '../support/slots';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('lineups')));
afterAll(() => referee.close());

const PATH = `weeklyRosters/${LEAGUE}_${WEEK}`;
const soon = (): Timestamp => ago(-3600);
/** bob plays in the league with ROSTER, ann with three other squads. `more` adds documents. */
async function begin(more: Record<string, DocumentData> = {}): Promise<void> {
  await referee.clear();
  await referee.arrange((db) =>
    put(db, {
      [`leagues/${LEAGUE}`]: league(['ann', 'bob'], {
        draftStatus: 'complete',
        schedule: { managers: ['ann', 'bob'] },
      }),
      [`ledgers/${LEAGUE}`]: ledger({
        settled: true,
        rosters: { ann: ['TENN-QB', 'TENN-K', 'TENN-DST'], bob: ROSTER },
      }),
      [`leagueUsers/${LEAGUE}_ann`]: leagueUser('ann'),
      [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob'),
      [`currentWeek/${WEEK}`]: storedWeek({ ALA: soon(), LSU: soon() }),
      'users/root@example_test': user('root', { admin: true }),
      ...more,
    }),
  );
}

/** Writes bob's lineup as an honest client does; changes make it dishonest. */
function setLineup(
  starters: Starters,
  changes: { uid?: string; path?: string; entry?: DocumentData; mark?: DocumentData | null; squads?: string[] } = {},
): Promise<void> {
  const { uid = 'bob', path = PATH, mark = { lineupWeek: WEEK } } = changes;
  const db = referee.as(uid);
  const batch = writeBatch(db);
  batch.set(doc(db, path), changes.entry ?? lineups({ [uid]: storedLineup(starters, changes.squads) }), {
    mergeFields: ['leagueId', 'weekId', `users.${uid}`],
  });
  if (mark !== null) batch.update(doc(db, 'leagueUsers', `${LEAGUE}_${uid}`), mark);
  return batch.commit();
}

describe('a lineup', () => {
  it('is set by its manager for the current week', async () => {
    await begin();
    await allowed(setLineup(STARTERS));
    await allowed(setLineup({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' }, { mark: null }));
  });
  it('may leave slots empty', async () => {
    await begin();
    await allowed(setLineup(startersWithout('OK-K', 'TEX-RB')));
  });
  it('may be set where a unit has no place and FLEX has none, though the roster holds that unit', async () => {
    const slots = onlySlots({ QB: 1, RB: 1, WR: 1, TE: 1, DST: 1 });
    await begin({
      [`leagues/${LEAGUE}`]: league(['ann', 'bob'], {
        draftStatus: 'complete',
        schedule: { managers: ['ann', 'bob'] },
        slots,
        benchSize: 5,
      }),
    });
    await allowed(setLineup(startersWithout('OK-K', 'TEX-RB')));
  });
  it('is denied without the lineupWeek mark on leagueUsers', async () => {
    await begin();
    await denied(setLineup(STARTERS, { mark: null }));
  });
  it('is denied for any week other than the current one', async () => {
    await begin({ [`currentWeek/${WEEK}`]: storedWeek({}, { isCurrent: false }) });
    await denied(setLineup(STARTERS));
    await begin({ 'currentWeek/2025-04': storedWeek() });
    await denied(setLineup(STARTERS, { path: `weeklyRosters/${LEAGUE}_2025-04` }));
  });
  it('is denied before the draft is settled', async () => {
    await begin({ [`ledgers/${LEAGUE}`]: ledger() });
    await denied(setLineup(STARTERS));
  });
  it('is denied for another manager', async () => {
    await begin();
    await denied(setLineup(STARTERS, { uid: 'dan' }));
    await denied(setDoc(doc(referee.as('ann'), PATH), lineups({ bob: storedLineup(STARTERS) })));
  });
  it('must not change other managers’ lineups', async () => {
    const hers = storedLineup({ 'TENN-QB': 'QB' }, ['TENN-QB', 'TENN-K', 'TENN-DST']);
    await begin({ [PATH]: lineups({ ann: hers }) });
    const his = storedLineup(STARTERS);
    const db = referee.as('bob');
    const replace = (users: DocumentData) => {
      const batch = writeBatch(db);
      batch.set(doc(db, PATH), lineups(users));
      batch.update(doc(db, 'leagueUsers', `${LEAGUE}_bob`), { lineupWeek: WEEK });
      return batch.commit();
    };
    await denied(replace({ bob: his }));
    await denied(replace({ bob: his, ann: [] }));
    await denied(replace({ bob: his, ann: hers.slice(1) }));
    await denied(replace({ bob: his, ann: hers, dan: [] }));
    await allowed(replace({ bob: his, ann: hers }));
  });
  it('must contain exactly the roster’s squads', async () => {
    await begin();
    await denied(setLineup(STARTERS, { squads: ROSTER.slice(0, 9) }));
    await denied(setLineup(STARTERS, { squads: [...ROSTER, 'TENN-QB'] }));
    await denied(
      setLineup({ ...startersWithout('ALA-QB'), 'TENN-QB': 'QB' }, { squads: [...ROSTER.slice(1), 'TENN-QB'] }),
    );
  });
  it('cannot overfill a slot', async () => {
    await begin();
    await denied(setLineup({ ...STARTERS, 'UK-QB': 'QB' }));
    await denied(setLineup({ ...startersWithout('LSU-WR'), 'VAN-RB': 'FLEX' }));
    await denied(setLineup({ ...startersWithout('LSU-WR'), 'VAN-RB': 'RB' }));
  });
  it('starts each squad in a slot of its unit, or RB, WR and TE at FLEX', async () => {
    await begin();
    await allowed(setLineup({ ...startersWithout('TEX-RB'), 'MSU-WR': 'FLEX' }));
    await denied(setLineup({ ...startersWithout('TEX-RB'), 'UK-QB': 'FLEX' }));
    await denied(setLineup({ ...startersWithout('OK-K', 'SC-DST'), 'OK-K': 'DST', 'SC-DST': 'K' }));
    await denied(setLineup({ ...startersWithout('OK-K'), 'OK-K': 'BENCH' }));
  });
  it('may have up to sixteen starters', async () => {
    const slots = onlySlots({ QB: 2, RB: 3, WR: 3, TE: 2, FLEX: 2, K: 2, DST: 2 });
    const units = ['QB', 'QB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'TE', 'RB', 'TE', 'K', 'K', 'DST', 'DST'];
    const schools = 'ALA ARK AUB FLA UGA UK MISS MIZ MSU OK SC TENN TEX TAMU VAN LSU'.split(' ');
    const roster = [...schools.map((school, i) => `${school}-${units[i]}`), 'LSU-QB', 'UK-RB'];
    const kickoffs = Object.fromEntries(schools.slice(2).map((school) => [school, ago(60)]));
    await begin({
      [`leagues/${LEAGUE}`]: league(['ann', 'bob'], { slots, draftStatus: 'complete' }),
      [`ledgers/${LEAGUE}`]: ledger({ settled: true, rosters: { bob: roster } }),
      [`currentWeek/${WEEK}`]: storedWeek(kickoffs),
    });
    const starters = Object.fromEntries(
      roster.slice(0, 16).map((squad, i) => [squad, i === 10 || i === 11 ? 'FLEX' : units[i]!]),
    );
    await allowed(setLineup(starters, { squads: roster }));
    const { 'ALA-QB': _, ...fifteen } = starters;
    await denied(setLineup({ ...fifteen, 'LSU-QB': 'QB' }, { squads: roster, mark: null }));
    await allowed(setLineup(fifteen, { squads: roster, mark: null }));
  });
  it('must be a list of squads with their slots, ordered slot by slot, with no other field', async () => {
    await begin();
    const list = storedLineup(STARTERS);
    const bench = list.slice(7);
    const written = (entry: unknown, more: DocumentData = {}) =>
      setLineup(STARTERS, { entry: { ...lineups({ bob: entry }), ...more } });
    await denied(written(list.slice(1)));
    await denied(written([...list.slice(1), list[1]]));
    await denied(written([...list, list[0]]));
    await denied(written([...list].reverse()));
    await denied(written([...bench, ...list.slice(0, 7)]));
    await denied(written([`${list[0]!} ${list[1]!}`, ...list.slice(2), list[1]]));
    await denied(written([`${list[0]!} ${list[1]!}`, ...list.slice(2), '']));
    await denied(written(list.map((place) => place.replace('UK-QB_BENCH', 'UK-QB_bench'))));
    await denied(written(list.map((place) => place.replace('UK-QB_BENCH', 'UK-QB'))));
    await denied(written(list.map((place) => place.replace('UK-QB_BENCH', 'UK-QB_BENCH_QB'))));
    await denied(written(Object.fromEntries(list.entries())));
    await denied(written(list.join(' ')));
    await denied(written(list, { leagueId: 'other' }));
    await denied(written(list, { weekId: '2025-04' }));
    await allowed(written(list));
  });
  it('must be in the week’s one document', async () => {
    await begin();
    await denied(setLineup(STARTERS, { path: `${PATH}_x` }));
    await denied(setLineup(STARTERS, { path: `weeklyRosters/${LEAGUE}` }));
    await denied(setLineup(STARTERS, { path: 'weeklyRosters/mine' }));
  });
});

describe('the lock of a school that has kicked off', () => {
  const kicked = { ALA: ago(60), LSU: soon(), UK: soon() };
  const locked = { [`currentWeek/${WEEK}`]: storedWeek(kicked) };

  it('keeps its squads where the default lineup has them', async () => {
    await begin(locked);
    await denied(setLineup({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' }));
    await denied(setLineup(startersWithout('ALA-RB')));
    await allowed(setLineup({ ...startersWithout('LSU-WR'), 'MSU-WR': 'WR' }));
  });
  it('keeps a benched squad on the bench', async () => {
    await begin({ [`currentWeek/${WEEK}`]: storedWeek({ UK: ago(60) }) });
    await denied(setLineup({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' }));
  });
  it('keeps its squads where this week’s lineup has them', async () => {
    const his = storedLineup({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' });
    await begin({
      ...locked,
      [PATH]: lineups({ bob: his }),
      [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob', { lineupWeek: WEEK }),
    });
    await denied(setLineup(STARTERS, { mark: null }));
    await allowed(setLineup(startersWithout('ALA-QB'), { mark: null }));
  });
  it('keeps its squads where the latest earlier lineup has them', async () => {
    const his = storedLineup({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' });
    await begin({
      ...locked,
      [`weeklyRosters/${LEAGUE}_2025-01`]: lineups({ bob: his }, '2025-01'),
      [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob', { lineupWeek: '2025-01' }),
    });
    await denied(setLineup(STARTERS));
    await allowed(setLineup({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' }));
  });
  it('lets its squads move between starting slots', async () => {
    await begin({ [`currentWeek/${WEEK}`]: storedWeek({ ALA: ago(60), TEX: ago(60) }) });
    await allowed(setLineup({ ...STARTERS, 'ALA-RB': 'FLEX', 'TEX-RB': 'RB' }));
  });
  it('applies to its exact code, not to similar codes', async () => {
    // MISS and OK have kicked off; LSU and MSU haven't, though MSU's code resembles MISS.
    await begin({ [`currentWeek/${WEEK}`]: storedWeek({ MISS: ago(60), OK: ago(60) }) });
    await allowed(setLineup({ ...startersWithout('LSU-WR'), 'MSU-WR': 'WR' }));
    await denied(setLineup(startersWithout('OK-K'), { mark: null }));
  });
  it('covers every squad once all schools have kicked off', async () => {
    const all = 'ALA ARK AUB FLA UGA UK MISS MIZ MSU OK SC TENN TEX TAMU VAN LSU'.split(' ');
    await begin({ [`currentWeek/${WEEK}`]: storedWeek(Object.fromEntries(all.map((code) => [code, ago(60)]))) });
    for (const squad of Object.keys(STARTERS)) await denied(setLineup(startersWithout(squad)));
    await allowed(setLineup(STARTERS));
  });
});

describe('the lineupWeek mark', () => {
  const mark = (uid: string, of: string, week: string) => {
    const db = referee.as(uid);
    const batch = writeBatch(db);
    batch.update(doc(db, 'leagueUsers', `${LEAGUE}_${of}`), { lineupWeek: week });
    return batch.commit();
  };
  it('moves only forward, to a week in which the manager has a lineup', async () => {
    const his = storedLineup(STARTERS);
    await begin({
      [`weeklyRosters/${LEAGUE}_2025-01`]: lineups({ bob: his }, '2025-01'),
      [`weeklyRosters/${LEAGUE}_2025-02`]: lineups({ bob: his }, '2025-02'),
      [PATH]: lineups({ bob: his }),
      [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob', { lineupWeek: '2025-02' }),
    });
    await denied(mark('bob', 'bob', '2025-01'));
    await denied(mark('bob', 'bob', '2025-04'));
    await denied(mark('ann', 'bob', WEEK));
    await denied(mark('ann', 'ann', WEEK));
    await allowed(mark('bob', 'bob', WEEK));
  });
});

describe('reading lineups', () => {
  it('is for members and admins, even when no lineup is set', async () => {
    await begin();
    await allowed(getDoc(doc(referee.as('ann'), PATH)));
    await denied(getDoc(doc(referee.as('dan'), PATH)));
    await denied(getDoc(doc(referee.stranger(), PATH)));
    await setLineup(STARTERS);
    await allowed(getDoc(doc(referee.as('ann'), PATH)));
    await allowed(getDoc(doc(referee.as('root'), PATH)));
    await denied(getDoc(doc(referee.as('dan'), PATH)));
  });
});

describe('lineups in the older form, one document per manager', () => {
  const older = `${PATH}/users`;
  it('can be read by members and admins, alone and as a list, and written by no one', async () => {
    const entry = { roster: [{ id: 'TENN-QB', position: 'QB', bench: false }] };
    await begin({ [`${older}/ann`]: entry });
    for (const uid of ['ann', 'bob', 'root']) {
      await allowed(getDoc(doc(referee.as(uid), `${older}/ann`)));
      await allowed(getDocs(collection(referee.as(uid), older)));
    }
    await denied(getDocs(collection(referee.as('dan'), older)));
    await denied(getDoc(doc(referee.stranger(), `${older}/ann`)));
    await denied(setDoc(doc(referee.as('ann'), `${older}/ann`), entry));
    await denied(setDoc(doc(referee.as('root'), `${older}/ann`), entry));
  });
});
