import { env } from '@/config/env';
import { product } from '@/config/product';
import type { LegalSection } from './LegalPage';

/** When the text below last changed. */
export const PRIVACY_UPDATED = 'December 1, 2026';

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
      'Only you and the people who run the game, its administrators and staff, can see your email address and when you last signed in. They can also see your solo picks at any time, and look up a league with its draft, rosters and activity. Administrators, but not staff, can also see what all managers in a league can see: lineups, messages and, once the portal has opened, claims.',
      'Managers in your leagues can see your username, name, picture and favorite school. Anyone with a league’s code can see the commissioner’s name, and so can anyone at all when the league is public.',
      'A league’s managers can see its rosters, adds and drops, lineups and messages, and trades from the moment they are accepted. Once a draft is over, the commissioner can share its team names and picks with anyone by link. The league’s commissioner and co-commissioner see which messages you report. Anyone signed in can see your solo picks once the last game of the week has kicked off, and your username on the leaderboards. An offer and its note are between you and the other manager, and the note is deleted when the trade is accepted. Your draft queue is private except while it’s your turn and we draft for you, because your clock has run out, you’re on autodraft or the pick is a keeper. Your claims are private until the portal opens.',
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
    paragraphs: [
      'On your account page you can download one file at any time: your account, solo picks and feedback and, for each league, your squads, draft queue and picks, adds and drops, claims, trades, lineups and messages. Write to us for anything else, such as your reactions.',
    ],
  },
  {
    title: 'Deleting it',
    paragraphs: [
      'You can delete your account on your account page. Your sign-in, email, names, username, picture, draft queues and feedback are deleted right away, and your open trade offers end.',
      'A league that has drafted keeps its history: your roster, claims, adds and drops, trades, lineups and messages stay there under “Former manager”, without your name or picture. If it hasn’t drafted yet, you leave the league, and only your messages stay.',
      'Your solo picks stay without your name. Leaderboards show your username until they’re next updated, and a draft that was shared by link keeps its team names. Our staff’s log keeps the answers to your feedback without your name, your team’s name if they made a pick for it, your name if they made you commissioner, and your name and email if you were on the staff.',
    ],
  },
  {
    title: 'Questions',
    paragraphs: [`Write to ${env.supportEmail} to ask what we keep about you, or to have it corrected.`],
  },
];
