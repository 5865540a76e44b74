import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squadName, type SquadId } from '@/domain/football/squads';
import type { TradeOffer } from '@/domain/moves/trades/tradeChecks';
import type { Trade } from '@/domain/moves/trades/trades';
import { openClient } from '../support/client';
import { DraftedLeague, HOUR, SIZE, messageOf } from '../support/draftedLeague';
import { valueOf, type Answer, type Fan } from '../support/leagues';
import { until } from '../support/suite';

const DAY = 24 * HOUR;
let home: DraftedLeague<['ann', 'bob', 'cat']>;
let ann: Fan;
let bob: Fan;
let cat: Fan;

beforeAll(async () => {
  home = await DraftedLeague.open(2105, ['ann', 'bob', 'cat'], { tradeReview: 'none' });
  [ann, bob, cat] = home.fans;
}, 60_000);
afterAll(() => home.close());

const offer = async (fan: Fan, to: Fan, changes: Partial<TradeOffer> = {}): Promise<Answer<void>> => {
  const { rosters } = await home.ledgerOf(fan);
  const terms = {
    to: to.uid,
    gives: [rosters[fan.uid]![0]],
    gets: [rosters[to.uid]![0]],
    fromDrops: [],
    note: 'Deal?',
  };
  return fan.client.call('tradeCommands.offerTrade', await home.known(fan), { ...terms, ...changes });
};
/** The trades that a fan offered in the league. */
const sentBy = (fan: Fan): Promise<Trade[]> => fan.client.call('trades.getSentTrades', home.leagueId, fan.uid);
const newest = async (fan: Fan): Promise<Trade> =>
  (await sentBy(fan)).reduce((one, other) => (other.offeredAt! > one.offeredAt! ? other : one));
const answer = async (fan: Fan, trade: Trade, what: object): Promise<Answer<void>> =>
  fan.client.call('tradeCommands.answerTrade', await home.known(fan), trade, what);
const accept = (fan: Fan, trade: Trade, drops: SquadId[] = []): Promise<Answer<void>> =>
  answer(fan, trade, { kind: 'accept', drops });
const carryOut = async (fan: Fan, trade: Trade): Promise<Answer<string>> =>
  fan.client.call('tradeExecution.carryOutTrade', await home.known(fan), trade.id);
const storedTrade = async (id: string) => (await home.db.doc(`trades/${id}`).get()).data()!;

/** An offer from one fan to another, accepted. */
async function accepted(from: Fan, to: Fan, changes: Partial<TradeOffer> = {}): Promise<Trade> {
  valueOf(await offer(from, to, changes));
  const trade = await newest(from);
  valueOf(await accept(to, trade));
  return trade;
}

