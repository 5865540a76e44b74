import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Where the pictures of the looks are, from the project's root. */
export const PICTURES = 'tests/looks/pictures';

/** Up to this much of color and brightness is lost; the comparison tolerates several times as much. */
const COLORS = 256;

/** Rewrites the pictures that Playwright made with a palette, which takes about a third. Those that have one stay as they are. */
export async function shrinkPictures(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const file = join(folder, name);
    const made = readFileSync(file);
    if ((await sharp(made).metadata()).isPalette === true) continue;
    writeFileSync(file, await sharp(made).png({ palette: true, colours: COLORS, dither: 0, effort: 7 }).toBuffer());
  }
}
