import { product } from '@/config/product';
import type { ChampionSummary } from '@/domain/champion';
import { formatPoints } from '@/domain/hundredths';
import type { SchoolCode } from '@/domain/schools';
import { fitText, type Face, type MeasureText, type TextBox } from './fitText';

/** The size of the picture in pixels: what link previews and social networks show uncropped. */
export const PICTURE = { width: 1200, height: 630 };

/** The tokens of src/app/tokens.css that the texts use. */
export type TextToken = 'ink' | 'ink-muted' | 'accent';

/** One thing to draw. `x` is its left edge. A text's `y` is its baseline; a mark's is its top, and without `code` it's the app's logo. */
export type Drawing =
  | { kind: 'text'; text: string; x: number; y: number; size: number; face: Face; token: TextToken }
  | { kind: 'mark'; code: SchoolCode | null; x: number; y: number; size: number };

const MARGIN = 72;
const WIDTH = PICTURE.width - 2 * MARGIN;
const LOGO = 48;
/** The edge of a school's mark, and the space between two. Sixteen marks are smaller, so that they fit. */
const MARK = { largest: 72, gap: 16 };
/** The space between the header, the text and the marks. */
const GAP = 24;
/** The height of a line, and how far its baseline is below its top, in sizes of the text. */
const LINE = 1.2;
const BASELINE = 0.9;

/** A text of the picture, with the space above it. */
interface Block {
  text: string;
  face: Face;
  token: TextToken;
  above: number;
  forms: TextBox['forms'];
}

/** What is drawn where in the picture of a champion. Every text and mark is inside its margins. */
export function championLayout(champion: ChampionSummary, measure: MeasureText): Drawing[] {
  const marks = marksOf(champion.schools);
  const [top, bottom] = [MARGIN + LOGO + GAP, PICTURE.height - MARGIN - MARK.largest - GAP];
  const blocks = blocksOf(champion).map((block) => ({
    ...block,
    ...fitText(block.text, { ...block, width: WIDTH }, measure),
  }));
  const height = blocks.reduce((sum, { above, lines, size }) => sum + above + lines.length * size * LINE, 0);
  const drawings: Drawing[] = [];
  let y = top + Math.max(0, bottom - top - height) / 2;
  for (const { above, lines, size, face, token } of blocks) {
    y += above;
    for (const text of lines) {
      drawings.push({ kind: 'text', text, x: MARGIN, y: y + size * BASELINE, size, face, token });
      y += size * LINE;
    }
  }
  return [...header(), ...drawings, ...marks];
}

/** The product's logo and name. */
function header(): Drawing[] {
  return [
    { kind: 'mark', code: null, x: MARGIN, y: MARGIN, size: LOGO },
    {
      kind: 'text',
      text: product.name,
      x: MARGIN + LOGO + 16,
      y: MARGIN + 34,
      size: 28,
      face: 'display',
      token: 'ink-muted',
    },
  ];
}

function blocksOf({ team, league, season, record, final }: ChampionSummary): Block[] {
  const how = final === null ? 'First in the standings.' : formatFinal(final);
  return [
    {
      text: `${String(season)} champion`,
      face: 'display',
      token: 'accent',
      above: 0,
      forms: [{ lines: 1, largest: 36, smallest: 36 }],
    },
    {
      text: team,
      face: 'display',
      token: 'ink',
      above: 0,
      forms: [
        { lines: 1, largest: 100, smallest: 68 },
        { lines: 2, largest: 60, smallest: 32 },
      ],
    },
    { text: league, face: 'plain', token: 'ink', above: 4, forms: [{ lines: 1, largest: 36, smallest: 24 }] },
    {
      text: record === '' ? how : `Record ${record}. ${how}`,
      face: 'plain',
      token: 'ink-muted',
      above: 4,
      forms: [
        { lines: 1, largest: 30, smallest: 26 },
        { lines: 2, largest: 30, smallest: 24 },
      ],
    },
  ];
}

function formatFinal({ runnerUp, points, against }: NonNullable<ChampionSummary['final']>): string {
  const tie = points === against ? ', as the higher seed' : '';
  return `Beat ${runnerUp} ${formatPoints(points)}–${formatPoints(against)} in the final${tie}.`;
}

/** The schools' marks in a row along the bottom. */
function marksOf(schools: readonly SchoolCode[]): Drawing[] {
  const size = Math.min(MARK.largest, (WIDTH + MARK.gap) / Math.max(1, schools.length) - MARK.gap);
  const y = PICTURE.height - MARGIN - size;
  return schools.map((code, i) => ({ kind: 'mark', code, x: MARGIN + i * (size + MARK.gap), y, size }));
}
