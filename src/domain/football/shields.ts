/** The outlines of shields, each on a square of 100. */
export const SHAPES = {
  shield: 'M6 4H94V52C94 77 74 91 50 97 26 91 6 77 6 52Z',
  round: 'M50 4A46 46 0 1 1 50 96 46 46 0 1 1 50 4Z',
  hexagon: 'M50 3L94 23V77L50 97 6 77V23Z',
  plate: 'M5 5H95V64L50 97 5 64Z',
  octagon: 'M29 5H71L95 29V71L71 95H29L5 71V29Z',
  crown: 'M6 6L28 13 50 3 72 13 94 6V56C94 78 74 91 50 97 26 91 6 78 6 56Z',
};

/** Patterns of the second color that leave the middle of a shield (27 to 73) to the first one. */
export const OPEN_PATTERNS = {
  plain: '',
  chief: 'M0 0H100V27H0Z',
  base: 'M0 73H100V100H0Z',
  flanks: 'M0 0H25V100H0ZM75 0H100V100H75Z',
  hoops: 'M0 13H100V26H0ZM0 73H100V86H0Z',
  bend: 'M0 0H54L0 54ZM100 100H46L100 46Z',
  disc: 'M0 0H100V100H0ZM50 16A34 34 0 1 0 50 84 34 34 0 1 0 50 16Z',
  panel: 'M0 0H100V100H0ZM24 24V74H76V24Z',
};

const PATTERNS = {
  ...OPEN_PATTERNS,
  halves: 'M50 0H100V100H50Z',
  quarters: 'M50 0H100V50H0V100H50Z',
  slant: 'M100 0V100H0Z',
};

export type ShieldShape = keyof typeof SHAPES;
export type ShieldPattern = keyof typeof PATTERNS;

/** A shield. Colors are `#rrggbb`: the field's, then the pattern's. */
export type Shield = { shape: ShieldShape; pattern: ShieldPattern; primary: string; secondary: string };

/** A shield as SVG, 100 wide and high. `content` is drawn on it. */
export function drawShield({ shape, pattern, primary, secondary }: Shield, content = ''): string {
  const outline = SHAPES[shape];
  // The inner frame keeps a white pattern apart from a light page, the outer one a dark field from a dark page.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">
<clipPath id="a"><path d="${outline}"/></clipPath>
<g clip-path="url(#a)"><path fill="${primary}" d="M0 0H100V100H0Z"/>
<path fill="${secondary}" d="${PATTERNS[pattern]}"/>
<path fill="none" stroke="${primary}" stroke-width="12" d="${outline}"/></g>
<path fill="none" stroke="#f4f0e4" stroke-width="3" d="${outline}"/>
${content}</svg>
`;
}

/** White or black, whichever is read better on the middle of a shield. */
export function monogramColor({ pattern, primary, secondary }: Shield): string {
  const grounds = pattern in OPEN_PATTERNS ? [primary] : [primary, secondary];
  const [white = 0, black = 0] = ['#ffffff', '#000000'].map((color) =>
    Math.min(...grounds.map((ground) => contrast(color, ground))),
  );
  return white >= 4.5 || white > black ? '#ffffff' : '#000000';
}

/** The contrast of two colors, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
