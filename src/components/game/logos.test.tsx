import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render, screen } from '@testing-library/react';
import { product } from '@/config/product';
import { SCHOOL_CODES, SCHOOLS } from '@/domain/football/schools';
import { LOGO_PATHS, logoPath, preloadLogos } from './logos';
import { ShieldLogo } from './roster/squadLabels';

const TEAMS = [
  'ALA',
  'ARK',
  'AUB',
  'FLA',
  'UGA',
  'UK',
  'MISS',
  'MIZ',
  'MSU',
  'OK',
  'SC',
  'TENN',
  'TEX',
  'TAMU',
  'VAN',
  'LSU',
];

const fileOf = (path: string) => readFileSync(join(process.cwd(), 'public', path), 'utf8');

describe('team logos', () => {
  it('exist for all sixteen schools, each a file under /logos/', () => {
    expect(LOGO_PATHS).toEqual(Object.fromEntries(TEAMS.map((code) => [code, `/logos/${code.toLowerCase()}.svg`])));
  });

  it.each(SCHOOL_CODES)('draw %s as a small square in its school’s colors', (code) => {
    const drawing = fileOf(logoPath(code));
    expect(drawing).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="100" height="100" viewBox="0 0 100 100">/,
    );
    expect(drawing).toContain(SCHOOLS[code].primary);
    expect(drawing).toContain(SCHOOLS[code].secondary);
    expect(gzipSync(drawing).length).toBeLessThanOrEqual(1024);
  });

  it.each([
    ['ALA', '/logos/ala.svg'],
    ['ala', '/logos/ala.svg'],
    ['', '/logos/product.svg'],
    [null, '/logos/product.svg'],
    [undefined, '/logos/product.svg'],
    ['NEB', '/logos/neb.png'],
    ['../<b>', '/logos/..%2F%3Cb%3E.png'],
  ])('map %j to the path %s', (code, path) => expect(logoPath(code)).toBe(path));

  it('include the product’s own logo for users without a team', () => {
    expect(fileOf(logoPath(null))).toContain(`<title>${product.name}</title>`);
  });
});

describe('ShieldLogo', () => {
  it('renders the team’s file at the given size, as decoration unless it has a label', () => {
    const { rerender } = render(<ShieldLogo code="LSU" size={26} />);
    const image = screen.getByRole('presentation');
    expect(image).toHaveAttribute('src', '/logos/lsu.svg');
    expect(image).toHaveAttribute('width', '26');
    expect(image).toHaveAttribute('height', '26');
    expect(image).toHaveAttribute('decoding', 'async');
    expect(image).not.toHaveAttribute('loading');
    rerender(<ShieldLogo code="LSU" label="Favorite school: LSU" />);
    expect(screen.getByRole('img', { name: 'Favorite school: LSU' })).toBe(image);
  });
});

describe('preloading all logos', () => {
  const asked: string[] = [];
  let broken = '';
  beforeEach(() => {
    asked.length = 0;
    broken = '';
    vi.stubGlobal(
      'Image',
      class {
        onload = (): void => undefined;
        onerror = (): void => undefined;
        set src(path: string) {
          asked.push(path);
          queueMicrotask(() => (path === broken ? this.onerror() : this.onload()));
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('loads each of them', async () => {
    await expect(preloadLogos()).resolves.toBeUndefined();
    expect(asked.sort()).toEqual(Object.values(LOGO_PATHS).sort());
  });

  it('fails if any image fails, and names that image', async () => {
    broken = logoPath('TENN');
    await expect(preloadLogos()).rejects.toThrow('/logos/tenn.svg');
  });
});
