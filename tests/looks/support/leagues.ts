import { drawn } from '../../../scripts/demo/draft';
import { draftOf, leagueDocuments, type DemoLeague, type Documents } from '../../../scripts/demo/league';
import { BLOCK, blockDocuments } from '../../../scripts/demo/trades';
import { FANS, type DemoPerson } from '../../../scripts/demo/people';
import { MISSES_TO_AUTOPILOT } from '@/domain/draft/autopilot';
import { automaticSquad } from '@/domain/draft/automaticPick';
import { PRESETS } from '@/domain/league/options/presets';
import { pause } from '@/domain/draft/commissionerCommands';
import { pick, startDraft } from '@/domain/draft/engine';
import { onTheClock } from '@/domain/draft/order';
import { storedDraft, storedKeepers } from '@/domain/draft/parse';
import { publicBoard } from '@/domain/draft/review/publicBoard';
import { quietHoursOf } from '@/domain/draft/clock/quietHoursInZone';
import type { Draft } from '@/domain/draft/types';
import type { Result } from '@/domain/kernel/result';
import { ALL_SQUADS, unitOf } from '@/domain/football/squads';
import { weekId } from '@/domain/football/weeks';
import { PRESENT, SEASON, SEASON_START, weekOf } from './moments';
import {
  AUTOPILOT,
  CLAIMERS,
  CROWD,
  DRAFTERS,
  LAST_SECONDS,
  LONG,
  LONG_NAME,
  PAUSERS,
  QUIET_HOURS,
  REPLACED,
  SEEDED,
  SUCCESSOR,
} from './people';
import { draftedLeague, SECRETS } from './season';
import { awardDocuments, claimDocuments } from './waivers';

const DAY = 86_400_000;
const MINUTE = 60_000;

function leagueOf(
  id: string,
  joinCode: string,
  changes: Pick<DemoLeague, 'name' | 'members'> & Partial<DemoLeague>,
): DemoLeague {
  return {
    id,
    joinCode,
    capacity: 8,
    visibility: 'private',
    clockSeconds: 90,
    firstWeek: 8,
    createdAt: PRESENT - 2 * DAY,
    drafted: null,
    ...changes,
  };
}

const preseason = { firstWeek: 1, createdAt: SEASON_START - 10 * DAY };
const MID_SEASON = draftedLeague(
  leagueOf('saturdays', 'NYGHTS', { name: 'Under the Lights', members: FANS, ...preseason }),
);
const LONG_WORDS = draftedLeague(
  leagueOf('longwords', 'WWWWWW', { name: LONG_NAME, members: LONG, capacity: 2, ...preseason }),
);
const AWARDED = draftedLeague(
  leagueOf('awarded', 'CLAMM2', {
    name: 'The Waiver Wire',
    members: CLAIMERS,
    capacity: 4,
    options: { median: 'on', divisions: 'Old_Guard,New_Blood,' },
    ...preseason,
  }),
);
const AWARDING = draftedLeague(
  leagueOf('awarding', 'CLAMM3', {
    name: 'Monday at Nine',
    members: CLAIMERS,
    capacity: 4,
    options: { lineups: 'subs' },
    ...preseason,
  }),
);
const VACANCY = draftedLeague(
  leagueOf('vacancy', 'VACATE', { name: 'Next Man Up', members: REPLACED, capacity: 4, ...preseason }),
);
/** Nothing to do after the draft. */
const BEST_BALL = draftedLeague(
  leagueOf('bestball', 'BEST22', {
    name: 'Set It and Forget It',
    members: [...QUIET_HOURS, ...LAST_SECONDS],
    capacity: 4,
    options: PRESETS.bestBall.values,
    ...preseason,
  }),
);

const EIGHT_TEAMS = draftedLeague(
  leagueOf('eightteams', 'EGHTTM', {
    name: 'Eight Get In',
    members: [SEEDED, ...CROWD.slice(0, 8)],
    capacity: 9,
    options: { playoffs: 'eightReseeded' },
    ...preseason,
  }),
);
const SIX_TEAMS = draftedLeague(
  leagueOf('sixteams', 'SXTEAM', {
    name: 'Win and You’re In',
    members: [SEEDED, ...CROWD.slice(4, 12)],
    capacity: 9,
    options: { playoffs: 'six' },
    ...preseason,
  }),
);

