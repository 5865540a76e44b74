/** A favicon: a table of pictures of several sizes, each a PNG (Windows Vista and later, and every browser). */
export function icoOf(pictures: readonly { edge: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ edge, png }, index) => {
    const at = 6 + 16 * index;
    // 0 stands for 256.
    head.writeUInt8(edge % 256, at);
    head.writeUInt8(edge % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
