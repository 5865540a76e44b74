import { expect, type Page } from '@playwright/test';
import { press, until } from '../support/acts';
import type { Look } from '../support/takeLook';

/** The menu is the phone's; at a desk its places are in the bar, and the picture shows that. */
async function phoneMenu(page: Page): Promise<void> {
  await press('Menu')(page);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
}

/** Signing in and up, and the menu. */
export const SIGNING_IN: readonly Look[] = [
  { name: 'login', path: '/login', shows: 'Sign in with Google', main: true },
  {
    name: 'login-error',
    path: '/login',
    shows: 'Sign in with Google',
    act: until(async (page) => {
      await page.getByLabel('Email').fill('visitor@looks.test');
      await page.getByLabel('Password', { exact: true }).fill('not-this-one');
      await press(/^sign in$/i)(page);
    }, /incorrect|wrong|don’t match|not found|no account/i),
    pictures: ['phone'],
  },
  { name: 'sign-up', path: '/signup', shows: 'Create account', main: true },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    shows: 'Forgot your password?',
    main: true,
    pictures: ['phone'],
  },
  {
    name: 'sign-in-dialog',
    path: '/',
    shows: 'Own the running backs of Georgia.',
    act: until(press('Sign in'), 'Sign in with Google'),
    extent: 'window',
  },
  {
    name: 'signing-in',
    path: '/roster',
    who: 'fan',
    obstacle: 'signingIn',
    shows: /^This is taking longer/,
    extent: 'window',
  },
  { name: 'menu-visitor', path: '/about', shows: 'How to play', act: phoneMenu, extent: 'window' },
  {
    name: 'menu-fan',
    path: '/about',
    who: 'fan',
    shows: 'How to play',
    act: phoneMenu,
    extent: 'window',
  },
];
