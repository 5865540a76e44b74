import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BooksReport } from '@/domain/books';
import type { Ledger } from '@/domain/league';
import { rosterInWeek } from '@/domain/rosterHistory';
import { rosterSize } from '@/domain/slots';
import { ALL_SQUADS, type SquadId } from '@/domain/squads';
import type { Transaction } from '@/domain/transactions';
import { parseWeek, weekId } from '@/domain/weeks';
import { DEFAULT_OPTIONS } from '@/domain/leagueOptions';
import { openAdmin } from '../support/admin';
import { foundLeague, joinByCode, openFan, valueOf, type Answer, type Fan } from '../support/leagues';
import { until } from '../support/suite';

const admin = openAdmin();
// A separate season, so that no other test's calendar interferes.
const SEASON = 2102;
const WEEK = weekId(SEASON, 3);
const SIZE = rosterSize(DEFAULT_OPTIONS.slots, DEFAULT_OPTIONS.benchSize);
const HOUR = 3_600_000;
const FREE = ALL_SQUADS.slice(2 * SIZE);
let ann: Fan;
let bob: Fan;
let leagueId: string;
let names: Record<string, string>;

beforeAll(async () => {
  [ann, bob] = await Promise.all([openFan(admin.db, 'ann'), openFan(admin.db, 'bob')]);
  names = { [ann.uid]: 'Ann’s Aces', [bob.uid]: 'Bob’s Best' };
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
  await calendar({});
}, 60_000);
afterAll(async () => {
  ann.client.close();
  bob.client.close();
  await admin.db.doc(`currentWeek/${WEEK}`).delete();
  await admin.close();
});

/** Sets the week: its portal opened an hour ago and closes in an hour, unless the changes say otherwise. */
async function calendar({ opens = -1, closes = 1 }: { opens?: number; closes?: number }): Promise<void> {
  const now = Date.now();
  await admin.db.doc(`currentWeek/${WEEK}`).set({
    season: SEASON,
    week: 3,
    isCurrent: true,
    kickoffs: {},
    kickoffOrder: [],
    monday: new Date(now + (opens - 9) * HOUR),
    firstKickoff: new Date(now + closes * HOUR),
    lastFinal: null,
  });
}

const ledgerOf = (fan: Fan): Promise<Ledger> => fan.client.call('ledgers.getLedger', leagueId);

/** What a fan's page knows: the league, the week and the ledger, which may be older than the server's. */
async function request(fan: Fan, ledger?: Ledger): Promise<object> {
  const week = await admin.db.doc(`currentWeek/${WEEK}`).get();
  const { monday, firstKickoff, ...rest } = week.data()!;
  return {
    league: await fan.client.call('storedLeague.getLeague', leagueId),
    ledger: ledger ?? (await ledgerOf(fan)),
    week: parseWeek(WEEK, { ...rest, monday: monday.toMillis(), firstKickoff: firstKickoff.toMillis() }),
    manager: fan.uid,
    names,
  };
}
const add = (fan: Fan, known: object, squad: SquadId, drop: SquadId | null): Promise<Answer<void>> =>
  fan.client.call('portal.addSquad', known, squad, drop);
const messageOf = (answer: Answer<void>): string => (answer.ok ? 'done' : answer.error.message);

