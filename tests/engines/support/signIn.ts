import type { Account } from '../../support/accounts';
import type { EnginePage } from './page';

/** Signs in by email through the sign-in dialog, from the home page. */
export async function signInThere(page: EnginePage, { email, password }: Account): Promise<void> {
  await page.open('/');
  await page.role('button', 'Sign In / Register').click();
  const dialog = page.role('dialog');
  await dialog.role('button', 'Sign in with Email').click();
  await dialog.label('Email').fill(email);
  await dialog.label('Password').fill(password);
  await dialog.role('button', 'Sign In').click();
  await dialog.seeCount(0);
}
