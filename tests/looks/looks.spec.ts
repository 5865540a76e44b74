import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS } from './looks';
import { fileOf, SIZES, THEMES, type Size } from './support/picture';
import { UNPACKED } from './support/places';
import { expect, test } from './support/stage';
import { takeLook } from './support/takeLook';

for (const look of LOOKS) {
  test(look.name, ({ stage }) => takeLook(stage, look));
}

test('every picture belongs to a look', () => {
  const sizes = Object.keys(SIZES) as Size[];
  const files = LOOKS.flatMap(({ name }) => sizes.flatMap((size) => THEMES.map((theme) => fileOf(name, size, theme))));
  expect(new Set(files).size, 'no two looks have the same name').toBe(files.length);
  const unknown = readdirSync(UNPACKED).filter((file) => !files.includes(file));
  if (test.info().config.updateSnapshots === 'none') expect(unknown).toEqual([]);
  else for (const file of unknown) rmSync(join(UNPACKED, file));
});
