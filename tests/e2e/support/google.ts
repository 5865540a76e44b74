import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

const STAND_IN = readFileSync(path.resolve(import.meta.dirname, 'frameMessages.js'), 'utf8');

/**
 * Lets the Auth emulator's real popup flow run without the network: the one script of another host that it needs is answered by a
 * small stand-in for the frame messages in it. Everything else of other hosts stays cut off.
 */
export async function allowGooglePopup(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
  );
}

/** Presses the button and answers the popup that it opens. */
export async function openPopup(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()]);
  await popup.locator('#add-account-button').waitFor();
  return popup;
}

/** Chooses a new account in the popup. */
export async function chooseNewAccount(popup: Page): Promise<void> {
  await popup.locator('#add-account-button').click();
  await popup.locator('#autogen-button').click();
  await popup.locator('#sign-in').click();
}
