import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyRosters } from '../ledger/verifyRosters';
import { FORMER_MANAGER } from '../../league/formerManagers';
import { parseLeague } from '../../league/league';
import type { Ledger } from '../ledger/ledger';
import type { Result } from '../../kernel/result';
import { rosterInWeek } from '../ledger/rosterHistory';
import { rosterSize } from '../../lineup/slots';
import { ALL_SQUADS, type SquadId } from '../../football/squads';
import {
  checkAnswer,
  checkCounter,
  checkOffer,
  checkPossible,
  checkTrade,
  dropsNeeded,
  ledgerAfterTrade,
  type TradeAnswer,
  type TradeOffer,
} from './tradeChecks';
import { movesOf, type TradeTerms } from './tradeMoves';
import { parseTrade, type Trade } from './trades';
import type { Transaction } from '../ledger/transactions';
import { parseWeek } from '../../football/weeks';

const HOUR = 3_600_000;
const kickoff = Date.parse('2025-10-17T23:00:00Z');
const now = kickoff - 48 * HOUR;
const week = parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true, firstKickoff: kickoff });
const member = (uid: string) => ({ username: uid, displayName: uid });
const league = parseLeague('home', {
  season: 2025,
  createdBy: 'eve',
  members: ['ann', 'bob', 'eve'],
  userInfo: { ann: member('ann'), bob: member('bob'), eve: member('eve') },
  slots: { QB: 1, RB: 1 },
  benchSize: 1,
  tradeReview: 'day',
  draftStatus: 'complete',
});
const rosters: Ledger['rosters'] = {
  ann: ['ALA-QB', 'TEX-RB', 'LSU-K'],
  bob: ['UGA-QB', 'UK-RB', 'OK-K'],
  eve: ['SC-QB'],
  'house-1': ['VAN-QB', 'VAN-RB', 'VAN-K'],
};
const ledger: Ledger = {
  leagueId: 'home',
  settled: true,
  rosters,
  owned: Object.values(rosters).flat(),
  step: 4,
  history: {},
};
const names = { ann: 'Ann’s Aces', bob: 'Bob’s Best' };
const context = { league, ledger, week, me: 'ann', names, now };
const offer: TradeOffer = { to: 'bob', gives: ['ALA-QB'], gets: ['UGA-QB'], fromDrops: [], note: '' };
const messageOf = (result: Result<void>): string => (result.ok ? 'ok' : result.error.message);

describe('an offer', () => {
  const offered = (changes: Partial<TradeOffer>, more: Partial<typeof context> = {}) =>
    messageOf(checkOffer({ ...context, ...more }, { ...offer, ...changes }));

  it('has one to three squads on each side, and drops what doesn’t fit', () => {
    expect(offered({})).toBe('ok');
    expect(offered({ gets: ['UGA-QB', 'UK-RB'], fromDrops: ['LSU-K'] })).toBe('ok');
    expect(offered({ gives: ['ALA-QB', 'TEX-RB'] })).toBe('ok');
    expect(offered({ gives: [] })).toBe('Choose 1 to 3 squads on each side.');
    expect(offered({ gets: [] })).toBe('Choose 1 to 3 squads on each side.');
    expect(offered({ gets: ['UGA-QB', 'UK-RB'] })).toBe('Your roster is full: pick a squad to drop.');
    expect(offered({ gets: ['UGA-QB', 'UK-RB', 'OK-K'] })).toBe(
      'Your roster is too full for this trade: pick 2 squads to drop.',
    );
    expect(offered({ fromDrops: ['LSU-K'] })).toBe('Your roster has room, so there’s nothing to drop.');
  });

  it('says what is in its way', () => {
    expect(offered({ to: 'house-1', gets: ['VAN-QB'] })).toBe('Choose another manager. House teams don’t trade.');
    expect(offered({ to: 'ann', gets: ['LSU-K'] })).toBe('Choose another manager. House teams don’t trade.');
    expect(offered({ to: 'sam' })).toBe('Choose another manager. House teams don’t trade.');
    expect(offered({ gives: ['UK-K'] })).toBe('Kentucky K isn’t on your roster.');
    expect(offered({ gets: ['UK-K'] })).toBe('Kentucky K isn’t on Bob’s Best’s roster.');
    expect(offered({ gives: ['ALA-QB', 'ALA-QB'] })).toBe('Name each squad only once.');
    expect(offered({ gets: ['UGA-QB', 'UGA-QB'], fromDrops: ['LSU-K'] })).toBe('Name each squad only once.');
    expect(offered({ gets: ['UGA-QB', 'UK-RB'], fromDrops: ['ALA-QB'] })).toBe('Name each squad only once.');
    expect(offered({ note: 'x'.repeat(281) })).toBe('Keep it to 280 characters; this has 281.');
    expect(offered({ note: ' ' })).toBe('Write something that shows.');
    expect(offered({}, { me: 'sam' })).toBe('You don’t have a roster in this league yet.');
    const last = parseWeek('2025-14', { season: 2025, week: 14, isCurrent: true, firstKickoff: now });
    expect(offered({}, { week: last })).toBe('Trading is over for the season.');
    const deadline = { ...league, tradeDeadline: 'week08' } as const;
    expect(offered({}, { league: deadline })).toBe('ok');
    expect(offered({}, { league: deadline, now: kickoff })).toBe('The trade deadline has passed.');
  });

  it('can be made while games are on', () => expect(offered({}, { now: kickoff + HOUR })).toBe('ok'));
});

