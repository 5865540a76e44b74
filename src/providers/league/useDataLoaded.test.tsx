import { beforeEach, expect, it } from 'vitest';
import { renderHook, signIn, tell, tellLeagues, tellLedger } from '../../../tests/support/page';
import { LOADING, ready } from '@/domain/kernel/loadable';
import { parseLeague } from '@/domain/league/league';
import { useDataLoaded } from './useDataLoaded';

beforeEach(() => localStorage.clear());

it('is true once the user’s leagues and rosters are loaded, and stays true (R4.4)', () => {
  tellLeagues(LOADING);
  tell('my leagues', 'bob', LOADING);
  signIn(null, {}, { status: 'loading' });
  const { result } = renderHook(useDataLoaded);
  expect(result.current).toBe(false);
  signIn('ann');
  tellLeagues(ready([parseLeague('l', {})]));
  expect(result.current).toBe(false);
  tellLedger('l', {});
  expect(result.current).toBe(true);
  tell('ledger', 'l', LOADING);
  expect(result.current).toBe(true);
  signIn('bob');
  expect(result.current).toBe(false);
});
