import { expect, type Page } from '@playwright/test';

export interface NewPerson {
  email: string;
  password: string;
  displayName: string;
  username: string;
  team: string;
}

/**
 * Goes through onboarding by email, from the account to the favorite school; the league step is next. Starts on the
 * first step.
 */
export async function signUp(page: Page, person: NewPerson): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible();
  await page.getByLabel('Display name').fill(person.displayName);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your username and school' })).toBeVisible();
  await page.getByLabel('Username').fill(person.username);
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: person.team }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}
