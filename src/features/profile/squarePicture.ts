import { refuse, accept, type Result } from '@/domain/result';

/** Edge of a stored picture, in pixels. */
export const PICTURE_EDGE = 512;

/** Largest file that is taken, in bytes; what is stored after resizing is far smaller. */
export const LARGEST_FILE = 15 * 1024 * 1024;

/** Kinds of picture that are taken. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Refuses a file that is no picture of a kind we take, and one that is too large to be opened on a phone. */
export function checkPictureFile(file: { type: string; size: number }): Result<void> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return refuse('type', 'Choose a PNG, JPEG or WebP picture.');
  if (file.size > LARGEST_FILE) return refuse('size', 'That file is larger than 15 MB. Choose a smaller one.');
  return accept();
}

/** The part of a picture that is kept: a square, by its corner and edge, in the picture's own pixels. */
export interface Crop {
  x: number;
  y: number;
  edge: number;
}

/**
 * The square that is kept. `zoom` from 1 (as much as fits) upward; `across` and `down` from 0 to 1 say where it lies in what is left over.
 */
export function cropOf(size: { width: number; height: number }, zoom: number, across: number, down: number): Crop {
  const edge = Math.min(size.width, size.height) / Math.max(1, zoom);
  return { x: (size.width - edge) * across, y: (size.height - edge) * down, edge };
}

/** Draws the cropped square as a picture of at most 512 pixels; never larger than what was kept. */
export async function drawSquare(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const edge = Math.max(1, Math.min(PICTURE_EDGE, Math.round(crop.edge)));
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
      0.85,
    );
  });
}
