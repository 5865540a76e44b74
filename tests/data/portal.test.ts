import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rosterInWeek } from '@/domain/moves/ledger/rosterHistory';
import type { SquadId } from '@/domain/football/squads';
import type { Transaction } from '@/domain/moves/ledger/transactions';
import { weekId } from '@/domain/football/weeks';
import { DraftedLeague, SIZE, messageOf, type KnownLeague } from '../support/draftedLeague';
import { valueOf, type Answer, type Fan } from '../support/leagues';
import { until } from '../support/suite';

const SEASON = 2102;
let home: DraftedLeague<['ann', 'bob']>;
let ann: Fan;
let bob: Fan;

beforeAll(async () => {
  home = await DraftedLeague.open(SEASON, ['ann', 'bob']);
  [ann, bob] = home.fans;
}, 60_000);
afterAll(() => home.close());

const add = (fan: Fan, known: KnownLeague, squad: SquadId, drop: SquadId | null): Promise<Answer<void>> =>
  fan.client.call('portal.addSquad', known, squad, drop);

describe('the portal', () => {
  it('gives a squad to the first of two who want it, and tells the other who has it', async () => {
    const [hers, his] = await Promise.all([home.known(ann), home.known(bob)]);
    const before = await home.ledgerOf(ann);
    const drops = [before.rosters[ann.uid]![0]!, before.rosters[bob.uid]![0]!] as const;
    const answers = await Promise.all([
      add(ann, hers, home.free[0]!, drops[0]),
      add(bob, his, home.free[0]!, drops[1]),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = answers[0].ok ? ann : bob;
    expect(messageOf(answers[winner === ann ? 1 : 0])).toMatch(
      new RegExp(`^.+ was just taken by ${home.names[winner.uid]!}\\.$`),
    );
    const after = await home.ledgerOf(bob);
    expect(after.step).toBe(1);
    expect(after.rosters[winner.uid]).toEqual([...before.rosters[winner.uid]!.slice(1), home.free[0]]);
    expect(rosterInWeek(after, winner.uid, weekId(SEASON, 2))).toEqual(before.rosters[winner.uid]);
    expect(await home.storedRoster(winner)).toEqual(after.rosters[winner.uid]);
    const entry = (await home.db.doc(`transactions/${home.leagueId}_1`).get()).data();
    expect(entry).toMatchObject({ kind: 'add', by: winner.uid, adds: [home.free[0]], week: home.week });
  });

  it('lets two managers make different moves at once, each from the same ledger', async () => {
    const [hers, his] = await Promise.all([home.known(ann), home.known(bob)]);
    const { rosters, step } = await home.ledgerOf(ann);
    const answers = await Promise.all([
      add(ann, hers, home.free[1]!, rosters[ann.uid]![0]!),
      add(bob, his, home.free[2]!, rosters[bob.uid]![0]!),
    ]);
    expect(answers.map(messageOf)).toEqual(['done', 'done']);
    const after = await home.ledgerOf(ann);
    expect(after.step).toBe(step + 2);
    expect(after.rosters[ann.uid]).toContain(home.free[1]);
    expect(after.rosters[bob.uid]).toContain(home.free[2]);
  });

  it('says what is in the way of a move', async () => {
    const { rosters } = await home.ledgerOf(ann);
    const [first] = rosters[ann.uid]!;
    expect(messageOf(await add(ann, await home.known(ann), home.free[3]!, null))).toBe(
      'Your roster is full: pick a squad to drop.',
    );
    const his = rosters[bob.uid]![0]!;
    expect(messageOf(await add(ann, await home.known(ann), his, first!))).toContain('taken by Bob’s Best');
    const known = await home.known(ann);
    await home.setWeek({ kickoff: -0.01 });
    expect(messageOf(await add(ann, await home.known(ann), home.free[3]!, first!))).toBe(
      'The portal closed at kickoff.',
    );
    // A page that doesn't know yet that the first kickoff was moved up.
    expect(messageOf(await add(ann, known, home.free[3]!, first!))).toBe(
      'Your move didn’t go through. Reload the page and try again.',
    );
    await home.setWeek({ opens: 0.01 });
    expect(messageOf(await add(ann, await home.known(ann), home.free[3]!, first!))).toBe('The portal isn’t open yet.');
    await home.setWeek({});
  });

  it('drops a squad, which another manager can then add', async () => {
    const [last] = (await home.ledgerOf(bob)).rosters[bob.uid]!.slice(-1);
    valueOf(await bob.client.call<Answer<void>>('portal.dropSquad', await home.known(bob), last));
    const [drop] = (await home.ledgerOf(ann)).rosters[ann.uid]!;
    valueOf(await add(ann, await home.known(ann), last!, drop!));
    const after = await home.ledgerOf(ann);
    expect(after.rosters[ann.uid]).toContain(last);
    expect(after.rosters[bob.uid]).toHaveLength(SIZE - 1);
  });
});

describe('two moves of a manager within a second', () => {
  it('both go through, the second after a pause', async () => {
    const squad = home.free[5]!;
    valueOf(await add(bob, await home.known(bob), squad, null));
    valueOf(await bob.client.call<Answer<void>>('portal.dropSquad', await home.known(bob), squad));
    const { step, rosters } = await home.ledgerOf(ann);
    expect(rosters[bob.uid]).not.toContain(squad);
    const times = await Promise.all(
      [step - 1, step].map(async (one) => {
        const entry = await home.db.doc(`transactions/${home.leagueId}_${String(one)}`).get();
        return (entry.get('at') as Timestamp).toMillis();
      }),
    );
    expect(times[1]! - times[0]!).toBeGreaterThan(1000);
  });
});

describe('the transactions of a league', () => {
  it('are watched newest first, and older ones come in pages', async () => {
    const { step } = await home.ledgerOf(bob);
    // Without the mark that makes him wait a second.
    const rested = () => home.db.doc(`writeRates/${bob.uid}/kinds/move`).delete();
    for (let more = 0; more < 10; more++) {
      await rested();
      valueOf(await add(bob, await home.known(bob), home.free[5]!, null));
      await rested();
      valueOf(await bob.client.call<Answer<void>>('portal.dropSquad', await home.known(bob), home.free[5]));
    }
    await ann.client.watch('transactions.watchTransactions', home.leagueId, 20);
    const newest = async () =>
      (await ann.client.seen<{ state: string; value?: Transaction[] }>('transactions.watchTransactions')).latest?.value;
    const last = step + 20;
    await until('the newest transactions', async () => (await newest())?.[0]?.step === last);
    const steps = (await newest())!.map((one) => one.step);
    expect(steps).toEqual(Array.from({ length: 20 }, (_, i) => last - i));
    const older = await ann.client.call<Transaction[]>(
      'transactions.getOlderTransactions',
      home.leagueId,
      step + 1,
      20,
    );
    expect(older.map((one) => one.step)).toEqual(Array.from({ length: step }, (_, i) => step - i));
  }, 60_000);

  it('and the draft make the ledger, and a change without a transaction is found', async () => {
    const { step } = await home.ledgerOf(ann);
    expect(await home.books(ann)).toEqual({ steps: step, problems: [] });
    await home.db.doc(`ledgers/${home.leagueId}`).update({ [`rosters.${bob.uid}`]: [] });
    expect((await home.books(ann)).problems).toMatchObject([{ kind: 'roster', manager: bob.uid, found: [] }]);
  });
});
