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
 * Makes the pictures in `packed` those of the folder `unpacked`, as WebP of 256 colors each, which takes a third off
 * them. Removes the others.
 */
export async function packPictures(unpacked: string, packed: string): Promise<void> {
  mkdirSync(packed, { recursive: true });
  const names = picturesIn(unpacked, '.png');
  for (const name of names) {
    const colors = await sharp(join(unpacked, `${name}.png`))
      .removeAlpha()
      .png({ palette: true, dither: 0 })
      .toBuffer();
    await sharp(colors)
      .webp({ lossless: true, effort: 6 })
      .toFile(join(packed, `${name}.webp`));
  }
  for (const name of picturesIn(packed, '.webp')) if (!names.includes(name)) rmSync(join(packed, `${name}.webp`));
}

/** The names of a folder's pictures, without their extension. */
function picturesIn(folder: string, extension: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => basename(file, extension));
}
