import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import { failed, ready } from '@/domain/kernel/loadable';
import { parseTrade } from '@/domain/moves/trades/trades';
import { TradeOffers } from './TradeOffers';

const league = parseLeague('one', {
  name: 'Home Field',
  draftStatus: 'complete',
  userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } },
});
const offer = parseTrade('a', { leagueId: 'one', from: 'bob', to: 'ann', status: 'offered', offeredAt: new Date() });
const show = (pending: Parameters<typeof TradeOffers>[0]['pending']) =>
  render(<TradeOffers leagues={[league]} me="ann" pending={pending} />);

it('links to an offer that waits for an answer', () => {
  show(ready([offer]));
  expect(screen.getByRole('link', { name: /Bob offers you a trade/ })).toHaveAttribute('href', '/trades?league=one');
});

it('shows nothing without a trade', () => {
  expect(show(ready([])).container).toBeEmptyDOMElement();
});

it('says that trades couldn’t be loaded', () => {
  show(failed('Offline'));
  expect(screen.getByText('Couldn’t load your trades.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
