import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { oddsWorkers } from '../../../tests/support/oddsWorkers';
import { parseLeague } from '@/domain/league/league';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { playOut } from '@/domain/season/odds/playoffOdds';
import type { Race } from '@/domain/season/playoffs/playoffRace';
import { parseWeekResults } from '@/domain/scoring/results';
import { ALL_SQUADS } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import { PlayoffOdds } from './PlayoffOdds';

const managers = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];
const RACES: Readonly<Record<string, Race>> = { bob: { kind: 'eliminated' }, cat: { kind: 'clinched' } };
const teams = managers.map((manager) => ({
  manager,
  team: `Team ${manager}`,
  race: RACES[manager] ?? ({ kind: 'open' } as const),
}));
const WEEKS = Array.from({ length: 14 }, (_, i) => i + 1);

/** A season of which so many weeks are decided, in each of which `ann` has the most points, then `bob`, and so on. */
function season(draftedFor: readonly string[] = managers, decided = 0): LeagueSeason {
  const squads = Object.fromEntries(
    ALL_SQUADS.slice(0, 36).map((squad, i) => [squad, { points: 9 - Math.floor(i / 6), state: 'final' }]),
  );
  return {
    league: parseLeague('l', {
      season: 2025,
      firstWeek: 1,
      draftStatus: 'complete',
      schedule: { managers: draftedFor },
    }),
    rosters: Object.fromEntries(draftedFor.map((manager, i) => [manager, ALL_SQUADS.slice(i * 6, i * 6 + 6)])),
    history: {},
    weeks: WEEKS.map((week) => ({
      week: parseWeek(`2025-${String(week).padStart(2, '0')}`, { season: 2025, week, isCurrent: week === decided + 1 }),
      results: week > decided ? null : parseWeekResults('', { squads }),
      lineups: {},
    })),
  };
}

const workers = oddsWorkers();

const show = (one: LeagueSeason) => render(<PlayoffOdds season={one} teams={teams} me="ann" />);
const rowOf = (team: string) => within(screen.getByRole('rowheader', { name: team }).closest('tr')!);

describe('the playoff odds', () => {
  it('come from a worker, with how far it is, and stop when the page is left', () => {
    const { unmount } = show(season());
    const worker = workers.at(-1)!;
    expect(worker.asked?.seasons).toBe(10_000);
    expect(screen.getByRole('progressbar')).toHaveValue(0);
    expect(rowOf('Team ann').getAllByText('–')).toHaveLength(2);
    const [first] = playOut(worker.asked!, 200);
    worker.answer(first!.played, first!.odds);
    expect(screen.getByRole('progressbar')).toHaveValue(200);
    expect(rowOf('Team ann').getAllByText(/^[<>]?\d+%$/)).toHaveLength(2);
    unmount();
    expect(worker.ended).toBe(true);
  });

  it('are 0% or 100% only where nothing can change that', () => {
    show(season());
    const odds = Object.fromEntries(managers.map((manager) => [manager, { playoffs: 0, title: 0 }]));
    odds.cat = { playoffs: 1, title: 1 };
    workers.at(-1)!.answer(10_000, odds);
    const shown = (team: string) =>
      rowOf(team)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(shown('Team ann')).toEqual(['<1%', '<1%']);
    expect(shown('Team bob')).toEqual(['0%', '0%']);
    expect(shown('Team cat')).toEqual(['100%', '>99%']);
  });

  it('of the title are 0% in the playoffs for those who are out', () => {
    const unraced = teams.map((one) => ({ ...one, race: null }));
    render(<PlayoffOdds season={season(managers, 13)} teams={unraced} me="ann" />);
    const odds = Object.fromEntries(managers.map((one, i) => [one, { playoffs: i < 4 ? 1 : 0, title: 0 }]));
    workers.at(-1)!.answer(10_000, { ...odds, ann: { playoffs: 1, title: 1 } });
    expect(
      managers.map((one) =>
        rowOf(`Team ${one}`)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['100%', '>99%'],
      ['100%', '<1%'],
      ['100%', '0%'],
      ['100%', '0%'],
      ['0%', '0%'],
      ['0%', '0%'],
    ]);
  });

  it('say that they couldn’t be computed', () => {
    show(season());
    workers.at(-1)!.fail();
    expect(screen.getByRole('alert')).toHaveTextContent('The odds couldn’t be computed in this browser.');
  });

  it('are left out where everyone makes the playoffs', () => {
    show(season(managers.slice(0, 4)));
    expect(workers).toHaveLength(0);
    expect(screen.queryByText('Playoff odds')).toBeNull();
  });
});
