import { product } from '@/config/product';
import type { SchoolCode } from '@/domain/football/schools';
import { fitText, type Face, type MeasureText, type TextBox } from './fitText';

/** The size of a picture in pixels: what link previews and social networks show uncropped. */
export const PICTURE = { width: 1200, height: 630 };

/** The colors of what is drawn. */
export type PictureToken = 'ink' | 'ink-muted' | 'accent' | 'line';

/**
 * One thing to draw. `x` is its left edge. A text's `y` is its baseline; that of the others is their top. A mark
 * without `code` is the app's logo. A field's `ball` is its place in percent of the length, end zones included.
 */
export type Drawing =
  | { kind: 'text'; text: string; x: number; y: number; size: number; face: Face; token: PictureToken }
  | { kind: 'mark'; code: SchoolCode | null; x: number; y: number; size: number }
  | { kind: 'line'; x: number; y: number; width: number; height: number; token: PictureToken }
  | { kind: 'field'; x: number; y: number; width: number; height: number; ball: number };

/** The margins at the sides, and at the top and bottom. */
export const MARGIN = 72;
export const MARGIN_Y = 48;
/** The width between the margins. */
export const WIDTH = PICTURE.width - 2 * MARGIN;
/** The edge of the product's logo in the header. */
export const LOGO = 48;
/** The space between the header and what follows. */
export const GAP = 24;

/** The height of a line, and how far its baseline is below its top, in sizes of the text. */
const LINE = 1.2;
const BASELINE = 0.9;

/** A text that takes its own lines, with the space above it. */
export interface Block {
  text: string;
  face: Face;
  token: PictureToken;
  above?: number;
  forms: TextBox['forms'];
}

/** Where lines of text go: from `x`, in a width; to the right means that they end there instead. */
export interface Column {
  x: number;
  width: number;
  toRight?: boolean;
}

/** Blocks one below the other from `y`. `bottom` is the end of the last line. */
export function stack(
  blocks: readonly Block[],
  { x, width, toRight = false }: Column,
  y: number,
  measure: MeasureText,
): { drawings: Drawing[]; bottom: number } {
  const drawings: Drawing[] = [];
  let top = y;
  for (const block of blocks) {
    const { face, token, above = 0 } = block;
    const { lines, size } = fitText(block.text, { ...block, width }, measure);
    top += above;
    for (const text of lines) {
      const left = toRight ? x + width - measure(text, face, size) : x;
      drawings.push({ kind: 'text', text, x: left, y: top + size * BASELINE, size, face, token });
      top += size * LINE;
    }
  }
  return { drawings, bottom: top };
}

/** The product's logo and name, and on the other side what the picture is about. */
export function header(about: string, measure: MeasureText): Drawing[] {
  const name = { text: product.name, size: 28, face: 'display', token: 'ink-muted' } as const;
  const x = MARGIN + LOGO + 16;
  const used = x - MARGIN + measure(name.text, name.face, name.size) + 2 * GAP;
  const line: Block = {
    text: about,
    face: 'plain',
    token: 'ink-muted',
    forms: [{ lines: 1, largest: 26, smallest: 18 }],
  };
  return [
    { kind: 'mark', code: null, x: MARGIN, y: MARGIN_Y, size: LOGO },
    { kind: 'text', x, y: MARGIN_Y + 34, ...name },
    ...(about === ''
      ? []
      : stack([line], { x: MARGIN + used, width: WIDTH - used, toRight: true }, MARGIN_Y + 9, measure).drawings),
  ];
}
