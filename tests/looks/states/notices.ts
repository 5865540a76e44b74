import { expect, type Page } from '@playwright/test';
import { opened, press, until } from '../support/acts';
import type { Look } from '../support/takeLook';

const openBell = press(/^Notifications/);

/** Opens the settings in a browser that answers so to the question whether it may show notifications. */
const settings = (permission: NotificationPermission) => async (page: Page) => {
  await page.evaluate((value) => {
    Object.defineProperty(Notification, 'permission', { get: () => value, configurable: true });
  }, permission);
  await opened(openBell)(page);
  await press('Settings')(page);
};

/** The bell's list and its settings. */
export const NOTICES: readonly Look[] = [
  {
    name: 'notices-empty',
    path: '/leagues',
    who: 'newcomer',
    shows: 'Join by code',
    act: until(openBell, 'You’re all caught up'),
    extent: 'window',
  },
  // Before the next one, which marks them as seen.
  {
    name: 'notices-new',
    path: '/leagues',
    who: 'offered',
    shows: 'Join by code',
    act: async (page) => {
      await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
    },
    extent: 'window',
  },
  {
    name: 'notices',
    path: '/leagues',
    who: 'offered',
    shows: 'Join by code',
    act: until(openBell, 'declined your trade'),
    extent: 'window',
  },
  {
    name: 'notices-awards',
    path: '/leagues',
    who: 'claimer',
    shows: 'Join by code',
    act: until(openBell, /^You lost/),
    extent: 'window',
  },
  {
    name: 'notices-clock',
    path: '/leagues',
    who: 'onTheClock',
    shows: 'Join by code',
    act: until(openBell, 'You’re on the clock.'),
    extent: 'window',
  },
  {
    name: 'notices-offline',
    path: '/leagues',
    who: 'claimer',
    obstacle: 'offline',
    shows: 'Join by code',
    act: until(openBell, 'This list may be out of date'),
    extent: 'window',
  },
  {
    name: 'notices-error',
    path: '/leagues',
    who: 'claimer',
    obstacle: { denied: ['transactions'] },
    shows: 'Join by code',
    act: until(openBell, 'Some notifications didn’t load'),
    extent: 'window',
  },
  {
    name: 'notices-settings',
    path: '/leagues',
    who: 'newcomer',
    shows: 'Join by code',
    act: until(settings('default'), 'On the clock'),
    extent: 'window',
  },
  {
    name: 'notices-denied',
    path: '/leagues',
    who: 'newcomer',
    shows: 'Join by code',
    act: until(settings('denied'), 'Your browser blocks notifications from this site'),
    extent: 'window',
  },
];
