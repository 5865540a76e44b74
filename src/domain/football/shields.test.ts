import { describe, expect, it } from 'vitest';
import { SCHOOL_CODES, SCHOOLS } from './schools';
import { contrast, monogramColor, OPEN_PATTERNS } from './shields';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#9e1b32', '#9e1b32', 1],
  ])('of %s and %s is %f', (one, other, value) => expect(contrast(one, other)).toBeCloseTo(value, 2));
});

describe('a school’s monogram', () => {
  it.each(SCHOOL_CODES)('contrasts with what is under it: %s', (code) => {
    const school = SCHOOLS[code];
    const color = monogramColor(school);
    expect(contrast(color, school.primary)).toBeGreaterThanOrEqual(4.5);
    if (!(school.pattern in OPEN_PATTERNS)) expect(contrast(color, school.secondary)).toBeGreaterThanOrEqual(4.5);
  });
});
