import { describe, expect, it } from 'vitest';
import { FORMER_MANAGER } from '../../league/formerManagers';
import { parseLeague } from '../../league/league';
import {
  deadlineWeek,
  expiresAt,
  isTradingOver,
  isTradingWindow,
  nextOfferNumber,
  parseTrade,
  reviewEndsAt,
  statusAt,
  tradeId,
  tradePartners,
  tradingEnd,
  underReviewUntil,
  type TradeStatus,
} from './trades';
import { parseWeek, weekId, type Week } from '../../football/weeks';

const HOUR = 3_600_000;
const OFFERED = 1_000_000;

it('is offered to other managers, but not to house teams and former managers', () => {
  const league = parseLeague('home', {
    members: ['ann', 'bob', 'old', 'cat'],
    userInfo: {
      ann: { username: 'ann' },
      bob: { username: 'bob' },
      old: { displayName: FORMER_MANAGER },
      cat: { username: 'cat' },
    },
    schedule: { managers: ['ann', 'bob', 'house-1', 'old', 'cat'] },
  });
  expect(tradePartners(league, 'ann')).toEqual(['bob', 'cat']);
});

describe('a stored trade', () => {
  it('is read with its terms and times; what hasn’t happened yet is null', () => {
    const id = tradeId('home', 'ann', 3);
    expect(id).toBe('home_ann_3');
    expect(
      parseTrade(id, {
        leagueId: 'home',
        number: 3,
        from: 'ann',
        to: 'bob',
        parties: ['ann', 'bob'],
        gives: ['ALA-QB'],
        gets: ['UK-K', 'UK-RB'],
        fromDrops: ['TEX-K'],
        note: 'Deal?',
        counters: 'home_bob_1',
        status: 'offered',
        offeredAt: new Date(OFFERED),
      }),
    ).toEqual({
      id,
      leagueId: 'home',
      number: 3,
      from: 'ann',
      to: 'bob',
      gives: ['ALA-QB'],
      gets: ['UK-K', 'UK-RB'],
      fromDrops: ['TEX-K'],
      toDrops: [],
      note: 'Deal?',
      status: 'offered',
      counters: 'home_bob_1',
      counteredBy: null,
      offeredAt: OFFERED,
      acceptedAt: null,
      closedAt: null,
      step: null,
      reason: null,
      vetoedBy: null,
    });
  });
});

describe('an offer', () => {
  it('expires after three days by the clock, whether or not that is stored', () => {
    const end = OFFERED + 72 * HOUR;
    const at = (now: number, status: TradeStatus = 'offered') => statusAt({ status, offeredAt: OFFERED }, now);
    expect(expiresAt({ offeredAt: OFFERED })).toBe(end);
    expect(at(end - 1)).toBe('offered');
    expect(at(end)).toBe('expired');
    expect(at(end, 'accepted')).toBe('accepted');
    expect(statusAt({ status: 'offered', offeredAt: null }, end)).toBe('offered');
  });

  it('gets a number whose place is free, and there are five places', () => {
    const sent = (number: number, status: TradeStatus = 'offered') => ({ number, status, offeredAt: OFFERED });
    expect(nextOfferNumber([], OFFERED)).toBe(1);
    expect(nextOfferNumber([sent(1), sent(2)], OFFERED)).toBe(3);
    const five = [1, 2, 3, 4, 5].map((number) => sent(number));
    expect(nextOfferNumber(five, OFFERED)).toBeNull();
    expect(nextOfferNumber([...five.slice(1), sent(1, 'accepted')], OFFERED + 72 * HOUR)).toBe(7);
    expect(nextOfferNumber([...five.slice(0, 4), sent(5, 'declined'), sent(10)], OFFERED)).toBeNull();
    expect(nextOfferNumber([...five.slice(0, 4), sent(5, 'declined'), sent(10, 'done')], OFFERED)).toBe(15);
  });
});

