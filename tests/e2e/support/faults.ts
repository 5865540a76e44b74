import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The two ends of what people hold: a phone that is dark, and a desk that is light. Nothing moves, so that no picture is half way. */
export const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', reducedMotion: 'reduce' } as const;
export const DESK = { viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' } as const;

/** What axe finds on the page as it is, as one line a finding; and whether it scrolls sideways. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return sideways > 0 ? [...found, `${sideways} pixels too wide`] : found;
}
