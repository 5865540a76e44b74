import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '@testing-library/react';
import { LOGO_PATHS, logoPath, logoPlace, preloadLogos } from './logos';
import { ShieldLogo } from './squads';

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

describe('team logos (spec 3)', () => {
  it('are the sixteen, each at a path under /logos/ that holds it', () => {
    expect(Object.keys(LOGO_PATHS).sort()).toEqual([...TEAMS].sort());
    const sheet = readFileSync(join(process.cwd(), 'public/logos/marks.svg'), 'utf8');
    for (const path of [...Object.values(LOGO_PATHS), logoPath(null)]) {
      expect(path).toMatch(/^\/logos\/marks\.svg#[a-z-]+$/);
      expect(sheet).toContain(`id="${path.split('#')[1] ?? ''}"`);
    }
  });

  it.each([
    ['ALA', '/logos/marks.svg#ala'],
    ['ala', '/logos/marks.svg#ala'],
    ['', '/logos/marks.svg#saturday-squads'],
    [null, '/logos/marks.svg#saturday-squads'],
    ['NEB', '/logos/neb.png'],
    ['../<b>', '/logos/..%2F%3Cb%3E.png'],
  ])('of %j stands at %s', (code, path) => expect(logoPath(code)).toBe(path));
});

describe('a mark cut out of the sheet', () => {
  const sheet = readFileSync(join(process.cwd(), 'public/logos/marks.svg'), 'utf8');
  const [, , width = 0, side = 0] = (/^<svg[^>]*viewBox="([^"]*)"/.exec(sheet)?.[1] ?? '').split(' ').map(Number);

  it.each(['', ...TEAMS])('of %j is what its view shows', (code) => {
    const id = logoPath(code).split('#')[1] ?? '';
    const left = Number(new RegExp(`<view id="${id}" viewBox="(\\d+) `).exec(sheet)?.[1]);
    expect((logoPlace(code) ?? NaN) * (width - side)).toBeCloseTo(left);
    const { container } = render(<ShieldLogo code={code} />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', '/logos/marks.svg');
    expect(picture).toHaveClass('object-cover');
    expect(parseFloat(picture?.style.objectPosition ?? '')).toBeCloseTo((100 * left) / (width - side));
  });

  it('of a school that is not in it is asked for by its path', () => {
    const { container } = render(<ShieldLogo code="NEB" />);
    expect(logoPlace('NEB')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', '/logos/neb.png');
  });
});

describe('loading all logos ahead (spec 3)', () => {
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

  it('asks for each of them', async () => {
    await expect(preloadLogos()).resolves.toBeUndefined();
    expect(asked.sort()).toEqual(Object.values(LOGO_PATHS).sort());
  });

  it('fails if any image fails, and names it', async () => {
    broken = logoPath('TENN');
    await expect(preloadLogos()).rejects.toThrow('/logos/marks.svg#tenn');
  });
});