const TWO_WEEKS = draftedLeague(
  leagueOf('twoweeks', 'TWWEEK', {
    name: 'Home and Home',
    members: [SEEDED, ...CROWD.slice(2, 9)],
    capacity: 8,
    options: { playoffs: 'fourTwoWeeks' },
    ...preseason,
  }),
);

/** The next season of the claimers' league; the one who looks hasn't joined it. */
const NEXT_SEASON = leagueOf('nextseason', 'NEXT26', {
  name: 'The Waiver Wire',
  members: CLAIMERS.slice(1),
  capacity: 4,
});

/** The leagues whose draft is over. */
export const DRAFTED: readonly DemoLeague[] = [
  ...[MID_SEASON, LONG_WORDS, AWARDED, AWARDING, VACANCY, BEST_BALL],
  ...[EIGHT_TEAMS, SIX_TEAMS, TWO_WEEKS],
].map(({ league }) => league);

const KICKOFF = leagueOf('kickoff', 'DRAFT2', { name: 'Draft Me Now', members: FANS.slice(0, 2), capacity: 6 });
const OPEN_SEATS = leagueOf('openseats', 'GATE22', {
  name: 'Open Gate Classic',
  members: [FANS[2]!, FANS[4]!, FANS[7]!],
  visibility: 'public',
  clockSeconds: 60,
});
/** The second season of a league whose managers keep squads. */
const SECOND_SEASON = leagueOf('keepers', 'KEEPER', {
  name: 'Run It Back',
  members: [SEEDED, ...CROWD.slice(4, 8)],
  options: PRESETS.keeper.values,
});
const FULL = leagueOf('fullhouse', 'FUHHHH', {
  name: 'Full House',
  members: FANS.slice(4, 6),
  capacity: 2,
  visibility: 'public',
});
const LIVE = leagueOf('livedraft', 'HVEDR2', {
  name: 'Friday Night Draft',
  members: DRAFTERS,
  capacity: 4,
  createdAt: PRESENT - DAY,
});
const PAUSED = leagueOf('pauseddraft', 'PAUSE2', {
  name: 'Halftime Draft',
  members: PAUSERS,
  capacity: 2,
  createdAt: PRESENT - DAY,
});

const HURRIED = leagueOf('lastseconds', 'HURRY2', {
  name: 'Two-Minute Drill',
  members: LAST_SECONDS,
  capacity: 2,
  createdAt: PRESENT - DAY,
});
const AWAY = leagueOf('autopilot', 'AWAY22', {
  name: 'Long Drive Home',
  members: AUTOPILOT,
  capacity: 2,
  createdAt: PRESENT - DAY,
});
const RESTING = leagueOf('quiethours', 'REST22', {
  name: 'Slow Saturday',
  members: QUIET_HOURS,
  capacity: 2,
  clockSeconds: 14_400,
  createdAt: PRESENT - DAY,
});

/** As many managers as a league can have. */
const SIXTEEN = leagueOf('sixteen', 'XVXVX2', {
  name: 'All Sixteen Schools of the Conference',
  members: [PAUSERS[0]!, ...CROWD],
  capacity: 16,
});

/** Public leagues beside those above, as many as make a list that goes on. */
const PUBLIC: readonly DemoLeague[] = Array.from({ length: 24 }, (_, i) => {
  const number = String(i + 1).padStart(2, '0');
  return leagueOf(`public${number}`, `PUB2${number.replaceAll('0', 'X').replaceAll('1', 'Y')}`, {
    name: `Tailgate ${number}`,
    members: [PAUSERS[1]!],
    capacity: 4 + (i % 5) * 2,
    visibility: 'public',
    // Most have set a time for their draft.
    ...(i % 4 === 3 ? {} : { draftAt: PRESENT + (i + 1) * DAY }),
  });
});

