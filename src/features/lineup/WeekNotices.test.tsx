import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import { parseWeek } from '@/domain/football/weeks';
import { WeekNotices } from './WeekNotices';

const show = (lastFinal: number | null) => {
  const league = parseLeague('home', { name: 'Home', lineups: 'best', season: 2025, draftStatus: 'complete' });
  const week = { ...parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true }), lastFinal };
  return render(<WeekNotices league={league} week={week} isPast={false} editable={false} failed={false} />);
};

it('in best ball say that the best lineup will count, and once the last game is final, that it did', () => {
  const { unmount } = show(null);
  expect(screen.getByText('Best ball: nothing to set')).toBeInTheDocument();
  expect(screen.getByText(/^Your best lineup counts once the games are over\./)).toBeInTheDocument();
  unmount();
  show(Date.UTC(2025, 9, 19));
  expect(screen.queryByText('Best ball: nothing to set')).toBeNull();
  expect(screen.getByText('This week is final. This is your best lineup, which counted.')).toBeInTheDocument();
});
