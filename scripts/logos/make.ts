/**
 * Draws the school marks, the product's logo and the icons into `public/`. Run it after changing a
 * colour or a letter: `npx tsx scripts/logos/make.ts`. The drawings are this project's own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { SCHOOL_CODES, SCHOOLS, type SchoolCode } from '../../src/domain/schools';
import { letterOf } from './letters';
import { icoOf } from './ico';
import { drawSheet, shapesOf } from './sheet';
import { drawShield } from './shield';

/** Where the code itself is not the best monogram. */
const monograms: Partial<Record<SchoolCode, string>> = {
  FLA: 'F',
  ALA: 'A',
  UGA: 'G',
  VAN: 'V',
  TEX: 'TX',
  TENN: 'T',
  MISS: 'OM',
  MIZ: 'MZ',
  AUB: 'AU',
  TAMU: 'AM',
  OK: 'OU',
};

/** Two chalk S on turf between hash marks: the product's mark. */
function productMark(rounded: number, safe = 1): string {
  const s = letterOf('S');
  const at = (x: number, y: number) =>
    `translate(${50 + (x - 50) * safe} ${50 + (y - 50) * safe}) scale(${0.42 * safe})`;
  const tick = (x: number) =>
    `M${50 + (x - 50) * safe} ${50 - 38 * safe}v${6 * safe}M${50 + (x - 50) * safe} ${50 + 32 * safe}v${6 * safe}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img" aria-label="Saturday Squads">`,
    `<rect width="100" height="100" rx="${rounded}" fill="#14402a"/>`,
    `<path d="${[14, 26, 38, 50, 62, 74, 86].map(tick).join('')}" stroke="#f4f0e4" stroke-opacity=".7" stroke-width="${2.5 * safe}"/>`,
    `<path transform="${at(22, 29)}" d="${s.path}" fill="#f4f0e4"/>`,
    `<path transform="${at(53, 29)}" d="${s.path}" fill="#f2c744"/>`,
    `</svg>`,
    '',
  ].join('\n');
}

/** The school's shield as a drawing of its own. */
function shieldOf(code: SchoolCode): string {
  const school = SCHOOLS[code];
  return drawShield(
    {
      monogram: monograms[code] ?? code,
      primary: school.primary,
      secondary: school.secondary,
      title: school.name.replace('&', '&amp;'),
    },
    letterOf,
  );
}

const logos = 'public/logos';
const icons = 'public/icons';
mkdirSync(logos, { recursive: true });
mkdirSync(icons, { recursive: true });
writeFileSync(
  `${logos}/marks.svg`,
  drawSheet([
    ['saturday-squads', productMark(18)],
    ...SCHOOL_CODES.map((code): [string, string] => [code, shieldOf(code)]),
  ]),
);
writeFileSync(`${icons}/icon.svg`, productMark(18));
// The tab's icon travels inside the page: one request less for every first visit.
writeFileSync(
  'src/config/tabIcon.ts',
  [
    '/** The product’s mark as the address of a picture, for the tab. Drawn by scripts/logos/make.ts. */',
    '// prettier-ignore',
    `export const TAB_ICON = ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(productMark(18).replaceAll('\n', ''))}`)};`,
    '',
  ].join('\n'),
);
// The head of every page holds it too: there it is drawn with the first words, and waits for no request.
writeFileSync(
  'src/config/productMark.ts',
  [
    '/** The shapes of the product’s mark, on a square of 100: what stands between the tags of its drawing. Drawn by scripts/logos/make.ts. */',
    '// prettier-ignore',
    `export const PRODUCT_MARK = ${JSON.stringify(shapesOf(productMark(18)).replaceAll('\n', ''))};`,
    '',
  ].join('\n'),
);
writeFileSync(`${icons}/maskable.svg`, productMark(0, 0.8));

/** The product's mark as a PNG of this many pixels an edge. */
const picture = (mark: string, edge: number) =>
  sharp(Buffer.from(mark), { density: 72 * Math.ceil(edge / 100) })
    .resize(edge, edge)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

writeFileSync(`${icons}/icon-192.png`, await picture(productMark(18), 192));
writeFileSync(`${icons}/icon-512.png`, await picture(productMark(18), 512));
writeFileSync(`${icons}/maskable-512.png`, await picture(productMark(0, 0.8), 512));
// Apple rounds the corners itself.
writeFileSync(`${icons}/apple-touch-icon.png`, await picture(productMark(0), 180));
const sizes = [16, 32, 48];
writeFileSync(
  'public/favicon.ico',
  icoOf(await Promise.all(sizes.map(async (edge) => ({ edge, png: await picture(productMark(18), edge) })))),
);
process.stdout.write(`${SCHOOL_CODES.length} shields, 1 logo, 7 icons\n`);
