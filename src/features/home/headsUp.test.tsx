import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeadsUp } from './HeadsUp';

it('has one row for each league, which leads to its lineup', () => {
  render(
    <HeadsUp
      problems={[
        { leagueId: 'one', leagueName: 'The Waiver Wire', alerts: ['No starter at K', 'No starter at DST'] },
        { leagueId: 'two', leagueName: 'Monday at Nine', alerts: ['Alabama QB has a bye'] },
      ]}
    />,
  );
  const rows = screen.getAllByRole('link');
  expect(rows.map((row) => row.textContent)).toEqual([
    'No starter at K. No starter at DSTThe Waiver WireFix lineup',
    'Alabama QB has a byeMonday at NineFix lineup',
  ]);
  expect(rows[0]).toHaveAttribute('href', '/roster?league=one');
});
