import { expect, it } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import { parseTrade } from '@/domain/moves/trades/trades';
import { tradeOffers } from './pendingOffers';

const HOUR = 3_600_000;
const league = parseLeague('l', {
  name: 'Tailgate',
  userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } },
});
const trade = (id: string, from: string, changes: object = {}) =>
  parseTrade(id, {
    leagueId: 'l',
    from,
    to: from === 'ann' ? 'bob' : 'ann',
    status: 'offered',
    offeredAt: 0,
    ...changes,
  });

it('offers to answer come first, then what waits for someone else', () => {
  const pending = [
    trade('1', 'ann'),
    trade('2', 'bob'),
    trade('3', 'bob', { status: 'accepted', acceptedAt: 0 }),
    trade('4', 'bob', { leagueId: 'other' }),
    trade('5', 'bob', { status: 'declined' }),
  ];
  expect(tradeOffers(pending, [league], 'ann', HOUR).map(({ text, answer }) => [text, answer])).toEqual([
    ['Bob offers you a trade', true],
    ['Your offer to Bob is waiting', false],
    ['Your trade with Bob was accepted', false],
  ]);
  expect(tradeOffers([trade('1', 'bob')], [league], 'ann', 72 * HOUR)).toEqual([]);
});
