import { expect, test } from 'vitest';
import { formatCount } from './formatCount';

test('one thing is named in the singular, any other number in the plural', () => {
  expect([0, 1, 2].map((number) => formatCount(number, 'pick'))).toEqual(['0 picks', '1 pick', '2 picks']);
  expect([1, 2].map((number) => formatCount(number, 'person', 'people'))).toEqual(['1 person', '2 people']);
});