describe('the portal', () => {
  it('gives a squad to the first of two who want it, and tells the other who has it', async () => {
    const [hers, his] = await Promise.all([request(ann), request(bob)]);
    const before = await ledgerOf(ann);
    const drops = [before.rosters[ann.uid]![0]!, before.rosters[bob.uid]![0]!] as const;
    const answers = await Promise.all([add(ann, hers, FREE[0]!, drops[0]), add(bob, his, FREE[0]!, drops[1])]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = answers[0].ok ? ann : bob;
    expect(messageOf(answers[winner === ann ? 1 : 0])).toMatch(
      new RegExp(`^.+ was just taken by ${names[winner.uid]!}\\.$`),
    );
    const after = await ledgerOf(bob);
    expect(after.step).toBe(1);
    expect(after.rosters[winner.uid]).toEqual([...before.rosters[winner.uid]!.slice(1), FREE[0]]);
    expect(rosterInWeek(after, winner.uid, weekId(SEASON, 2))).toEqual(before.rosters[winner.uid]);
    expect((await admin.db.doc(`leagueUsers/${leagueId}_${winner.uid}`).get()).get('roster')).toEqual(
      after.rosters[winner.uid],
    );
    const entry = (await admin.db.doc(`transactions/${leagueId}_1`).get()).data();
    expect(entry).toMatchObject({ kind: 'add', by: winner.uid, adds: [FREE[0]], week: WEEK });
  });

  it('lets two managers make different moves at once, each from the same ledger', async () => {
    const [hers, his] = await Promise.all([request(ann), request(bob)]);
    const { rosters, step } = await ledgerOf(ann);
    const answers = await Promise.all([
      add(ann, hers, FREE[1]!, rosters[ann.uid]![0]!),
      add(bob, his, FREE[2]!, rosters[bob.uid]![0]!),
    ]);
    expect(answers.map(messageOf)).toEqual(['done', 'done']);
    const after = await ledgerOf(ann);
    expect(after.step).toBe(step + 2);
    expect(after.rosters[ann.uid]).toContain(FREE[1]);
    expect(after.rosters[bob.uid]).toContain(FREE[2]);
  });

  it('says what is in the way of a move', async () => {
    const { rosters } = await ledgerOf(ann);
    const [first] = rosters[ann.uid]!;
    expect(messageOf(await add(ann, await request(ann), FREE[3]!, null))).toBe(
      'Your roster is full: pick a squad to drop.',
    );
    const his = rosters[bob.uid]![0]!;
    expect(messageOf(await add(ann, await request(ann), his, first!))).toContain('taken by Bob’s Best');
    const known = await request(ann);
    await calendar({ closes: -0.01 });
    expect(messageOf(await add(ann, await request(ann), FREE[3]!, first!))).toBe('The portal closed at kickoff.');
    // A page that doesn't know yet that the first kickoff was moved up.
    expect(messageOf(await add(ann, known, FREE[3]!, first!))).toBe(
      'Your move didn’t go through. Reload the page and try again.',
    );
    await calendar({ opens: 0.01 });
    expect(messageOf(await add(ann, await request(ann), FREE[3]!, first!))).toBe('The portal isn’t open yet.');
    await calendar({});
  });

  it('drops a squad, which another manager can then add', async () => {
    const [last] = (await ledgerOf(bob)).rosters[bob.uid]!.slice(-1);
    valueOf(await bob.client.call<Answer<void>>('portal.dropSquad', await request(bob), last));
    const [drop] = (await ledgerOf(ann)).rosters[ann.uid]!;
    valueOf(await add(ann, await request(ann), last!, drop!));
    const after = await ledgerOf(ann);
    expect(after.rosters[ann.uid]).toContain(last);
    expect(after.rosters[bob.uid]).toHaveLength(SIZE - 1);
  });
});

describe('the transactions of a league', () => {
  it('are watched newest first, and older ones come in pages', async () => {
    const { step } = await ledgerOf(bob);
    for (let more = 0; more < 10; more++) {
      valueOf(await add(bob, await request(bob), FREE[5]!, null));
      valueOf(await bob.client.call<Answer<void>>('portal.dropSquad', await request(bob), FREE[5]));
    }
    await ann.client.watch('transactions.watchTransactions', leagueId, 20);
    const newest = async () =>
      (await ann.client.seen<{ state: string; value?: Transaction[] }>('transactions.watchTransactions')).latest?.value;
    const last = step + 20;
    await until('the newest transactions', async () => (await newest())?.[0]?.step === last);
    const steps = (await newest())!.map((one) => one.step);
    expect(steps).toEqual(Array.from({ length: 20 }, (_, i) => last - i));
    const older = await ann.client.call<Transaction[]>('transactions.getOlderTransactions', leagueId, step + 1, 20);
    expect(older.map((one) => one.step)).toEqual(Array.from({ length: step }, (_, i) => step - i));
  }, 60_000);

  it('and the draft make the ledger, and a change without a transaction is found', async () => {
    const { step } = await ledgerOf(ann);
    const check = () => ann.client.call<Answer<BooksReport>>('books.checkLeagueBooks', leagueId);
    expect(valueOf(await check())).toEqual({ steps: step, problems: [] });
    await admin.db.doc(`ledgers/${leagueId}`).update({ [`rosters.${bob.uid}`]: [] });
    expect(valueOf(await check()).problems).toMatchObject([{ kind: 'roster', manager: bob.uid, found: [] }]);
  });
});
