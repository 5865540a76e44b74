import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { product } from '@/config/product';
import manifest from '@/app/manifest';
import { logoPath } from '@/components/game/logos';
import { SCHOOL_CODES, SCHOOLS } from '@/domain/football/schools';
import { drawShield } from '@/domain/football/shields';
import { LOGO, MASKABLE } from './drawing';
import { schoolLogo } from './schools';

const file = (path: string) => readFileSync(`public${path}`);

describe('the product’s icons', () => {
  it('match what npm run icons draws', () => {
    expect(file(product.logo).toString()).toBe(LOGO);
    expect(file('/icons/maskable.svg').toString()).toBe(MASKABLE);
  });

  it('have the sizes from the manifest and the product’s colors', async () => {
    for (const { src, sizes } of manifest().icons ?? []) {
      const picture = sharp(file(src));
      const { width, height } = await picture.metadata();
      if (sizes !== 'any') expect(`${String(width)}x${String(height)}`).toBe(sizes);
      const [red, green, blue] = await picture
        .extract({ left: width / 2, top: height / 4, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect([red, green, blue]).toEqual([1, 3, 5].map((at) => parseInt(product.colors.field.slice(at, at + 2), 16)));
    }
  });

  it('have the same background colors as the pages', () => {
    const { light, dark } = product.colors;
    expect(file('/../src/app/tokens.css').toString()).toContain(`--canvas: light-dark(${light}, ${dark});`);
  });
});

describe('the schools’ logos', () => {
  it.each(SCHOOL_CODES)('match what npm run icons draws: %s', (code) => {
    expect(file(logoPath(code)).toString()).toBe(schoolLogo(code));
  });

  it('are told apart at 20 pixels by shape and pattern, without letters and colors', async () => {
    const pixels = await Promise.all(
      SCHOOL_CODES.map((code) =>
        sharp(Buffer.from(drawShield({ ...SCHOOLS[code], primary: '#000000', secondary: '#ffffff' })))
          .flatten({ background: '#808080' })
          .resize(20)
          .greyscale()
          .raw()
          .toBuffer(),
      ),
    );
    const alike = SCHOOL_CODES.flatMap((one, i) =>
      SCHOOL_CODES.slice(i + 1)
        .filter((_, j) => {
          const other = pixels[i + 1 + j]!;
          return pixels[i]!.filter((grey, at) => Math.abs(grey - other[at]!) > 64).length < 30;
        })
        .map((other) => `${one} and ${other}`),
    );
    expect(alike).toEqual([]);
  });
});
