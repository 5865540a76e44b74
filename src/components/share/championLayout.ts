import type { ChampionSummary } from '@/domain/season/playoffs/champion';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { SchoolCode } from '@/domain/football/schools';
import type { MeasureText } from './fitText';
import { GAP, header, LOGO, MARGIN, MARGIN_Y, PICTURE, stack, WIDTH, type Block, type Drawing } from './pictureLayout';

/** The edge of a school's mark, and the space between two. Sixteen marks are smaller, so that they fit. */
const MARK = { largest: 72, gap: 16 };

/** What is drawn where in the picture of a champion. Every text and mark is inside its margins. */
export function championLayout(champion: ChampionSummary, measure: MeasureText): Drawing[] {
  const [top, bottom] = [MARGIN_Y + LOGO + GAP, PICTURE.height - MARGIN_Y - MARK.largest - GAP];
  const column = { x: MARGIN, width: WIDTH };
  const blocks = blocksOf(champion);
  const height = stack(blocks, column, 0, measure).bottom;
  const { drawings } = stack(blocks, column, top + Math.max(0, bottom - top - height) / 2, measure);
  return [...header('', measure), ...drawings, ...marksOf(champion.schools)];
}

function blocksOf({ team, league, season, record, final }: ChampionSummary): Block[] {
  const how = final === null ? 'First in the standings.' : formatFinal(final);
  return [
    {
      text: `${String(season)} champion`,
      face: 'display',
      token: 'accent',
      forms: [{ lines: 1, largest: 36, smallest: 36 }],
    },
    {
      text: team,
      face: 'display',
      token: 'ink',
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
  return `Beat ${runnerUp} ${formatPoints(points)}–${formatPoints(against)} in the championship${tie}.`;
}

/** The schools' marks in a row along the bottom. */
function marksOf(schools: readonly SchoolCode[]): Drawing[] {
  const size = Math.min(MARK.largest, (WIDTH + MARK.gap) / Math.max(1, schools.length) - MARK.gap);
  const y = PICTURE.height - MARGIN_Y - size;
  return schools.map((code, i) => ({ kind: 'mark', code, x: MARGIN + i * (size + MARK.gap), y, size }));
}
