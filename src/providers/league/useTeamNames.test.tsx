import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import type { League, LeagueUser } from '@/domain/league/types';
import { teamName } from '@/domain/league/teamNames';
import { LOADING, failed, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { useTeamNames } from './useTeamNames';

type Next = (users: Loadable<LeagueUser[]>) => void;
const watched = vi.hoisted(() => new Map<string, Next>());
vi.mock('@/data/league/leagueUsers', () => ({
  watchLeagueUsers: (leagueId: string, next: Next) => {
    watched.set(leagueId, next);
    return () => watched.delete(leagueId);
  },
}));

const league = (id: string, teamNames: object) =>
  parseLeague(id, { userInfo: { ann: { displayName: 'Ann', ...teamNames } } });
const named = league('named', { teamName: 'Ann’s Aces' });
const older = league('older', {});
const show = (leagues: Loadable<League[]>) => renderHook(() => useTeamNames(leagues)).result;
const namesIn = (leagues: Loadable<League[]>) => valueOr(leagues, []).map((one) => teamName('ann', one));

beforeEach(() => watched.clear());

it('reads the members’ documents only of a league whose entries have no team names', async () => {
  const result = show(ready([named, older]));
  expect(namesIn(result.current)).toEqual(['Ann’s Aces', 'Ann']);
  await waitFor(() => expect([...watched.keys()]).toEqual(['older']));
  const user = { leagueId: 'older', userId: 'ann', teamName: 'Old Glory', roster: [], lineupWeeks: [] };
  act(() => watched.get('older')?.(ready([user])));
  expect(namesIn(result.current)).toEqual(['Ann’s Aces', 'Old Glory']);
  act(() => watched.get('older')?.(failed('No answer.')));
  expect(namesIn(result.current)).toEqual(['Ann’s Aces', 'Ann']);
});

it('reads none while the leagues load or after they failed', () => {
  expect(show(LOADING).current).toEqual(LOADING);
  expect(show(failed('No answer.')).current).toEqual(failed('No answer.'));
  expect(watched.size).toBe(0);
});
