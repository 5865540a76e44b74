import type { MeasureText } from './fitText';
import { header, MARGIN, MARGIN_Y, PICTURE, stack, WIDTH, type Drawing } from './pictureLayout';

/** A week's awards as a picture: what for, who got it, the number and how it came about. */
export interface AwardsPicture {
  about: string;
  title: string;
  awards: readonly { label: string; team: string; figure: string; detail: string }[];
}

const TOP = 116;
/** The top of the first award, and the most space that one takes. */
const FIRST = 188;
const PITCH = 100;
/** The space above an award's text, and the sizes of its reason, team and number: with five or six they're smaller. */
const SIZES = { roomy: [12, 22, 34, 48], tight: [8, 18, 28, 40] } as const;
const ROOMY = 80;
/** The width of the number at the right. */
const FIGURE = 230;

/** What is drawn where in the picture of a week's awards: one below the other. */
export function awardsLayout({ about, title, awards }: AwardsPicture, measure: MeasureText): Drawing[] {
  const pitch = Math.min(PITCH, (PICTURE.height - MARGIN_Y - FIRST) / Math.max(1, awards.length));
  const heading = {
    text: title,
    face: 'display',
    token: 'accent',
    forms: [{ lines: 1, largest: 40, smallest: 28 }],
  } as const;
  return [
    ...header(about, measure),
    ...stack([heading], { x: MARGIN, width: WIDTH }, TOP, measure).drawings,
    ...awards.flatMap((award, i) => awardLines(award, FIRST + i * pitch, pitch, measure)),
  ];
}

function awardLines(
  { label, team, figure, detail }: AwardsPicture['awards'][number],
  y: number,
  pitch: number,
  measure: MeasureText,
): Drawing[] {
  const [above, small, large, huge] = pitch < ROOMY ? SIZES.tight : SIZES.roomy;
  const why = detail === '' ? label : `${label}. ${detail}`;
  const names = stack(
    [
      { text: why, face: 'plain', token: 'ink-muted', forms: [{ lines: 1, largest: small, smallest: 18 }] },
      { text: team, face: 'display', token: 'ink', forms: [{ lines: 1, largest: large, smallest: 22 }] },
    ],
    { x: MARGIN, width: WIDTH - FIGURE },
    y + above,
    measure,
  );
  const number = stack(
    [{ text: figure, face: 'display', token: 'ink', forms: [{ lines: 1, largest: huge, smallest: 30 }] }],
    { x: PICTURE.width - MARGIN - FIGURE, width: FIGURE, toRight: true },
    y + above + 4,
    measure,
  );
  return [
    { kind: 'line', x: MARGIN, y, width: WIDTH, height: 2, token: 'line' },
    ...names.drawings,
    ...number.drawings,
  ];
}
