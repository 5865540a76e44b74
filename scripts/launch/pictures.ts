import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';

/** Makes the folder `unpacked` a copy of the pictures in `packed`, as PNG files: Playwright compares no others. */
export async function unpackPictures(packed: string, unpacked: string): Promise<void> {
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  for (const name of picturesIn(packed, '.webp')) {
    // They are read once, so they needn't be small.
    writeFileSync(
      join(unpacked, `${name}.png`),
      await sharp(join(packed, `${name}.webp`))
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
  }
}

/**
 * How far apart the colors of a kept picture are, of the 256 shades of red, green and blue. Fewer colors take a fifth off a picture, and each is at most
 * half of this from the one that was drawn; the comparison tolerates five times as much.
 */
const STEP = 16;

/** Makes the pictures in `packed` those of the folder `unpacked`, as WebP with fewer colors. Removes the others. */
export async function packPictures(unpacked: string, packed: string): Promise<void> {
  mkdirSync(packed, { recursive: true });
  const names = picturesIn(unpacked, '.png');
  for (const name of names) {
    const drawn = sharp(join(unpacked, `${name}.png`))
      .removeAlpha()
      .raw();
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    const rounded = data.map((shade) => Math.min(255, Math.round(shade / STEP) * STEP));
    const picture = await sharp(rounded, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer();
    writeFileSync(join(packed, `${name}.webp`), picture);
  }
  for (const name of picturesIn(packed, '.webp')) if (!names.includes(name)) rmSync(join(packed, `${name}.webp`));
}

/** The names of a folder's pictures, without their extension. */
function picturesIn(folder: string, extension: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => basename(file, extension));
}
