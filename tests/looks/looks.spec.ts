import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS } from './looks';
import { isComparable } from './support/madeWith';
import { fileOf } from './support/picture';
import { PICTURES } from './support/places';
import { expect, test } from './support/stage';
import { picturesOf, takeLook } from './support/takeLook';

for (const look of LOOKS) {
  test(look.name, look.main ? { tag: '@main' } : {}, async ({ stage, browser }) => {
    await takeLook(stage, look);
    const hasPictures = picturesOf(look).length > 0;
    test.skip(
      hasPictures && !isComparable(browser.version()),
      'Reached, and checked by axe, but another version of Chromium made the pictures.',
    );
  });
}

test('every route is looked at', { tag: '@main' }, () => {
  const pages = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\bpage\.tsx$/.test(file),
  );
  const routes = pages.map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);
  const paths = LOOKS.filter(({ main }) => main).map(({ path }) => path.split('?')[0] ?? '');
  const isSeen = (route: string) =>
    paths.some((path) => new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`).test(path));
  expect(routes.filter((route) => !isSeen(route))).toEqual([]);
});

test('every picture belongs to a look', { tag: '@main' }, () => {
  expect(new Set(LOOKS.map(({ name }) => name)).size, 'no two looks have the same name').toBe(LOOKS.length);
  const files = LOOKS.flatMap((look) => picturesOf(look).map((size) => fileOf(look.name, size)));
  const unknown = readdirSync(PICTURES).filter((file) => file.endsWith('.webp') && !files.includes(file));
  if (test.info().config.updateSnapshots === 'none') expect(unknown).toEqual([]);
  else for (const file of unknown) rmSync(join(PICTURES, file));
});
