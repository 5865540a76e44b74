import type { ChampionSummary } from '@/domain/champion';
import { logoPath } from '../game/logos';
import { championLayout, PICTURE, type Drawing, type TextToken } from './championLayout';
import type { Face } from './fitText';

/** How much a stroke makes the collegiate font bolder, in sizes of the text; as in the utility `display` of src/app/globals.css. */
const STROKE = 0.022;
/** The distance of the yard lines and their width in pixels; as in the utility `turf`. */
const YARDS = { every: 120, width: 2, opacity: 0.55 };

/** Draws the picture of a champion as a PNG, in the colors and fonts that the page has now. Rejects if a font or a mark doesn't load. */
export async function drawChampion(champion: ChampionSummary): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  const look = pageLook();
  await Promise.all(Object.values(look.fonts).map(loadFont));
  const setFont = (face: Face, size: number) => {
    pen.font = `${String(size)}px ${look.fonts[face]}`;
  };
  const layout = championLayout(champion, (text, face, size) => {
    setFont(face, size);
    return pen.measureText(text).width;
  });
  const marks = await loadMarks(layout);
  drawField(pen, look.color);
  for (const one of layout) {
    if (one.kind === 'mark') {
      pen.drawImage(marks.get(logoPath(one.code))!, one.x, one.y, one.size, one.size);
      continue;
    }
    setFont(one.face, one.size);
    pen.fillStyle = pen.strokeStyle = look.color(one.token);
    pen.fillText(one.text, one.x, one.y);
    if (one.face !== 'display') continue;
    pen.lineWidth = one.size * STROKE;
    pen.strokeText(one.text, one.x, one.y);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture is empty.')) : resolve(blob)), 'image/png'),
  );
}

/** A field with yard lines, as behind the banner. */
function drawField(pen: CanvasRenderingContext2D, color: (token: 'turf-top' | 'canvas' | 'line') => string): void {
  const { width, height } = PICTURE;
  const field = pen.createLinearGradient(0, 0, 0, height);
  field.addColorStop(0, color('turf-top'));
  field.addColorStop(1, color('canvas'));
  pen.fillStyle = field;
  pen.fillRect(0, 0, width, height);
  pen.globalAlpha = YARDS.opacity;
  pen.fillStyle = color('line');
  for (let x = 0; x < width; x += YARDS.every) pen.fillRect(x, 0, YARDS.width, height);
  pen.globalAlpha = 1;
}

/** The fonts and colors of the page. A canvas doesn't know custom properties, so an element resolves them. */
function pageLook() {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const resolved = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const tokens = ['ink', 'ink-muted', 'accent', 'turf-top', 'canvas', 'line'] as const;
  const colors = Object.fromEntries(tokens.map((token) => [token, resolved(token)]));
  const plain = getComputedStyle(probe).fontFamily;
  probe.className = 'display';
  const display = getComputedStyle(probe).fontFamily;
  probe.remove();
  const fonts: Record<Face, string> = { display, plain };
  return { fonts, color: (token: TextToken | 'turf-top' | 'canvas' | 'line') => colors[token]! };
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
