import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import { parseWeek } from '@/domain/football/weeks';
import type { NamedSide } from '@/domain/season/matchups/leagueWeekView';
import { Opponent } from './Opponent';

const league = parseLeague('l', { name: 'Tailgate', season: 2025 });
const week = parseWeek('2025-08', { isCurrent: true });
const side = (manager: string, team: string, points: number, projected: number, begun: boolean) =>
  ({ manager, team, person: team, begun, projection: { now: points, projected } }) as NamedSide;

it.each([
  ['before the games', false, null, [34, 66], '34% to win', 'Projected 98.91–125.82'],
  ['during them', true, 'bob', [1, 99], '1% to win', '12.10–97.70'],
  ['after a loss', true, 'bob', null, 'Lost', '12.10–97.70'],
  ['after a win', true, 'ann', null, 'Won', '12.10–97.70'],
  ['after a tie', true, null, null, 'Tied', '12.10–97.70'],
] as const)('%s says whom the team plays and how it stands', (_, begun, leader, chances, verdict, score) => {
  render(
    <Opponent
      league={league}
      week={week}
      me={side('ann', 'Crimson Clock', 1210, 9891, begun)}
      opponent={side('bob', 'Bayou Blitz', 9770, 12582, begun)}
      leader={leader}
      chances={chances === null ? null : [...chances]}
    />,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/matchups?league=l&week=8');
  for (const text of ['Bayou Blitz', verdict, score]) expect(link).toHaveTextContent(text);
});
