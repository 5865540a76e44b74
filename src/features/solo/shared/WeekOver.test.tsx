import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseWeek } from '@/domain/football/weeks';
import { WeekOver } from './WeekOver';

it('says when the next week opens, and that the season is over after its last week', () => {
  const week = (number: number) => ({
    ...parseWeek(`2025-${String(number).padStart(2, '0')}`, { season: 2025, week: number, isCurrent: true }),
    lastFinal: 1,
  });
  const { rerender } = render(<WeekOver week={week(13)} />);
  expect(screen.getByText('Week 13 is over. The next week opens on Monday.')).toBeInTheDocument();
  rerender(<WeekOver week={week(14)} />);
  expect(screen.getByText('Week 14 is over, and so is the season.')).toBeInTheDocument();
});
