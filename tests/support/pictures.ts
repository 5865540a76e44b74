import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/**
 * Makes the file `unpacked` a copy of the picture `packed`, as PNG: Playwright compares no others. Without the picture
 * there is no copy. The answer packs what has become of the copy, if that is another picture by then: as WebP of 256
 * colors, which takes a third off it.
 */
export async function unpackPicture(packed: string, unpacked: string): Promise<() => Promise<void>> {
  mkdirSync(dirname(unpacked), { recursive: true });
  // It is read once, so it needn't be small.
  const copy = existsSync(packed) ? await sharp(packed).png({ compressionLevel: 1 }).toBuffer() : null;
  if (copy === null) rmSync(unpacked, { force: true });
  else writeFileSync(unpacked, copy);
  return async () => {
    if (!existsSync(unpacked) || copy?.equals(readFileSync(unpacked))) return;
    mkdirSync(dirname(packed), { recursive: true });
    const colors = await sharp(unpacked).removeAlpha().png({ palette: true, dither: 0 }).toBuffer();
    await sharp(colors).webp({ lossless: true, effort: 6 }).toFile(packed);
  };
}
