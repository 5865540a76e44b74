import { doc, getDoc, setDoc, writeBatch, type DocumentData, type Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { SLOTS } from '@/domain/slots';
import { LEAGUE, WEEK, ago, league, leagueUser, ledger, put, user } from '../support/documents';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/verdict';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('lineups')));
afterAll(() => referee.close());

const ROSTER = ['ALA-QB', 'ALA-RB', 'LSU-WR', 'LSU-TE', 'TEX-RB', 'OK-K', 'SC-DST', 'UK-QB', 'VAN-RB', 'MSU-WR'];
/** What the draft's order makes of it: the last three sit. */
const STARTERS = {
  'ALA-QB': 'QB',
  'ALA-RB': 'RB',
  'LSU-WR': 'WR',
  'LSU-TE': 'TE',
  'TEX-RB': 'FLEX',
  'OK-K': 'K',
  'SC-DST': 'DST',
};
type Starters = Readonly<Record<string, string>>;

/** The two stored forms of a lineup; whoever does not start sits, with the unit as position. */
function lineup(starters: Starters, roster: readonly string[] = ROSTER): { map: DocumentData; list: string[] } {
  const map = roster.map((squad) => {
    const slot = starters[squad];
    return [squad, { position: slot ?? squad.split('-')[1]!, bench: slot === undefined }] as const;
  });
  const bySlot = (squad: string): number => SLOTS.findIndex((slot) => slot === starters[squad]);
  return { map: Object.fromEntries(map), list: Object.keys(starters).sort((a, b) => bySlot(a) - bySlot(b)) };
}

const PATH = `weeklyRosters/${LEAGUE}_${WEEK}`;
const soon = (): Timestamp => ago(-3600);
const week = (kickoffs: DocumentData = {}, changes: DocumentData = {}): DocumentData => ({
  season: 2025,
  week: 3,
  startDate: ago(86_400),
  endDate: ago(-86_400),
  isCurrent: true,
  kickoffs,
  portalOpensAt: ago(-90_000),
  ...changes,
});
/** bob plays in the league with ROSTER, ann with three others; more documents on top. */
async function begin(more: Record<string, DocumentData> = {}): Promise<void> {
  await referee.clear();
  await referee.arrange((db) =>
    put(db, {
      [`leagues/${LEAGUE}`]: league(['ann', 'bob'], {
        draftStatus: 'complete',
        draftComplete: true,
        schedule: { managers: ['ann', 'bob'] },
      }),
      [`ledgers/${LEAGUE}`]: ledger({
        settled: true,
        rosters: { ann: ['TENN-QB', 'TENN-K', 'TENN-DST'], bob: ROSTER },
      }),
      [`leagueUsers/${LEAGUE}_ann`]: leagueUser('ann'),
      [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob'),
      [`currentWeek/${WEEK}`]: week({ ALA: soon(), LSU: soon() }),
      'users/root@example_test': user('root', { admin: true }),
      ...more,
    }),
  );
}

/** Writes bob's lineup as an honest client does; changes make it less so. */
function setLineup(
  starters: Starters,
  changes: { uid?: string; path?: string; entry?: DocumentData; mark?: DocumentData | null; squads?: string[] } = {},
): Promise<void> {
  const { uid = 'bob', path = PATH, mark = { lineupWeek: WEEK } } = changes;
  const db = referee.as(uid);
  const { map, list } = lineup(starters, changes.squads);
  const batch = writeBatch(db);
  batch.set(
    doc(db, path),
    changes.entry ?? { leagueId: LEAGUE, weekId: WEEK, users: { [uid]: map }, starters: { [uid]: list } },
    { mergeFields: ['leagueId', 'weekId', `users.${uid}`, `starters.${uid}`] },
  );
  if (mark !== null) batch.update(doc(db, 'leagueUsers', `${LEAGUE}_${uid}`), mark);
  return batch.commit();
}
const without = (...squads: string[]): Starters =>
  Object.fromEntries(Object.entries(STARTERS).filter(([squad]) => !squads.includes(squad)));

describe('a lineup', () => {
  it('is set by its manager for the current week', async () => {
    await begin();
    await allowed(setLineup(STARTERS));
    await allowed(setLineup({ ...without('ALA-QB'), 'UK-QB': 'QB' }, { mark: null }));
  });
  it('may start fewer', async () => {
    await begin();
    await allowed(setLineup(without('OK-K', 'TEX-RB')));
  });
  it('may be set where a unit has no place and FLEX has none, though the roster holds that unit', async () => {
    const slots = { QB: 1, RB: 1, WR: 1, TE: 1, FLEX: 0, K: 0, DST: 1 };
    await begin({
      [`leagues/${LEAGUE}`]: league(['ann', 'bob'], {
        draftStatus: 'complete',
        draftComplete: true,
        schedule: { managers: ['ann', 'bob'] },
        slots,
        benchSize: 5,
      }),
    });
    await allowed(setLineup(without('OK-K', 'TEX-RB')));
  });
  it('is refused without the mark on leagueUsers', async () => {
    await begin();
    await denied(setLineup(STARTERS, { mark: null }));
  });
  it('is refused for another week than the current one', async () => {
    await begin({ [`currentWeek/${WEEK}`]: week({}, { isCurrent: false }) });
    await denied(setLineup(STARTERS));
    await begin({ 'currentWeek/2025-04': week() });
    await denied(setLineup(STARTERS, { path: `weeklyRosters/${LEAGUE}_2025-04` }));
  });
  it('is refused before the draft is settled', async () => {
    await begin({ [`ledgers/${LEAGUE}`]: ledger({ settled: false, rosters: { bob: ROSTER } }) });
    await denied(setLineup(STARTERS));
  });
  it('is refused for another manager', async () => {
    await begin();
    const { map, list } = lineup(STARTERS);
    await denied(setLineup(STARTERS, { uid: 'dan' }));
    await denied(
      setDoc(doc(referee.as('ann'), PATH), {
        leagueId: LEAGUE,
        weekId: WEEK,
        users: { bob: map },
        starters: { bob: list },
      }),
    );
  });
  it('leaves the lineups of others alone', async () => {
    const hers = lineup({ 'TENN-QB': 'QB' }, ['TENN-QB', 'TENN-K', 'TENN-DST']);
    await begin({ [PATH]: { leagueId: LEAGUE, weekId: WEEK, users: { ann: hers.map }, starters: { ann: hers.list } } });
    const { map, list } = lineup(STARTERS);
    const db = referee.as('bob');
    const replace = (users: DocumentData, starters: DocumentData) => {
      const batch = writeBatch(db);
      batch.set(doc(db, PATH), { leagueId: LEAGUE, weekId: WEEK, users, starters });
      batch.update(doc(db, 'leagueUsers', `${LEAGUE}_bob`), { lineupWeek: WEEK });
      return batch.commit();
    };
    await denied(replace({ bob: map }, { bob: list, ann: hers.list }));
    await denied(replace({ bob: map, ann: hers.map }, { bob: list }));
    await denied(replace({ bob: map, ann: {} }, { bob: list, ann: hers.list }));
    await allowed(replace({ bob: map, ann: hers.map }, { bob: list, ann: hers.list }));
  });
  it('holds the whole roster and nothing else', async () => {
    await begin();
    await denied(setLineup(STARTERS, { squads: ROSTER.slice(0, 9) }));
    await denied(setLineup(STARTERS, { squads: [...ROSTER, 'TENN-QB'] }));
    await denied(setLineup({ ...without('ALA-QB'), 'TENN-QB': 'QB' }, { squads: [...ROSTER.slice(1), 'TENN-QB'] }));
  });
  it('overfills no slot', async () => {
    await begin();
    await denied(setLineup({ ...STARTERS, 'UK-QB': 'QB' }));
    await denied(setLineup({ ...without('LSU-WR'), 'VAN-RB': 'FLEX' }));
    await denied(setLineup({ ...without('LSU-WR'), 'VAN-RB': 'RB' }));
  });
  it('starts each squad at its unit, or RB, WR and TE at FLEX', async () => {
    await begin();
    await allowed(setLineup({ ...without('TEX-RB'), 'MSU-WR': 'FLEX' }));
    await denied(setLineup({ ...without('TEX-RB'), 'UK-QB': 'FLEX' }));
    await denied(setLineup({ ...without('OK-K', 'SC-DST'), 'OK-K': 'DST', 'SC-DST': 'K' }));
    await denied(setLineup({ ...without('OK-K'), 'OK-K': 'BENCH' }));
  });
  it('may have up to sixteen starters', async () => {
    const slots = { QB: 2, RB: 3, WR: 3, TE: 2, FLEX: 2, K: 2, DST: 2 };
    const units = ['QB', 'QB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'TE', 'RB', 'TE', 'K', 'K', 'DST', 'DST'];
    const schools = 'ALA ARK AUB FLA UGA UK MISS MIZ MSU OK SC TENN TEX TAMU VAN LSU'.split(' ');
    const roster = [...schools.map((school, i) => `${school}-${units[i]}`), 'LSU-QB', 'UK-RB'];
    const kickoffs = Object.fromEntries(schools.slice(2).map((school) => [school, ago(60)]));
    await begin({
      [`leagues/${LEAGUE}`]: league(['ann', 'bob'], { slots, draftStatus: 'complete' }),
      [`ledgers/${LEAGUE}`]: ledger({ settled: true, rosters: { bob: roster } }),
      [`currentWeek/${WEEK}`]: week(kickoffs),
    });
    const starters = Object.fromEntries(
      roster.slice(0, 16).map((squad, i) => [squad, i === 10 || i === 11 ? 'FLEX' : units[i]!]),
    );
    await allowed(setLineup(starters, { squads: roster }));
    const { 'ALA-QB': _, ...fifteen } = starters;
    await denied(setLineup({ ...fifteen, 'LSU-QB': 'QB' }, { squads: roster, mark: null }));
    await allowed(setLineup(fifteen, { squads: roster, mark: null }));
  });
  it('says the same in map and list', async () => {
    await begin();
    const { map, list } = lineup(STARTERS);
    const entry = (users: DocumentData, starters: string[]) => ({
      leagueId: LEAGUE,
      weekId: WEEK,
      users: { bob: users },
      starters: { bob: starters },
    });
    await denied(setLineup(STARTERS, { entry: entry(map, list.slice(1)) }));
    await denied(setLineup(STARTERS, { entry: entry(map, [...list.slice(1), 'UK-QB']) }));
    await denied(setLineup(STARTERS, { entry: entry(map, [...list.slice(1), list[1]!]) }));
    await denied(setLineup(STARTERS, { entry: entry(map, [...list].reverse()) }));
    await denied(
      setLineup(STARTERS, { entry: entry({ ...map, 'UK-QB': { position: 'QB', bench: true, note: 'hi' } }, list) }),
    );
    await denied(setLineup(STARTERS, { entry: entry({ ...map, 'UK-QB': 'bench' }, list) }));
    await denied(setLineup(STARTERS, { entry: { ...entry(map, list), leagueId: 'other' } }));
    await allowed(setLineup(STARTERS, { entry: entry(map, list) }));
  });
});

describe('a school that has kicked off', () => {
  const kicked = { ALA: ago(60), LSU: soon(), UK: soon() };
  const locked = { [`currentWeek/${WEEK}`]: week(kicked) };

  it('keeps its squads where the default lineup had them', async () => {
    await begin(locked);
    await denied(setLineup({ ...without('ALA-QB'), 'UK-QB': 'QB' }));
    await denied(setLineup(without('ALA-RB')));
    await allowed(setLineup({ ...without('LSU-WR'), 'MSU-WR': 'WR' }));
  });
  it('keeps a squad on the bench there', async () => {
    await begin({ [`currentWeek/${WEEK}`]: week({ UK: ago(60) }) });
    await denied(setLineup({ ...without('ALA-QB'), 'UK-QB': 'QB' }));
  });
  it('keeps its squads where this week’s entry has them', async () => {
    const { map, list } = lineup({ ...without('ALA-QB'), 'UK-QB': 'QB' });
    await begin({
      ...locked,
      [PATH]: { leagueId: LEAGUE, weekId: WEEK, users: { bob: map }, starters: { bob: list } },
      [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob', { lineupWeek: WEEK }),
    });
    await denied(setLineup(STARTERS, { mark: null }));
    await allowed(setLineup(without('ALA-QB'), { mark: null }));
  });
  it('keeps its squads where the latest entry before has them', async () => {
    const { map, list } = lineup({ ...without('ALA-QB'), 'UK-QB': 'QB' });
    await begin({
      ...locked,
      [`weeklyRosters/${LEAGUE}_2025-01`]: {
        leagueId: LEAGUE,
        weekId: '2025-01',
        users: { bob: map },
        starters: { bob: list },
      },
      [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob', { lineupWeek: '2025-01' }),
    });
    await denied(setLineup(STARTERS));
    await allowed(setLineup({ ...without('ALA-QB'), 'UK-QB': 'QB' }));
  });
  it('lets its squads change between slots in which they start', async () => {
    await begin({ [`currentWeek/${WEEK}`]: week({ ALA: ago(60), TEX: ago(60) }) });
    await allowed(setLineup({ ...STARTERS, 'ALA-RB': 'FLEX', 'TEX-RB': 'RB' }));
  });
  it('is judged by its own code, not by one that looks like it', async () => {
    // SC begins; MSU and MISS do not, though their codes begin and end alike.
    await begin({ [`currentWeek/${WEEK}`]: week({ MISS: ago(60), OK: ago(60) }) });
    await allowed(setLineup({ ...without('LSU-WR'), 'MSU-WR': 'WR' }));
    await denied(setLineup(without('OK-K'), { mark: null }));
  });
  it('all of them together lock everything', async () => {
    const all = 'ALA ARK AUB FLA UGA UK MISS MIZ MSU OK SC TENN TEX TAMU VAN LSU'.split(' ');
    await begin({ [`currentWeek/${WEEK}`]: week(Object.fromEntries(all.map((code) => [code, ago(60)]))) });
    for (const squad of Object.keys(STARTERS)) await denied(setLineup(without(squad)));
    await allowed(setLineup(STARTERS));
  });
});

describe('the mark of the latest lineup', () => {
  const mark = (uid: string, of: string, week: string) => {
    const db = referee.as(uid);
    const batch = writeBatch(db);
    batch.update(doc(db, 'leagueUsers', `${LEAGUE}_${of}`), { lineupWeek: week });
    return batch.commit();
  };
  it('moves forward only, to a week that has an own entry', async () => {
    const { map, list } = lineup(STARTERS);
    const entry = { users: { bob: map }, starters: { bob: list } };
    await begin({
      [`weeklyRosters/${LEAGUE}_2025-01`]: { leagueId: LEAGUE, weekId: '2025-01', ...entry },
      [`weeklyRosters/${LEAGUE}_2025-02`]: { leagueId: LEAGUE, weekId: '2025-02', ...entry },
      [PATH]: { leagueId: LEAGUE, weekId: WEEK, ...entry },
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
  it('is for members and admins, also when none was set', async () => {
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
