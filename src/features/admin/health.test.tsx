import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render, tell, tellWeek } from '../../../tests/support/page';
import { failed, ready, type Loadable } from '@/domain/kernel/loadable';
import { FALLBACK_WEEK, parseWeek, type Week } from '@/domain/football/weeks';
import { HealthPage } from './HealthPage';

const START = Date.parse('2025-09-08T04:00:00Z');
const DAY = 86_400_000;
const dates = { startDate: new Date(START), monday: new Date(START), endDate: new Date(START + 7 * DAY) };
const WEEK = parseWeek('2025-03', { season: 2025, week: 3, ...dates });
const show = (week: Loadable<Week> = ready(WEEK), weekFailure: string | null = null) => {
  tellWeek(weekFailure === null ? week : failed(weekFailure), []);
  render(<HealthPage>services</HealthPage>);
};

beforeEach(() => {
  vi.useFakeTimers({ now: START + 4 * DAY, toFake: ['Date'] });
  tell('rules match', '0', ready('same'));
});
afterEach(() => void vi.useRealTimers());

it('says that the rules are the app’s, how old the week is, and what is given to it', async () => {
  show();
  expect(await screen.findByText('As expected')).toBeInTheDocument();
  expect(screen.getByText('Week 3 of 2025 began 4 days ago.')).toBeInTheDocument();
  expect(screen.queryByText('Overdue')).not.toBeInTheDocument();
  expect(screen.getByText('services')).toBeInTheDocument();
});

it('says that other rules are deployed, and asks again', async () => {
  tell('rules match', '0', ready('other'));
  tell('rules match', '1', ready('same'));
  show();
  expect(await screen.findByText('Different')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('As expected')).toBeInTheDocument();
});

it('says that the rules aren’t known without an answer', async () => {
  tell('rules match', '0', failed('You’re offline.'));
  show();
  expect(await screen.findByText('Unknown')).toBeInTheDocument();
  expect(screen.getByText(/You’re offline\./)).toBeInTheDocument();
});

it.each([
  ['the next week is overdue', ready(WEEK), null, 'Overdue'],
  ['there is no week', ready(FALLBACK_WEEK), null, /No week is open/],
  ['the week can’t be loaded', ready(FALLBACK_WEEK), 'No connection.', /No connection\./],
] as const)('says that %s', async (_, week, failure, text) => {
  vi.setSystemTime(START + 7 * DAY);
  show(week, failure);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(await screen.findByText('As expected')).toBeInTheDocument();
});
