import { describe, expect, it } from 'vitest';
import { isolated } from '../kernel/isolated';
import { crestOf } from './crest';
import { SCHOOL_CODES, SCHOOLS } from './schools';
import { contrast, OPEN_PATTERNS } from './shields';

const NAMES = Array.from({ length: 200 }, (_, i) => `Team ${String(i)}`);

describe('a crest', () => {
  it.each([
    ['renee', 'R'],
    ['4th and long', '4'],
    ['🏈 fan', 'F'],
    ['(émile)', 'É'],
    ['e\u0301mile', 'E\u0301'],
    ['山田太郎', '山'],
    ['नीता', 'नी'],
    ['שרה', 'ש'],
    [isolated('שרה'), 'ש'],
    ['ßen', 'SS'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['🇺🇸🏈', '🇺🇸'],
    ['𝒜ce', '𝒜'],
    ['  ', 'U'],
    ['', 'U'],
    [null, 'U'],
    [undefined, 'U'],
  ])('of %j has the monogram %s', (name, monogram) => expect(crestOf(name, null).monogram).toBe(monogram));

  it('has the favorite school’s colors', () => {
    expect(crestOf('Renee', 'LSU').shield).toMatchObject({ primary: '#461d7c', secondary: '#fdd023' });
  });

  it('looks like no school without a favorite one', () => {
    const schools = SCHOOL_CODES.map((code) => `${SCHOOLS[code].primary} ${SCHOOLS[code].secondary}`);
    for (const name of NAMES) {
      const { primary, secondary } = crestOf(name, null).shield;
      expect(schools).not.toContain(`${primary} ${secondary}`);
    }
  });

  it('stays the same for a name, with and without isolates', () => {
    expect(crestOf(isolated('שרה'), 'UK')).toEqual(crestOf('שרה', 'UK'));
    expect(crestOf(' Renee ', null)).toEqual(crestOf('Renee', null));
    // A change here changes everyone's crest.
    expect(crestOf('Renee', null).shield).toEqual({
      shape: 'octagon',
      pattern: 'plain',
      primary: '#14402a',
      secondary: '#f2c744',
    });
  });

  it('makes use of every shape and pattern', () => {
    const shields = NAMES.map((name) => crestOf(name, 'OK').shield);
    const looks = new Set(shields.map(({ shape, pattern }) => `${shape} ${pattern}`));
    expect(looks.size).toBeGreaterThan(40);
  });

  it.each([null, ...SCHOOL_CODES])('has a monogram that contrasts with what is under it: %s', (school) => {
    for (const name of NAMES) {
      const { shield, color } = crestOf(name, school);
      expect(shield.pattern in OPEN_PATTERNS).toBe(true);
      expect(contrast(color, shield.primary)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
