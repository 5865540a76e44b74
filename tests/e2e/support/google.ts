import type { Page } from '@playwright/test';

/** Clicks the button and returns the popup that it opens, once the popup is ready. */
export async function openPopup(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()]);
  await popup.locator('#add-account-button').waitFor();
  return popup;
}

/** Chooses a new account on the Auth emulator's page, in a popup or in the page itself. */
export async function chooseNewAccount(page: Page): Promise<void> {
  await page.locator('#add-account-button').click();
  await page.locator('#autogen-button').click();
  await page.locator('#sign-in').click();
}
