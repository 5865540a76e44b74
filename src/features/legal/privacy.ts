import { env } from '@/config/env';
import { product } from '@/config/product';
import type { LegalSection } from './LegalPage';

/** What is kept of a person, who sees it, and how it goes away. */
export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'What we keep',
    paragraphs: [
      'Your email address, the name and username you choose, your favorite team and, if you add one, your picture. When you sign in with Google we take your name and email address from Google, and nothing else.',
      'What you do in the game: your leagues, picks, draft queues, lineups and messages, and what you write to us.',
      'When you last signed in.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'Your email address and the time of your last sign-in are seen by you alone and by the administrators of the game.',
      'Your username, name, picture and favorite team are seen by the members of your leagues. The name of a league’s commissioner is seen by whoever has its code, and by everybody when the league is public.',
      'Rosters, lineups and messages of a league are seen by its members. Your draft queue is yours alone, until your clock has run out and it decides your pick.',
    ],
  },
  {
    title: 'Where it is kept',
    paragraphs: [
      `${product.name} keeps everything with Google Firebase. It sells nothing, shows no advertising and takes no bets.`,
      'Your browser keeps you signed in, and remembers small things such as the league you looked at last and, until you send it or sign out, what you have begun to write. That stays on your device.',
    ],
  },
  {
    title: 'Taking it with you',
    paragraphs: ['On your account page you can download everything that is kept about you as one file, at any time.'],
  },
  {
    title: 'Having it removed',
    paragraphs: [
      'On your account page you can delete your account. Your sign-in, email, names, username, picture, draft queues and what you wrote to us are removed at once.',
      'A league that is past its draft keeps its history: your roster, lineups and messages stay there under “Former manager”, without your name and picture. Before its draft you simply leave it.',
    ],
  },
  {
    title: 'Questions',
    paragraphs: [`Write to ${env.supportEmail} to ask what is kept about you, or to have it corrected.`],
  },
];
