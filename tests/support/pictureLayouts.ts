import type { MeasureText } from '@/components/share/fitText';
import { MARGIN, MARGIN_Y, PICTURE, type Drawing } from '@/components/share/pictureLayout';

/** A font whose characters are all as wide as a share of its size. */
export const measure: MeasureText = (text, face, size) =>
  Array.from(text).length * size * (face === 'display' ? 0.7 : 0.55);

/** The texts of a picture, in the order in which they are drawn. */
export const textsOf = (drawings: readonly Drawing[]): Extract<Drawing, { kind: 'text' }>[] =>
  drawings.flatMap((one) => (one.kind === 'text' ? [one] : []));

type Box = { left: number; right: number; top: number; bottom: number };

/** The rectangle that a drawing fills. A text's ascenders and descenders are within it. */
function boxOf(one: Drawing): Box {
  switch (one.kind) {
    case 'text':
      return {
        left: one.x,
        right: one.x + measure(one.text, one.face, one.size),
        top: one.y - one.size * 0.8,
        bottom: one.y + one.size * 0.3,
      };
    case 'mark':
      return { left: one.x, right: one.x + one.size, top: one.y, bottom: one.y + one.size };
    case 'line':
    case 'field':
      return { left: one.x, right: one.x + one.width, top: one.y, bottom: one.y + one.height };
  }
}

/** What is outside the margins of a picture. */
export function outside(drawings: readonly Drawing[]): Drawing[] {
  return drawings.filter((one) => {
    const { left, right, top, bottom } = boxOf(one);
    const within = left >= MARGIN - 0.01 && right <= PICTURE.width - MARGIN + 0.01;
    return !within || top < MARGIN_Y || bottom > PICTURE.height - MARGIN_Y + 0.01;
  });
}

/** The pairs of drawings that touch. */
export function overlaps(drawings: readonly Drawing[]): [Drawing, Drawing][] {
  return drawings.flatMap((one, i) =>
    drawings.slice(i + 1).flatMap((other): [Drawing, Drawing][] => {
      const [a, b] = [boxOf(one), boxOf(other)];
      const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      return apart ? [] : [[one, other]];
    }),
  );
}
