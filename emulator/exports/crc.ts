/** The table of CRC-32C (the Castagnoli polynomial, reflected). */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ 0x82f63b78 : remainder >>> 1;
  return remainder;
});

/** CRC-32C of the concatenated pieces. */
export function crc32c(...pieces: readonly Uint8Array[]): number {
  let remainder = 0xffffffff;
  for (const piece of pieces)
    for (const byte of piece) remainder = (TABLE[(remainder ^ byte) & 0xff] as number) ^ (remainder >>> 8);
  return (remainder ^ 0xffffffff) >>> 0;
}
