import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderHook, tell, tellWeek, visit } from '../../../tests/support/page';
import { LOADING, ready } from '@/domain/kernel/loadable';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { parseWeek } from '@/domain/football/weeks';
import { useViewedWeek } from './useViewedWeek';

const WEEKS = [6, 7, 8].map((week) => parseWeek(`2025-0${String(week)}`, { season: 2025, week }));

beforeEach(() => {
  tellWeek(ready(WEEKS[2]!), WEEKS);
  visit('/matchups?league=one');
});

const viewed = (league: League | null = null) => renderHook(() => useViewedWeek(league));

it('shows the current week, or the one in the address', () => {
  expect(viewed().result.current.viewedId).toBe('2025-08');
  visit('/matchups?week=6');
  expect(viewed().result.current.viewedId).toBe('2025-06');
  visit('/matchups?week=99');
  expect(viewed().result.current.viewedId).toBe('2025-08');
});

it('shows no other week while the calendar is loading', () => {
  tell('current week', 'ann', ready({ week: WEEKS[2], weeks: null }));
  tell('weeks', '2025', LOADING);
  expect(viewed().result.current.viewedId).toBe('2025-08');
  visit('/matchups?week=6');
  expect(viewed().result.current.viewedId).toBeNull();
});

it('writes the week into the address, beside what is there, and removes it for the current one', () => {
  const { result, rerender } = viewed();
  act(() => result.current.viewWeek('2025-07'));
  rerender();
  expect(window.location.search).toBe('?league=one&week=7');
  expect(result.current.viewedId).toBe('2025-07');
  act(() => result.current.viewWeek('2025-08'));
  expect(window.location.search).toBe('?league=one');
});

it('shows the last week of a league whose season is an earlier one, and its other weeks by address', () => {
  const league = parseLeague('one', { season: 2024 });
  expect(viewed(league).result.current.viewedId).toBe('2024-14');
  visit('/matchups?week=3');
  const { result } = viewed(league);
  expect(result.current.viewedId).toBe('2024-03');
  expect(result.current.weeks.map(({ week }) => week)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  act(() => result.current.viewWeek('2024-14'));
  expect(window.location.search).toBe('');
});
