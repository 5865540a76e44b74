import { env } from '@/config/env';
import { product } from '@/config/product';
import type { LegalSection } from './LegalPage';

/** When the text below last changed. */
export const TERMS_UPDATED = 'November 27, 2026';

/** The terms of service, in plain English. */
export const TERMS: readonly LegalSection[] = [
  {
    title: 'What this is',
    paragraphs: [
      `${product.name} is a game for fun. You can’t bet on it, and the only thing you can win is bragging rights.`,
      'It’s in development and closed testing: leagues may be changed or deleted along the way.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'One account per person. You’re responsible for what happens in it, so keep your password to yourself.',
      'Choose a name and a picture that are fit for the family section.',
    ],
  },
  {
    title: 'Fair play',
    paragraphs: [
      'The rules apply to all players alike. Don’t try to get around them, act for other players or disrupt the service.',
      'Be a good rival in league messages. Accounts that harass others are removed.',
    ],
  },
  {
    title: 'Results',
    paragraphs: [
      'Points come from public game records, which can be wrong or late. When a record is corrected, points may change.',
      'School names identify the games. We’re not affiliated with any school or conference, and the shields are our own drawings.',
    ],
  },
  {
    title: 'No guarantees',
    paragraphs: [
      'We offer the game as is. We do our best to keep it running and your data safe, but can’t guarantee either.',
      `Questions? Write to ${env.supportEmail}.`,
    ],
  },
];
