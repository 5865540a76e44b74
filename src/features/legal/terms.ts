import { env } from '@/config/env';
import { product } from '@/config/product';
import type { LegalSection } from './LegalPage';

/** The terms of the game, in plain words. */
export const TERMS: readonly LegalSection[] = [
  {
    title: 'What this is',
    paragraphs: [
      `${product.name} is a game for fun. Nothing can be staked and nothing can be won but the right to talk about it.`,
      'It is under development and closed for internal testing: leagues may be changed or removed while it is built.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'One account a person. You are responsible for what is done with it, so keep your password to yourself.',
      'Choose a name and a picture that you would show in the stands with children near you.',
    ],
  },
  {
    title: 'Fair play',
    paragraphs: [
      'The rules of the game are enforced for everybody alike. Do not try to get around them, to act for others, or to disturb the service.',
      'In the messages of a league, be a good rival. Whoever harasses others loses the account.',
    ],
  },
  {
    title: 'Results',
    paragraphs: [
      'Points come from public records of the games and can be wrong or late. When a record is corrected, points may change.',
      'Schools are named to say whose games are meant. The game is not connected with any school or conference, and the shields are our own drawings.',
    ],
  },
  {
    title: 'No promise',
    paragraphs: [
      'The game is offered as it is. We do our best to keep it running and your data safe, but cannot promise either.',
      `Questions? Write to ${env.supportEmail}.`,
    ],
  },
];
