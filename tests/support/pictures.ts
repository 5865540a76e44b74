import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Reduces a WebP picture to 256 colors, and packs it well: as Playwright writes one, it's three times as large. */
export async function packPicture(file: string): Promise<void> {
  const colors = await sharp(readFileSync(file)).removeAlpha().png({ palette: true, dither: 0 }).toBuffer();
  writeFileSync(file, await sharp(colors).webp({ lossless: true, effort: 6 }).toBuffer());
}
