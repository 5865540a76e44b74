import { expect } from '@playwright/test';
import { openAdmin } from '../../support/admin';
import { keepToasts, opened, press, until } from '../support/acts';
import type { Look } from '../support/takeLook';

const LOUDER = 'Make the marching bands louder.';

/** Deletes the message that was sent: every page of the desk would count it. */
async function takeBack(): Promise<void> {
  const admin = openAdmin();
  const sent = await admin.db.collection('feedback').where('text', '==', LOUDER).get();
  await Promise.all(sent.docs.map((one) => one.ref.delete()));
  await admin.close();
}

/** The feedback dialog and the desk. */
export const FEEDBACK: readonly Look[] = [
  {
    name: 'feedback-dialog',
    path: '/about',
    who: 'fan',
    shows: 'How to play',
    act: opened(press('Send feedback')),
    extent: 'window',
  },
  {
    name: 'feedback-without-words',
    path: '/about',
    who: 'fan',
    shows: 'How to play',
    act: until(async (page) => {
      await press('Send feedback')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    }, 'Write a few words first.'),
    extent: 'window',
    pictures: [],
  },
  { name: 'feedback-desk', path: '/admin/feedback', who: 'admin', shows: /I want to gloat/, main: true },
  {
    name: 'feedback-desk-answered',
    path: '/admin/feedback',
    who: 'admin',
    shows: /I want to gloat/,
    act: until((page) => page.getByRole('radio', { name: 'Answered' }).check(), /It’s there now/),
  },
  {
    name: 'feedback-desk-error',
    path: '/admin/feedback',
    who: 'admin',
    obstacle: { denied: ['feedback'] },
    shows: 'Couldn’t load feedback',
  },
  {
    name: 'feedback-sent',
    path: '/about',
    who: 'newcomer',
    shows: 'How to play',
    act: async (page) => {
      await keepToasts(page);
      await press('Send feedback')(page);
      await page.getByLabel('Your message').fill(LOUDER);
      await press('Send')(page);
      await expect(page.getByText('Thanks! We’ll answer in your messages.')).toBeVisible();
      await takeBack();
    },
    extent: 'window',
  },
];
