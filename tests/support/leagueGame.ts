import { Timestamp, type DocumentData } from 'firebase/firestore';
import { product } from '@/config/product';
import { checkReason, MAX_REASON_LENGTH } from '@/domain/moves/ledger/corrections';
import { isCommissioner } from '@/domain/league/commissioners';
import { FORMER_MANAGER } from '@/domain/league/formerManagers';
import { checkFeedback, feedbackPage } from '@/domain/messages/feedback';
import { parseLeague, previewOf } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { checkName, checkNewLeague, type NewLeague } from '@/domain/league/leagueChecks';
import { canTakeOver, checkJoin, CODE_ALPHABET } from '@/domain/league/joinCodes';
import { DEFAULT_OPTIONS, OPTION_LIST, type OptionValues } from '@/domain/league/options/leagueOptions';
import { checkMessage } from '@/domain/messages/messages';
import { teamOf } from '@/domain/league/teams';
import { starterCount } from '@/domain/lineup/slots';
import { RECEPTION_POINTS, type Scoring } from '@/domain/scoring/scoreSquad';
import { checkDisplayName } from '@/domain/account/userChecks';
import { checkUsername } from '@/domain/account/usernames';
import { nextMark, type WriteKind } from '@/domain/kernel/writeRates';
import type { SeededRandom } from './seededRandom';
import {
  emailKeyOf,
  memberInfo,
  leagueUser,
  ledger,
  league as leagueDocument,
  people,
  RANKING,
  RETIRED,
  rosterCode,
  scheduledDraft,
  user,
} from './documents';
import type { Writes } from './inProcess';

/** All stored documents by path. */
export type World = Record<string, DocumentData>;

/** What a user sends, and whether the domain allows it. */
export interface Command {
  what: string;
  uid: string;
  writes: Writes;
  legal: boolean;
  /** Paths of writes that the batch may omit. */
  optional?: readonly string[];
}

const PEOPLE = ['ann', 'bob', 'cat', 'dan', 'eve'];
const IDS = ['League1', 'League2', 'League3', 'League4', 'League5'];
const GOOD_CODES = Array.from({ length: 20 }, (_, i) => `AAA${CODE_ALPHABET[i]!}22`);
const CODES = [...GOOD_CODES, 'abc234', 'ABC1L0'];
const SEATS = [...Array.from({ length: 9 }, (_, i) => `SEAT${CODE_ALPHABET[i]!}222`), 'seat5555'];
const NAMES = [
  'Tailgate',
  'x'.repeat(40),
  '🏈'.repeat(20),
  '',
  '   ',
  'a\nb',
  'x'.repeat(41),
  '🏈'.repeat(21),
  '\u202eevil',
];
const SCORINGS: readonly Scoring[] = [
  ...RECEPTION_POINTS.map((reception) => ({ reception })),
  { reception: 0.5, custom: 'pass_td=600,' },
  { reception: 1, custom: 'rec_yds=5,tds=-999,' },
];
const REFUSED_SCORINGS: readonly Scoring[] = [
  { reception: 0.5, custom: 'pass_td=1000,' },
  { reception: 0.5, custom: 'pass_td=600 ' },
];
const DISPLAY_NAMES = [
  'Ann',
  'Bobby',
  '中文',
  'x'.repeat(60),
  '',
  '\n',
  'x'.repeat(61),
  'Support',
  product.name,
  'Former Manager',
];
const USERNAMES = [
  'ann',
  'Ann',
  'annie',
  'a.b-c_9',
  '123',
  'ab',
  'x'.repeat(21),
  '___',
  'support',
  'former_manager',
  'a b',
  'BOB',
];
const TEXTS = [
  'Hi',
  'Hello',
  'See you',
  'Two\nlines',
  '',
  ' \n ',
  'x'.repeat(1000),
  'x'.repeat(1001),
  'x'.repeat(2000),
  'x'.repeat(2001),
];
const REASONS = ['', ' \n ', 'Two\nlines', 'x'.repeat(MAX_REASON_LENGTH), 'x'.repeat(MAX_REASON_LENGTH + 1)];
const PAGES = [
  '/',
  '/roster',
  '/leagues',
  '/messages',
  '/draft/League1',
  '//evil.example',
  'https://evil.example',
  '/a b',
  `/${'x'.repeat(200)}`,
  '',
];

