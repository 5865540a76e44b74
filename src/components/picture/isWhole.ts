/** The marker of a JPEG's first scan, and the end of the image. Within a scan, 0xFF is never followed by 0xD9. */
const [SCAN, END_OF_IMAGE] = [0xda, 0xd9];

/**
 * Whether a PNG, JPEG or WebP file goes on to the end of its picture (PNG 3rd edition, 11.2.5; ITU-T T.81, B.1; RFC
 * 9649); true for other files. Firefox and WebKit decode one that breaks off, and leave the rest of it blank.
 */
export function isWhole(file: ArrayBuffer): boolean {
  const bytes = new Uint8Array(file);
  const view = new DataView(file);
  const has = (text: string, from: number) => new TextDecoder('latin1').decode(bytes.subarray(from)).includes(text);
  if (bytes[0] === 0x89) return has('IEND', 0);
  if (bytes[0] === 0x52) return file.byteLength >= 8 && view.getUint32(4, true) + 8 <= file.byteLength;
  if (bytes[0] !== 0xff) return true;
  // The segments before the scan are skipped by their lengths, since one may hold a small picture with an end. 0xFF may
  // be repeated before a marker.
  let at = 2;
  while (at + 4 <= file.byteLength && bytes[at] === 0xff && bytes[at + 1] !== SCAN)
    at += bytes[at + 1] === 0xff ? 1 : 2 + view.getUint16(at + 2);
  return has(String.fromCharCode(0xff, END_OF_IMAGE), at);
}
