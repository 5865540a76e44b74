import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '@/domain/kernel/seededRandom';
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

  const random = seededRandom(1869);
  const colors = Array.from({ length: 256 }, () =>
    [random(), random(), random()].map((part) => Math.floor(part * 256)),
  );
  const pixels = Buffer.from(Array.from({ length: 64 * 64 }, () => colors[Math.floor(random() * 256)]!).flat());
  const draw = async (name: string) => {
    const raw = { width: 64, height: 64, channels: 3 } as const;
    writeFileSync(join(unpacked, name), await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer());
  };

  it('are smaller when packed, and 256 colors stay as they were drawn', async () => {
    await draw('home.png');
    const before = statSync(join(unpacked, 'home.png')).size;
    await packPictures(unpacked, packed);
    expect(statSync(join(packed, 'home.webp')).size).toBeLessThan(before);
    await unpackPictures(packed, unpacked);
    const kept = await sharp(join(unpacked, 'home.png')).removeAlpha().raw().toBuffer();
    expect(kept).toEqual(pixels);
  });

  it('stay the same to the byte when they are packed again', async () => {
    await draw('home.png');
    await packPictures(unpacked, packed);
    const once = readFileSync(join(packed, 'home.webp'));
    await unpackPictures(packed, unpacked);
    await packPictures(unpacked, packed);
    expect(readFileSync(join(packed, 'home.webp'))).toEqual(once);
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
