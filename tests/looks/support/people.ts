import {
  DEMO_PASSWORD,
  FANS,
  PEOPLE,
  userDocument,
  usernameDocument,
  type DemoPerson,
} from '../../../scripts/demo/people';
import type { Documents } from '../../../scripts/demo/league';
import { MAX_NAME_LENGTH } from '@/domain/league/leagueChecks';
import { SCHOOL_CODES, SCHOOLS } from '@/domain/football/schools';
import { PRESENT } from './moments';

/** The longest name of a league or a team, and the longest of a person, each without a place to break. */
export const LONG_NAME = 'Hail-State-Between-the-Hedges-Roll-Tide!'.replaceAll('-', '_');
const LONG_PERSON = 'WolfeschlegelsteinhausenbergerdorffwelchevoralternwarenmwwmW';

function person(uid: string, displayName: string, favoriteTeam: DemoPerson['favoriteTeam']): DemoPerson {
  const username = uid.toLowerCase();
  const email = `${username}@looks.test`;
  return { uid, email, displayName, username, favoriteTeam, admin: false, teamName: `${displayName}’s Eleven` };
}

/** The managers of the drafts under way; the first is the commissioner of the live one, the last of the paused one. */
export const DRAFTERS: readonly DemoPerson[] = [
  person('lookada', 'Ada Quill', 'VAN'),
  person('lookben', 'Ben Ortiz', 'ARK'),
  person('lookcam', 'Cam Wells', 'SC'),
  person('lookdot', 'Dot Avery', 'FLA'),
];
export const PAUSERS: readonly DemoPerson[] = [
  person('lookeve', 'Eve Marsh', 'OK'),
  person('lookfay', 'Fay Nolan', 'MSU'),
];

/** Two managers for each of three more drafts under way; the first one looks. */
export const LAST_SECONDS: readonly DemoPerson[] = [
  person('lookgus', 'Gus Tran', 'TENN'),
  person('lookhan', 'Han Weber', 'AUB'),
];
export const AUTOPILOT: readonly DemoPerson[] = [
  person('lookivy', 'Ivy Bloom', 'TEX'),
  person('lookjax', 'Jax Moreno', 'UGA'),
];
export const QUIET_HOURS: readonly DemoPerson[] = [
  person('lookkit', 'Kit Lawson', 'MIZ'),
  person('looklou', 'Lou Hayes', 'UK'),
];

/** Four managers who claim squads; the first one looks. */
export const CLAIMERS: readonly DemoPerson[] = [
  person('lookmax', 'Max Ivey', 'LSU'),
  person('looknia', 'Nia Cole', 'TENN'),
  person('lookora', 'Ora Finch', 'ALA'),
  person('lookpat', 'Pat Doyle', 'OK'),
];

/**
 * Four managers who drafted, of whom the last two are gone, and who took over the fourth one's team. The first looks.
 */
export const REPLACED: readonly DemoPerson[] = [
  person('lookrae', 'Rae Benton', 'AUB'),
  person('looksol', 'Sol Reyes', 'FLA'),
  person('looktia', 'Tia Marsh', 'MIZ'),
  person('lookvic', 'Vic Dunn', 'ARK'),
];
export const SUCCESSOR: DemoPerson = person('lookwyn', 'Wyn Abbott', 'SC');

/** Plays the solo games, in no league. */
export const PLAYER: DemoPerson = person('lookzoe', 'Zoe Hart', 'TENN');

/** In three leagues with playoffs of their own choice, with people of the crowd. */
export const SEEDED: DemoPerson = person('lookjoy', 'Joy Banner', 'ARK');

/** Two people with the longest names there may be. */
export const LONG: readonly DemoPerson[] = [
  { ...person('looklong', LONG_PERSON, 'TAMU'), username: 'wwwwwwwwwwwwwwwwwwww', teamName: LONG_NAME },
  {
    ...person('looklonger', [...LONG_PERSON].reverse().join(''), 'MISS'),
    username: 'mmmmmmmmmmmmmmmmmmmm',
    teamName: LONG_NAME,
  },
];

/** Fifteen more managers, who never look at anything. */
export const CROWD: readonly DemoPerson[] = SCHOOL_CODES.slice(1).map((code, i) => ({
  ...person(`lookcrowd${String(i + 1)}`, `${SCHOOLS[code].name} Supporter`, code),
  teamName: `The ${SCHOOLS[code].name} Saturday Eleven`.slice(0, MAX_NAME_LENGTH),
}));

