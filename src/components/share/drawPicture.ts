import type { ChampionSummary } from '@/domain/season/playoffs/champion';
import { logoPath } from '../game/logos';
import { awardsLayout, type AwardsPicture } from './awardsLayout';
import { championLayout } from './championLayout';
import type { Face, MeasureText } from './fitText';
import { matchupLayout, type MatchupPicture } from './matchupLayout';
import { PICTURE, type Drawing, type PictureToken } from './pictureLayout';

/** What can be shared as a picture. */
export type SharedPicture =
  | { kind: 'champion'; champion: ChampionSummary }
  | { kind: 'matchup'; matchup: MatchupPicture }
  | { kind: 'awards'; awards: AwardsPicture };

/**
 * The colors of what is drawn and of the field behind it: night turf, as in the dark theme of src/app/tokens.css. They
 * aren't in the style sheet, which every page loads.
 */
const COLORS = {
  ink: '#f4f0e4',
  'ink-muted': '#aab8ad',
  accent: '#f2c744',
  line: '#6f8577',
  yard: '#2a3b31',
  top: '#123222',
  bottom: '#0a130e',
  grass: '#14301f',
  marking: '#2f5a40',
  yours: '#5cc98a',
  theirs: '#7fb2ee',
  ball: '#c8763f',
} satisfies Record<PictureToken, string> & Record<string, string>;

/** The distance of the yard lines and their width in pixels; as in the utility `turf`. */
const YARDS = { every: 120, width: 2, opacity: 0.55 };

/**
 * Draws a picture as a PNG, with the page's fonts and colors that are the same in both themes. Rejects if a font or a
 * mark doesn't load.
 */
export async function drawPicture(picture: SharedPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  const fonts = pageFonts();
  await Promise.all(Object.values(fonts).map(loadFont));
  const setFont = (face: Face, size: number) => {
    pen.font = `${String(size)}px ${fonts[face]}`;
  };
  const layout = layoutOf(picture, (text, face, size) => {
    setFont(face, size);
    return pen.measureText(text).width;
  });
  const marks = await loadMarks(layout);
  drawField(pen);
  for (const one of layout) {
    if (one.kind === 'mark') {
      pen.drawImage(marks.get(logoPath(one.code))!, one.x, one.y, one.size, one.size);
      continue;
    }
    if (one.kind === 'line') {
      pen.fillStyle = COLORS[one.token];
      pen.fillRect(one.x, one.y, one.width, one.height);
      continue;
    }
    if (one.kind === 'field') {
      drawDrive(pen, one);
      continue;
    }
    setFont(one.face, one.size);
    pen.fillStyle = COLORS[one.token];
    pen.fillText(one.text, one.x, one.y);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture is empty.')) : resolve(blob)), 'image/png'),
  );
}

function layoutOf(picture: SharedPicture, measure: MeasureText): Drawing[] {
  switch (picture.kind) {
    case 'champion':
      return championLayout(picture.champion, measure);
    case 'matchup':
      return matchupLayout(picture.matchup, measure);
    case 'awards':
      return awardsLayout(picture.awards, measure);
  }
}

/** A field with yard lines, as behind the banner. */
function drawField(pen: CanvasRenderingContext2D): void {
  const { width, height } = PICTURE;
  const field = pen.createLinearGradient(0, 0, 0, height);
  field.addColorStop(0, COLORS.top);
  field.addColorStop(1, COLORS.bottom);
  pen.fillStyle = field;
  pen.fillRect(0, 0, width, height);
  pen.globalAlpha = YARDS.opacity;
  pen.fillStyle = COLORS.yard;
  for (let x = 0; x < width; x += YARDS.every) pen.fillRect(x, 0, YARDS.width, height);
  pen.globalAlpha = 1;
}

/** A field from end zone to end zone with the ball on it, as `Gridiron` shows it. */
function drawDrive(pen: CanvasRenderingContext2D, field: Extract<Drawing, { kind: 'field' }>): void {
  const { x, y, width, height, ball } = field;
  const yards = width / 12;
  const fill = (color: string, from: number, length: number) => {
    pen.fillStyle = color;
    pen.fillRect(x + from, y, length, height);
  };
  fill(COLORS.grass, 0, width);
  for (let line = 2; line < 11; line++) fill(COLORS.marking, line * yards - 1, 2);
  fill(COLORS.yours, 0, yards);
  fill(COLORS.theirs, width - yards, yards);
  pen.fillStyle = COLORS.ball;
  pen.beginPath();
  pen.ellipse(x + (width * ball) / 100, y + height / 2, height * 0.51, height * 0.3, 0, 0, 2 * Math.PI);
  pen.fill();
}

/** The fonts of the page. A canvas doesn't know custom properties, so an element resolves them. */
function pageFonts(): Record<Face, string> {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const plain = getComputedStyle(probe).fontFamily;
  probe.className = 'display';
  const display = getComputedStyle(probe).fontFamily;
  probe.remove();
  return { display, plain };
}

/** Loads the first font of a list of families. The others are stand-ins from the device, which may lack them. */
async function loadFont(families: string): Promise<void> {
  const [first = ''] = families.split(',');
  await document.fonts.load(`40px ${first}`);
}

/** The images of all marks, by their path. */
async function loadMarks(layout: readonly Drawing[]): Promise<Map<string, HTMLImageElement>> {
  const paths = new Set(layout.flatMap((one) => (one.kind === 'mark' ? [logoPath(one.code)] : [])));
  const images = [...paths].map(async (path) => {
    const image = new Image();
    image.src = path;
    await image.decode();
    return [path, image] as const;
  });
  return new Map(await Promise.all(images));
}
