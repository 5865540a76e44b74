import { product } from '@/config/product';

const { field, chalk, gold } = product.colors;

/** An S, 60 wide and 100 high. */
const LETTER =
  'M14 0H46L60 14V32H42V22L38 18H22L18 22V36L22 41H46L60 55V86L46 100H14L0 86V68H18V78L22 82H38L42 78V63L38 59H14L0 45V14Z';
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