/** A world that contains only users, with and without a username, and a drafted league with a vacant team. */
export function newWorld(): World {
  return {
    ...RANKING,
    ...people(...PEOPLE.slice(0, 4)),
    [`users/${emailKeyOf('eve')}`]: user('eve', { username: '' }),
    [`users/${emailKeyOf('root')}`]: user('root', { admin: true, username: '' }),
    ...draftedLeague('League1', ['ann', 'bob'], 'cat'),
  };
}

function draftedLeague(id: string, members: readonly string[], gone: string): World {
  const note = { team: gone, at: at(0), by: gone, reason: 'No time', since: at(0) };
  const stored = leagueDocument(members, {
    draftStatus: 'complete',
    vacant: { [gone]: 'The Bears' },
    removed: { [gone]: note },
  });
  const home = parseLeague(id, stored);
  return {
    [`leagues/${id}`]: stored,
    [`joinCodes/${home.joinCode}`]: storedPreview(home),
    [`ledgers/${id}`]: ledger({ leagueId: id, settled: true }),
    [`drafts/${id}`]: { ...scheduledDraft(members, { leagueId: id, status: 'complete' }), ...draftOptionsOf(home) },
    ...Object.fromEntries(
      [...members, gone].map((uid) => [`leagueUsers/${id}_${uid}`, leagueUser(uid, { leagueId: id, roster: [] })]),
    ),
  };
}

/** The world this many seconds later: every time in it moves back by them. */
export function aged(world: World, seconds: number): World {
  const back = (value: unknown): unknown => {
    if (value instanceof Timestamp) return Timestamp.fromMillis(value.toMillis() - seconds * 1000);
    if (Array.isArray(value)) return value.map(back);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, back(inner)]));
  };
  return back(world) as World;
}

/** The world after a batch. */
export function applied(world: World, writes: Writes): World {
  const after = { ...world, ...writes };
  return Object.fromEntries(
    Object.entries(after).filter((entry): entry is [string, DocumentData] => entry[1] !== null),
  );
}

/** One player's turn: the world at a time (milliseconds), and the random numbers. */
interface Turn {
  world: World;
  roll: SeededRandom;
  now: number;
}

const at = (now: number): Timestamp => Timestamp.fromMillis(now);

function leagueIn(world: World, id: string): League | null {
  const stored = world[`leagues/${id}`];
  return stored === undefined || stored.retired === true ? null : parseLeague(id, stored);
}

const usernameOf = (world: World, uid: string): string =>
  (world[`users/${emailKeyOf(uid)}`]?.username as string | undefined) ?? '';

/** The write of a user's write rate, and whether the domain allows it. */
function marked({ world, now }: Turn, uid: string, kind: WriteKind, id: string): { writes: Writes; allowed: boolean } {
  const path = `writeRates/${uid}/kinds/${kind}`;
  const stored = world[path];
  const before =
    stored === undefined ? null : { ...(stored as { id: string; count: number }), since: stored.since.toMillis() };
  const next = nextMark(kind, before, id, now);
  const { since, count } = next ?? { since: before?.since ?? now, count: (before?.count ?? 0) + 1 };
  return { writes: { [path]: { id, at: at(now), since: at(since), count } }, allowed: next !== null };
}

/** For a write that needs no mark. */
const UNLIMITED = { writes: {}, allowed: true };

/** A league's public preview as it is stored. */
function storedPreview(league: League): DocumentData {
  const { code: _, details, ...shown } = previewOf(league);
  return { ...shown, details: { ...details, draftAt: details.draftAt === null ? null : at(details.draftAt) } };
}

/** The batch that changes a league, including its preview and draft where they change with it. */
function changed({ world }: Turn, id: string, after: DocumentData): Writes {
  const before = world[`leagues/${id}`]!;
  const [was, is] = [parseLeague(id, before), parseLeague(id, after)];
  const draft = world[`drafts/${id}`]!;
  const follows = { ...draft, ...draftOptionsOf(is) };
  return {
    [`leagues/${id}`]: after,
    ...(same(storedPreview(was), storedPreview(is)) ? {} : { [`joinCodes/${is.joinCode}`]: storedPreview(is) }),
    ...(same(draft, follows) ? {} : { [`drafts/${id}`]: follows }),
  };
}

