/** Edge of a stored picture, in pixels: the smallest of the widths at which the app shows images. */
export const PICTURE_EDGE = 640;

/** JPEG quality of a stored picture, the same as for all images in the app (75 of 100). */
const PICTURE_QUALITY = 0.75;

/** The part of a picture to keep: a square given by its corner and edge, in the picture's own pixels. */
export interface Crop {
  x: number;
  y: number;
  edge: number;
}

/** Edge of the stored picture, in pixels: at most 640, and never larger than the crop. */
export function storedEdge({ edge }: Crop): number {
  return Math.max(1, Math.min(PICTURE_EDGE, Math.round(edge)));
}

/** Loads a picture. Rejects if it can't be decoded. */
export async function openPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** Draws the crop as a JPEG of at most 640 pixels per edge, with the camera's orientation applied. */
export async function drawSquare(picture: CanvasImageSource, crop: Crop): Promise<Blob> {
  const edge = storedEdge(crop);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw pictures');
  pen.imageSmoothingQuality = 'high';
  // JPEG has no transparency, so transparent areas become white.
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
