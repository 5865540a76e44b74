import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { product } from '@/config/product';
import manifest from '@/app/manifest';
import { LOGO, MASKABLE } from './drawing';

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
