import { formatPoints, type Hundredths } from '@/domain/kernel/hundredths';
import { schoolOf, squadName, type SquadId } from '@/domain/football/squads';
import type { MeasureText } from './fitText';
import {
  GAP,
  header,
  MARGIN,
  MARGIN_Y,
  PICTURE,
  stack,
  WIDTH,
  type Block,
  type Column,
  type Drawing,
} from './pictureLayout';

/**
 * One side of a matchup's picture. Points are what it scored, or is projected to. `top`: its best squads with theirs.
 */
export interface PictureSide {
  team: string;
  points: Hundredths;
  /** Below the points, such as `Projected 108.20`; empty once the matchup is final. */
  note: string;
  ahead: boolean;
  top: readonly { squad: SquadId; hundredths: Hundredths }[];
}

/**
 * A matchup as a picture. `about`: the week and the league. `state`: final, live with the time it was made, or its
 * first kickoff.
 */
export interface MatchupPicture {
  about: string;
  state: string;
  sides: readonly [PictureSide, PictureSide];
  /** Where the matchup stands on a field, as `placeOfBall` has it. */
  ball: number;
  /** Who won, or is projected to. */
  outcome: string;
}

/** Half of the space between the sides. */
const GUTTER = 36;
/** The top of the state, the points, what is below them, and the squads; the teams end at `points`. */
const TOP = { state: 108, team: 148, points: 228, note: 328, squads: 368, field: 508 };
const FIELD = 26;
const SQUAD = { mark: 36, pitch: 44, size: 24 };
const OUTCOME = 36;

/** What is drawn where in the picture of a matchup: the sides beside each other, the field and the outcome below. */
export function matchupLayout({ about, state, sides, ball, outcome }: MatchupPicture, measure: MeasureText): Drawing[] {
  const width = WIDTH / 2 - GUTTER;
  const [left, right] = [
    { x: MARGIN, width },
    { x: MARGIN + WIDTH - width, width, toRight: true },
  ];
  const middle = stack(
    [{ text: state, face: 'display', token: 'accent', forms: [{ lines: 1, largest: 26, smallest: 18 }] }],
    { x: MARGIN, width: WIDTH },
    TOP.state,
    measure,
  ).drawings;
  const below = stack(
    [{ text: outcome, face: 'plain', token: 'ink', forms: [{ lines: 1, largest: 28, smallest: 20 }] }],
    { x: MARGIN, width: WIDTH },
    PICTURE.height - MARGIN_Y - OUTCOME,
    measure,
  ).drawings;
  return [
    ...header(about, measure),
    ...middle,
    {
      kind: 'line',
      x: PICTURE.width / 2,
      y: TOP.team + 8,
      width: 2,
      height: TOP.squads + 3 * SQUAD.pitch - TOP.team - 16,
      token: 'line',
    },
    ...sideOf(sides[0], left, measure),
    ...sideOf(sides[1], right, measure),
    { kind: 'field', x: MARGIN, y: TOP.field, width: WIDTH, height: FIELD, ball },
    ...below,
  ];
}

function sideOf({ team, points, note, ahead, top }: PictureSide, column: Column, measure: MeasureText): Drawing[] {
  const token = ahead ? 'ink' : 'ink-muted';
  const at = (y: number, ...blocks: Block[]) => stack(blocks, column, y, measure).drawings;
  const name: Block = {
    text: team,
    face: 'display',
    token,
    forms: [
      { lines: 1, largest: 44, smallest: 34 },
      { lines: 2, largest: 32, smallest: 24 },
    ],
  };
  return [
    ...at(TOP.points - stack([name], column, 0, measure).bottom, name),
    ...at(TOP.points, {
      text: formatPoints(points),
      face: 'display',
      token,
      forms: [{ lines: 1, largest: 84, smallest: 60 }],
    }),
    ...(note === ''
      ? []
      : at(TOP.note, {
          text: note,
          face: 'plain',
          token: 'ink-muted',
          forms: [{ lines: 1, largest: 24, smallest: 20 }],
        })),
    ...top.flatMap((one, i) => squadLine(one, column, TOP.squads + i * SQUAD.pitch, measure)),
  ];
}

/** A squad's mark and name, and its points at the column's other edge. */
function squadLine(
  { squad, hundredths }: PictureSide['top'][number],
  { x, width }: Column,
  y: number,
  measure: MeasureText,
): Drawing[] {
  const figure = formatPoints(hundredths);
  const figureWidth = measure(figure, 'plain', SQUAD.size);
  const form = [{ lines: 1, largest: SQUAD.size, smallest: 18 }] as const;
  const text = y + (SQUAD.mark - SQUAD.size * 1.2) / 2;
  const name = { x: x + SQUAD.mark + GAP / 2, width: width - SQUAD.mark - GAP - figureWidth };
  return [
    { kind: 'mark', code: schoolOf(squad), x, y, size: SQUAD.mark },
    ...stack([{ text: squadName(squad), face: 'plain', token: 'ink', forms: form }], name, text, measure).drawings,
    ...stack(
      [{ text: figure, face: 'plain', token: 'ink-muted', forms: form }],
      { x, width, toRight: true },
      text,
      measure,
    ).drawings,
  ];
}
