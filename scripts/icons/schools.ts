import { SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import { drawShield, monogramColor } from '@/domain/football/shields';
import { LETTERS } from './letters';

const MONOGRAMS: Record<SchoolCode, readonly (keyof typeof LETTERS)[]> = {
  ALA: ['A'],
  ARK: ['A', 'R', 'K'],
  AUB: ['A', 'U'],
  FLA: ['F'],
  UGA: ['G'],
  UK: ['U', 'K'],
  LSU: ['L', 'S', 'U'],
  MISS: ['O', 'M'],
  MSU: ['M', 'S', 'U'],
  MIZ: ['M', 'Z'],
  OK: ['O', 'U'],
  SC: ['S', 'C'],
  TENN: ['T'],
  TEX: ['T', 'X'],
  TAMU: ['A', 'M'],
  VAN: ['V'],
};

const GAP = 8;
/** The room of a monogram in the middle of a shield. */
const ROOM = { width: 46, height: 42 };

/** A school's logo: its shield with a monogram. */
export function schoolLogo(code: SchoolCode): string {
  const school = SCHOOLS[code];
  let width = -GAP;
  const letters = MONOGRAMS[code].map((letter) => {
    const [wide, path] = LETTERS[letter];
    const left = width + GAP;
    width = left + wide;
    return `<path transform="translate(${String(left)})" d="${path}"/>`;
  });
  const x = Math.min(ROOM.width / width, ROOM.height / 100);
  // Long monograms are narrow rather than small.
  const y = Math.min(ROOM.height / 100, x * 1.5);
  const place = `translate(${round(50 - (x * width) / 2)} ${round(50 - y * 50)}) scale(${round(x)} ${round(y)})`;
  return drawShield(school, `<g fill="${monogramColor(school)}" transform="${place}">\n${letters.join('\n')}\n</g>\n`);
}

function round(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
