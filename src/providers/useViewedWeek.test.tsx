import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ready } from '@/domain/loadable';
import { parseWeek } from '@/domain/weeks';
import { useViewedWeek } from './useViewedWeek';

const WEEKS = [6, 7, 8].map((week) => parseWeek(`2025-0${String(week)}`, { week }));

vi.mock('./SeasonProvider', () => ({ useSeason: () => ({ week: ready(WEEKS[2]), weeks: ready(WEEKS) }) }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

beforeEach(() => window.history.replaceState(null, '', '/matchups?league=one'));

const viewed = () => renderHook(() => useViewedWeek());

it('shows the current week, or the one in the address', () => {
  expect(viewed().result.current.viewedId).toBe('2025-08');
  window.history.replaceState(null, '', '/matchups?week=6');
  expect(viewed().result.current.viewedId).toBe('2025-06');
  window.history.replaceState(null, '', '/matchups?week=99');
  expect(viewed().result.current.viewedId).toBe('2025-08');
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
