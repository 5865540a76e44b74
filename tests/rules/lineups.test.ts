import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
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
import { markedBatch, updateMarked } from '../support/marked';
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

/** A batch with the mark of the lineups at a path. */
const lineupBatch = (uid: string, path = PATH) => markedBatch(referee, uid, 'move', path.split('/')[1]);

/** Writes bob's lineup as an honest client does; changes make it dishonest. */
async function setLineup(
  starters: Starters,
  changes: { uid?: string; path?: string; entry?: DocumentData; mark?: DocumentData | null; squads?: string[] } = {},
): Promise<void> {
  const { uid = 'bob', path = PATH, mark = { lineupWeeks: [WEEK] } } = changes;
  const db = referee.as(uid);
  const batch = await lineupBatch(uid, path);
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
  it('is denied without its week in the list on leagueUsers', async () => {
    await begin();
    await denied(setLineup(STARTERS, { mark: null }));
  });
  it('is denied for a week that is over, of another season or without games', async () => {
    await begin({ [`currentWeek/${WEEK}`]: storedWeek({ ALA: ago(60) }, { isCurrent: false }) });
    await denied(setLineup(STARTERS));
    await begin({ [`currentWeek/${WEEK}`]: storedWeek({}, { isCurrent: false }) });
    await denied(setLineup(STARTERS));
    await begin({ [`currentWeek/${WEEK}`]: storedWeek({ ALA: soon() }, { season: 2024 }) });
    await denied(setLineup(STARTERS));
    await begin({ [`currentWeek/${WEEK}`]: storedWeek({ ALA: soon() }) });
    await allowed(setLineup(STARTERS));
  });
  it('is denied before the draft is settled', async () => {
    await begin({ [`ledgers/${LEAGUE}`]: ledger() });
    await denied(setLineup(STARTERS));
  });
  it('is denied for another manager', async () => {
    await begin();
    await denied(setLineup(STARTERS, { uid: 'dan' }));
    const hers = await lineupBatch('ann');
    await denied(hers.set(doc(referee.as('ann'), PATH), lineups({ bob: storedLineup(STARTERS) })).commit());
  });
  it('must not change other managers’ lineups', async () => {
    const hers = storedLineup({ 'TENN-QB': 'QB' }, ['TENN-QB', 'TENN-K', 'TENN-DST']);
    await begin({ [PATH]: lineups({ ann: hers }) });
    const his = storedLineup(STARTERS);
    const db = referee.as('bob');
    const replace = async (users: DocumentData) => {
      const batch = await lineupBatch('bob');
      batch.set(doc(db, PATH), lineups(users));
      batch.update(doc(db, 'leagueUsers', `${LEAGUE}_bob`), { lineupWeeks: [WEEK] });
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
      [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob', { lineupWeeks: [WEEK] }),
    });
    await denied(setLineup(STARTERS, { mark: null }));
    await allowed(setLineup(startersWithout('ALA-QB'), { mark: null }));
  });
  it('keeps its squads where the latest earlier lineup has them', async () => {
    const his = storedLineup({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' });
    await begin({
      ...locked,
      [`weeklyRosters/${LEAGUE}_2025-01`]: lineups({ bob: his }, '2025-01'),
      [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob', { lineupWeeks: ['2025-01'] }),
    });
    const mark = { lineupWeeks: ['2025-01', WEEK] };
    await denied(setLineup(STARTERS, { mark }));
    await allowed(setLineup({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' }, { mark }));
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

describe('a lineup of a later week', () => {
  const LATER = '2025-05';
  const path = `weeklyRosters/${LEAGUE}_${LATER}`;
  const later = (changes: DocumentData = {}) =>
    storedWeek({ ALA: ago(-700_000) }, { id: LATER, week: 5, isCurrent: false, ...changes });
  const mine = (weeks: string[]) => ({ [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob', { lineupWeeks: weeks }) });
  const setLater = (starters: Starters, weeks: string[] | null = [LATER], squads = ROSTER) =>
    setLineup(starters, {
      path,
      entry: lineups({ bob: storedLineup(starters, squads) }, LATER),
      mark: weeks === null ? null : { lineupWeeks: weeks },
    });
  async function clear(weekId: string, weeks: string[] | null, uid = 'bob'): Promise<void> {
    const db = referee.as(uid);
    const lineupsOfWeek = `weeklyRosters/${LEAGUE}_${weekId}`;
    const batch = await lineupBatch(uid, lineupsOfWeek);
    batch.update(doc(db, lineupsOfWeek), { 'users.bob': deleteField() });
    if (weeks !== null) batch.update(doc(db, 'leagueUsers', `${LEAGUE}_bob`), { lineupWeeks: weeks });
    return batch.commit();
  }

  it('is set by its manager, and changed, whatever has kicked off this week', async () => {
    await begin({ [`currentWeek/${LATER}`]: later(), [`currentWeek/${WEEK}`]: storedWeek({ ALA: ago(60) }) });
    await allowed(setLater({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' }));
    await allowed(setLater(STARTERS, null));
  });
  it('is denied once the week has begun without being the current one', async () => {
    await begin({ [`currentWeek/${LATER}`]: later({ firstKickoff: ago(1) }) });
    await denied(setLater(STARTERS));
  });
  it('is denied for a week of another season, and for one that does not exist', async () => {
    await begin({ [`currentWeek/${LATER}`]: later({ season: 2026 }) });
    await denied(setLater(STARTERS));
    await begin();
    await denied(setLater(STARTERS));
  });
  it('is denied for another manager', async () => {
    await begin({ [`currentWeek/${LATER}`]: later() });
    const db = referee.as('ann');
    const batch = await lineupBatch('ann', path);
    batch.set(doc(db, path), lineups({ bob: storedLineup(STARTERS) }, LATER));
    batch.update(doc(db, 'leagueUsers', `${LEAGUE}_ann`), { lineupWeeks: [LATER] });
    await denied(batch.commit());
  });
  it('has the squads that are on the roster now', async () => {
    await begin({ [`currentWeek/${LATER}`]: later() });
    await denied(setLater({ ...startersWithout('ALA-QB'), 'TENN-QB': 'QB' }, [LATER], [...ROSTER.slice(1), 'TENN-QB']));
    await denied(setLater(STARTERS, [LATER], ROSTER.slice(0, 9)));
  });
  it('is listed among the weeks in their order', async () => {
    const his = lineups({ bob: storedLineup(STARTERS) }, '2025-04');
    const before = { [`weeklyRosters/${LEAGUE}_2025-04`]: his, [PATH]: lineups({ bob: storedLineup(STARTERS) }) };
    await begin({ [`currentWeek/${LATER}`]: later(), ...before, ...mine([WEEK, '2025-04']) });
    await denied(setLater(STARTERS, null));
    await denied(setLater(STARTERS, [LATER, WEEK, '2025-04']));
    await denied(setLater(STARTERS, [WEEK, LATER, '2025-04']));
    await denied(setLater(STARTERS, ['2025-04', WEEK, LATER]));
    await denied(setLater(STARTERS, [WEEK, LATER]));
    await denied(setLater(STARTERS, [WEEK, '2025-04', LATER, LATER]));
    await denied(setLater(STARTERS, [WEEK, '2025-04', LATER, '2025-06']));
    await allowed(setLater(STARTERS, [WEEK, '2025-04', LATER]));
  });
  it('is not where this week’s lineup begins: that is the latest earlier one', async () => {
    const ahead = storedLineup({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' });
    await begin({
      [`currentWeek/${WEEK}`]: storedWeek({ ALA: ago(60), UK: soon() }),
      [`weeklyRosters/${LEAGUE}_2025-01`]: lineups({ bob: storedLineup(STARTERS) }, '2025-01'),
      [path]: lineups({ bob: ahead }, LATER),
      ...mine(['2025-01', LATER]),
    });
    const mark = { lineupWeeks: ['2025-01', WEEK, LATER] };
    await denied(setLineup({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' }, { mark }));
    await denied(setLineup(STARTERS, { mark: { lineupWeeks: [WEEK, '2025-01', LATER] } }));
    await allowed(setLineup(STARTERS, { mark }));
  });
  it('is where the lineup of a week after it begins, once that is the current one', async () => {
    const ahead = storedLineup({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' });
    await begin({
      [`currentWeek/${LATER}`]: later({ firstKickoff: ago(700_000) }),
      'currentWeek/2025-06': storedWeek({ ALA: ago(60), UK: soon() }, { id: '2025-06', week: 6 }),
      [`weeklyRosters/${LEAGUE}_2025-01`]: lineups({ bob: storedLineup(STARTERS) }, '2025-01'),
      [path]: lineups({ bob: ahead }, LATER),
      ...mine(['2025-01', LATER]),
    });
    const next = (starters: Starters) =>
      setLineup(starters, {
        path: `weeklyRosters/${LEAGUE}_2025-06`,
        entry: lineups({ bob: storedLineup(starters) }, '2025-06'),
        mark: { lineupWeeks: ['2025-01', LATER, '2025-06'] },
      });
    await denied(next(STARTERS));
    await allowed(next({ ...startersWithout('ALA-QB'), 'UK-QB': 'QB' }));
  });
  it('is removed by its manager until the week begins, and only with its mark', async () => {
    const set = {
      [path]: lineups({ ann: ['TENN-QB_QB'], bob: storedLineup(STARTERS) }, LATER),
      [`weeklyRosters/${LEAGUE}_2025-04`]: lineups({ bob: storedLineup(STARTERS) }, '2025-04'),
      ...mine(['2025-04', LATER]),
    };
    await begin({ [`currentWeek/${LATER}`]: later({ firstKickoff: ago(1) }), ...set });
    await denied(clear(LATER, ['2025-04']));
    await begin({ [`currentWeek/${LATER}`]: later(), ...set });
    await denied(clear(LATER, null));
    await denied(clear(LATER, []));
    await denied(clear(LATER, [LATER]));
    await denied(clear(LATER, ['2025-04'], 'ann'));
    const hers = await lineupBatch('ann', path);
    await denied(hers.update(doc(referee.as('ann'), path), { 'users.bob': deleteField() }).commit());
    await denied(updateDoc(doc(referee.as('bob'), 'leagueUsers', `${LEAGUE}_bob`), { lineupWeeks: ['2025-04'] }));
    const db = referee.as('bob');
    const both = await lineupBatch('bob', path);
    both.update(doc(db, path), { 'users.bob': deleteField(), 'users.ann': deleteField() });
    both.update(doc(db, 'leagueUsers', `${LEAGUE}_bob`), { lineupWeeks: ['2025-04'] });
    await denied(both.commit());
    await allowed(clear(LATER, ['2025-04']));
  });
  it('of this week is not removed after the first kickoff', async () => {
    const set = { [PATH]: lineups({ bob: storedLineup(STARTERS) }), ...mine([WEEK]) };
    await begin({ [`currentWeek/${WEEK}`]: storedWeek({ ALA: ago(60) }), ...set });
    await denied(clear(WEEK, []));
    await begin(set);
    await allowed(clear(WEEK, []));
  });
});

describe('the list of weeks with a lineup', () => {
  const list = (uid: string, of: string, weeks: unknown) =>
    updateDoc(doc(referee.as(uid), 'leagueUsers', `${LEAGUE}_${of}`), { lineupWeeks: weeks });
  it('changes only with a lineup', async () => {
    const his = storedLineup(STARTERS);
    await begin({
      [`weeklyRosters/${LEAGUE}_2025-01`]: lineups({ bob: his }, '2025-01'),
      [`weeklyRosters/${LEAGUE}_2025-02`]: lineups({ bob: his }, '2025-02'),
      [PATH]: lineups({ bob: his }),
      [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob', { lineupWeeks: ['2025-01', '2025-02', WEEK] }),
    });
    await denied(list('bob', 'bob', ['2025-02', WEEK]));
    await denied(list('bob', 'bob', ['2025-02', '2025-01', WEEK]));
    await denied(list('bob', 'bob', ['2025-01', '2025-02', WEEK, '2025-04']));
    await denied(list('bob', 'bob', ['2025-01', '2025-02', WEEK, WEEK]));
    await denied(list('bob', 'bob', []));
    await denied(list('bob', 'bob', WEEK));
    await denied(list('bob', 'bob', null));
    await denied(list('ann', 'bob', ['2025-01', '2025-02']));
    await denied(list('ann', 'ann', [WEEK]));
    await allowed(updateMarked(referee, 'bob', 'profile', { [`leagueUsers/${LEAGUE}_bob`]: { teamName: 'Red Zone' } }));
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
