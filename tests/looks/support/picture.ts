import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { faults } from '../../e2e/support/faults';
import { packPicture } from '../../support/pictures';
import { isComparable } from './madeWith';
import { PICTURES } from './places';

/**
 * A phone in the light theme and a desk in the dark one: the pictures of every look. The themes differ by colors alone,
 * so each size has one. `tallest`: what lies further down a page is left out, as is its footer.
 */
export const VIEWS = {
  phone: { theme: 'light', width: 390, height: 844, tallest: 1688 },
  desk: { theme: 'dark', width: 1440, height: 900, tallest: 1800 },
} as const;
export type Size = keyof typeof VIEWS;

/**
 * What of a page is taken: all of it above the footer, or only what the window shows (for dialogs, and pages that fill
 * the window).
 */
export type Extent = 'page' | 'window';

/** A look, as far as its pictures are concerned. */
type Pictured = { name: string; extent?: Extent; pictures: readonly Size[]; main?: true };

/** The sizes of every look. */
export const SIZES = Object.keys(VIEWS) as Size[];

/** Compares the page with its picture in a size. */
export async function expectPicture(
  page: Page,
  { name, extent = 'page' }: Omit<Pictured, 'pictures'>,
  size: Size,
): Promise<void> {
  await show(page, size, extent);
  if (!isComparable(page.context().browser()?.version() ?? '')) return;
  const file = fileOf(name, size);
  const before = bytesOf(file);
  await compare(page, file, () => showAgain(page, size, extent));
  if (!bytesOf(file).equals(before)) await packPicture(join(PICTURES, file));
}

/**
 * Compares the page with its picture in a size, if it has one, and has axe look at it: by all its rules on the phone,
 * and at the desk for contrast only. Where the desk has no picture, the phone shows that theme.
 */
export async function expectLook(page: Page, look: Pictured, size: Size): Promise<void> {
  if (look.pictures.includes(size)) await expectPicture(page, look, size);
  else if (size === 'phone') await show(page, size, look.extent ?? 'page');
  else await inTheme(page, VIEWS[size].theme);
  const found = await faults(page, {
    ...(size === 'desk' ? { rule: 'color-contrast' } : {}),
    // It is the same on every page.
    ...(look.main ? {} : { exclude: 'footer' }),
  });
  expect.soft(found, `${look.name}, ${size}`).toEqual([]);
}

/** Compares the page with a picture. A page that differs is shown and compared again, twice. */
async function compare(page: Page, file: string, again: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 2; tries++) {
    const isAsPictured = expect(page)
      .toHaveScreenshot(file)
      .then(() => true);
    if (await isAsPictured.catch(() => false)) return;
    await again();
  }
  await expect.soft(page).toHaveScreenshot(file);
}

/** The file of a picture, in the folder of the pictures. */
export function fileOf(name: string, size: Size): string {
  return `${name}-${size}-${VIEWS[size].theme}.webp`;
}

/** What is in a picture's file: nothing while there is none. */
function bytesOf(file: string): Buffer {
  const path = join(PICTURES, file);
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
}

/** Lays the page out in a size and its theme, and waits until it is drawn. */
export async function show(page: Page, size: Size, extent: Extent): Promise<void> {
  await layOut(page, size, extent);
  await inTheme(page, VIEWS[size].theme);
}

/**
 * Shows the page once more: what came late can have made it taller. Comes from the other theme, because Chromium now
 * and then shapes some words a fraction of a pixel wider, but never on a page that has changed its colors.
 */
async function showAgain(page: Page, size: Size, extent: Extent): Promise<void> {
  await page.emulateMedia({ colorScheme: VIEWS[size].theme === 'light' ? 'dark' : 'light' });
  await page.evaluate(() => document.body.getBoundingClientRect());
  await show(page, size, extent);
}

/**
 * Gives the window its size: that of the device, or as high as the page. What a taller window shows can make the page
 * taller still.
 */
async function layOut(page: Page, size: Size, extent: Extent): Promise<void> {
  const { width, height, tallest } = VIEWS[size];
  await page.setViewportSize({ width, height });
  if (extent === 'window') return;
  for (let given: number = height, needed = await page.evaluate(settledHeight); needed > given && given < tallest;) {
    given = Math.min(needed, tallest);
    await page.setViewportSize({ width, height: given });
    needed = await page.evaluate(settledHeight);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Colors the page, and waits for the fonts and every picture that the window shows. */
async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const unloaded = () =>
    page.evaluate(
      () =>
        [...document.images].filter((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          return bottom > 0 && top < innerHeight && image.checkVisibility() && image.naturalWidth === 0;
        }).length,
    );
  await expect.poll(unloaded, { message: 'pictures that have not loaded' }).toBe(0);
}

/**
 * In the page: how high a window must be to show all of the page above its footer, in pixels, once that no longer
 * changes. A new size of window can ask for a font that isn't loaded yet, and the text then takes other room.
 */
async function settledHeight(): Promise<number> {
  const measured = () => {
    const main = document.querySelector('main');
    const bottoms = [...(main?.children ?? [])].map((part) => part.getBoundingClientRect().bottom);
    const bar = document.querySelector('nav[aria-label="Daily places"]')?.getBoundingClientRect().height ?? 0;
    return Math.ceil(Math.max(0, ...bottoms) + window.scrollY + bar);
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let height = measured();
  // On a busy machine React may need some frames until it has drawn everything in the new width.
  for (let still = 0; still < 10; still++) {
    await frame();
    await document.fonts.ready;
    const now = measured();
    if (now !== height) still = 0;
    height = now;
  }
  return height;
}
