import { contrast, readable } from './colour';

/** What a shield is drawn from. */
export interface Shield {
  /** One to four letters. */
  monogram: string;
  /** Ground, `#rrggbb`. */
  primary: string;
  /** Chief, rim and letters' shade, `#rrggbb`. */
  secondary: string;
  /** Said to screen readers where the file is opened by itself. */
  title: string;
}

/** A glyph of the letter face, as an outline in a box 100 units high. */
export interface Letter {
  path: string;
  width: number;
}

const OUTLINE = 'M10 8 H90 V52 C90 76 72 90 50 97 C28 90 10 76 10 52 Z';

/**
 * A monogram shield in two colours, as an SVG of 100 x 100. The letters are outlines, so that it looks
 * the same wherever it is shown, and take white or near-black, whichever can be read on the ground.
 */
export function drawShield(
  { monogram, primary, secondary, title }: Shield,
  letterOf: (char: string) => Letter,
): string {
  const ink = readable(primary);
  // A rim of nearly the ground's colour would not be seen.
  const rim = contrast(secondary, primary) < 1.6 ? ink : secondary;
  const letters = Array.from(monogram).map(letterOf);
  const gap = 5;
  const wide = letters.reduce((sum, letter) => sum + letter.width, 0) + gap * (letters.length - 1);
  const scale = Math.min(0.45, 62 / wide);
  let x = 50 - (wide * scale) / 2;
  const y = 50 - 50 * scale + 1;
  const paths = letters.map((letter) => {
    const placed = `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})" d="${letter.path}"/>`;
    x += (letter.width + gap) * scale;
    return placed;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img" aria-label="${title}">`,
    `<path d="M4 2 H96 V53 C96 81 75 94 50 100 C25 94 4 81 4 53 Z" fill="#f4f0e4" stroke="#1a2019" stroke-opacity=".35" stroke-width="1.500"/>`,
    `<path d="${OUTLINE}" fill="${primary}" stroke="${rim}" stroke-width="5" stroke-linejoin="round"/>`,
    `<path d="M19 21 H81 M26 79 H74" stroke="${rim}" stroke-width="2.500"/>`,
    `<g fill="${ink}" stroke="${ink}" stroke-width="4" stroke-linejoin="round">${paths.join('')}</g>`,
    `</svg>`,
    '',
  ].join('\n');
}
