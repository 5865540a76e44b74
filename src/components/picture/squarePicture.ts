import { fail, succeed, type Result } from '@/domain/result';

/** Edge of a stored picture, in pixels: the smallest of the widths in which the product shows images. */
export const PICTURE_EDGE = 640;

/** Quality of a stored picture, as for all images of the product (75 of 100). */
const PICTURE_QUALITY = 0.75;

/** Largest file that is taken, in bytes; what is stored after resizing is far smaller. */
export const LARGEST_FILE = 15 * 1024 * 1024;

/** Kinds of picture that are taken. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Refuses a file that is no picture of a kind we take, and one that is too large to be opened on a phone. */
export function checkPictureFile(file: { type: string; size: number }): Result<void> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return fail('type', 'Choose a PNG, JPEG or WebP picture.');
  if (file.size > LARGEST_FILE) return fail('size', 'That file is larger than 15 MB. Choose a smaller one.');
  if (file.size === 0) return fail('empty', 'That file is empty. Choose another one.');
  return succeed();
}

/** The part of a picture that is kept: a square, by its corner and edge, in the picture's own pixels. */
export interface Crop {
  x: number;
  y: number;
  edge: number;
}

/** The edge of what is stored: never larger than what was kept. */
export function storedEdge({ edge }: Crop): number {
  return Math.max(1, Math.min(PICTURE_EDGE, Math.round(edge)));
}

/** Opens a picture. Rejects where it cannot be read as one. */
export async function openPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** Draws the cropped square as a JPEG of at most 640 pixels an edge, upright whichever way the camera was held. */
export async function drawSquare(picture: CanvasImageSource, crop: Crop): Promise<Blob> {
  const edge = storedEdge(crop);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw pictures');
  pen.imageSmoothingQuality = 'high';
  // Pictures with clear parts stand on white, because JPEG has none.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, edge, edge);
  pen.drawImage(picture, crop.x, crop.y, crop.edge, crop.edge, 0, 0, edge, edge);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be stored')) : resolve(blob)),
      'image/jpeg',
      PICTURE_QUALITY,
    );
  });
}
