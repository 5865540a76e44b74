import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { render, tellLeagues, tellWeek, visit } from '../../../tests/support/page';
import { parseLeague } from '@/domain/league/league';
import { benchedLineup } from '@/domain/lineup/lineup';
import { ready } from '@/domain/kernel/loadable';
import { parseWeek } from '@/domain/football/weeks';
import { LineupPage } from './LineupPage';
import type { WeekLineupProps } from './WeekLineup';

const WEEKS = [6, 7, 8].map((week) => parseWeek(`2025-0${String(week)}`, { week, isCurrent: week === 8 }));
const LEAGUE = parseLeague('home', { name: 'Home', draftStatus: 'complete' });

vi.mock('./WeekLineup', () => ({
  WeekLineup: ({ viewedId, memory }: WeekLineupProps) => (
    <>
      <p>Lineup of {viewedId}</p>
      <p>{memory.edit === null ? 'No changes' : 'Unsaved changes'}</p>
      <button onClick={() => memory.keep({ lineup: benchedLineup([]), from: benchedLineup([]) })}>Change</button>
      <button onClick={() => memory.keep(null)}>Discard</button>
    </>
  ),
}));

beforeEach(() => {
  sessionStorage.clear();
  visit('/roster?league=home');
  tellLeagues(ready([LEAGUE]));
  tellWeek(ready(WEEKS[2]!), WEEKS);
});

it('keeps the week in the address, and opens the one of the address', async () => {
  const { rerender, unmount } = render(<LineupPage drop={() => null} />);
  expect(screen.getByText('Lineup of 2025-08')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(window.location.search).toBe('?league=home&week=7');
  rerender(<LineupPage drop={() => null} />);
  expect(screen.getByText('Lineup of 2025-07')).toBeInTheDocument();
  unmount();
  render(<LineupPage drop={() => null} />);
  expect(screen.getByRole('combobox', { name: 'Week' })).toHaveValue('2025-07');
  expect(screen.getByText('Lineup of 2025-07')).toBeInTheDocument();
});

it('keeps unsaved changes of a week while another week or page is shown', async () => {
  let shown = render(<LineupPage drop={() => null} />);
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    shown.rerender(<LineupPage drop={() => null} />);
  };
  await press('Change');
  await press('Previous week');
  expect(screen.getByText('Lineup of 2025-07')).toBeInTheDocument();
  expect(screen.getByText('No changes')).toBeInTheDocument();
  await press('Next week');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  // Another page of the app, or a reload.
  shown.unmount();
  shown = render(<LineupPage drop={() => null} />);
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await press('Discard');
  await press('Previous week');
  await press('Next week');
  expect(screen.getByText('No changes')).toBeInTheDocument();
});
