import { env } from '@/config/env';
import { product } from '@/config/product';
import type { LegalSection } from './LegalPage';

/** The privacy policy: what is stored about a user, who sees it, and how it is deleted. */
export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'What we keep',
    paragraphs: [
      'Your email address, the name and username you choose, your favorite team and, if you add one, your picture. When you sign in with Google we take your name and email address from Google, and nothing else.',
      'What you do in the game: your leagues, picks, draft queues, waiver claims, adds and drops, trade offers with their notes, lineups and messages, and what you write to us.',
      'When you last signed in.',
    ],
  },
  {
    title: 'Who can see it',
    paragraphs: [
      'Only you and the game’s administrators can see your email address and when you last signed in.',
      'Members of your leagues can see your username, name, picture and favorite team. Anyone with a league’s code can see the commissioner’s name, and so can anyone at all when the league is public.',
      'League members can see its rosters, adds and drops, lineups and messages, and trades from the moment they are accepted. An offer and its note are between you and the other manager, and the note is deleted when the trade is accepted. Your draft queue is private until your clock runs out and we draft from it, and your claims until the portal opens.',
    ],
  },
  {
    title: 'Where we keep it',
    paragraphs: [
      `${product.name} keeps everything with Google Firebase. It sells nothing, shows no advertising and takes no bets.`,
      'Your browser keeps you signed in and remembers small things, such as the last league you opened and unsent messages. They stay on your device.',
    ],
  },
  {
    title: 'Downloading it',
    paragraphs: ['You can download everything we keep about you as one file on your account page, at any time.'],
  },
  {
    title: 'Deleting it',
    paragraphs: [
      'You can delete your account on your account page. Your sign-in, email, names, username, picture, draft queues and feedback are deleted right away, and your open trade offers end.',
      'A league that has drafted keeps its history: your roster, claims, adds and drops, trades, lineups and messages stay there under “Former manager”, without your name or picture. If it hasn’t drafted yet, you leave the league.',
    ],
  },
  {
    title: 'Questions',
    paragraphs: [`Write to ${env.supportEmail} to ask what we keep about you, or to have it corrected.`],
  },
];
