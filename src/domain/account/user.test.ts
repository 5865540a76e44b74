import { expect, it } from 'vitest';
import { suggestedName } from './user';

const FAMILY = '👨‍👩‍👧‍👦';

it.each([
  ['Ann', 'Ann'],
  ['x'.repeat(61), 'x'.repeat(60)],
  [FAMILY.repeat(6), FAMILY.repeat(5)],
  [`${'x'.repeat(57)}é🏈🏈`, `${'x'.repeat(57)}é🏈`],
  [`a${'\u0301'.repeat(60)}`, 'ann'],
  ['\u202e', 'ann'],
  ['Admin', 'ann'],
])('suggests %j as %j', (displayName, name) => expect(suggestedName({ displayName, email: 'ann@x.test' })).toBe(name));
