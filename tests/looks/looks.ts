import { DESK } from './states/desk';
import { DRAFT } from './states/draft';
import { FEEDBACK } from './states/feedback';
import { HOME } from './states/home';
import { JOINING } from './states/joining';
import { LEAGUES } from './states/leagues';
import { MATCHUPS } from './states/matchups';
import { MESSAGES } from './states/messages';
import { NOTICES } from './states/notices';
import { ONBOARDING } from './states/onboarding';
import { PAGES_FOR_ALL } from './states/pages';
import { PERSONAL } from './states/personal';
import { PORTAL } from './states/portal';
import { PRACTICE } from './states/practice';
import { ROSTER } from './states/roster';
import { SEASON } from './states/season';
import { SIGNING_IN } from './states/signIn';
import { SQUADS } from './states/squads';
import { TEAM } from './states/team';
import { TRADES } from './states/trades';
import { MOMENTS } from './support/moments';
import type { Look } from './support/takeLook';

const STATES: readonly Look[] = [
  ...PAGES_FOR_ALL,
  ...SIGNING_IN,
  ...ONBOARDING,
  ...HOME,
  ...LEAGUES,
  ...JOINING,
  ...DRAFT,
  ...PRACTICE,
  ...MESSAGES,
  ...NOTICES,
  ...PERSONAL,
  ...FEEDBACK,
  ...DESK,
  ...ROSTER,
  ...PORTAL,
  ...TRADES,
  ...MATCHUPS,
  ...SQUADS,
  ...TEAM,
  ...SEASON,
];

/**
 * Every state of every route that has pictures; a file of `states` for each part of the site. They are in the order of
 * their moments, so that the season moves on only a few times. A manager whose unread messages are shown never opens
 * the conversation.
 */
export const LOOKS: readonly Look[] = MOMENTS.flatMap((moment) =>
  STATES.filter((look) => (look.moment ?? 'upcoming') === moment),
);
