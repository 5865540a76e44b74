/** The table of a reflected 32-bit cyclic redundancy check. */
function tableOf(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    return remainder;
  });
}

function checksum(table: Uint32Array, pieces: readonly Uint8Array[]): number {
  let remainder = 0xffffffff;
  for (const piece of pieces)
    for (const byte of piece) remainder = (table[(remainder ^ byte) & 0xff] as number) ^ (remainder >>> 8);
  return (remainder ^ 0xffffffff) >>> 0;
}

const IEEE = tableOf(0xedb88320);
const CASTAGNOLI = tableOf(0x82f63b78);

/** CRC-32 (IEEE) over the pieces one after the other: guards this engine's own log. */
export function crc32(...pieces: readonly Uint8Array[]): number {
  return checksum(IEEE, pieces);
}

/** CRC-32C (Castagnoli) over the pieces one after the other: guards the records of an export. */
export function crc32c(...pieces: readonly Uint8Array[]): number {
  return checksum(CASTAGNOLI, pieces);
}
