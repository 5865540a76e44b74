import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shrinkPictures } from './pictures';

describe('the pictures of the looks tests', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pictures-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are shrunk only once and keep their pixels', async () => {
    const file = join(folder, 'one.png');
    const pixels = Buffer.from(
      Array.from({ length: 64 * 64 * 3 }, (_, i) => (i % 3 === 0 ? 200 : i % 64 < 8 ? 10 : 90)),
    );
    const raw = { width: 64, height: 64, channels: 3 } as const;
    writeFileSync(file, await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer());
    const before = statSync(file).size;
    await shrinkPictures(folder);
    expect(statSync(file).size).toBeLessThan(before / 2);
    expect(await sharp(file).removeAlpha().raw().toBuffer()).toEqual(pixels);
    const once = readFileSync(file);
    await shrinkPictures(folder);
    expect(readFileSync(file).equals(once)).toBe(true);
  });
});
