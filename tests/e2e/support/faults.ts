import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Without its comments, axe is there in half the time. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * The two extremes: a phone in dark mode and a desktop in light mode. Reduced motion keeps checks from catching an
 * animation midway.
 */
export const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', reducedMotion: 'reduce' } as const;
export const DESK = { viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' } as const;

/**
 * Returns axe's findings on the current page, by all its rules or the one named, a line each, and a line if the page
 * scrolls sideways. `exclude`: the selector of a part that it leaves out.
 */
export async function faults(
  page: Page,
  { rule, exclude }: { rule?: string; exclude?: string } = {},
): Promise<string[]> {
  // Parsing it again would take as long as some rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ exclude, ...options }) => {
      const part = exclude === undefined ? document : { exclude: [[exclude]] };
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
    },
    // The descriptions of what is well would take longer than the rules. Pages have no frames of their own.
    {
      exclude,
      ...(rule === undefined ? {} : { runOnly: [rule] }),
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
    } satisfies axe.RunOptions & { exclude: string | undefined },
  );
  return [...found, ...(await sideways(page))];
}

/** Returns a line if the page is wider than the screen. */
export async function sideways(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return pixels > 0 ? [`${pixels} pixels too wide`] : [];
}
