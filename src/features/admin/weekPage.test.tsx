import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render, signIn, tell, tellWeek } from '../../../tests/support/page';
import { env } from '@/config/env';
import { NEWEST_SEASON } from '@/domain/football/seasons';
import { FALLBACK_WEEK, parseWeek } from '@/domain/football/weeks';
import { ready } from '@/domain/kernel/loadable';
import { succeed } from '@/domain/kernel/result';
import { WeekPage } from './WeekPage';

const commands = vi.hoisted(() => ({ openWeek: vi.fn() }));
vi.mock('@/data/admin/commands', () => commands);

const weeks = [7, 8].map((week) => parseWeek(`2025-0${String(week)}`, { season: 2025 }));

beforeEach(() => {
  signIn('root', { admin: true });
  for (const { id } of weeks) tell('week results', id, { state: 'missing' });
});
afterEach(() => void Object.assign(env, { useEmulators: true }));

it.each([
  [true, ''],
  [false, ' --live'],
])('names the command that opens the newest season (local suite: %s)', async (useEmulators, flag) => {
  Object.assign(env, { useEmulators });
  tellWeek(ready(FALLBACK_WEEK));
  render(<WeekPage />);
  expect((await screen.findByText(/npm run season/)).textContent).toBe(
    `npm run season -- open ${String(NEWEST_SEASON)} 1${flag}`,
  );
});

it('goes on asking what was confirmed while the week is being opened', async () => {
  let answer: (result: unknown) => void = () => undefined;
  commands.openWeek.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  tellWeek(ready(weeks[0]!), weeks);
  render(<WeekPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Open week 8' }));
  const dialog = screen.getByRole('dialog', { name: 'Open week 8?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open week 8' }));
  expect(commands.openWeek).toHaveBeenCalledWith({ uid: 'root', admin: true }, '2025-08', { seen: '2025-07' });
  tellWeek(ready(weeks[1]!), weeks);
  expect(dialog).toHaveAccessibleName('Open week 8?');
  await act(async () => answer(succeed(0)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
