import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDataLoaded } from './useDataLoaded';

const seen = vi.hoisted(() => ({
  auth: { status: 'loading', uid: null as string | null },
  leagues: { leagues: { state: 'loading' }, usual: null as object | null },
  ledger: { state: 'loading' },
}));
vi.mock('../account/AuthProvider', () => ({ useAuth: () => seen.auth }));
vi.mock('./LeagueProvider', () => ({ useLeagues: () => seen.leagues, useLedger: () => seen.ledger }));

it('is true once the user’s leagues and rosters are loaded, and stays true (R4.4)', () => {
  const { result, rerender } = renderHook(useDataLoaded);
  expect(result.current).toBe(false);
  seen.auth = { status: 'ready', uid: 'ann' };
  seen.leagues = { leagues: { state: 'ready' }, usual: {} };
  rerender();
  expect(result.current).toBe(false);
  seen.ledger = { state: 'ready' };
  rerender();
  expect(result.current).toBe(true);
  seen.ledger = { state: 'loading' };
  rerender();
  expect(result.current).toBe(true);
  seen.auth = { status: 'ready', uid: 'bob' };
  rerender();
  expect(result.current).toBe(false);
});
