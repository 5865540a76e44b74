import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '@/domain/seededRandom';
import { packPictures, unpackPictures } from './pictures';

describe('the pictures of the looks', () => {
  let folder: string;
  let packed: string;
  let unpacked: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    packed = join(folder, 'packed');
    unpacked = join(folder, 'unpacked');
    mkdirSync(unpacked);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, i) => (i % 3 === 0 ? 200 : i % 64 < 8 ? 10 : 90)));
  const draw = async (name: string, drawn = pixels) => {
    const raw = { width: 64, height: 64, channels: 3 } as const;
    writeFileSync(join(unpacked, name), await sharp(drawn, { raw }).png({ compressionLevel: 0 }).toBuffer());
  };

  it('are smaller when packed, and keep every pixel of a few colors', async () => {
    await draw('home.png');
    const before = statSync(join(unpacked, 'home.png')).size;
    await packPictures(unpacked, packed);
    expect(statSync(join(packed, 'home.webp')).size).toBeLessThan(before);
    await unpackPictures(packed, unpacked);
    expect(await sharp(join(unpacked, 'home.png')).removeAlpha().raw().toBuffer()).toEqual(pixels);
  });

  it('keep all of their colors where a palette would show', async () => {
    const random = seededRandom(1869);
    const colorful = Buffer.from(Array.from({ length: 64 * 64 * 3 }, () => Math.floor(random() * 256)));
    await draw('home.png', colorful);
    await packPictures(unpacked, packed);
    await unpackPictures(packed, unpacked);
    expect(await sharp(join(unpacked, 'home.png')).removeAlpha().raw().toBuffer()).toEqual(colorful);
  });

  it('go when they’re no longer made, and other files stay', async () => {
    await draw('home.png');
    await draw('old.png');
    await packPictures(unpacked, packed);
    writeFileSync(join(packed, 'chromium.txt'), 'Chromium 1\n');
    rmSync(join(unpacked, 'old.png'));
    await packPictures(unpacked, packed);
    expect(readdirSync(packed).sort()).toEqual(['chromium.txt', 'home.webp']);
    await unpackPictures(packed, unpacked);
    expect(readdirSync(unpacked)).toEqual(['home.png']);
  });
});
