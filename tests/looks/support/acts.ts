import { expect, type Page } from '@playwright/test';

// What people do on a page before its pictures are taken.

/** Clicks the first visible button or tab of this name. */
export const press =
  (name: string | RegExp, role: 'button' | 'tab' = 'button') =>
  (page: Page) =>
    page.getByRole(role, { name }).filter({ visible: true }).first().click();

/** Does the first, then waits until the words are on the screen. */
export const until = (act: (page: Page) => Promise<unknown>, shows: string | RegExp) => async (page: Page) => {
  await act(page);
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
};

/** Does something that opens a dialog or a menu, and waits until it's there. */
export const opened =
  (act: (page: Page) => Promise<unknown>, role: 'dialog' | 'menu' = 'dialog') =>
  async (page: Page) => {
    await act(page);
    await expect(page.getByRole(role).first()).toBeVisible();
  };

/** Opens the details of the first squad on the screen. */
export const squadDetails = until(async (page) => {
  await page.locator('[data-act="details"]').filter({ visible: true }).first().click();
}, '2025 by week');

/** Toasts that would close by themselves stay: the bar that shows their time doesn't move. */
export const keepToasts = (page: Page) =>
  page.addStyleTag({ content: '.Toastify__progress-bar { animation: none !important; }' });
