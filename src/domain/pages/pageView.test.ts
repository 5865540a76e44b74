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
])('counts %s as %s, without the id in the path', (path, page) => {
  expect(pageOf(path)).toBe(page);
});
