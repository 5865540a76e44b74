/**
 * Stands in for Node's Buffer, which the bundler would bring into the browser because Firestore's SDK asks whether bytes are one. In a
 * browser none ever is: next.config.ts puts this in its place. Breaks when it is called: whoever begins to use Buffer in the browser takes
 * the stand-in out of next.config.ts.
 */
export function Buffer(): never {
  throw new Error('Buffer is left out of the browser by next.config.ts.');
}