/** Puts squads of these units on a league's trade block. */
function addBlock(documents: Documents, { drafted }: DemoLeague, units: Readonly<Record<string, readonly string[]>>) {
  if (drafted === null) return;
  for (const [path, fields] of Object.entries(blockDocuments(drafted, units, PRESENT - 26 * 60 * MINUTE)))
    documents[path] = { ...documents[path], ...fields };
}

/** All leagues as they are at every moment; the season's documents come on top. */
export function leaguesDocuments(): Documents {
  const scheduled = [KICKOFF, OPEN_SEATS, FULL, SIXTEEN, SECOND_SEASON].map(leagueDocuments);
  const documents: Documents = Object.assign({}, MID_SEASON.documents, LONG_WORDS.documents, ...scheduled) as Documents;
  addBlock(documents, MID_SEASON.league, BLOCK);
  addBlock(documents, LONG_WORDS.league, Object.fromEntries(LONG.map(({ uid }) => [uid, ['QB', 'WR', 'DST']])));
  const live = playedFor(LIVE, 13, PRESENT - 40_000);
  Object.assign(documents, underWay(LIVE, live));
  const halted = must(
    pause(playedFor(PAUSED, 6, PRESENT - 5 * MINUTE), { by: PAUSERS[0]!.uid, at: PRESENT - 4 * MINUTE }),
  );
  Object.assign(documents, underWay(PAUSED, halted));
  const hurried = playedUntil(HURRIED, LAST_SECONDS[0]!.uid, PRESENT - 84_000);
  Object.assign(documents, underWay(HURRIED, hurried));
  const away = playedUntil(AWAY, AUTOPILOT[1]!.uid, PRESENT - 20_000);
  Object.assign(documents, underWay(AWAY, { ...away, misses: { [AUTOPILOT[0]!.uid]: MISSES_TO_AUTOPILOT } }));
  const quietHours = must(quietHoursOf('America/New_York', 10 * 60, 18 * 60, PRESENT));
  const resting = playedUntil(RESTING, QUIET_HOURS[0]!.uid, PRESENT - 5 * 60 * MINUTE);
  Object.assign(documents, underWay(RESTING, { ...resting, quietHours }));
  for (const league of PUBLIC) Object.assign(documents, previewOnly(league));
  Object.assign(
    documents,
    board(MID_SEASON.league),
    claims(MID_SEASON.league),
    VACANCY.documents,
    EIGHT_TEAMS.documents,
    SIX_TEAMS.documents,
    TWO_WEEKS.documents,
    BEST_BALL.documents,
    managersReplaced(),
    awardDocuments(AWARDED),
    awardDocuments(AWARDING, 2),
    queue(LIVE),
    messages(),
    talk(),
    feedback(),
    heldSpot(KICKOFF),
    previewOnly(NEXT_SEASON),
  );
  Object.assign(documents[`leagues/${SECOND_SEASON.id}`]!, { previousLeagueId: SIX_TEAMS.league.id });
  Object.assign(documents[`drafts/${SECOND_SEASON.id}`]!, { kept: keepers() });
  const next = { leagueId: NEXT_SEASON.id, joinCode: NEXT_SEASON.joinCode, season: SEASON + 1 };
  const note =
    'House rules\n– No claims on a kicker you’ll drop on Monday.\n– Last place buys the wings.\n\nThe trophy is at Nia’s.';
  documents[`leagues/${AWARDED.league.id}`] = { ...documents[`leagues/${AWARDED.league.id}`], note, next };
  Object.assign(documents[`leagues/${LONG_WORDS.league.id}`]!, { history: LONG_HISTORY });
  return documents;
}

/** Two squads of different units that each of three managers keeps from the season before. */
function keepers(): Record<string, string> {
  const { rosters } = SIX_TEAMS.league.drafted!;
  return Object.fromEntries(
    SECOND_SEASON.members.slice(0, 3).map(({ uid }) => {
      const [first, ...others] = rosters[uid]!;
      return [uid, storedKeepers([first!, others.find((squad) => unitOf(squad) !== unitOf(first!))!])];
    }),
  );
}

