import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { env } from '@/config/env';
import { consented } from '@/data/device/consent';
import { StatisticsChoice } from './StatisticsChoice';

afterEach(() => {
  Object.assign(env.firebase, { measurementId: undefined });
  localStorage.clear();
});

it('allows page statistics only while the user has switched them on', async () => {
  Object.assign(env.firebase, { measurementId: 'G-TEST' });
  render(<StatisticsChoice />);
  const choice = screen.getByRole('switch', { name: /^Allow page statistics/ });
  expect(choice).not.toBeChecked();
  expect(consented()).toBe(false);
  await userEvent.click(choice);
  expect(consented()).toBe(true);
  await userEvent.click(choice);
  expect(choice).not.toBeChecked();
  expect(consented()).toBe(false);
});

it('shows no choice when analytics isn’t configured', () => {
  render(<StatisticsChoice />);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.getByText(/doesn’t track page views/)).toBeInTheDocument();
});
