import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The two extremes: a phone in dark mode and a desktop in light mode. Reduced motion keeps checks from catching an animation midway. */
export const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', reducedMotion: 'reduce' } as const;
export const DESK = { viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' } as const;

/** Returns axe's findings on the current page, one line each, and a line if the page scrolls sideways. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return sideways > 0 ? [...found, `${sideways} pixels too wide`] : found;
}
