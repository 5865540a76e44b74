import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Claim } from '@/domain/moves/claims/claims';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import type { Transaction } from '@/domain/moves/ledger/transactions';
import { allTurns } from '../support/allTurns';
import { openClient } from '../support/client';
import { DraftedLeague } from '../support/draftedLeague';
import { valueOf, type Answer, type Fan } from '../support/leagues';
import { until } from '../support/suite';

let home: DraftedLeague<['ann', 'bob']>;
let ann: Fan;
let bob: Fan;

beforeAll(async () => {
  home = await DraftedLeague.open(2103, ['ann', 'bob']);
  [ann, bob] = home.fans;
}, 60_000);
beforeEach(async () => {
  const stored = ['transactions', 'claims'].map((name) =>
    home.db.collection(name).where('leagueId', '==', home.leagueId).get(),
  );
  const documents = (await Promise.all(stored)).flatMap(({ docs }) => docs);
  await Promise.all(documents.map(({ ref }) => ref.delete()));
  await home.resetLedger();
  await portalOpens(7);
});
afterAll(() => home.close());

/** The portal opens in this many hours (negative: it opened before), and closes in a hundred. */
const portalOpens = (opens: number): Promise<void> => home.setWeek({ opens, kickoff: 100 });

/** Saves claims from a page that knows this ledger. */
async function save(fan: Fan, claims: readonly Claim[], ledger?: Ledger): Promise<Answer<void>> {
  return fan.client.call('claims.saveClaims', await home.known(fan, ledger), claims);
}
const award = async (fan: Fan): Promise<boolean> => {
  const { league } = await home.known(fan);
  return fan.client.call('claims.awardClaims', league, home.week, fan.uid);
};

/** Claims for both: the same five squads, each for another squad of the roster. */
const listOf = (fan: Fan): Claim[] =>
  home.free.slice(0, 5).map((add, i): Claim => ({ add, drop: home.rosters[fan.uid]![i]! }));

/** Saves claims for both, opens the portal, and returns the ledger that the awards must lead to. */
async function bothClaim(): Promise<Ledger> {
  valueOf(await save(ann, listOf(ann)));
  valueOf(await save(bob, listOf(bob)));
  await portalOpens(-1);
  const lists = new Map([ann, bob].map((fan) => [fan.uid, listOf(fan)]));
  const { league, ledger } = await home.known(ann);
  return allTurns((manager) => lists.get(manager) ?? [], league, ledger).at(-1)!.after;
}

/** The ledger is the expected one, the log has each award once, and the books are right. */
async function expectAwarded(expected: Ledger): Promise<void> {
  const after = await home.ledgerOf(ann);
  expect(after).toEqual({ ...expected, owned: after.owned });
  await bob.client.watch('claims.watchClaimAwards', home.leagueId, home.week);
  const seen = async () =>
    (await bob.client.seen<{ value?: Transaction[] } | null>('claims.watchClaimAwards')).latest?.value ?? [];
  await until('five awards', async () => (await seen()).length >= 5);
  const awards = await seen();
  expect(awards.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
  expect(awards.map(({ moves }) => moves[0]!.adds[0])).toEqual(home.free.slice(0, 5));
  await home.expectBooks();
  for (const fan of [ann, bob]) expect(await home.storedRoster(fan)).toEqual(expected.rosters[fan.uid]);
}

describe('claims', () => {
  it('of two managers who save at once from the same ledger are both saved', async () => {
    const known = await home.ledgerOf(ann);
    const answers = await Promise.all([save(ann, listOf(ann), known), save(bob, listOf(bob), known)]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect((await home.ledgerOf(ann)).waivers).toEqual({
      week: home.week,
      priority: [bob.uid, ann.uid],
      turns: [bob.uid, ann.uid],
    });
    valueOf(await save(ann, []));
    await ann.client.watch('claims.watchMyClaims', home.leagueId, home.week, ann.uid);
    const seen = async () =>
      (await ann.client.seen<{ state: string; value?: Claim[] }>('claims.watchMyClaims')).latest?.value;
    await until('the emptied claims', async () => (await seen())?.length === 0);
  });

  it('are denied once the portal’s opening time has come', async () => {
    await portalOpens(-1);
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
    const { league } = await home.known(ann);
    // Never answered, because the client is gone before.
    void doomed.call('claims.awardClaims', league, home.week, ann.uid);
    await until('the first award', async () => (await home.ledgerOf(bob)).step > 0);
    doomed.close();
    await until('all turns are taken', () => award(bob));
    await expectAwarded(expected);
  });

  it('don’t begin before the portal’s opening', async () => {
    valueOf(await save(ann, listOf(ann)));
    expect(await award(bob)).toBe(false);
    expect((await home.ledgerOf(ann)).step).toBe(0);
  });
});
