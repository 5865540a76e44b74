import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '@/domain/kernel/seededRandom';
import { unpackPicture } from './pictures';

describe('a picture of a look', () => {
  let folder: string;
  let packed: string;
  let unpacked: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    packed = join(folder, 'packed/home.webp');
    unpacked = join(folder, 'unpacked/home.png');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const random = seededRandom(1869);
  const colors = Array.from({ length: 256 }, () =>
    [random(), random(), random()].map((part) => Math.floor(part * 256)),
  );
  const draw = async (): Promise<Buffer> => {
    const pixels = Buffer.from(Array.from({ length: 64 * 64 }, () => colors[Math.floor(random() * 256)]!).flat());
    const raw = { width: 64, height: 64, channels: 3 } as const;
    writeFileSync(unpacked, await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer());
    return pixels;
  };
  const remake = async (): Promise<Buffer> => {
    const pack = await unpackPicture(packed, unpacked);
    const pixels = await draw();
    await pack();
    return pixels;
  };

  it('is smaller when packed, and 256 colors stay as they were drawn', async () => {
    const pixels = await remake();
    expect(statSync(packed).size).toBeLessThan(statSync(unpacked).size);
    await unpackPicture(packed, unpacked);
    expect(await sharp(unpacked).removeAlpha().raw().toBuffer()).toEqual(pixels);
  });

  it('is packed again only when it has been remade', async () => {
    await remake();
    const once = readFileSync(packed);
    await (
      await unpackPicture(packed, unpacked)
    )();
    expect(readFileSync(packed)).toEqual(once);
    await remake();
    expect(readFileSync(packed)).not.toEqual(once);
  });

  it('is compared with nothing an earlier run left when it’s gone', async () => {
    await remake();
    rmSync(packed);
    await unpackPicture(packed, unpacked);
    expect(existsSync(unpacked)).toBe(false);
  });
});