describe('the review of a trade', () => {
  it('ends at once or a day after the trade was accepted, by the league’s option', () => {
    expect(reviewEndsAt({ acceptedAt: 5 }, { tradeReview: 'none' })).toBe(5);
    expect(reviewEndsAt({ acceptedAt: 5 }, { tradeReview: 'day' })).toBe(5 + 24 * HOUR);
    expect(reviewEndsAt({ acceptedAt: null }, { tradeReview: 'day' })).toBeNull();
  });

  it('goes on until its end, from the moment of the answer, if the league has one', () => {
    const accepted = { status: 'accepted', acceptedAt: 5 } as const;
    const end = 5 + 24 * HOUR;
    expect(underReviewUntil(accepted, { tradeReview: 'day' }, end - 1)).toBe(end);
    expect(underReviewUntil(accepted, { tradeReview: 'day' }, end)).toBeNull();
    expect(underReviewUntil({ ...accepted, acceptedAt: null }, { tradeReview: 'day' }, 5)).toBe(end);
    expect(underReviewUntil({ ...accepted, status: 'vetoed' }, { tradeReview: 'day' }, 6)).toBeNull();
    // The page's clock lags behind the server's time of the answer.
    expect(underReviewUntil(accepted, { tradeReview: 'none' }, 4)).toBeNull();
  });
});

describe('trading', () => {
  const week = (number: number, changes: object = {}) =>
    parseWeek(weekId(2025, number), { season: 2025, week: number, isCurrent: true, firstKickoff: 100, ...changes });
  const league = { season: 2025, tradeReview: 'none' as const };

  it('goes on until the first kickoff of the current week', () => {
    expect(isTradingWindow(league, week(8), 99)).toBe(true);
    expect(isTradingWindow(league, week(8), 100)).toBe(false);
    expect(isTradingWindow(league, week(8, { isCurrent: false }), 99)).toBe(false);
    expect(isTradingWindow(league, week(8, { season: 2026 }), 99)).toBe(false);
    expect(isTradingWindow(league, week(8, { firstKickoff: null }), 99)).toBe(false);
  });

  it('is over for the season once its last week has kicked off', () => {
    expect(isTradingOver(league, week(8), 100)).toBe(false);
    expect(isTradingOver(league, week(14), 99)).toBe(false);
    expect(isTradingOver(league, week(14), 100)).toBe(true);
    expect(isTradingOver(league, week(15), 99)).toBe(true);
    expect(isTradingOver(league, week(1, { season: 2026 }), 0)).toBe(true);
    expect(isTradingOver(league, week(14, { season: 2024 }), 100)).toBe(false);
    expect(isTradingOver(league, parseWeek('fallback', {}), 100)).toBe(false);
  });

  it('ends with the first kickoff of the deadline’s week, in a league that has one', () => {
    expect(deadlineWeek({ tradeDeadline: 'none' })).toBeNull();
    expect(deadlineWeek({ tradeDeadline: 'week09' })).toBe(9);
    const endIn = (at: Week, now: number) => tradingEnd({ ...league, tradeDeadline: 'week09' }, at, now);
    expect(tradingEnd({ ...league, tradeDeadline: 'none' }, week(13), 100)).toBeNull();
    expect(endIn(week(8), 100)).toBeNull();
    expect(endIn(week(9), 99)).toBeNull();
    expect(endIn(week(9), 100)).toBe('deadline');
    expect(endIn(week(9, { firstKickoff: null }), 100)).toBeNull();
    expect(endIn(week(10), 0)).toBe('deadline');
    expect(endIn(week(14), 100)).toBe('season');
  });

  it('ends for the season while there is still time for a review', () => {
    const day = 24 * 3_600_000;
    const endIn = (tradeReview: 'none' | 'day', now: number) =>
      tradingEnd({ ...league, tradeDeadline: 'none', tradeReview }, week(14, { firstKickoff: 2 * day }), now);
    expect(endIn('day', day - 1)).toBeNull();
    expect(endIn('day', day)).toBe('season');
    expect(endIn('none', day)).toBeNull();
  });

  it('never begins in a league without trades', () => {
    const closed = { ...league, tradeDeadline: 'draft' as const };
    expect(deadlineWeek(closed)).toBeNull();
    expect(tradingEnd(closed, week(1), 0)).toBe('draft');
    expect(tradingEnd(closed, week(14), 100)).toBe('draft');
  });
});
