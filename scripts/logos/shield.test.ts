import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { LOGO_PATHS, logoPath } from '../../src/components/logos';
import { TAB_ICON } from '../../src/config/tabIcon';
import { SCHOOL_CODES, SCHOOLS } from '../../src/domain/schools';
import { contrast, readable } from './colour';
import { letterOf } from './letters';
import { drawSheet } from './sheet';
import { drawShield } from './shield';

describe('school marks', () => {
  it.each(SCHOOL_CODES)('%s has a drawing at the path that the screens ask for', (code) => {
    const [file, view] = (LOGO_PATHS[code] ?? '').split('#');
    expect(readFileSync(`public${file ?? ''}`, 'utf8')).toContain(`<view id="${view ?? ''}"`);
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

describe('a sheet of drawings', () => {
  it('shows each of them in a view of its own', () => {
    const sheet = drawSheet([
      ['ONE', '<svg viewBox="0 0 100 100"><path d="M0 0"/></svg>\n'],
      ['TWO', '<svg viewBox="0 0 100 100"><path d="M1 1"/></svg>\n'],
    ]);
    expect(sheet).toContain('<view id="one" viewBox="0 0 100 100"/>');
    expect(sheet).toContain(
      '<view id="two" viewBox="120 0 100 100"/>\n<g transform="translate(120)">\n<path d="M1 1"/>',
    );
    expect(sheet.match(/<svg/g)).toHaveLength(1);
  });
});

describe('logoPath', () => {
  it.each([
    [null, '/logos/marks.svg#saturday-squads'],
    ['', '/logos/marks.svg#saturday-squads'],
    ['ALA', '/logos/marks.svg#ala'],
    ['ala', '/logos/marks.svg#ala'],
    ['XYZ', '/logos/xyz.png'],
    ['../x', '/logos/..%2Fx.png'],
  ])('%s -> %s', (code, path) => {
    expect(logoPath(code)).toBe(path);
  });
});

it('the tab shows the same mark as the installed app', () => {
  const drawn = decodeURIComponent(TAB_ICON.slice('data:image/svg+xml,'.length));
  expect(drawn).toBe(readFileSync('public/icons/icon.svg', 'utf8').replaceAll('\n', ''));
});
