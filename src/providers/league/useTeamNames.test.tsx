import { expect, it } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import { renderHook, tell } from '../../../tests/support/page';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { teamName } from '@/domain/league/teamNames';
import { LOADING, failed, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { useTeamNames } from './useTeamNames';

const league = (id: string, teamNames: object) =>
  parseLeague(id, { userInfo: { ann: { displayName: 'Ann', ...teamNames } } });
const named = league('named', { teamName: 'Ann’s Aces' });
const older = league('older', {});
const show = (leagues: Loadable<League[]>) => renderHook(() => useTeamNames(leagues)).result;
const namesIn = (leagues: Loadable<League[]>) => valueOr(leagues, []).map((one) => teamName('ann', one));

it('reads the members’ documents only of a league whose entries have no team names', () => {
  backend.start({}, 'ann');
  tell('league users', 'older', LOADING);
  const result = show(ready([named, older]));
  expect(namesIn(result.current)).toEqual(['Ann’s Aces', 'Ann']);
  expect(backend.watched()).toEqual([]);
  const user = { leagueId: 'older', userId: 'ann', teamName: 'Old Glory', roster: [], lineupWeeks: [] };
  tell('league users', 'older', ready([user]));
  expect(namesIn(result.current)).toEqual(['Ann’s Aces', 'Old Glory']);
  tell('league users', 'older', failed('No answer.'));
  expect(namesIn(result.current)).toEqual(['Ann’s Aces', 'Ann']);
});

it('reads none while the leagues load or after they failed', () => {
  expect(show(LOADING).current).toEqual(LOADING);
  expect(show(failed('No answer.')).current).toEqual(failed('No answer.'));
});
