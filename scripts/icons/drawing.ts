import { product } from '@/config/product';
import { LETTERS } from './letters';

const { field, chalk, gold } = product.colors;

const [, LETTER] = LETTERS.S;
const YARD_LINES = [14, 26, 38, 50, 62, 74, 86].map((x) => `M${String(x)} 12v6m0 64v6`).join('');

const CONTENT = `<path stroke="${chalk}" stroke-opacity=".7" stroke-width="2.5" d="${YARD_LINES}"/>
<path fill="${chalk}" transform="translate(22 29) scale(.42)" d="${LETTER}"/>
<path fill="${gold}" transform="translate(53 29) scale(.42)" d="${LETTER}"/>`;

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">
<title>${product.name}</title>
${content}
</svg>
`;
}

/** The product's logo. */
export const LOGO = svg(`<rect width="100" height="100" rx="18" fill="${field}"/>
${CONTENT}`);

/** The logo for devices that crop it to their own shape: nothing important is in the outer tenth. */
export const MASKABLE = svg(`<rect width="100" height="100" fill="${field}"/>
<g transform="translate(10 10) scale(.8)">
${CONTENT}
</g>`);
