import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isWhole } from './isWhole';

/** A JPEG's bytes: a segment that holds a small picture with its end, then the scan. */
const JPEG = [0xff, 0xd8, 0xff, 0xff, 0xe1, 0, 6, 1, 0xff, 0xd9, 2, 0xff, 0xda, 0, 2, 7, 0xff, 0, 7, 0xff, 0xd9];
const isWholeTo = (file: Uint8Array, part: number) => isWhole(file.slice(0, Math.ceil(file.length * part)).buffer);

it.each([
  ['PNG', Uint8Array.from(readFileSync('docs/images/draft.png'))],
  ['WebP', Uint8Array.from(readFileSync('tests/looks/pictures/draft-tools-phone-light.webp'))],
  ['JPEG', Uint8Array.from(JPEG)],
])('a %s file that breaks off isn’t whole', (_, file) => {
  expect([1, 0.9, 0.5, 0.1, 0.01].map((part) => isWholeTo(file, part))).toEqual([true, false, false, false, false]);
});

it('what follows a whole picture doesn’t matter, nor does a file of another kind', () => {
  expect(isWhole(Uint8Array.from([...JPEG, 0xff, 0xda, 1, 2, 3]).buffer)).toBe(true);
  expect(isWhole(Uint8Array.from([1, 2, 3]).buffer)).toBe(true);
});