describe('a trade', () => {
  it('is offered, accepted and carried out by a third manager’s client, for both rosters at once', async () => {
    const before = await home.ledgerOf(ann);
    const trade = await accepted(ann, bob);
    expect(valueOf(await carryOut(cat, trade))).toBe('done');
    const after = await home.ledgerOf(bob);
    const [hers, his] = [before.rosters[ann.uid]!, before.rosters[bob.uid]!];
    expect(after.step).toBe(before.step + 1);
    expect(after.rosters[ann.uid]).toEqual([...hers.slice(1), his[0]]);
    expect(after.rosters[bob.uid]).toEqual([...his.slice(1), hers[0]]);
    for (const fan of [ann, bob]) expect(await home.storedRoster(fan)).toEqual(after.rosters[fan.uid]);
    expect((await home.db.doc(`transactions/${home.leagueId}_${String(after.step)}`).get()).data()).toMatchObject({
      kind: 'trade',
      by: cat.uid,
      trade: trade.id,
      gives: [hers[0]],
      gets: [his[0]],
      week: home.week,
    });
    expect(await storedTrade(trade.id)).toMatchObject({ status: 'done', step: after.step });
    await home.expectBooks();
  });

  it('drops what a side has no room for', async () => {
    const { rosters } = await home.ledgerOf(ann);
    const drops = [rosters[ann.uid]!.at(-1)!];
    valueOf(await offer(ann, bob, { gets: rosters[bob.uid]!.slice(0, 2), fromDrops: drops }));
    const trade = await newest(ann);
    valueOf(await accept(bob, trade));
    expect(valueOf(await carryOut(ann, trade))).toBe('done');
    const after = await home.ledgerOf(ann);
    expect(after.owned).not.toContain(drops[0]);
    expect(after.rosters[ann.uid]).toHaveLength(SIZE);
    expect(after.rosters[bob.uid]).toHaveLength(SIZE - 1);
    await home.expectBooks();
  });

  it('is carried out once by two clients at the same time', async () => {
    const trade = await accepted(ann, bob);
    const { step } = await home.ledgerOf(ann);
    const results = await Promise.all([carryOut(ann, trade), carryOut(cat, trade)]);
    expect(results.filter((one) => one.ok && one.value === 'done')).toHaveLength(1);
    expect((await home.ledgerOf(ann)).step).toBe(step + 1);
    expect(valueOf(await carryOut(bob, trade))).toBe('ended');
    await home.expectBooks();
  });

  it('is whole after a client was killed while carrying it out', async () => {
    const trade = await accepted(bob, ann);
    const { step } = await home.ledgerOf(ann);
    // A second device of cat's, which is killed as soon as it has been told to carry the trade out.
    const device = await openClient(cat.email);
    const known = await home.known(cat);
    void device.call('tradeExecution.carryOutTrade', known, trade.id).catch(() => undefined);
    device.close();
    const outcome = valueOf(await carryOut(bob, trade));
    expect(['done', 'ended']).toContain(outcome);
    expect((await home.ledgerOf(ann)).step).toBe(step + 1);
    expect(await storedTrade(trade.id)).toMatchObject({ status: 'done', step: step + 1 });
    await home.expectBooks();
  });

  it('holds its squads until it’s carried out: neither side drops or trades one away', async () => {
    const first = await accepted(ann, bob);
    const message = `${squadName(first.gives[0]!)} is part of an accepted trade, so it stays until the trade ends.`;
    expect(
      messageOf(await ann.client.call<Answer<void>>('portal.dropSquad', await home.known(ann), first.gives[0])),
    ).toBe(message);
    valueOf(await offer(ann, cat, { gives: first.gives }));
    const second = await newest(ann);
    expect(messageOf(await accept(cat, second))).toBe(message);
    expect(valueOf(await carryOut(bob, first))).toBe('done');
    valueOf(await answer(ann, second, { kind: 'withdraw' }));
    await home.expectBooks();
  });

  it('waits for the review, and the commissioner’s veto ends it for good', async () => {
    await home.db.doc(`leagues/${home.leagueId}`).update({ tradeReview: 'day' });
    const trade = await accepted(bob, cat);
    expect(valueOf(await carryOut(cat, trade))).toBe('waiting');
    const current = { ...trade, status: 'accepted', acceptedAt: Date.now() } as Trade;
    expect(messageOf(await answer(bob, current, { kind: 'veto', reason: 'No.' }))).toBe(
      'Only the commissioner can veto a trade.',
    );
    valueOf(await answer(ann, current, { kind: 'veto', reason: 'Bob handed Cat the league.' }));
    expect(valueOf(await carryOut(cat, trade))).toBe('ended');
    expect(await storedTrade(trade.id)).toMatchObject({ status: 'vetoed', reason: 'Bob handed Cat the league.' });
    // The whole league sees it.
    await ann.client.watch('trades.watchLeagueTrades', home.leagueId);
    await until('the veto', async () => {
      const seen = await ann.client.seen<{ state: string; value?: Trade[] }>('trades.watchLeagueTrades');
      return seen.latest?.value?.some(({ id, status }) => id === trade.id && status === 'vetoed') === true;
    });
    await home.db.doc(`leagues/${home.leagueId}`).update({ tradeReview: 'none' });
  });

  it('waits while games are on', async () => {
    const trade = await accepted(bob, cat);
    await home.setWeek({ kickoff: -1 });
    expect(valueOf(await carryOut(cat, trade))).toBe('waiting');
    await home.setWeek({});
    expect(valueOf(await carryOut(cat, trade))).toBe('done');
    await home.expectBooks();
  });
});