/** Champions and records before the league was here, with the longest words there may be. */
const LONG_HISTORY = [
  ...CROWD.slice(0, 4).map(
    ({ teamName }, i) => `${String(2024 - i)},Champion,${teamName},${String(12 - i)}–${String(1 + i)}`,
  ),
  '2020,Champion,אלופי שבת,10–3',
  `2019,Champion,${LONG_NAME},${'W'.repeat(20)}`,
  '2023,"Biggest win, playoffs included",The Swamp Things,88.1',
  '2021,Most trades without reading them,אלופי שבת',
  `2016,${LONG_NAME},${LONG_NAME},${'W'.repeat(20)}`,
].join('\n');

/** The league whose third manager was removed two days ago, and whose fourth left a week before and has a successor. */
function managersReplaced(): Documents {
  const { id, joinCode, name } = VACANCY.league;
  const [commissioner, stayed, removed, left] = REPLACED;
  const [home, preview, draft] = ['leagues', 'joinCodes', 'drafts'].map(
    (collection) => VACANCY.documents[`${collection}/${collection === 'joinCodes' ? joinCode : id}`]!,
  );
  const entries = home!.userInfo as Record<string, Record<string, unknown>>;
  const members = [commissioner!.uid, stayed!.uid, SUCCESSOR.uid];
  const vacant = { [removed!.uid]: removed!.teamName };
  const note = (person: DemoPerson, by: DemoPerson, days: number, reason: string) => ({
    team: person.uid,
    at: new Date(PRESENT - days * DAY),
    by: by.uid,
    reason,
    since: entries[person.uid]!.joinedAt,
  });
  const successor = {
    ...entries[left!.uid],
    username: SUCCESSOR.username,
    displayName: SUCCESSOR.displayName,
    favoriteTeam: SUCCESSOR.favoriteTeam,
    teamName: SUCCESSOR.teamName,
    joinedAt: new Date(PRESENT - 5 * DAY),
    team: left!.uid,
  };
  return {
    [`leagues/${id}`]: {
      ...home,
      members,
      userInfo: {
        [commissioner!.uid]: entries[commissioner!.uid],
        [stayed!.uid]: entries[stayed!.uid],
        [SUCCESSOR.uid]: successor,
      },
      removed: {
        [left!.uid]: note(left!, left!, 7, 'New job, no Saturdays.'),
        [removed!.uid]: note(removed!, commissioner!, 2, 'No lineup in three weeks, and no answer.'),
      },
      vacant,
    },
    [`joinCodes/${joinCode}`]: { ...preview, leagueName: name, seats: members.length, vacant },
    [`drafts/${id}`]: { ...draft, members },
  };
}

/** The first manager's claims for the week after the pictures', and a line of two. */
function claims(league: DemoLeague): Documents {
  const { id, members, drafted } = league;
  if (drafted === null) throw new Error('Claims need rosters.');
  const [first, second] = members.map(({ uid }) => uid);
  const roster = drafted.rosters[first!] ?? [];
  const week = weekId(SEASON, weekOf('upcoming') + 1);
  const free = ALL_SQUADS.filter((squad) => !drafted.picks.includes(squad)).slice(0, 3);
  const list = free.map((add, i) => ({ add, drop: i === 2 ? null : (roster.at(-1) ?? null) }));
  const priority = drafted.order;
  return {
    ...claimDocuments(league, week, first!, list),
    [`ledgers/${id}`]: {
      ...MID_SEASON.documents[`ledgers/${id}`],
      waivers: { week, priority, turns: priority.filter((uid) => uid === first || uid === second) },
    },
  };
}

/**
 * A draft in which so many picks have been made, the last one at `at` (milliseconds). Every manager drafts the best
 * squad of the ranking.
 */
function playedFor(league: DemoLeague, picks: number, at: number): Draft {
  let draft = must(startDraft(drawn(draftOf(league), at - 20 * MINUTE, SECRETS[league.id]), at - 15 * MINUTE));
  for (let made = 0; made < picks; made += 1) {
    const manager = onTheClock(draft)!;
    const squad = automaticSquad(draft, manager, [])!;
    draft = must(pick(draft, { manager, squad, at: at - (picks - 1 - made) * 30_000 }));
  }
  return draft;
}

