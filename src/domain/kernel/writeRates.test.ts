import { expect, it } from 'vitest';
import { isMarkOver, nextMark } from './writeRates';

const HOUR = 3_600_000;

it('allows writes up to the limit per period, then refuses until it is over', () => {
  let mark = nextMark('league', null, 'a', 0);
  expect(mark).toEqual({ id: 'a', since: 0, count: 1 });
  for (const count of [2, 3, 4, 5]) {
    mark = nextMark('league', mark, 'b', count * HOUR);
    expect(mark).toEqual({ id: 'b', since: 0, count });
  }
  expect(nextMark('league', mark, 'c', 24 * HOUR)).toBeNull();
  expect(nextMark('league', mark, 'c', 24 * HOUR + 1)).toEqual({ id: 'c', since: 24 * HOUR + 1, count: 1 });
});

it('allows one message per second', () => {
  const mark = nextMark('message', null, 'a', 0)!;
  expect(isMarkOver('message', mark, 1000)).toBe(false);
  expect(nextMark('message', mark, 'b', 1000)).toBeNull();
  expect(nextMark('message', mark, 'b', 1001)).toEqual({ id: 'b', since: 1001, count: 1 });
});
