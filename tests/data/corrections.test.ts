import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BooksReport } from '@/domain/books';
import type { RosterCorrection } from '@/domain/corrections';
import type { Ledger } from '@/domain/league';
import { DEFAULT_OPTIONS } from '@/domain/leagueOptions';
import { rosterInWeek } from '@/domain/rosterHistory';
import { rosterSize } from '@/domain/slots';
import { ALL_SQUADS } from '@/domain/squads';
import type { Transaction } from '@/domain/transactions';
import { parseWeek, weekId } from '@/domain/weeks';
import { openAdmin } from '../support/admin';
import { foundLeague, joinByCode, openFan, valueOf, type Answer, type Fan } from '../support/leagues';

const admin = openAdmin();
// A separate season, so that no other test's calendar interferes.
const SEASON = 2104;
const WEEK = weekId(SEASON, 3);
const SIZE = rosterSize(DEFAULT_OPTIONS.slots, DEFAULT_OPTIONS.benchSize);
const HOUR = 3_600_000;
const FREE = ALL_SQUADS.slice(2 * SIZE);
let ann: Fan;
let bob: Fan;
let leagueId: string;

beforeAll(async () => {
  [ann, bob] = await Promise.all([openFan(admin.db, 'ann'), openFan(admin.db, 'bob')]);
  const league = await foundLeague(ann);
  ({ leagueId } = league);
  valueOf(await joinByCode(bob, league.joinCode));
  const rosters = { [ann.uid]: ALL_SQUADS.slice(0, SIZE), [bob.uid]: ALL_SQUADS.slice(SIZE, 2 * SIZE) };
  await Promise.all([
    admin.db.doc(`leagues/${leagueId}`).update({
      season: SEASON,
      draftStatus: 'complete',
      schedule: { managers: [ann.uid, bob.uid] },
    }),
    admin.db.doc(`drafts/${leagueId}`).update({ status: 'complete', rosters }),
    admin.db.doc(`ledgers/${leagueId}`).update({ settled: true, rosters, owned: ALL_SQUADS.slice(0, 2 * SIZE) }),
  ]);
  await calendar(1);
}, 60_000);
afterAll(async () => {
  for (const fan of [ann, bob]) fan.client.close();
  await admin.db.doc(`currentWeek/${WEEK}`).delete();
  await admin.close();
});

/** Sets the week: its portal opened an hour ago, and its first kickoff is in this many hours. */
async function calendar(kickoffIn: number): Promise<void> {
  const now = Date.now();
  await admin.db.doc(`currentWeek/${WEEK}`).set({
    season: SEASON,
    week: 3,
    isCurrent: true,
    kickoffs: {},
    kickoffOrder: [],
    monday: new Date(now - 10 * HOUR),
    firstKickoff: new Date(now + kickoffIn * HOUR),
    lastFinal: null,
  });
}

const ledgerOf = (fan: Fan): Promise<Ledger> => fan.client.call('ledgers.getLedger', leagueId);

/** What a fan's page knows: the league, the week and the ledger, which may be older than the server's. */
async function request(fan: Fan, ledger?: Ledger): Promise<object> {
  const { monday, firstKickoff, ...rest } = (await admin.db.doc(`currentWeek/${WEEK}`).get()).data()!;
  return {
    league: await fan.client.call('storedLeague.getLeague', leagueId),
    ledger: ledger ?? (await ledgerOf(fan)),
    week: parseWeek(WEEK, { ...rest, monday: monday.toMillis(), firstKickoff: firstKickoff.toMillis() }),
    me: fan.uid,
    manager: fan.uid,
    names: { [ann.uid]: 'Ann’s Aces', [bob.uid]: 'Bob’s Best' },
  };
}
const correct = (fan: Fan, known: object, correction: Partial<RosterCorrection>): Promise<Answer<void>> =>
  fan.client.call('corrections.correctRoster', known, {
    manager: bob.uid,
    adds: [],
    drops: [],
    reason: 'Bob’s phone died.',
    ...correction,
  });
const messageOf = (answer: Answer<void>): string => (answer.ok ? 'done' : answer.error.message);

describe('a correction', () => {
  it('changes another manager’s roster from this week on, and the log says who did it and why', async () => {
    const before = (await ledgerOf(ann)).rosters[bob.uid]!;
    const drops = before.slice(0, 2);
    valueOf(await correct(ann, await request(ann), { adds: FREE.slice(0, 2), drops }));
    const after = await ledgerOf(bob);
    expect(after.step).toBe(1);
    expect(after.rosters[bob.uid]).toEqual([...before.slice(2), ...FREE.slice(0, 2)]);
    expect(rosterInWeek(after, bob.uid, weekId(SEASON, 2))).toEqual(before);
    const stored = (await admin.db.doc(`leagueUsers/${leagueId}_${bob.uid}`).get()).get('roster');
    expect(stored).toEqual(after.rosters[bob.uid]);
    const [entry] = await bob.client.call<Transaction[]>('transactions.getAllTransactions', leagueId);
    expect(entry).toMatchObject({
      kind: 'correction',
      by: ann.uid,
      week: WEEK,
      moves: [{ manager: bob.uid, adds: FREE.slice(0, 2), drops }],
      reason: 'Bob’s phone died.',
    });
  });

  it('goes on from the ledger that another manager’s move left', async () => {
    const known = await request(ann);
    const { rosters } = await ledgerOf(bob);
    valueOf(await bob.client.call('portal.addSquad', await request(bob), FREE[3], rosters[bob.uid]![0]));
    valueOf(await correct(ann, known, { adds: [FREE[4]!], drops: [rosters[bob.uid]![1]!] }));
    const after = await ledgerOf(ann);
    expect(after.rosters[bob.uid]).toEqual([...rosters[bob.uid]!.slice(2), FREE[3], FREE[4]]);
    // The page still shows the ledger from before both.
    expect(messageOf(await correct(ann, known, { drops: [rosters[bob.uid]![1]!] }))).toMatch(/isn’t on this roster\.$/);
  });

  it('isn’t another manager’s to make, nor for a week that has kicked off', async () => {
    const { rosters } = await ledgerOf(ann);
    const drops = [rosters[bob.uid]![0]!];
    expect(messageOf(await correct(bob, await request(bob), { drops }))).toMatch(/^Only the commissioner/);
    // A client that takes itself for the commissioner.
    const forged = (await request(bob)) as { league: object };
    const league = { ...forged.league, createdBy: bob.uid };
    expect(
      messageOf(await correct(bob, { ...forged, league }, { manager: ann.uid, drops: [rosters[ann.uid]![0]!] })),
    ).toBe('The correction didn’t go through. Reload the page and try again.');
    await calendar(-0.01);
    expect(messageOf(await correct(ann, await request(ann), { drops }))).toMatch(/^Rosters can be corrected until/);
    await calendar(1);
  });

  it('leaves books that add up', async () => {
    const report = valueOf(await bob.client.call<Answer<BooksReport>>('books.checkLeagueBooks', leagueId));
    expect(report).toEqual({ steps: 3, problems: [] });
  });
});