const trade: Trade = parseTrade('home_ann_1', {
  ...{ leagueId: 'home', number: 1, from: 'ann', ...offer },
  status: 'offered',
  offeredAt: now - HOUR,
});
const accepted: Trade = { ...trade, status: 'accepted', acceptedAt: now - 24 * HOUR };

it('is not offered to a former manager', () => {
  const left = { ...league, userInfo: { ...league.userInfo, bob: { displayName: FORMER_MANAGER } } };
  const there = parseLeague('home', left);
  const offer = { to: 'bob', gives: trade.gives, gets: trade.gets, fromDrops: [], note: '' };
  expect(messageOf(checkOffer({ ...context, league: there }, offer))).toBe('Former managers don’t trade.');
  expect(messageOf(checkOffer(context, offer))).toBe('ok');
});

describe('an answer', () => {
  const answered = (
    me: string,
    answer: TradeAnswer,
    changes: Partial<Trade> = {},
    more: Partial<typeof context> = {},
  ) => messageOf(checkAnswer({ ...context, me, ...more }, { ...trade, ...changes }, answer));
  const accept: TradeAnswer = { kind: 'accept', drops: [] };

  it('is the receiver’s, and withdrawing is the sender’s', () => {
    expect(answered('bob', accept)).toBe('ok');
    expect(answered('bob', { kind: 'decline' })).toBe('ok');
    expect(answered('ann', { kind: 'withdraw' })).toBe('ok');
    for (const me of ['ann', 'eve']) expect(answered(me, accept)).toBe('This isn’t your offer.');
    const late = { ...context, league: { ...league, tradeDeadline: 'week07' } as const, me: 'bob' };
    expect(messageOf(checkAnswer(late, trade, accept))).toBe('The trade deadline has passed.');
    expect(messageOf(checkAnswer(late, trade, { kind: 'decline' }))).toBe('ok');
    expect(messageOf(checkTrade(late, accepted))).toBe('ok');
    expect(answered('ann', { kind: 'decline' })).toBe('This isn’t your offer.');
    expect(answered('bob', { kind: 'withdraw' })).toBe('This isn’t your offer.');
  });

  it('comes before the offer expires or ends', () => {
    expect(answered('bob', accept, { offeredAt: now - 72 * HOUR })).toBe('This offer has expired.');
    expect(answered('bob', accept, { status: 'withdrawn' })).toBe('This offer was withdrawn.');
    expect(answered('ann', { kind: 'withdraw' }, { status: 'accepted' })).toBe('This offer has been accepted already.');
  });

  it('names the drops that the receiver’s roster needs', () => {
    const two = { gives: ['ALA-QB', 'TEX-RB'] as SquadId[] };
    expect(answered('bob', accept, two)).toBe('Your roster is full: pick a squad to drop.');
    expect(answered('bob', { kind: 'accept', drops: ['OK-K'] }, two)).toBe('ok');
    expect(answered('bob', { kind: 'accept', drops: ['OK-K'] })).toBe(
      'Your roster has room, so there’s nothing to drop.',
    );
    expect(answered('bob', { kind: 'accept', drops: ['UGA-QB'] }, two)).toBe('Name each squad only once.');
  });

  it('can’t accept what the sender no longer has', () => {
    const moved = { ...ledger, rosters: { ...rosters, ann: ['TEX-RB', 'LSU-K'] as SquadId[] } };
    expect(answered('bob', accept, {}, { ledger: moved })).toBe('Ann’s Aces no longer has Alabama QB.');
  });

  it('may be another offer, to the sender', () => {
    const counter: TradeOffer = { to: 'ann', gives: ['UK-RB'], gets: ['TEX-RB'], fromDrops: [], note: '' };
    const countered = (me: string, changes: Partial<Trade>, terms: Partial<TradeOffer> = {}) =>
      messageOf(checkCounter({ ...context, me }, { ...trade, ...changes }, { ...counter, ...terms }));
    expect(countered('bob', {})).toBe('ok');
    expect(countered('bob', {}, { to: 'eve' })).toBe('This isn’t your offer.');
    expect(countered('eve', {})).toBe('This isn’t your offer.');
    expect(countered('bob', { status: 'declined' })).toBe('This offer was declined.');
    expect(countered('bob', {}, { gives: ['ALA-QB'] })).toBe('Alabama QB isn’t on your roster.');
  });
});

