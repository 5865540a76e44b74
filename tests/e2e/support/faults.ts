import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The two extremes: a phone in dark mode and a desktop in light mode. Reduced motion keeps checks from catching an animation midway. */
export const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', reducedMotion: 'reduce' } as const;
export const DESK = { viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' } as const;

/** Returns axe's findings on the current page, one line each, and a line if the page scrolls sideways. */
export async function faults(page: Page): Promise<string[]> {
  // Legacy mode saves a second page for the result; pages have no frames of other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
  return [...found, ...(await sideways(page))];
}

/** Returns a line if the page is wider than the screen. */
export async function sideways(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return pixels > 0 ? [`${pixels} pixels too wide`] : [];
}
