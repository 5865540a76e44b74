import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { render, tell, tellLeagues, tellWeek } from '../../../../tests/support/page';
import { parseWeek } from '@/domain/football/weeks';
import { failed, ready } from '@/domain/kernel/loadable';
import { parseLeague } from '@/domain/league/league';
import { parseWeekResults } from '@/domain/scoring/results';
import { LastSeason } from './LastSeason';

const MEMBERS = { members: ['ann', 'bob'], userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } } };
const before = parseLeague('before', {
  ...MEMBERS,
  season: 2025,
  firstWeek: 13,
  draftStatus: 'complete',
  schedule: { managers: ['ann', 'bob'] },
  slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
});
const league = parseLeague('now', { ...MEMBERS, season: 2026, previousLeagueId: 'before' });
/** Ann wins both weeks. */
const season = {
  league: before,
  rosters: { ann: ['ALA-QB'], bob: ['LSU-QB'] },
  history: {},
  weeks: [13, 14].map((week) => {
    const id = `2025-${String(week)}`;
    const squads = { 'ALA-QB': { points: 30, state: 'final' }, 'LSU-QB': { points: 20, state: 'final' } };
    return { week: parseWeek(id, {}), results: parseWeekResults(id, { squads }), lineups: {} };
  }),
};
const onOrder = vi.fn();
const enter = () => render(<LastSeason league={league} managers={['ann', 'bob', 'cat']} onOrder={onOrder} />);

beforeEach(() => {
  vi.clearAllMocks();
  tellWeek(ready(parseWeek('2026-01', { season: 2026, week: 1, isCurrent: true })));
  tellLeagues(ready([league, before]));
});

it('arranges the order with the last season reversed', async () => {
  tell('past season', 'before', ready(season));
  enter();
  await userEvent.click(screen.getByRole('button', { name: 'Last season, reversed' }));
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(['bob', 'ann', 'cat']);
});

it('is nothing for a commissioner who wasn’t in the last season, or if it wasn’t finished', () => {
  tell('past season', 'before', ready({ ...season, weeks: season.weeks.slice(0, 1) }));
  const { container, unmount } = enter();
  expect(container).toBeEmptyDOMElement();
  unmount();
  tellLeagues(ready([league]));
  expect(enter().container).toBeEmptyDOMElement();
});

it('says why the last season isn’t there', () => {
  tell('past season', 'before', failed('Earlier weeks didn’t load. Check your connection and try again.'));
  enter();
  expect(screen.getByText(/^Earlier weeks didn’t load/)).toBeInTheDocument();
});
