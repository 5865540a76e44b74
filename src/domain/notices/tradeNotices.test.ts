import { describe, expect, it } from 'vitest';
import { parseLeague } from '../league/league';
import { parseTrade } from '../moves/trades/trades';
import { OFFER_DAYS } from '../moves/trades/tradeLimits';
import { blockNotices, tradeNotices } from './tradeNotices';

const NOW = Date.parse('2025-10-18T12:00:00-04:00');
const HOUR = 3_600_000;
const LONG = 'The Incredibly Long Team Name That Never Ends At All';
const league = parseLeague('home', {
  members: ['me', 'ann'],
  userInfo: { me: { displayName: 'Me' }, ann: { displayName: 'Ann', teamName: LONG } },
  schedule: { managers: ['me', 'ann'] },
});

function told(mine: boolean, changes: object) {
  const [from, to] = mine ? ['me', 'ann'] : ['ann', 'me'];
  const stored = {
    leagueId: 'home',
    from,
    to,
    status: 'offered',
    offeredAt: NOW - HOUR,
    acceptedAt: NOW,
    closedAt: NOW,
  };
  return tradeNotices(parseTrade('home_1', { ...stored, ...changes }), { league, team: 'me' }, NOW);
}

describe('a trade', () => {
  it('offered to the user needs an answer until it expires', () => {
    expect(told(false, {})).toEqual([
      {
        key: 'trade home_1 offered',
        kind: 'trade',
        at: NOW - HOUR,
        leagueId: 'home',
        text: `${LONG} offered you a trade.`,
        until: NOW - HOUR + OFFER_DAYS * 24 * HOUR,
        href: '/trades?league=home',
        needsMe: true,
      },
    ]);
    expect(told(false, { counters: 'home_me_1' })[0]!.text).toBe(`${LONG} countered your offer.`);
  });

  it.each([
    ['accepted', `${LONG} accepted your trade.`, null],
    ['declined', `${LONG} declined your trade.`, null],
    ['expired', `Your offer to ${LONG} expired.`, null],
    ['withdrawn', null, `${LONG} withdrew an offer.`],
    ['countered', null, null],
    ['done', `Your trade with ${LONG} went through.`, `Your trade with ${LONG} went through.`],
    ['vetoed', `The commissioner vetoed your trade with ${LONG}.`, `The commissioner vetoed your trade with ${LONG}.`],
  ])('that was %s tells its sender %j and its receiver %j', (status, sender, receiver) => {
    expect(told(true, { status })[0]?.text ?? null).toBe(sender);
    expect(told(false, { status })[0]?.text ?? null).toBe(receiver);
    for (const one of [...told(true, { status }), ...told(false, { status })])
      expect(one).toMatchObject({ needsMe: false, at: NOW });
  });

  it('says why it was vetoed', () => {
    expect(told(true, { status: 'vetoed', reason: 'Lopsided' })[0]!.detail).toBe('Lopsided');
    expect(told(true, { status: 'vetoed' })[0]!.detail).toBeUndefined();
  });

  it('says who vetoed it', () => {
    const [notice] = told(true, { status: 'vetoed', vetoedBy: 'gone' });
    expect(notice!.text).toBe(`Former manager (commissioner) vetoed your trade with ${LONG}.`);
  });

  it('counts as expired once its time is up, whether or not that is stored', () => {
    const offeredAt = NOW - OFFER_DAYS * 24 * HOUR;
    expect(told(true, { offeredAt, closedAt: null })).toMatchObject([
      { text: `Your offer to ${LONG} expired.`, at: NOW, needsMe: false },
    ]);
    expect(told(false, { offeredAt })).toEqual([]);
  });

  it('isn’t told before the server has confirmed it', () => expect(told(false, { offeredAt: null })).toEqual([]));

  it('isn’t told to the sender while it waits', () => expect(told(true, {})).toEqual([]));
});

describe('a trade block', () => {
  it('is told to the other managers, anew when it changes', () => {
    const entry = { team: 'ann', at: NOW, squads: ['ALA-QB', 'TEX-DST'] as const };
    const told = (changes: object = {}) =>
      blockNotices({ league, team: 'me' }, [
        { ...entry, squads: [...entry.squads], ...changes },
        { team: 'me', at: NOW, squads: ['UK-QB'] },
      ]);
    expect(told()).toEqual([
      {
        key: `block home ann ${String(NOW)}`,
        kind: 'block',
        at: NOW,
        leagueId: 'home',
        text: `${LONG} has 2 squads on the trade block.`,
        detail: 'Alabama QB, Texas DST',
        href: '/trades?league=home',
        needsMe: false,
      },
    ]);
    expect(told({ squads: ['UK-K'] })[0]!.text).toBe(`${LONG} has 1 squad on the trade block.`);
    expect(told({ at: NOW + 1 })[0]!.key).not.toBe(told()[0]!.key);
  });
});
