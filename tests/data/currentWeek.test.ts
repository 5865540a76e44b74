import { afterAll, expect, it } from 'vitest';
import { publishWeek } from '@/data/admin/seasonResults';
import { encodeLineup } from '@/domain/lineup/storedLineup';
import { parseLedger } from '@/domain/moves/ledger/ledger';
import { openWeek } from '../../scripts/season/openWeek';
import { loadGames, loadSeason } from '../../scripts/tables/load';
import { openAdmin } from '../support/admin';
import { openDesk } from '../support/seasonAdmin';

// A project has one current week, so this one has no other tests.
const PROJECT = 'demo-calendar';
const admin = openAdmin(PROJECT);
afterAll(() => admin.close());

/** The current weeks, after a check that the first of them holds what each of the others has. */
async function currentWeeks(): Promise<string[]> {
  const { docs } = await admin.db.collection('currentWeek').get();
  const flagged = docs.filter((week) => week.get('isCurrent') === true).map(({ id }) => id);
  const others = docs.filter(({ id }) => !flagged.includes(id)).map((week) => [week.id, week.data()] as const);
  expect(docs.find(({ id }) => id === flagged[0])?.get('calendar')).toEqual(Object.fromEntries(others));
  return flagged;
}

const ANNS = { ann: ['ALA-QB_QB'] };
/** The lineups in a league's ledger as its readers have them, by week and manager. */
async function copied(leagueId: string): Promise<unknown> {
  const stored = (await admin.db.doc(`ledgers/${leagueId}`).get()).data();
  if (stored?.lineups === undefined) return undefined;
  const weeks = Object.entries(parseLedger(leagueId, stored).lineups ?? {});
  return Object.fromEntries(
    weeks.map(([week, lineups]) => [
      week,
      Object.fromEntries(Object.entries(lineups).map(([manager, lineup]) => [manager, encodeLineup(lineup)])),
    ]),
  );
}

/** Three leagues from week 2 on: one that plays, one of an older form, and one that hasn't drafted. */
async function arrangeLineups(): Promise<void> {
  const batch = admin.db.batch();
  for (const id of ['played', 'older', 'drafting']) {
    batch.set(admin.db.doc(`leagues/${id}`), { season: 2025, firstWeek: 2, name: id });
    batch.set(admin.db.doc(`ledgers/${id}`), { leagueId: id, settled: id !== 'drafting' });
  }
  for (const weekId of ['2025-01', '2025-02'])
    batch.set(admin.db.doc(`weeklyRosters/played_${weekId}`), { leagueId: 'played', weekId, users: ANNS });
  batch.set(admin.db.doc('weeklyRosters/older_2025-02/users/ann'), { lineup: ['ALA-QB'] });
  await batch.commit();
}

it(
  'the current week holds the season’s other weeks, as they are, and lineups of past weeks go to the ledgers',
  { timeout: 180_000 },
  async () => {
    const desk = await openDesk(admin.db, PROJECT);
    const source = { table: loadSeason(2025), games: loadGames(2025) };
    await arrangeLineups();
    await openWeek(desk, { season: 2025, games: source.games }, 3, 0);
    expect(await currentWeeks()).toEqual(['2025-03']);
    expect(await copied('played')).toEqual({ '2025-02': ANNS });
    await openWeek(desk, { season: 2025, games: source.games }, 4, null);
    expect(await currentWeeks()).toEqual(['2025-04']);
    // Week 3 has no lineups. A week is copied once, so later changes don't show in the copy.
    await admin.db.doc('weeklyRosters/played_2025-02').update({ users: {} });
    expect(await copied('played')).toEqual({ '2025-02': ANNS, '2025-03': {} });
    // Week 2 is in the older form there.
    expect(await copied('older')).toEqual({ '2025-03': {} });
    expect(await copied('drafting')).toBeUndefined();
    // The same week once more, with nothing new to copy.
    await openWeek(desk, { season: 2025, games: source.games }, 4, null);
    expect(await copied('played')).toEqual({ '2025-02': ANNS, '2025-03': {} });
    await publishWeek(desk, source, 3, null);
    expect(await currentWeeks()).toEqual(['2025-04']);
    await openWeek(desk, { season: 2025, games: source.games }, 5, 7);
    expect(await currentWeeks()).toEqual(['2025-05']);
    await desk.close();
  },
);
