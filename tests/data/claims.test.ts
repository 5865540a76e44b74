import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BooksReport } from '@/domain/books';
import type { Claim } from '@/domain/claims';
import type { League, Ledger } from '@/domain/league';
import { rosterSize } from '@/domain/slots';
import { ALL_SQUADS, type SquadId } from '@/domain/squads';
import type { Transaction } from '@/domain/transactions';
import { parseWeek, weekId, type Week } from '@/domain/weeks';
import { DEFAULT_OPTIONS } from '@/domain/leagueOptions';
import { allTurns } from '../support/allTurns';
import { openAdmin } from '../support/admin';
import { openClient } from '../support/client';
import { foundLeague, joinByCode, openFan, valueOf, type Answer, type Fan } from '../support/leagues';
import { until } from '../support/suite';

const admin = openAdmin();
// A separate season, so that no other test's calendar interferes.
const SEASON = 2103;
const WEEK = weekId(SEASON, 3);
const SIZE = rosterSize(DEFAULT_OPTIONS.slots, DEFAULT_OPTIONS.benchSize);
const HOUR = 3_600_000;
const FREE = ALL_SQUADS.slice(2 * SIZE);
let ann: Fan;
let bob: Fan;
let leagueId: string;
let rosters: Record<string, SquadId[]>;

beforeAll(async () => {
  [ann, bob] = await Promise.all([openFan(admin.db, 'ann'), openFan(admin.db, 'bob')]);
  const league = await foundLeague(ann);
  ({ leagueId } = league);
  valueOf(await joinByCode(bob, league.joinCode));
  rosters = { [ann.uid]: ALL_SQUADS.slice(0, SIZE), [bob.uid]: ALL_SQUADS.slice(SIZE, 2 * SIZE) };
  await Promise.all([
    admin.db.doc(`leagues/${leagueId}`).update({
      season: SEASON,
      draftStatus: 'complete',
      schedule: { managers: [ann.uid, bob.uid] },
    }),
    admin.db.doc(`drafts/${leagueId}`).update({ status: 'complete', rosters }),
  ]);
}, 60_000);
beforeEach(async () => {
  const transactions = await admin.db.collection('transactions').where('leagueId', '==', leagueId).get();
  const claims = await admin.db.collection('claims').where('leagueId', '==', leagueId).get();
  await Promise.all([...transactions.docs, ...claims.docs].map((one) => one.ref.delete()));
  await admin.db
    .doc(`ledgers/${leagueId}`)
    .set({ leagueId, settled: true, rosters, owned: Object.values(rosters).flat(), step: 0 });
  await calendar(7);
});
afterAll(async () => {
  ann.client.close();
  bob.client.close();
  await admin.db.doc(`currentWeek/${WEEK}`).delete();
  await admin.close();
});

/** Sets the week: its portal opens in this many hours (negative: it opened before), and closes in a hundred. */
async function calendar(opens: number): Promise<void> {
  const now = Date.now();
  await admin.db.doc(`currentWeek/${WEEK}`).set({
    season: SEASON,
    week: 3,
    isCurrent: true,
    kickoffs: {},
    kickoffOrder: [],
    monday: new Date(now + (opens - 9) * HOUR),
    firstKickoff: new Date(now + 100 * HOUR),
    lastFinal: null,
  });
}

const ledgerOf = (fan: Fan): Promise<Ledger> => fan.client.call('ledgers.getLedger', leagueId);
const leagueOf = (fan: Fan): Promise<League> => fan.client.call('storedLeague.getLeague', leagueId);
async function weekNow(): Promise<Week> {
  const { monday, firstKickoff, ...rest } = (await admin.db.doc(`currentWeek/${WEEK}`).get()).data()!;
  return parseWeek(WEEK, { ...rest, monday: monday.toMillis(), firstKickoff: firstKickoff.toMillis() });
}

/** Saves claims from a page that knows this ledger. */
async function save(fan: Fan, claims: readonly Claim[], ledger?: Ledger): Promise<Answer<void>> {
  const [league, week, known] = await Promise.all([leagueOf(fan), weekNow(), ledger ?? ledgerOf(fan)]);
  return fan.client.call('claims.saveClaims', { league, ledger: known, week, manager: fan.uid }, claims);
}
const award = async (fan: Fan): Promise<boolean> =>
  fan.client.call('claims.awardClaims', await leagueOf(fan), WEEK, fan.uid);

