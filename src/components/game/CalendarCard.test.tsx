import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CalendarEvent } from '@/domain/leagueCalendar';
import { CalendarCard } from './CalendarCard';

const EVENT: CalendarEvent = {
  id: 'l-2025-12-ann-matchup',
  title: 'Week 12: Ann vs. Bob',
  description: 'Tailgate.',
  start: Date.UTC(2025, 10, 21, 1),
  end: Date.UTC(2025, 10, 23, 4),
  path: '/matchups?league=l&week=12',
};
const league = { name: 'Tailgate', season: 2025 };
const made = vi.fn((_file: Blob) => 'blob:x');
const names: string[] = [];

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
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
  render(<CalendarCard league={league} events={[EVENT]} />);
  expect(screen.getByText(/^Your matchups, the first lineup lock of each week, and when the/)).toBeInTheDocument();
  await add();
  await vi.waitFor(() => expect(names).toEqual(['league-calendar-2025.ics']));
  const file = made.mock.calls[0]![0];
  expect(file.type).toBe('text/calendar');
  expect(await file.text()).toContain(`SUMMARY:${EVENT.title}\r\n`);
  expect(await file.text()).toContain(`${window.location.origin}${EVENT.path}`);
});

it('says so when the file can’t be made', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  made.mockImplementation(() => {
    throw new Error('full');
  });
  render(<CalendarCard league={league} events={[EVENT]} />);
  await add();
  expect(await screen.findByText(/^The calendar file couldn’t be made/)).toBeInTheDocument();
});

it('shows nothing without events', () => {
  const { container } = render(<CalendarCard league={league} events={[]} />);
  expect(container).toBeEmptyDOMElement();
});