describe('a veto', () => {
  const vetoed = (me: string, changes: Partial<Trade> = {}, reason = 'Collusion.', league = context.league) =>
    messageOf(
      checkAnswer({ ...context, league, me }, { ...accepted, acceptedAt: now, ...changes }, { kind: 'veto', reason }),
    );

  it('is the commissioner’s, with a reason, while the trade is under review', () => {
    expect(vetoed('eve')).toBe('ok');
    expect(vetoed('ann')).toBe('Only the commissioner can veto a trade.');
    expect(vetoed('cat', {}, 'Collusion.', { ...context.league, coCommissioner: 'cat' })).toBe('ok');
    expect(vetoed('eve', {}, '')).toBe('Say why, so that everyone knows.');
    expect(vetoed('eve', {}, 'x'.repeat(281))).toBe('Keep it to 280 characters; this has 281.');
    expect(vetoed('eve', { acceptedAt: now - 24 * HOUR })).toBe('The review is over.');
    expect(vetoed('eve', { status: 'offered' })).toBe('This offer hasn’t been accepted yet.');
    expect(vetoed('eve', { to: 'eve' })).toBe('You can’t veto your own trade.');
  });
});

describe('carrying out', () => {
  const carried = (changes: Partial<Trade> = {}, more: Partial<typeof context> = {}) =>
    messageOf(checkTrade({ ...context, me: 'eve', ...more }, { ...accepted, ...changes }));

  it('waits for the review and for a week whose games haven’t begun', () => {
    expect(carried()).toBe('ok');
    expect(carried({ acceptedAt: now - 24 * HOUR + 1 })).toBe('The trade is still under review.');
    expect(carried({}, { now: kickoff })).toBe('Squads are locked. The trade goes through when the next week begins.');
    expect(carried({ status: 'done' })).toBe('This trade has gone through already.');
    expect(carried({ status: 'vetoed' })).toBe('The commissioner vetoed this trade.');
    expect(carried({}, { me: 'sam' })).toBe('You don’t have a roster in this league yet.');
  });

  it('was agreed between sides that own what they give, in no other accepted trade, and have room', () => {
    const possible = (changes: Partial<Trade>, books: Partial<Ledger> = {}) =>
      messageOf(checkPossible({ league, ledger: { ...ledger, ...books }, names }, { ...accepted, ...changes }));
    expect(possible({}, { rosters: { ...rosters, bob: ['UK-RB'] } })).toBe('Bob’s Best no longer has Georgia QB.');
    expect(possible({ gets: ['UGA-QB', 'UK-RB'] })).toBe('Ann’s Aces has no room for this trade.');
    expect(possible({ gets: ['UGA-QB', 'UK-RB'], fromDrops: ['LSU-K'] })).toBe('ok');
    expect(possible({}, { held: ['UGA-QB'] })).toBe(
      'Georgia QB is part of an accepted trade, so it stays until the trade ends.',
    );
    // Three spots, of which one is open, but another trade of Ann's waits for its end.
    const open = { ...rosters, ann: ['ALA-QB', 'TEX-RB'] } as Ledger['rosters'];
    expect(possible({ gets: ['UGA-QB', 'UK-RB'] }, { rosters: open })).toBe('ok');
    expect(possible({ gets: ['UGA-QB', 'UK-RB'] }, { rosters: open, held: ['TEX-RB'] })).toBe(
      'Ann’s Aces has no room for this trade.',
    );
  });

  it('changes both rosters in one step, and earlier weeks keep theirs', () => {
    const terms: TradeTerms = { ...accepted, gives: ['ALA-QB', 'TEX-RB'], toDrops: ['OK-K'] };
    const held: SquadId[] = ['ALA-QB', 'TEX-RB', 'SC-QB', 'UGA-QB', 'OK-K'];
    const after = ledgerAfterTrade({ ...ledger, held }, terms, '2025-08');
    expect(after.step).toBe(5);
    expect(after.held).toEqual(['SC-QB']);
    expect(after.rosters).toEqual({ ...rosters, ann: ['LSU-K', 'UGA-QB'], bob: ['UK-RB', 'ALA-QB', 'TEX-RB'] });
    expect([...after.owned].sort()).toEqual(ledger.owned.filter((squad) => squad !== 'OK-K').sort());
    expect(rosterInWeek(after, 'ann', '2025-07')).toEqual(rosters.ann);
    expect(rosterInWeek(after, 'bob', '2025-07')).toEqual(rosters.bob);
  });
});