/** Claims for both: the same five squads, each for another squad of the roster. */
const listOf = (fan: Fan): Claim[] => FREE.slice(0, 5).map((add, i): Claim => ({ add, drop: rosters[fan.uid]![i]! }));

/** Saves claims for both, opens the portal, and returns the ledger that the awards must lead to. */
async function bothClaim(): Promise<Ledger> {
  valueOf(await save(ann, listOf(ann)));
  valueOf(await save(bob, listOf(bob)));
  await calendar(-1);
  const lists = new Map([ann, bob].map((fan) => [fan.uid, listOf(fan)]));
  return allTurns((manager) => lists.get(manager) ?? [], await leagueOf(ann), await ledgerOf(ann)).at(-1)!.after;
}

/** The ledger is the expected one, the log has each award once, and the books are right. */
async function expectAwarded(expected: Ledger): Promise<void> {
  const after = await ledgerOf(ann);
  expect(after).toEqual({ ...expected, owned: after.owned });
  await bob.client.watch('claims.watchAwards', leagueId, WEEK);
  const seen = async () =>
    (await bob.client.seen<{ value?: Transaction[] } | null>('claims.watchAwards')).latest?.value ?? [];
  await until('five awards', async () => (await seen()).length >= 5);
  const awards = await seen();
  expect(awards.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
  expect(awards.map(({ moves }) => moves[0]!.adds[0])).toEqual(FREE.slice(0, 5));
  expect(valueOf(await ann.client.call<Answer<BooksReport>>('books.checkLeagueBooks', leagueId)).problems).toEqual([]);
  for (const fan of [ann, bob]) {
    const stored = await admin.db.doc(`leagueUsers/${leagueId}_${fan.uid}`).get();
    expect(stored.get('roster')).toEqual(expected.rosters[fan.uid]);
  }
}

describe('claims', () => {
  it('of two managers who save at once from the same ledger are both saved', async () => {
    const known = await ledgerOf(ann);
    const answers = await Promise.all([save(ann, listOf(ann), known), save(bob, listOf(bob), known)]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect((await ledgerOf(ann)).waivers).toEqual({
      week: WEEK,
      priority: [bob.uid, ann.uid],
      turns: [bob.uid, ann.uid],
    });
    valueOf(await save(ann, []));
    await ann.client.watch('claims.watchMyClaims', leagueId, WEEK, ann.uid);
    const seen = async () =>
      (await ann.client.seen<{ state: string; value?: Claim[] }>('claims.watchMyClaims')).latest?.value;
    await until('the emptied claims', async () => (await seen())?.length === 0);
  });

  it('are denied once the portal’s opening time has come', async () => {
    await calendar(-1);
    const late = await save(ann, listOf(ann));
    expect(late.ok ? 'saved' : late.error.message).toBe('Claims for this week are closed.');
  });
});

describe('the awards', () => {
  it('are made in order by one client', async () => {
    const expected = await bothClaim();
    expect(await award(ann)).toBe(true);
    await expectAwarded(expected);
  });

  it('come out the same when two clients race', async () => {
    const expected = await bothClaim();
    await until('all turns are taken', async () => (await Promise.all([award(ann), award(bob)])).every(Boolean));
    await expectAwarded(expected);
  });

  it('are finished by another client after the first was killed between two of them', async () => {
    const expected = await bothClaim();
    const doomed = await openClient(ann.email);
    const league = await leagueOf(ann);
    // Never answered, because the client is gone before.
    void doomed.call('claims.awardClaims', league, WEEK, ann.uid);
    await until('the first award', async () => (await ledgerOf(bob)).step > 0);
    doomed.close();
    await until('all turns are taken', () => award(bob));
    await expectAwarded(expected);
  });

  it('don’t begin before the portal’s opening', async () => {
    valueOf(await save(ann, listOf(ann)));
    expect(await award(bob)).toBe(false);
    expect((await ledgerOf(ann)).step).toBe(0);
  });
});
