import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { LOGO_PATHS, logoPath } from '../../src/components/logos';
import { SCHOOL_CODES, SCHOOLS } from '../../src/domain/schools';
import { contrast, readable } from './colour';
import { letterOf } from './letters';
import { drawShield } from './shield';

describe('school marks', () => {
  it.each(SCHOOL_CODES)('%s has a drawing at the path that the screens ask for', (code) => {
    expect(readFileSync(`public${LOGO_PATHS[code]}`, 'utf8')).toContain('<svg');
  });

  it.each(SCHOOL_CODES)('%s is written in a colour that can be read on its ground', (code) => {
    const { primary } = SCHOOLS[code];
    expect(contrast(readable(primary), primary)).toBeGreaterThanOrEqual(4.5);
  });

  it('draws a rim that stands off a ground of nearly the same colour', () => {
    const drawing = drawShield({ monogram: 'V', primary: '#000000', secondary: '#111111', title: 'Test' }, letterOf);
    expect(drawing).toContain('stroke="#ffffff" stroke-width="5"');
  });

  it('refuses a letter that nobody has drawn', () => {
    expect(() => letterOf('%')).toThrow('No letter %');
  });
});

describe('logoPath', () => {
  it.each([
    [null, '/logos/saturday-squads.svg'],
    ['', '/logos/saturday-squads.svg'],
    ['ALA', '/logos/ala.svg'],
    ['ala', '/logos/ala.svg'],
    ['XYZ', '/logos/xyz.png'],
    ['../x', '/logos/..%2Fx.png'],
  ])('%s -> %s', (code, path) => {
    expect(logoPath(code)).toBe(path);
  });
});