describe('any trades', () => {
  const people = ['ann', 'bob', 'eve'];
  const size = rosterSize(league.slots, league.benchSize);
  const picks = fc.tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 3 }),
    fc.integer(),
    fc.nat(2),
    fc.nat(1),
  );

  it('keep every squad with one owner and rosters within their size, and the books agree', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...ALL_SQUADS], { minLength: 9, maxLength: 9 }),
        fc.array(picks),
        (squads, trades) => {
          const drafted = Object.fromEntries(people.map((uid, i) => [uid, squads.slice(i * 3, i * 3 + 3)]));
          let books: Ledger = { ...ledger, rosters: drafted, owned: squads, step: 0 };
          const log: Transaction[] = [];
          for (const [give, get, turn, sender, other] of trades) {
            const from = people[sender]!;
            const to = people.filter((uid) => uid !== from)[other]!;
            const rotate = (roster: readonly SquadId[]) =>
              roster.map((_, i) => roster[(i + Math.abs(turn)) % roster.length]!);
            const [mine, theirs] = [rotate(books.rosters[from]!), rotate(books.rosters[to]!)];
            const bare: TradeTerms = {
              from,
              to,
              gives: mine.slice(0, give),
              gets: theirs.slice(0, get),
              fromDrops: [],
              toDrops: [],
            };
            if (bare.gives.length === 0 || bare.gets.length === 0) continue;
            const terms: TradeTerms = {
              ...bare,
              fromDrops: mine.slice(give, give + dropsNeeded(league, books, bare, from)),
              toDrops: theirs.slice(get, get + dropsNeeded(league, books, bare, to)),
            };
            if (!checkPossible({ league, ledger: books, names }, terms).ok) continue;
            books = ledgerAfterTrade(books, terms, `2025-0${String(1 + (log.length % 9))}`);
            log.push({
              leagueId: 'home',
              step: books.step,
              kind: 'trade',
              by: from,
              at: 0,
              week: `2025-0${String(1 + (log.length % 9))}`,
              moves: movesOf(terms),
            });
          }
          for (const roster of Object.values(books.rosters)) expect(roster.length).toBeLessThanOrEqual(size);
          const all = Object.values(books.rosters).flat();
          expect([...all].sort()).toEqual([...books.owned].sort());
          expect(new Set(all).size).toBe(all.length);
          expect(verifyRosters(drafted, log, books).problems).toEqual([]);
        },
      ),
    );
  });
});
