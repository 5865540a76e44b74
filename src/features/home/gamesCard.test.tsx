import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MySquads } from '@/components';
import { ready } from '@/domain/kernel/loadable';
import { parseWeekResults } from '@/domain/scoring/results';
import type { SchoolCode } from '@/domain/football/schools';
import { parseWeek } from '@/domain/football/weeks';
import { GamesCard } from './GamesCard';

const WEEK = parseWeek('2025-08', { season: 2025, week: 8, kickoffs: { LSU: 2000, VAN: 2000, UGA: 1000, TEX: 4000 } });
const RESULTS = parseWeekResults(WEEK.id, {
  games: {
    LSU: {
      opponent: 'VAN',
      home: false,
      state: 'live',
      pointsFor: 24,
      pointsAgainst: 31,
      clock: { period: 3, seconds: 252 },
    },
    UGA: { opponent: 'Austin Peay Governors', home: true, state: 'final', pointsFor: 28, pointsAgainst: 6 },
    TEX: { opponent: 'Sam Houston Bearkats', home: true, state: 'pre' },
  },
});

const show = (mine: MySquads) => {
  render(
    <GamesCard
      week={WEEK}
      results={ready(RESULTS)}
      kickedOff={new Set<SchoolCode>(['LSU', 'VAN', 'UGA'])}
      mine={mine}
    />,
  );
  return screen.getAllByRole('listitem').map((game) => game.textContent);
};

it('has each game with its clock, kickoff or end, and the squads that the user has in it', () => {
  const [live, upcoming, over] = show({
    starters: new Set(['LSU-RB', 'LSU-K', 'VAN-QB', 'TEX-WR']),
    bench: new Set(['LSU-TE', 'LSU-K', 'UGA-DST']),
  });
  expect(live).toMatch(/Q3 4:12.*LSUYours: RB, K · Bench: TE24.*VanderbiltYours: QB31/);
  expect(upcoming).toMatch(/TexasYours: WR/);
  expect(over).toMatch(/^Final.*Austin Peay Governors6.*GeorgiaBench: DST28/);
  expect(screen.getByText('Jan 1, 1970')).toHaveAttribute('datetime', new Date(4000).toISOString());
});

it('says nothing of squads to someone who has none', () => {
  show({ starters: new Set(), bench: new Set() });
  expect(screen.queryByText(/Yours/)).toBeNull();
});
