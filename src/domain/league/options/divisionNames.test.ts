import { describe, expect, it } from 'vitest';
import {
  divisionCount,
  divisionNameError,
  divisionNames,
  divisionsError,
  divisionsOf,
  divisionsText,
  formatDivisions,
} from './divisionNames';

describe('the names of divisions', () => {
  it('are stored as one text and read back, spaces included', () => {
    const names = ['Old Guard', 'Rookies', 'S.E.C.', 'A&M-2'];
    expect(divisionsText(names)).toBe('Old_Guard,Rookies,S.E.C.,A&M-2,');
    expect(divisionNames(divisionsText(names))).toEqual(names);
    expect(divisionsError(divisionsText(names))).toBeNull();
    expect(divisionNames('')).toEqual([]);
    expect(divisionsError('')).toBeNull();
  });

  it('stay when more or fewer divisions are chosen', () => {
    expect(divisionsOf(4, ['Old Guard', 'Rookies'])).toBe('Old_Guard,Rookies,North,South,');
    expect(divisionsOf(2, ['Old Guard', 'Rookies', 'North', 'South'])).toBe('Old_Guard,Rookies,');
    expect(divisionsOf(2, [])).toBe('East,West,');
    expect(divisionsOf(0, ['Old Guard', 'Rookies'])).toBe('');
  });

  it('can be typed one character at a time, and a comma is left out', () => {
    expect(divisionsText([' ', 'West'])).toBe(',West,');
    expect(divisionNames(',West,')).toEqual(['', 'West']);
    expect(divisionsText(['Old ', 'We,st'])).toBe('Old_,West,');
  });

  it('are each checked', () => {
    expect(divisionNameError(['', 'West'], 0)).toBe('Name this division.');
    expect(divisionNameError(['West', 'west '], 1)).toBe('Another division has this name.');
    expect(divisionNameError(['West', 'west '], 0)).toBeNull();
    expect(divisionNameError(['Wést', 'East'], 0)).toBe('Use the letters A to Z, digits and spaces.');
    expect(divisionNameError(['-West', 'East'], 0)).toBe('Use the letters A to Z, digits and spaces.');
    expect(divisionNameError(['ABCDEFGHIJKLMNOPQ', 'East'], 0)).toBe('Use the letters A to Z, digits and spaces.');
    expect(divisionsError('West,West,')).toBe('Check the names of the divisions. Another division has this name.');
  });

  it.each(['East,', 'East,West,North,', 'A,B,C,D,E,', 'East,West', 'East, West,'])('aren’t %j', (text) => {
    expect(divisionsError(text)).not.toBeNull();
  });

  it('are listed with "and"', () => {
    expect(formatDivisions(['East', 'West'])).toBe('East and West');
    expect(formatDivisions(['East', 'West', 'North', 'South'])).toBe('East, West, North and South');
  });
});

describe('the number of divisions', () => {
  it.each([
    [4, 2, 2],
    [3, 2, 0],
    [2, 2, 0],
    [9, 2, 0],
    [10, 4, 2],
    [6, 4, 2],
    [8, 4, 4],
    [4, 4, 2],
    [16, 4, 4],
    [16, 0, 0],
  ])('of %i teams that ask for %i is %i', (teams, asked, count) => {
    expect(divisionCount(teams, asked)).toBe(count);
  });
});
