import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '@/domain/kernel/seededRandom';
import { packPicture } from './pictures';

describe('packing a picture', () => {
  const random = seededRandom(1869);
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    file = join(folder, 'home.webp');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Draws a picture of so many colors, and returns its pixels. */
  const draw = async (count: number): Promise<Buffer> => {
    const colors = Array.from({ length: count }, () => [random(), random(), random()].map((part) => part * 256));
    const pixels = Buffer.from(Array.from({ length: 64 * 64 }, () => colors[Math.floor(random() * count)]!).flat());
    await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
      .webp({ lossless: true })
      .toFile(file);
    return pixels;
  };

  it('keeps 256 colors as they were drawn, and gives the same bytes again', async () => {
    const pixels = await draw(256);
    await packPicture(file);
    const once = readFileSync(file);
    expect(await sharp(once).removeAlpha().raw().toBuffer()).toEqual(pixels);
    await packPicture(file);
    expect(readFileSync(file)).toEqual(once);
  });

  it('makes one of more colors much smaller', async () => {
    await draw(4000);
    const drawn = statSync(file).size;
    await packPicture(file);
    expect(statSync(file).size).toBeLessThan(drawn / 2);
  });
});