/** A person whose onboarding is not done: named, with a username, and nothing after that. */
const HALFWAY: DemoPerson = person('lookhal', 'Hal Brooks', 'UK');
/** A person with an account and no record yet. */
const ARRIVED: DemoPerson = person('lookida', 'Ida Stone', 'LSU');

/** A person who puts a picture up. The others have none, so that their looks don't depend on the order. */
const PICTURED: DemoPerson = person('lookuma', 'Uma Field', 'OK');

const NEWCOMER = PEOPLE.find(({ uid }) => uid === 'demonewcomer')!;
const ADMIN = PEOPLE.find(({ admin }) => admin)!;

/** Who pictures are taken for, by what they have. */
export const VIEWERS = {
  /** In a league in mid-season, and commissioner of one whose draft waits. */
  fan: FANS[0]!,
  /** In one league in mid-season, with unread messages. */
  unread: FANS[3]!,
  /** A member of a public league whose draft waits. */
  member: FANS[7]!,
  /** The winner of the final. */
  champion: FANS[6]!,
  newcomer: NEWCOMER,
  admin: ADMIN,
  drafter: DRAFTERS[0]!,
  /** The manager on the clock of the live draft. */
  onTheClock: DRAFTERS[2]!,
  rival: DRAFTERS[1]!,
  pauser: PAUSERS[0]!,
  /** On the clock with a few seconds left. */
  hurried: LAST_SECONDS[0]!,
  /** On autopilot while another manager is on the clock. */
  away: AUTOPILOT[0]!,
  /** In a draft whose clock rests. */
  resting: QUIET_HOURS[0]!,
  /** In two leagues in mid-season: in one all claims have been awarded, in the other some. */
  claimer: CLAIMERS[0]!,
  /** Commissioner of a league with a vacant team and another that changed hands. */
  replacing: REPLACED[0]!,
  /** A member of that league who took over a team. */
  successor: SUCCESSOR,
  /** In no league, with picks in every solo game. */
  player: PLAYER,
  seeded: SEEDED,
  long: LONG[0]!,
  /**
   * Has a trade offer that they haven't seen, and an answer that they have. Looks only at the list of notices, which
   * marks them as seen.
   */
  offered: LONG[1]!,
  halfway: HALFWAY,
  arrived: ARRIVED,
  pictured: PICTURED,
} as const;
export type Viewer = keyof typeof VIEWERS;

/** What `VIEWERS.unread` hasn't read: three messages and the answer to their feedback. */
export const UNREAD = 4;

/** Everyone who has an account. */
export const EVERYONE: readonly DemoPerson[] = [
  ...[PEOPLE, DRAFTERS, PAUSERS, LAST_SECONDS, AUTOPILOT, QUIET_HOURS, CLAIMERS, REPLACED, LONG].flat(),
  ...[HALFWAY, ARRIVED, PICTURED, SUCCESSOR, PLAYER, SEEDED],
];
export const PASSWORD = DEMO_PASSWORD;

const HOUR = 3_600_000;

/** A time in milliseconds after everything in the pictures. */
const END_OF_TIME = 9_999_999_999_999;

/** The records of everyone who has one. */
export function peopleDocuments(): Documents {
  const documents: Documents = {};
  for (const one of EVERYONE) {
    if (one === ARRIVED) continue;
    const user = userDocument(one, PRESENT);
    const name = usernameDocument(one, PRESENT);
    const unfinished = { isOnboarding: true, onboardingCompleted: false, isNewUser: true, favoriteTeam: null };
    // The commissioner with a vacant team muted that league.
    const muted = { mutedLeagues: ['vacancy'] };
    documents[`users/${user.id}`] = {
      ...user.data,
      // Without news the bells of the pictures don't depend on which of them opened the list before.
      notices: { seen: one === VIEWERS.offered ? PRESENT - 24 * HOUR : END_OF_TIME },
      ...(one === HALFWAY ? unfinished : one === REPLACED[0] ? muted : {}),
    };
    documents[`usernames/${name.id}`] = name.data;
    documents[`usernameOwners/${one.uid}`] = { username: name.id };
  }
  return documents;
}