function draftOptionsOf({
  name,
  members,
  createdBy,
  draftFormat,
  clockSeconds,
  slots,
  benchSize,
}: League): DocumentData {
  const rounds = starterCount(slots) + benchSize;
  return { leagueName: name, members, commissioner: createdBy, format: draftFormat, clockSeconds, slots, rounds };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function anyForm({ one, between, chance }: SeededRandom): NewLeague {
  const slots = { ...DEFAULT_OPTIONS.slots };
  if (chance(0.2)) slots[one(['QB', 'RB', 'FLEX', 'K'] as const)] = between(-1, 6);
  const choices = Object.fromEntries(
    OPTION_LIST.flatMap(([name, option]) =>
      option.kind === 'choice' ? [[name, chance(0.98) ? one(Object.keys(option.choices)) : 'nonsense']] : [],
    ),
  ) as Partial<OptionValues>;
  return {
    ...DEFAULT_OPTIONS,
    name: chance(0.85) ? 'Tailgate' : one(NAMES),
    capacity: chance(0.8) ? one([3, 4, 5]) : one([2, 9, 10, 16, 1, 17, 2.5]),
    slots,
    benchSize: chance(0.85) ? 3 : one([0, 17, -1, 0.5]),
    divisions: one(
      chance(0.99) ? ['', 'East,West,', 'Old_Guard,A&M,S.E.C.,D-4,'] : ['East,', 'A,B,C,', '_,B,', 'A,B,C,D,E,F,'],
    ),
    scoring: one(chance(0.97) ? SCORINGS : REFUSED_SCORINGS),
    clockSeconds: chance(0.9) ? 90 : one([14, 15, 86_400, 86_401, 90.5]),
    ...choices,
  };
}

const isCode = (code: string, length: number): boolean =>
  code.length === length && [...code].every((letter) => CODE_ALPHABET.includes(letter));

/** Whether the domain accepts the form unchanged. */
function acceptsForm(form: NewLeague): boolean {
  const checked = checkNewLeague(form);
  return checked.ok && same(checked.value, form);
}

const accepts = (checked: { ok: true; value: string } | { ok: false }, text: string): boolean =>
  checked.ok && checked.value === text;

/** The entry of a member who joins now. */
const entryOf = (turn: Turn, uid: string, code: string): DocumentData =>
  memberInfo(uid, { username: usernameOf(turn.world, uid), joinedAt: at(turn.now), joinedWith: code });

function found(turn: Turn): Command {
  const { world, roll, now } = turn;
  const [uid, id, code, form] = [roll.one(PEOPLE), roll.one(IDS), roll.one(CODES), anyForm(roll)];
  const mark = marked(turn, uid, 'league', id);
  const stored = leagueDocument([uid], {
    ...form,
    createdAt: at(now),
    joinCode: code,
    userInfo: { [uid]: entryOf(turn, uid, code) },
  });
  const home = parseLeague(id, stored);
  const free = world[`leagues/${id}`] === undefined && world[`joinCodes/${code}`] === undefined;
  return {
    what: 'found',
    uid,
    writes: {
      [`leagues/${id}`]: stored,
      [`joinCodes/${code}`]: storedPreview(home),
      [`leagueUsers/${id}_${uid}`]: leagueUser(uid, { leagueId: id }),
      [`ledgers/${id}`]: ledger({ leagueId: id }),
      [`drafts/${id}`]: { ...scheduledDraft([uid], { leagueId: id }), ...draftOptionsOf(home) },
      ...mark.writes,
    },
    legal: free && isCode(code, 6) && acceptsForm(form) && usernameOf(world, uid) !== '' && mark.allowed,
  };
}

/** An existing league and a user who may or may not be a member. */
function pickLeague({ world, roll }: Turn): { id: string; league: League; stored: DocumentData; uid: string } | null {
  const id = roll.one(IDS);
  const league = leagueIn(world, id);
  if (league === null) return null;
  const uid = roll.chance(0.5) ? roll.one(headsOf(league)) : roll.one(PEOPLE);
  return { id, league, stored: world[`leagues/${id}`]!, uid };
}

function changeOptions(turn: Turn): Command | null {
  const picked = pickLeague(turn);
  if (picked === null) return null;
  const { id, league, stored, uid } = picked;
  const form = anyForm(turn.roll);
  return {
    what: 'options',
    uid,
    writes: changed(turn, id, { ...stored, ...form }),
    legal:
      isCommissioner(league, uid) &&
      league.draftStatus === 'scheduled' &&
      acceptsForm(form) &&
      form.capacity >= league.members.length,
  };
}

const isMember = (league: League, uid: string): boolean => Object.hasOwn(league.userInfo, uid);

/** The commissioner, twice, and the co-commissioner if there is one. */
const headsOf = ({ createdBy, coCommissioner }: League): string[] => [
  createdBy,
  createdBy,
  coCommissioner ?? createdBy,
];

/** What a league stores of its co-commissioner when this member leaves, which is sometimes wrong. */
function postAfter({ createdBy, coCommissioner }: League, gone: string, roll: SeededRandom) {
  const right = coCommissioner === gone;
  const empties = roll.chance(0.9) ? right : !right;
  return {
    post: empties ? { coCommissioner: createdBy } : {},
    sound: coCommissioner === null || empties === right,
  };
}

function join(turn: Turn): Command | null {
  const { world, roll } = turn;
  const picked = pickLeague(turn);
  if (picked === null) return null;
  const { id, league, stored } = picked;
  const uid = roll.one(PEOPLE);
  if (isMember(league, uid)) return null;
  const code = roll.chance(0.6) ? league.joinCode : roll.one([roll.one(CODES), ...SEATS]);
  const seat = world[`rosterCodes/${code}`];
  const removedAt = league.removed[uid];
  const invited =
    code === league.joinCode
      ? removedAt === undefined
      : seat !== undefined &&
        seat.leagueId === id &&
        seat.claimedBy === null &&
        (removedAt === undefined || seat.createdAt.toMillis() >= removedAt);
  const claim =
    seat === undefined || seat.retired === true ? {} : { [`rosterCodes/${code}`]: { ...seat, claimedBy: uid } };
  const mark = marked(turn, uid, 'join', id);
  return {
    what: 'join',
    uid,
    writes: {
      ...changed(turn, id, {
        ...stored,
        members: [...(stored.members as string[]), uid],
        userInfo: { ...(stored.userInfo as DocumentData), [uid]: entryOf(turn, uid, code) },
      }),
      [`leagueUsers/${id}_${uid}`]: leagueUser(uid, { leagueId: id }),
      ...claim,
      ...mark.writes,
    },
    legal: checkJoin(previewOf(league)).ok && invited && usernameOf(world, uid) !== '' && mark.allowed,
  };
}

/** A member leaves, or is removed. */
function part(turn: Turn): Command | null {
  const picked = pickLeague(turn);
  if (picked === null) return null;
  const { id, league, stored, uid } = picked;
  const gone = turn.roll.chance(0.4) ? uid : turn.roll.one(PEOPLE);
  if (!isMember(league, gone)) return null;
  const userInfo = Object.fromEntries(Object.entries(stored.userInfo as DocumentData).filter(([key]) => key !== gone));
  const members = (stored.members as string[]).filter((member) => member !== gone);
  const { post, sound } = postAfter(league, gone, turn.roll);
  const removed = gone === uid ? {} : { removed: { ...(stored.removed as DocumentData), [gone]: at(turn.now) } };
  const mark = gone === uid && !isCommissioner(league, uid) ? marked(turn, uid, 'join', id) : UNLIMITED;
  return {
    what: gone === uid ? 'leave' : 'remove',
    uid,
    writes: {
      ...changed(turn, id, { ...stored, members, userInfo, ...removed, ...post }),
      [`leagueUsers/${id}_${gone}`]: null,
      ...mark.writes,
    },
    legal:
      league.draftStatus === 'scheduled' &&
      gone !== league.createdBy &&
      (gone === uid || isCommissioner(league, uid)) &&
      sound &&
      mark.allowed,
  };
}

/** A manager leaves after the draft, or is removed: their team is vacant, under a name. */
function vacate(turn: Turn): Command | null {
  const { roll, now } = turn;
  const picked = pickLeague(turn);
  if (picked === null) return null;
  const { id, league, stored, uid } = picked;
  const gone = roll.chance(0.3) ? uid : roll.one(PEOPLE);
  if (!isMember(league, gone)) return null;
  const reason = roll.chance(0.8) ? 'Never sets a lineup' : roll.one(REASONS);
  const team = teamOf(league, gone);
  const { [gone]: entry, ...userInfo } = stored.userInfo as Record<string, DocumentData>;
  const kept = ['Team 2', (entry?.teamName as string | undefined) ?? 'Team 2'];
  const name = roll.chance(0.8) ? roll.one(kept) : roll.one(NAMES);
  const note = { team, at: at(now), by: uid, reason, since: entry?.joinedAt as unknown };
  const mark = gone === uid && !isCommissioner(league, uid) ? marked(turn, uid, 'join', id) : UNLIMITED;
  const { post, sound } = postAfter(league, gone, roll);
  const after = {
    ...stored,
    ...post,
    members: (stored.members as string[]).filter((member) => member !== gone),
    userInfo,
    removed: { ...(stored.removed as DocumentData), [gone]: note },
    vacant: { ...(stored.vacant as DocumentData | undefined), [team]: name },
  };
  return {
    what: gone === uid ? 'leave after the draft' : 'remove after the draft',
    uid,
    writes: { ...changed(turn, id, after), ...mark.writes },
    legal:
      league.draftStatus === 'complete' &&
      gone !== league.createdBy &&
      (gone === uid || isCommissioner(league, uid)) &&
      sound &&
      checkReason(reason).ok &&
      kept.includes(name) &&
      mark.allowed,
  };
}

/** Someone takes over a team after the draft. */
function takeOver(turn: Turn): Command | null {
  const { world, roll } = turn;
  const picked = pickLeague(turn);
  if (picked === null) return null;
  const { id, league, stored } = picked;
  const uid = roll.one(PEOPLE);
  if (isMember(league, uid)) return null;
  const team = roll.one([...Object.keys(league.vacant), roll.one(PEOPLE)]);
  const code = roll.chance(0.8) ? league.joinCode : roll.one(CODES);
  const { [team]: _, ...vacant } = (stored.vacant ?? {}) as DocumentData;
  const mark = marked(turn, uid, 'join', id);
  const after = {
    ...stored,
    members: [...(stored.members as string[]), uid],
    userInfo: { ...(stored.userInfo as DocumentData), [uid]: { ...entryOf(turn, uid, code), team } },
    vacant,
  };
  return {
    what: 'take over',
    uid,
    writes: { ...changed(turn, id, after), ...mark.writes },
    legal:
      canTakeOver(previewOf(league)) &&
      league.vacant[team] !== undefined &&
      league.removed[uid] === undefined &&
      code === league.joinCode &&
      usernameOf(world, uid) !== '' &&
      mark.allowed,
  };
}

function renewCode(turn: Turn): Command | null {
  const { world, roll } = turn;
  const picked = pickLeague(turn);
  if (picked === null) return null;
  const { id, league, stored, uid } = picked;
  const joinCode = roll.one(CODES);
  if (joinCode === league.joinCode) return null;
  const mark = marked(turn, uid, 'code', joinCode);
  const seats = Object.entries(world).filter(
    ([path, data]) => path.startsWith('rosterCodes/') && data.leagueId === id && data.claimedBy === null,
  );
  return {
    what: 'renew the code',
    uid,
    writes: {
      [`leagues/${id}`]: { ...stored, joinCode },
      [`joinCodes/${league.joinCode}`]: RETIRED,
      [`joinCodes/${joinCode}`]: storedPreview(league),
      ...Object.fromEntries(seats.map(([path, data]) => [path, { ...data, joinCode }])),
      ...mark.writes,
    },
    legal:
      isCommissioner(league, uid) &&
      league.draftStatus !== 'active' &&
      isCode(joinCode, 6) &&
      world[`joinCodes/${joinCode}`] === undefined &&
      mark.allowed,
    optional: seats.map(([path]) => path),
  };
}

function holdSeat(turn: Turn): Command | null {
  const { world, roll, now } = turn;
  const picked = pickLeague(turn);
  if (picked === null) return null;
  const { id, league, uid } = picked;
  const [code, teamName] = [roll.one(SEATS), roll.one(['The Chosen', 'The Chosen', roll.one(NAMES)])];
  const mark = marked(turn, uid, 'code', code);
  const seat = rosterCode({ rosterCode: code, leagueId: id, joinCode: league.joinCode, teamName, createdAt: at(now) });
  return {
    what: 'hold a seat',
    uid,
    writes: { [`rosterCodes/${code}`]: seat, ...mark.writes },
    legal:
      isCommissioner(league, uid) &&
      league.draftStatus === 'scheduled' &&
      world[`rosterCodes/${code}`] === undefined &&
      isCode(code, 8) &&
      accepts(checkName('team', teamName), teamName) &&
      mark.allowed,
  };
}

function letSeatGo({ world, roll }: Turn): Command | null {
  const path = `rosterCodes/${roll.one(SEATS)}`;
  const seat = world[path];
  if (seat === undefined || seat.retired === true) return null;
  const league = leagueIn(world, seat.leagueId as string);
  const uid = roll.chance(0.5) && league !== null ? roll.one(headsOf(league)) : roll.one(PEOPLE);
  const legal = league !== null && isCommissioner(league, uid);
  return { what: 'let a seat go', uid, writes: { [path]: RETIRED }, legal };
}

function dissolve(turn: Turn): Command | null {
  const picked = pickLeague(turn);
  if (picked === null) return null;
  const { id, league, uid } = picked;
  return {
    what: 'dissolve',
    uid,
    writes: {
      [`leagues/${id}`]: RETIRED,
      [`joinCodes/${league.joinCode}`]: RETIRED,
      [`drafts/${id}`]: null,
      [`ledgers/${id}`]: null,
      ...Object.fromEntries(league.members.map((member) => [`leagueUsers/${id}_${member}`, null])),
    },
    legal: league.createdBy === uid && league.draftStatus === 'scheduled' && league.members.length === 1,
  };
}

function handOver(turn: Turn): Command | null {
  const picked = pickLeague(turn);
  if (picked === null) return null;
  const { id, league, stored, uid } = picked;
  const successor = turn.roll.one(PEOPLE);
  if (successor === league.createdBy || league.draftStatus === 'active' || !isMember(league, successor)) return null;
  const coCommissioner = turn.roll.one([league.coCommissioner ?? successor, turn.roll.one(PEOPLE)]);
  const writes = changed(turn, id, { ...stored, createdBy: successor, coCommissioner });
  const draft = writes[`drafts/${id}`]!;
  const log = draft.log as DocumentData;
  const entry = { kind: 'handOver', to: successor, by: uid, at: at(turn.now) };
  return {
    what: 'hand over',
    uid,
    writes: { ...writes, [`drafts/${id}`]: { ...draft, log: { ...log, [Object.keys(log).length + 1]: entry } } },
    legal: league.createdBy === uid && isMember(league, coCommissioner),
  };
}

/** The commissioner names a co-commissioner, in place of any other, or, by naming themselves, no one. */
function nameCoCommissioner(turn: Turn): Command | null {
  const picked = pickLeague(turn);
  if (picked === null) return null;
  const { id, league, stored, uid } = picked;
  const coCommissioner = turn.roll.one([...PEOPLE, ...league.members]);
  if (stored.coCommissioner === coCommissioner) return null;
  const taken = coCommissioner === league.createdBy;
  return {
    what: taken ? 'have no co-commissioner' : 'name a co-commissioner',
    uid,
    writes: changed(turn, id, { ...stored, coCommissioner }),
    legal: league.createdBy === uid && isMember(league, coCommissioner),
  };
}

/** A member changes their name and team, or becomes a former manager. */
function showProfile(turn: Turn): Command | null {
  const { world, roll, now } = turn;
  const picked = pickLeague(turn);
  if (picked === null) return null;
  const { id, league, stored, uid } = picked;
  if (!isMember(league, uid)) return null;
  const before = stored.userInfo[uid] as DocumentData;
  const former = roll.chance(0.1);
  const displayName = former ? FORMER_MANAGER : roll.one(DISPLAY_NAMES);
  const renamed = displayName !== before.displayName;
  const { joinedAt, joinedWith, team } = before;
  const after: DocumentData = former
    ? { displayName, joinedAt, joinedWith, team }
    : {
        username: usernameOf(world, uid),
        displayName,
        profilePicUrl: null,
        favoriteTeam: roll.one([null, 'LSU', 'YALE']),
        joinedAt,
        joinedWith,
        team,
        renamed: renamed ? { from: before.displayName, at: at(now) } : before.renamed,
      };
  if (same(after, before)) return null;
  const sound = accepts(checkDisplayName(displayName), displayName) && after.favoriteTeam !== 'YALE';
  const mark = marked(turn, uid, 'profile', id);
  const userInfo = { ...(stored.userInfo as DocumentData), [uid]: after };
  return {
    what: former ? 'become a former manager' : 'show a profile',
    uid,
    writes: { ...changed(turn, id, { ...stored, userInfo }), ...mark.writes },
    legal: (former || (sound && usernameOf(world, uid) !== '')) && mark.allowed,
  };
}

function nameTeam(turn: Turn): Command | null {
  const { world, roll } = turn;
  const id = roll.one(IDS);
  const [uid, owner] = [roll.one(PEOPLE), roll.one(PEOPLE)];
  const path = `leagueUsers/${id}_${roll.chance(0.7) ? uid : owner}`;
  const entry = world[path];
  const teamName = roll.one(NAMES);
  if (entry === undefined || entry.teamName === teamName) return null;
  const league = leagueIn(world, id);
  const own = league !== null && isMember(league, uid) && entry.userId === teamOf(league, uid);
  const mark = marked(turn, uid, 'profile', id);
  const legal = own && accepts(checkName('team', teamName), teamName) && mark.allowed;
  return { what: 'name a team', uid, writes: { [path]: { ...entry, teamName }, ...mark.writes }, legal };
}

function say(turn: Turn): Command {
  const { world, roll, now } = turn;
  const [uid, id, text] = [roll.one(PEOPLE), roll.one(IDS), roll.one(TEXTS)];
  const league = leagueIn(world, id);
  const messageId = `m${String(roll.between(1, 1_000_000))}`;
  const mark = marked(turn, uid, 'message', messageId);
  const message = { leagueId: id, senderId: uid, text, timestamp: at(now), readBy: { [uid]: true } };
  const stored = world[`leagues/${id}`];
  const noted = stored === undefined ? {} : { [`leagues/${id}`]: { ...stored, lastMessageAt: at(now) } };
  return {
    what: 'say something',
    uid,
    writes: { [`messages/${messageId}`]: message, ...noted, ...mark.writes },
    legal:
      league !== null &&
      isMember(league, uid) &&
      checkMessage(text).ok &&
      world[`messages/${messageId}`] === undefined &&
      mark.allowed,
    // A version of the app from before the league had it doesn't write it.
    optional: Object.keys(noted),
  };
}

function readMessage({ world, roll }: Turn): Command | null {
  const all = Object.entries(world).filter(([path]) => path.startsWith('messages/'));
  if (all.length === 0) return null;
  const [path, message] = roll.one(all);
  const uid = roll.one(PEOPLE);
  if (uid in (message.readBy as object)) return null;
  const league = leagueIn(world, message.leagueId as string);
  const readBy = { ...(message.readBy as object), [uid]: true };
  const legal = league !== null && isMember(league, uid);
  return { what: 'read a message', uid, writes: { [path]: { ...message, readBy } }, legal };
}

function sendFeedback(turn: Turn): Command {
  const { world, roll, now } = turn;
  const [uid, text, page] = [roll.one(PEOPLE), roll.one(TEXTS), roll.one(PAGES)];
  const id = `f${String(roll.between(1, 1_000_000))}`;
  const own = usernameOf(world, uid).toLowerCase();
  const userName = roll.one([own, own, '', 'ann']);
  const mark = marked(turn, uid, 'feedback', id);
  const feedback = {
    userId: uid,
    userName,
    category: roll.one(['idea', 'praise', 'rant']),
    text,
    page,
    createdAt: at(now),
  };
  const unanswered = { hasAdminResponse: false, adminResponse: null, adminResponseAt: null, adminResponseRead: false };
  return {
    what: 'send feedback',
    uid,
    writes: { [`feedback/${id}`]: { ...feedback, ...unanswered }, ...mark.writes },
    legal:
      checkFeedback(text).ok &&
      feedbackPage(page) === page &&
      feedback.category !== 'rant' &&
      userName === own &&
      world[`feedback/${id}`] === undefined &&
      mark.allowed,
  };
}

/** An administrator answers feedback, with an entry in the log of the desk, or its writer has read the answer. */
function answerFeedback(turn: Turn): Command | null {
  const { world, roll, now } = turn;
  const all = Object.entries(world).filter(([path]) => path.startsWith('feedback/'));
  if (all.length === 0) return null;
  const [path, feedback] = roll.one(all);
  if (roll.chance(0.6)) {
    const uid = roll.one(['root', 'root', roll.one(PEOPLE)]);
    const text = roll.one(TEXTS);
    const answer = { hasAdminResponse: true, adminResponse: text, adminResponseAt: at(now), adminResponseRead: false };
    const id = `log${String(roll.between(1, 1_000_000_000))}`;
    const entry = { by: uid, at: at(now), kind: 'answer', target: path, before: null, after: null, undoes: null };
    const mark = marked(turn, uid, 'desk', id);
    const legal = uid === 'root' && checkFeedback(text).ok && mark.allowed;
    const writes = { [path]: { ...feedback, ...answer }, [`adminLog/${id}`]: entry, ...mark.writes };
    return { what: 'answer feedback', uid, writes, legal };
  }
  if (feedback.adminResponseRead === true) return null;
  const uid = roll.one(PEOPLE);
  const legal = uid === feedback.userId && feedback.hasAdminResponse === true;
  return { what: 'read an answer', uid, writes: { [path]: { ...feedback, adminResponseRead: true } }, legal };
}

function takeUsername({ world, roll }: Turn): Command | null {
  const [uid, username] = [roll.one(PEOPLE), roll.one(USERNAMES)];
  const [lower, former] = [username.toLowerCase(), usernameOf(world, uid).toLowerCase()];
  if (username === usernameOf(world, uid)) return null;
  const key = emailKeyOf(uid);
  const held = world[`usernames/${lower}`];
  const reservation = {
    uid: key,
    originalUid: uid,
    username,
    lowercaseUsername: lower,
    createdAt: (held?.createdAt as string | undefined) ?? '2026-01-01T00:00:00.000Z',
    source: 'user_registration',
  };
  return {
    what: 'take a username',
    uid,
    writes: {
      [`usernames/${lower}`]: reservation,
      [`users/${key}`]: { ...world[`users/${key}`], username },
      ...(former !== lower ? { [`usernameOwners/${uid}`]: { username: lower } } : {}),
      ...(former !== '' && former !== lower ? { [`usernames/${former}`]: null } : {}),
    },
    legal: checkUsername(username).ok && (held === undefined || held.originalUid === uid),
    // A new spelling of the same name may be written to the user document only.
    optional: former === lower ? [`usernames/${lower}`] : [],
  };
}

function changeRecord({ world, roll }: Turn): Command | null {
  const uid = roll.one(PEOPLE);
  const path = `users/${emailKeyOf(uid)}`;
  const [displayName, favoriteTeam] = [roll.one(DISPLAY_NAMES), roll.one([null, 'LSU', 'YALE'])];
  if (displayName === world[path]!.displayName) return null;
  return {
    what: 'change a record',
    uid,
    writes: { [path]: { ...world[path], displayName, favoriteTeam } },
    legal: accepts(checkDisplayName(displayName), displayName) && favoriteTeam !== 'YALE',
  };
}

const COMMANDS: readonly ((turn: Turn) => Command | null)[] = [
  found,
  changeOptions,
  join,
  join,
  part,
  vacate,
  takeOver,
  renewCode,
  holdSeat,
  letSeatGo,
  dissolve,
  handOver,
  nameCoCommissioner,
  showProfile,
  nameTeam,
  say,
  readMessage,
  sendFeedback,
  answerFeedback,
  takeUsername,
  changeRecord,
];

/** A random command at `now`, legal or not; null when there is nothing to apply it to. */
export function anyCommand(world: World, roll: SeededRandom, now: number): Command | null {
  return roll.one(COMMANDS)({ world, roll, now });
}

/** Sometimes starts or ends a draft, which these tests don't check. */
export function withDraftMoved(world: World, roll: SeededRandom): World {
  const id = roll.one(IDS);
  const league = leagueIn(world, id);
  if (league === null || !roll.chance(0.02)) return world;
  const draftStatus = league.draftStatus === 'scheduled' ? 'active' : 'complete';
  return {
    ...world,
    [`leagues/${id}`]: { ...world[`leagues/${id}`], draftStatus },
    [`joinCodes/${league.joinCode}`]: { ...world[`joinCodes/${league.joinCode}`], draftStatus },
    [`drafts/${id}`]: { ...world[`drafts/${id}`], status: draftStatus },
  };
}

/** The batch changed in one way that is never legal; null when that way doesn't apply to it. */
export function forged(
  { writes, optional = [] }: Command,
  roll: SeededRandom,
  now: number,
): { name: string; writes: Writes } | null {
  const kept = Object.entries(writes).filter((entry): entry is [string, DocumentData] => entry[1] !== null);
  const [path, data] = roll.one(kept.filter(([one]) => !/^(adminLog|drafts|ledgers)\//.test(one)));
  switch (roll.between(1, 4)) {
    case 1:
      return { name: `a field more in ${path}`, writes: { ...writes, [path]: { ...data, note: 'x' } } };
    case 2: {
      const texts = Object.entries(data).filter(([, value]) => typeof value === 'string');
      if (texts.length === 0) return null;
      const [field] = roll.one(texts);
      return { name: `${field} of ${path} a map`, writes: { ...writes, [path]: { ...data, [field]: { x: 1 } } } };
    }
    case 3: {
      const left = roll.one(Object.keys(writes));
      const rest = Object.fromEntries(Object.entries(writes).filter(([one]) => one !== left));
      const judged = Object.keys(rest).some((one) => !/^(adminLog|drafts|ledgers|writeRates)\//.test(one));
      return judged && !optional.includes(left) ? { name: `without ${left}`, writes: rest } : null;
    }
    default: {
      const times = Object.entries(data).filter(([, value]) => value instanceof Timestamp && value.toMillis() === now);
      if (times.length === 0) return null;
      const [field] = roll.one(times);
      return {
        name: `${field} of ${path} earlier`,
        writes: { ...writes, [path]: { ...data, [field]: at(now - 1000) } },
      };
    }
  }
}
