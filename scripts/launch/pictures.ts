import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** A palette of this many colors takes a third off a picture. */
const COLORS = 256;

/** A pixel counts as changed by the palette if one of its three colors, from 0 to 255, is further off than this. The comparison tolerates more. */
const FAR_OFF = 24;

/** How many such pixels a picture may have. The comparison tolerates more of them, but it needs some for itself. */
const FAR_OFF_MOST = 4;

/**
 * Makes the pictures in `packed` those of the folder `unpacked`, as WebP, which takes two thirds of the space of PNG. Removes the others. A picture in which a
 * palette would show keeps all of its colors.
 */
export async function packPictures(unpacked: string, packed: string): Promise<void> {
  mkdirSync(packed, { recursive: true });
  const names = picturesIn(unpacked, '.png');
  for (const name of names) {
    const drawn = readFileSync(join(unpacked, `${name}.png`));
    const palette = await sharp(drawn)
      .png({ palette: true, colours: COLORS, dither: 0, compressionLevel: 1 })
      .toBuffer();
    const kept = (await changedPixels(drawn, palette)) > FAR_OFF_MOST ? drawn : palette;
    const picture = await sharp(kept).webp({ lossless: true, effort: 6 }).toBuffer();
    writeFileSync(join(packed, `${name}.webp`), picture);
  }
  for (const name of picturesIn(packed, '.webp')) if (!names.includes(name)) rmSync(join(packed, `${name}.webp`));
}

/** How many pixels of two pictures of the same size differ by more than `FAR_OFF`. */
async function changedPixels(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()));
  let changed = 0;
  for (let at = 0; at < before!.length; at += 3)
    if ([0, 1, 2].some((color) => Math.abs(before![at + color]! - after![at + color]!) > FAR_OFF)) changed++;
  return changed;
}

/** The names of a folder's pictures, without their extension. */
function picturesIn(folder: string, extension: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => basename(file, extension));
}