describe('an offer', () => {
  it('is accepted or withdrawn, never both, and the slower one is told', async () => {
    valueOf(await offer(ann, bob));
    const trade = await newest(ann);
    const [yes, no] = await Promise.all([accept(bob, trade), answer(ann, trade, { kind: 'withdraw' })]);
    expect([yes, no].filter(({ ok }) => ok)).toHaveLength(1);
    expect(messageOf(yes.ok ? no : yes)).toBe(
      yes.ok ? 'This offer has been accepted already.' : 'This offer was withdrawn.',
    );
    if (yes.ok) valueOf(await carryOut(ann, trade));
  });

  it('is countered in one batch, which ends it', async () => {
    valueOf(await offer(ann, bob));
    const trade = await newest(ann);
    const { rosters } = await home.ledgerOf(bob);
    const counter: TradeOffer = {
      to: ann.uid,
      gives: [rosters[bob.uid]![1]!],
      gets: [rosters[ann.uid]![0]!],
      fromDrops: [],
      note: 'Rather this one.',
    };
    valueOf(await bob.client.call<Answer<void>>('tradeCommands.counterTrade', await home.known(bob), trade, counter));
    const answered = await newest(bob);
    expect(await storedTrade(trade.id)).toMatchObject({ status: 'countered', counteredBy: answered.id });
    expect(answered).toMatchObject({ counters: trade.id, note: 'Rather this one.' });
    expect(messageOf(await accept(bob, trade))).toBe('This offer was answered with a counteroffer.');
    valueOf(await answer(ann, answered, { kind: 'decline' }));
  });

  it('can’t be accepted once it has expired, and then makes room for another', async () => {
    valueOf(await offer(cat, bob));
    const trade = await newest(cat);
    await home.db.doc(`trades/${trade.id}`).update({ offeredAt: new Date(Date.now() - 3 * DAY) });
    expect(messageOf(await accept(bob, trade))).toBe('This offer has expired.');
    const close = () => cat.client.call<Answer<void>>('tradeCommands.closeExpired', trade);
    valueOf(await close());
    expect(await storedTrade(trade.id)).toMatchObject({ status: 'expired' });
    expect((await close()).ok, 'a second time').toBe(false);
  });

  it('takes a number that its sender has free, however many trades they have received since', async () => {
    valueOf(await offer(cat, ann));
    const sent = await newest(cat);
    valueOf(await answer(cat, sent, { kind: 'withdraw' }));
    const { number: _, ...received } = await storedTrade(sent.id);
    const batch = home.db.batch();
    for (let number = 1001; number <= 1040; number++)
      batch.set(home.db.doc(`trades/${home.leagueId}_${bob.uid}_${String(number)}`), {
        ...received,
        ...{ number, from: bob.uid, to: cat.uid, parties: [bob.uid, cat.uid] },
        offeredAt: new Date(Date.now() + number),
      });
    await batch.commit();
    valueOf(await offer(cat, ann));
    valueOf(await answer(cat, await newest(cat), { kind: 'withdraw' }));
  });

  it('is one of five at a time', async () => {
    const mine = (await home.ledgerOf(cat)).rosters[cat.uid]!;
    const send = (at: number) => offer(cat, ann, { gives: [mine[at]!] });
    for (let sent = 0; sent < 5; sent++) valueOf(await send(sent));
    expect(messageOf(await send(4))).toBe('You’ve already sent this offer. It’s waiting for an answer.');
    expect(messageOf(await send(5))).toBe(
      'You have 5 open offers in this league. Withdraw one, or wait for an answer.',
    );
    const trade = await newest(cat);
    valueOf(await answer(cat, trade, { kind: 'withdraw' }));
    valueOf(await send(5));
    for (const open of (await sentBy(cat)).filter(({ status }) => status === 'offered'))
      valueOf(await answer(cat, open, { kind: 'withdraw' }));
  });

  it('is one of twenty in an hour', async () => {
    const mark = home.db.doc(`writeRates/${cat.uid}/kinds/offer`);
    await mark.set({ id: 'old', since: new Date(Date.now() - 60_000), count: 19 });
    valueOf(await offer(cat, ann));
    valueOf(await answer(cat, await newest(cat), { kind: 'withdraw' }));
    expect(messageOf(await offer(cat, ann))).toBe('You’ve sent 20 offers within an hour. Try again later.');
    await mark.update({ since: new Date(Date.now() - HOUR - 5000) });
    valueOf(await offer(cat, ann));
    valueOf(await answer(cat, await newest(cat), { kind: 'withdraw' }));
  });

  it('is between its parties until it’s accepted', async () => {
    valueOf(await offer(ann, bob));
    const trade = await newest(ann);
    await expect(cat.client.call('trades.getTrade', trade.id)).rejects.toThrow(/permission|false for 'get'/i);
    valueOf(await accept(bob, trade));
    expect(await cat.client.call<Trade>('trades.getTrade', trade.id)).toMatchObject({ status: 'accepted', note: '' });
    valueOf(await carryOut(cat, trade));
  });
});

describe('the trade block', () => {
  it('is changed by a manager as a whole, seen by another, and nothing is left of an empty one', async () => {
    const change = async (...squads: SquadId[]): Promise<Answer<void>> =>
      ann.client.call('tradeBlock.changeBlock', await home.known(ann), squads);
    const seen = async () => (await home.known(bob)).league.block[ann.uid]?.squads.toSorted();
    const [first, second] = (await home.ledgerOf(ann)).rosters[ann.uid]! as [SquadId, SquadId];
    const [his] = (await home.ledgerOf(bob)).rosters[bob.uid]! as [SquadId];
    valueOf(await change());
    expect(await seen()).toBeUndefined();
    valueOf(await change(first));
    expect(await seen()).toEqual([first]);
    valueOf(await change(first, second));
    expect(await seen()).toEqual([first, second].sort());
    expect(messageOf(await change(his))).toBe('Your roster has just changed. Check your squads, and save again.');
    valueOf(await change());
    expect(await seen()).toBeUndefined();
  });
});
