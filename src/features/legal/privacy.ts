import { env } from '@/config/env';
import { product } from '@/config/product';
import type { LegalSection } from './LegalPage';

/** The privacy policy: what is stored about a user, who sees it, and how it is deleted. */
export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'What we keep',
    paragraphs: [
      `Your email address, the name and username you choose, your favorite school and, if you add one, your picture. When you sign in with Google we take your name and email address from Google, and nothing else. We also keep when you last signed in${env.vapidKey === undefined ? '.' : ', and an id of each device on which you turned on notifications while the app is closed. The id is deleted when you turn them off or sign out there.'}`,
      'What you do in the game: your leagues, picks, draft queues, waiver claims, adds and drops, trade offers with their notes, lineups, messages with your reactions and reports, picks in the solo games, and what you write to us.',
    ],
  },
  {
    title: 'Who can see it',
    paragraphs: [
      'Only you and the people who run the game, its administrators and staff, can see your email address and when you last signed in. They can also look up a league with its draft, rosters and activity. Administrators, but not staff, can also see what all managers in a league can see: lineups, messages and, once the portal has opened, claims.',
      'Managers in your leagues can see your username, name, picture and favorite school. Anyone with a league’s code can see the commissioner’s name, and so can anyone at all when the league is public.',
      'A league’s managers can see its rosters, adds and drops, lineups and messages, and trades from the moment they are accepted. The league’s commissioner and co-commissioner see which messages you report. Anyone signed in can see your solo picks once the last game of the week has kicked off, and your username on the leaderboards. An offer and its note are between you and the other manager, and the note is deleted when the trade is accepted. Your draft queue is private until your clock runs out and we draft from it, and your claims until the portal opens.',
    ],
  },
  {
    title: 'Where we keep it',
    paragraphs: [
      `${product.name} keeps everything with Google Firebase. It sells nothing, shows no advertising and takes no bets.`,
      'Your browser keeps you signed in and remembers small things, such as the last league you opened and unsent messages. It also keeps copies of the leagues, rosters and messages you opened, so that they load faster and can be read offline, with the time when you last got them. All of it stays on your device, and the copies are deleted when you sign out.',
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
