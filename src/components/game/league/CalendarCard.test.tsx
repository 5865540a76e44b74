import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { FALLBACK_WEEK, parseWeek } from '@/domain/football/weeks';
import { CalendarCard } from './CalendarCard';

const KICKOFF = Date.UTC(2025, 10, 21, 1);
const at = { toMillis: () => KICKOFF };
const seasonOf = (schedule: object | null, options: object = {}): LeagueSeason => ({
  league: parseLeague('l', {
    name: 'Tailgate',
    season: 2025,
    firstWeek: 12,
    schedule,
    userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } },
    ...options,
  }),
  rosters: {},
  history: {},
  weeks: [
    {
      week: parseWeek('2025-12', { season: 2025, week: 12, kickoffs: { ALA: at }, firstKickoff: at }),
      results: null,
      lineups: {},
    },
  ],
});
const season = seasonOf({ managers: ['ann', 'bob'] });
const made = vi.fn((_file: Blob) => 'blob:x');
const names: string[] = [];

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: made, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  made.mockReset();
  names.length = 0;
});

const add = () => userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Add to calendar' }));

it('says what is in the file, and saves it', async () => {
  render(<CalendarCard season={season} manager="ann" />);
  expect(screen.getByText(/^Your matchups as a file .*, with lineup locks and portal hours\./)).toBeInTheDocument();
  await add();
  await vi.waitFor(() => expect(names).toEqual(['league-calendar-2025.ics']));
  const file = made.mock.calls[0]![0];
  expect(file.type).toBe('text/calendar');
  expect(await file.text()).toContain('SUMMARY:Week 12: Ann vs. Bob\r\n');
  expect(await file.text()).toContain(`${window.location.origin}/matchups?league=l&week=12`);
});

it('has no locks or portal hours in a league without them', () => {
  render(
    <CalendarCard
      season={seasonOf({ managers: ['ann', 'bob'] }, { lineups: 'best', waivers: 'closed' })}
      manager="ann"
    />,
  );
  expect(screen.getByText(/^Your matchups as a file for your calendar app \(\.ics\)\. Add/)).toBeInTheDocument();
});

it('says so when the file can’t be made', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  made.mockImplementation(() => {
    throw new Error('full');
  });
  render(<CalendarCard season={season} manager="ann" />);
  await add();
  expect(await screen.findByText(/^The calendar file couldn’t be made/)).toBeInTheDocument();
});

it.each([
  ['the league', seasonOf(null)],
  ['the season', { ...season, weeks: [{ week: FALLBACK_WEEK, results: null, lineups: {} }] }],
])('shows nothing before %s has a schedule', (_, early) => {
  const { container } = render(<CalendarCard season={early} manager="ann" />);
  expect(container).toBeEmptyDOMElement();
});
