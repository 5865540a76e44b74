import type { Page } from '@playwright/test';

/** Presses the button and answers the popup that it opens, once it can be used. */
export async function openPopup(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()]);
  await popup.locator('#add-account-button').waitFor();
  return popup;
}

/** Chooses a new account on the identity service's own page, in a popup or in the page itself. */
export async function chooseNewAccount(page: Page): Promise<void> {
  await page.locator('#add-account-button').click();
  await page.locator('#autogen-button').click();
  await page.locator('#sign-in').click();
}