/** A draft of two with four or five picks made, so that this manager is on the clock. */
function playedUntil(league: DemoLeague, manager: string, at: number): Draft {
  const draft = playedFor(league, 4, at);
  return onTheClock(draft) === manager ? draft : playedFor(league, 5, at);
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** A league's documents with its draft under way. */
function underWay(league: DemoLeague, draft: Draft): Documents {
  const documents = leagueDocuments(league);
  for (const path of [`leagues/${league.id}`, `joinCodes/${league.joinCode}`]) documents[path]!.draftStatus = 'active';
  documents[`drafts/${league.id}`] = storedDraft(draft, (at) => new Date(at));
  const here = Object.fromEntries(league.members.map(({ uid }) => [uid, new Date(PRESENT - 5000)]));
  documents[`draftPresence/${league.id}`] = { here };
  return documents;
}

/** How many public leagues a picture shows: none, one, or all there are. */
export const PUBLIC_COUNTS = ['none', 'one', 'all'] as const;
export type PublicCount = (typeof PUBLIC_COUNTS)[number];

/** The visibility of every public league while so many of them are listed. */
export function publicDocuments(count: PublicCount): Documents {
  const listed = [OPEN_SEATS, FULL, ...PUBLIC];
  return Object.fromEntries(
    listed.map((league, i) => {
      const isListed = count === 'all' || (count === 'one' && i === 0);
      return [`joinCodes/${league.joinCode}`, { visibility: isListed ? 'public' : 'private' }];
    }),
  );
}

/** Of a league only what the public sees. */
function previewOnly(league: DemoLeague): Documents {
  const path = `joinCodes/${league.joinCode}`;
  return { [path]: leagueDocuments(league)[path]! };
}

/** The shared board of a draft that is over. */
function board({ drafted, members }: DemoLeague): Documents {
  const teamOf = (uid: string) => members.find((one) => one.uid === uid)?.teamName ?? '';
  const shared = must(publicBoard(drafted!, drafted!.commissioner, teamOf));
  const teams = shared.teams.join('\n');
  return { [`draftBoards/${shared.leagueId}`]: { ...shared, teams, sharedAt: new Date(PRESENT - 2 * DAY) } };
}

function queue({ id, members }: DemoLeague): Documents {
  return { [`draftQueues/${id}/managers/${members[0]!.uid}`]: { squads: ['ARK-QB', 'OK-WR', 'SC-K', 'VAN-DST'] } };
}

/**
 * Who says what, so many minutes before the present. The last three are unread by the manager `VIEWERS.unread` alone.
 */
const TALK: readonly [sender: number, minutesAgo: number, text: string][] = [
  [3, 60 * 24 * 4, 'Standings are up. I would like it noted that I am not last.'],
  [0, 60 * 24 * 4 - 9, 'Noted. Framed. Hung in the hall.'],
  [5, 60 * 24 * 3, 'My kicker outscored my running backs again. I’m starting to think I know nothing about football.'],
  [1, 60 * 24 * 3 - 14, 'You drafted two kickers, Rome. On purpose. https://example.com/kickers'],
  [2, 60 * 30, 'Check your byes, everyone. Someone loses a week to a bye every October.'],
  [6, 95, 'Lineups lock at each kickoff, not at noon. Ask me how I know.'],
  [4, 40, 'Night game. Stadium lights. See you all on the other side of sixty points.'],
  [7, 22, 'Bold words for someone starting a tight end on a bye.'],
];
const UNREAD = 3;

function messages(): Documents {
  const documents: Documents = {};
  TALK.forEach(([sender, minutesAgo, text], i) => {
    const isUnread = i >= TALK.length - UNREAD;
    const readers = FANS.filter((_, place) => place !== 3 || !isUnread).map(({ uid }) => uid);
    documents[`messages/saturdays${String(i)}`] = message('saturdays', FANS[sender]!.uid, minutesAgo, text, readers);
  });
  const everyone = LONG.map(({ uid }) => uid);
  [LONG_NAME.repeat(5), `https://example.com/${LONG_NAME.repeat(3)}`].forEach((text, i) => {
    documents[`messages/longwords${String(i)}`] = message('longwords', everyone[i]!, 30 - i, text, everyone);
  });
  return documents;
}

/**
 * Messages with all that people do with them, before and after the claims were awarded, and in a league that its
 * commissioner muted one, with a poll that has closed and one that hasn't.
 */
function talk(): Documents {
  const [max, nia, ora, pat] = CLAIMERS.map(({ uid }) => uid) as [string, string, string, string];
  const all = [max, nia, ora, pat];
  const sent = (senderId: string, minutesAgo: number, text: string, more: Record<string, unknown> = {}) => ({
    ...message('awarded', senderId, minutesAgo, text, all),
    ...more,
  });
  const quiet = [SUCCESSOR, ...REPLACED].map(({ uid }) => uid);
  const after = (minutesAgo: number) => new Date(PRESENT - minutesAgo * MINUTE);
  return {
    'messages/talk0': sent(pat, 60 * 55, 'I need a kicker more than you do, Max.'),
    'messages/talk1': sent(nia, 60 * 50, 'First in line. First in your heart.', {
      reactions: { [max]: 'laugh', [ora]: 'laugh', [pat]: 'fire' },
      reports: { [pat]: 'report' },
    }),
    'messages/talk2': sent(max, 60 * 49, 'The waiver wire remembers.', {
      replyTo: 'talk1',
      editedAt: after(60 * 49 - 2),
    }),
    'messages/talk3': sent(ora, 60 * 5, '', { removedBy: max }),
    'messages/talk4': sent(ora, 60 * 4, `Fair, <@${max}>. I got carried away.`, { reactions: { [max]: 'like' } }),
    'messages/muted0': message('vacancy', SUCCESSOR.uid, 45, 'Quiet in here, and I like it.', quiet),
    'messages/muted1': {
      ...message('vacancy', SUCCESSOR.uid, 44, 'Last place buys the wings?\nYes\nNo\nOnly if it’s me', quiet),
      closesAt: after(1),
      votes: { [quiet[0]!]: '1', [quiet[1]!]: '1', [quiet[2]!]: '3' },
    },
    'messages/muted2': {
      ...message(
        'vacancy',
        quiet[1]!,
        30,
        `Where do we watch the Iron Bowl?\n${LONG_NAME}’s basement\nThe stadium`,
        quiet,
      ),
      closesAt: after(-20 * 60),
      votes: { [quiet[0]!]: '2' },
    },
  };
}

function message(leagueId: string, senderId: string, minutesAgo: number, text: string, readers: readonly string[]) {
  const readBy = Object.fromEntries(readers.map((uid) => [uid, true]));
  return { leagueId, senderId, text, timestamp: new Date(PRESENT - minutesAgo * MINUTE), readBy };
}

/** Feedback of two people: one waits, one is answered and read, one is answered and unread. */
function feedback(): Documents {
  const written = (
    index: number,
    writer: (typeof FANS)[number],
    category: string,
    text: string,
    answer: string | null,
  ) => ({
    [`feedback/looks${String(index)}`]: {
      userId: writer.uid,
      userName: writer.username,
      category,
      text,
      page: '/matchups',
      createdAt: new Date(PRESENT - (index + 1) * DAY),
      hasAdminResponse: answer !== null,
      adminResponse: answer,
      adminResponseAt: answer === null ? null : new Date(PRESENT - index * DAY),
      adminResponseRead: index === 1,
    },
  });
  return {
    ...written(0, FANS[1]!, 'idea', 'Show me the bench points of the other manager too. I want to gloat.', null),
    ...written(
      1,
      FANS[0]!,
      'problem',
      'The kicker of my opponent has no stat line.',
      'It’s there now. Thanks for telling us!',
    ),
    ...written(2, FANS[3]!, 'question', 'When do playoffs begin?', 'In week 13, with the top four.'),
  };
}

/** A spot held for one person in a league whose draft waits. */
function heldSpot({ id, joinCode }: DemoLeague): Documents {
  const [rosterCode, createdAt] = ['HELD2345', new Date(PRESENT - DAY)];
  return {
    [`rosterCodes/${rosterCode}`]: {
      rosterCode,
      leagueId: id,
      joinCode,
      teamName: 'Room for One More',
      claimedBy: null,
      createdAt,
    },
  };
}
