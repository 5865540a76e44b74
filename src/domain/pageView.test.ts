import { expect, it } from 'vitest';
import { pageOf } from './pageView';

it.each([
  ['/', '/'],
  ['/roster', '/roster'],
  ['/roster/', '/roster'],
  ['/join/ABC234', '/join/{code}'],
  ['/join/ABC234/more', '/join/{code}'],
  ['/leagues/join/public', '/leagues/join/public'],
  ['/draft/k3jh2kj', '/draft/{leagueId}'],
  ['/board/k3jh2kj', '/board/{leagueId}'],
])('%s is counted as %s: who it was cannot be told', (path, page) => {
  expect(pageOf(path)).toBe(page);
});
