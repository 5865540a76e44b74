import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isComparable } from './madeWith';

/** A phone and a desk: the sizes of every picture. `tallest`: what lies further down a page is left out, as is its footer. */
export const SIZES = {
  phone: { width: 390, height: 844, tallest: 1688 },
  desk: { width: 1440, height: 900, tallest: 1800 },
} as const;
export type Size = keyof typeof SIZES;

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What of a page is taken: all of it above the footer, or only what the window shows (for dialogs, and pages that fill the window). */
export type Extent = 'page' | 'window';

/** Compares the page with its pictures in every size and theme, and has axe look at each. */
export async function expectLooks(page: Page, name: string, extent: Extent): Promise<void> {
  for (const size of Object.keys(SIZES) as Size[]) {
    for (const theme of THEMES) {
      await expectLook(page, { name, size, theme, extent });
      expect.soft(await violations(page, theme), `axe: ${name}, ${size}, ${theme}`).toEqual([]);
    }
  }
}

/** Compares the page with one of its pictures. */
export async function expectLook(
  page: Page,
  { name, size, theme, extent }: { name: string; size: Size; theme: Theme; extent: Extent },
): Promise<void> {
  await show(page, size, theme, extent);
  if (isComparable(page.context().browser()?.version())) {
    await expect.soft(page).toHaveScreenshot(fileOf(name, size, theme));
  }
}

/** The file of a picture, in the folder of the pictures. */
export function fileOf(name: string, size: Size, theme: Theme): string {
  return `${name}-${size}-${theme}.png`;
}

/** Lays the page out in a size and theme, and waits until it is drawn. */
export async function show(page: Page, size: Size, theme: Theme, extent: Extent): Promise<void> {
  const { width, height, tallest } = SIZES[size];
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height });
  if (extent === 'page') {
    const needed = await settledHeight(page);
    if (needed > height) await page.setViewportSize({ width, height: Math.min(needed, tallest) });
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await fontsLoaded(page);
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

async function fontsLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** The content's height once it no longer changes: a new size of window can ask for a font that isn't loaded yet, and the text then takes other room. */
async function settledHeight(page: Page): Promise<number> {
  let height = -1;
  const isUnchanged = async () => {
    await fontsLoaded(page);
    const before = height;
    height = await page.evaluate(contentHeight);
    return height === before;
  };
  await expect.poll(isUnchanged, { message: 'a height that stays the same' }).toBe(true);
  return height;
}

/** In the page: how high a window must be to show all of the page above its footer, in pixels. */
function contentHeight(): number {
  const main = document.querySelector('main');
  const bottoms = [...(main?.children ?? [])].map((part) => part.getBoundingClientRect().bottom);
  const bar = document.querySelector('nav[aria-label="Daily places"]')?.getBoundingClientRect().height ?? 0;
  return Math.ceil(Math.max(0, ...bottoms) + window.scrollY + bar);
}

/** What axe finds, a line for each rule. The dark theme changes colors and nothing else, so only their contrast is looked at again. */
async function violations(page: Page, theme: Theme): Promise<string[]> {
  // Without a second page for the result and without descriptions of what is well, which would take longer than the rules.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  const { violations: found } = await (theme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
}
