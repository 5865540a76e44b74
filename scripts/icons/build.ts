import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { LOGO, MASKABLE } from './drawing';
import { schoolLogo } from './schools';

/** The sizes in favicon.ico, in pixels. */
const FAVICON_SIZES = [16, 32, 48];

/** Writes the product's logo and icons, and the schools' logos, into `public/`. */
export async function writeIcons(root: string): Promise<void> {
  const write = (path: string, content: string | Buffer) => writeFileSync(join(root, 'public', path), content);
  write('logos/product.svg', LOGO);
  write('icons/maskable.svg', MASKABLE);
  for (const code of SCHOOL_CODES) write(`logos/${code.toLowerCase()}.svg`, schoolLogo(code));
  write('icons/icon-192.png', await png(LOGO, 192));
  write('icons/icon-512.png', await png(LOGO, 512));
  write('icons/maskable-512.png', await png(MASKABLE, 512));
  // Phones round this icon's corners themselves.
  write('icons/apple-touch-icon.png', await png(MASKABLE, 180));
  write('favicon.ico', ico(await Promise.all(FAVICON_SIZES.map((size) => png(LOGO, size)))));
}

/** Renders a drawing as a square PNG of `size` pixels. */
function png(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Returns an ICO file of PNG pictures: a 6-byte header, a 16-byte entry for each picture, then the pictures. */
function ico(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, i) => {
    const at = 6 + 16 * i;
    header.writeUInt8(FAVICON_SIZES[i]!, at);
    header.writeUInt8(FAVICON_SIZES[i]!, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(picture.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}
