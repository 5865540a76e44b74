import { Timestamp, type DocumentData } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { encodePicks } from '@/domain/solo/entries';
import { SIX_UNITS } from '@/domain/solo/saturdaySix';
import { ALL_SQUADS, unitOf } from '@/domain/football/squads';
import { DEFAULT_SLOTS, SLOTS, fits, type Slot, type Slots } from '@/domain/lineup/slots';
import {
  CODE,
  LEAGUE,
  WEEK,
  activeDraft,
  joinCode,
  league,
  leagueUser,
  ledger,
  people,
  previewDetails,
  scheduledLeague,
  writeRate,
} from '../support/documents';
import { MAX_EXPRESSIONS, NOW, compiledRules, authorizeRequest, type AuthorizedRequest } from '../support/inProcess';
import { lineups, storedLineup, storedWeek } from '../support/lineups';
import { onlySlots } from '../support/slots';

const rules = compiledRules();
type Documents = Record<string, DocumentData>;
const PATH = `weeklyRosters/${LEAGUE}_${WEEK}`;
const LAST = '2025-14';
const EARLIER = `weeklyRosters/${LEAGUE}_2025-02`;
const LATER = `weeklyRosters/${LEAGUE}_${LAST}`;
const MARK = `leagueUsers/${LEAGUE}_bob`;

function costOf(request: AuthorizedRequest): number {
  const decision = authorizeRequest(rules, request);
  expect(decision.allowed, decision.explanation).toBe(true);
  return decision.expressions;
}

/**
 * A league in mid-season: bob has these slots and this bench size, with squads of different schools as far as possible.
 */
function midSeason(slots: Slots, bench: number): { state: Documents; first: string[]; second: string[] } {
  const places = SLOTS.flatMap((slot) => Array.from({ length: slots[slot] }, () => slot));
  const unit = (slot: Slot) => (slot === 'FLEX' ? 'RB' : slot);
  const starters = places.map((slot, i) => `${SCHOOL_CODES[i % SCHOOL_CODES.length]!}-${unit(slot)}`);
  const spare = ALL_SQUADS.filter((squad) => !starters.includes(squad));
  // One squad of the bench can take the first starter's slot.
  const instead = spare.find((squad) => fits(unitOf(squad), places[0]!))!;
  const benched = bench === 0 ? [] : [instead, ...spare.filter((squad) => squad !== instead)].slice(0, bench);
  const roster = [...starters, ...benched];
  const lineupOf = (list: readonly string[]) =>
    storedLineup(Object.fromEntries(list.map((squad, i) => [squad, places[i]!])), roster);
  const kickoffs = Object.fromEntries(
    SCHOOL_CODES.map((code, i) => [code, Timestamp.fromMillis((NOW + 60 * (i + 1)) * 1000)]),
  );
  return {
    state: {
      ...people('ann', 'bob'),
      'users/root@example_test': { uid: 'root', admin: true },
      [`leagues/${LEAGUE}`]: league(['ann', 'bob'], { slots, benchSize: bench, draftStatus: 'complete' }),
      [`ledgers/${LEAGUE}`]: ledger({ settled: true, rosters: { bob: roster } }),
      [`currentWeek/${WEEK}`]: {
        season: 2025,
        isCurrent: true,
        kickoffs,
        kickoffOrder: SCHOOL_CODES,
        firstKickoff: Timestamp.fromMillis((NOW - 60) * 1000),
      },
      'currentWeek/2025-14': {
        season: 2025,
        isCurrent: false,
        kickoffs,
        kickoffOrder: SCHOOL_CODES,
        firstKickoff: Timestamp.fromMillis((NOW + 60) * 1000),
      },
      [MARK]: leagueUser('bob'),
    },
    first: lineupOf(starters),
    second: lineupOf(bench === 0 ? starters.slice(1) : [instead, ...starters.slice(1)]),
  };
}

const SHAPES: [string, Slots, number][] = [
  ['the default roster', DEFAULT_SLOTS, 3],
  ['one starter', onlySlots({ QB: 1 }), 0],
  ['sixteen starters', onlySlots({ QB: 3, RB: 2, WR: 2, TE: 2, FLEX: 3, K: 2, DST: 2 }), 2],
  ['sixteen starters and the longest bench', onlySlots({ QB: 2, RB: 3, WR: 3, TE: 2, FLEX: 2, K: 2, DST: 2 }), 32],
  ['sixteen FLEX starters', onlySlots({ FLEX: 16 }), 32],
];

describe.each(SHAPES)('lineups of %s', (_, slots, bench) => {
  const { state, first, second } = midSeason(slots, bench);
  /** The weeks with a lineup of a manager who has set one in every week but this one. */
  const others = Array.from({ length: 14 }, (_, i) => `2025-${String(i + 1).padStart(2, '0')}`).filter(
    (id) => id !== WEEK && id !== LAST,
  );
  const listed = (...ids: string[]) => ({ [MARK]: leagueUser('bob', { lineupWeeks: [...others, ...ids].sort() }) });
  const marked = listed(WEEK);
  const only = { [MARK]: leagueUser('bob', { lineupWeeks: [WEEK] }) };
  const table: [string, AuthorizedRequest['method'], string, Documents, Documents][] = [
    ['the first of a league’s week', 'create', PATH, {}, { [PATH]: lineups({ bob: second }), ...only }],
    [
      'the first of a manager’s week',
      'update',
      PATH,
      { [PATH]: lineups({ ann: ['TENN-QB_BENCH'] }) },
      { [PATH]: lineups({ ann: ['TENN-QB_BENCH'], bob: second }), ...only },
    ],
    [
      'the first of a week, after one of an earlier week',
      'create',
      PATH,
      { [EARLIER]: lineups({ bob: first }, '2025-02'), ...listed() },
      { [PATH]: lineups({ bob: second }), ...marked },
    ],
    [
      'the second of a week',
      'update',
      PATH,
      { [PATH]: lineups({ bob: first }), ...marked },
      { [PATH]: lineups({ bob: second }) },
    ],
    ['the list of weeks', 'update', MARK, listed(), { [PATH]: lineups({ bob: second }), ...marked }],
    ['one of a later week', 'create', LATER, listed(), { [LATER]: lineups({ bob: second }, LAST), ...listed(LAST) }],
    [
      'one of a later week that is removed',
      'update',
      LATER,
      { [LATER]: lineups({ bob: second }, LAST), ...listed(LAST) },
      { [LATER]: lineups({}, LAST), ...listed() },
    ],
  ];

  it.each(table)('stay within the expression limit: %s', (_what, method, path, changed, made) => {
    const before = { ...state, ...changed };
    const mark = writeRate(path.split('/')[1]!, Timestamp.fromMillis(NOW * 1000));
    const after = { ...before, ...made, 'writeRates/bob/kinds/move': mark };
    expect(costOf({ uid: 'bob', method, path, before, after })).toBeLessThanOrEqual(MAX_EXPRESSIONS);
  });
});

/** A finished draft with arbitrary rosters, and its league as the draft left it. */
function drafted(managers: number): Documents {
  const order = Array.from({ length: managers }, (_, seat) => `fan${seat}`);
  const rounds = Math.floor(ALL_SQUADS.length / managers);
  const rosters = Object.fromEntries(order.map((uid, i) => [uid, ALL_SQUADS.slice(i * rounds, (i + 1) * rounds)]));
  const slots = onlySlots({ QB: DEFAULT_SLOTS.QB });
  const draft = activeDraft(order, {
    status: 'complete',
    rosters,
    picks: Object.values(rosters).flat(),
    slots,
    rounds,
  });
  const options = { capacity: managers, slots, benchSize: rounds - 1 };
  return {
    ...scheduledLeague(order, { draftStatus: 'active', ...options }),
    [`joinCodes/${CODE}`]: joinCode(order, {
      draftStatus: 'active',
      capacity: managers,
      details: previewDetails(options),
    }),
    [`drafts/${LEAGUE}`]: draft,
  };
}

describe.each([2, 5, 12, 16])('settling a draft of %d managers', (managers) => {
  const before = drafted(managers);
  const draft = before[`drafts/${LEAGUE}`]!;
  const settled: Documents = {
    [`ledgers/${LEAGUE}`]: ledger({ settled: true, rosters: draft.rosters, owned: draft.picks, step: 0 }),
    [`leagues/${LEAGUE}`]: {
      ...before[`leagues/${LEAGUE}`],
      draftStatus: 'complete',
      schedule: { managers: draft.order },
    },
    [`joinCodes/${CODE}`]: { ...before[`joinCodes/${CODE}`], draftStatus: 'complete' },
    [`leagueUsers/${LEAGUE}_fan1`]: leagueUser('fan1', { roster: draft.rosters.fan1 }),
  };

  it.each(Object.keys(settled))('stays within the expression limit: %s', (path) => {
    const cost = costOf({ uid: 'fan0', method: 'update', path, before, after: { ...before, ...settled } });
    expect(cost).toBeLessThanOrEqual(MAX_EXPRESSIONS);
  });
});

describe('saving a solo entry', () => {
  // Half of the sixteen schools have kicked off, as late in the week as an entry can still change.
  const kickoffs = Object.fromEntries(
    SCHOOL_CODES.map((code, i) => [code, Timestamp.fromMillis((NOW + (i < 8 ? -60 : 60)) * 1000)]),
  );
  const week = storedWeek(kickoffs, { id: LAST, week: 14 });
  const [early, late] = [SCHOOL_CODES.slice(0, 8), SCHOOL_CODES.slice(8)];
  const picked = (sign: string) => [
    ...early.map((code, i) => `${code}_W_${String(i + 1)}`),
    ...late.map((code, i) => `${code}_${sign}_${String(i + 9)}`),
  ];
  const used = SCHOOL_CODES.slice(0, 13).map((code, i) => `2025-${String(i + 1).padStart(2, '0')}_${code}`);
  const six = (schools: readonly string[]) => SIX_UNITS.map((unit, i) => `${schools[i]!}-${unit}`);
  const table: [string, string, string[], string[]][] = [
    ['Pick’em’s first', `pickem/${LAST}`, [], late.map((code, i) => `${code}_W_${String(i + 1)}`)],
    ['Pick’em’s largest', `pickem/${LAST}`, picked('W'), picked('L')],
    ['a Saturday Six', `six/${LAST}`, six(late), six([...late].reverse())],
    [
      'Survivor’s longest',
      'survivor/2025',
      [...used, `${LAST}_${SCHOOL_CODES[14]!}`],
      [...used, `${LAST}_${SCHOOL_CODES[15]!}`],
    ],
  ];

  it.each(table)('stays within the expression limit: %s', (_what, place, was, next) => {
    const path = `soloEntries/${place}/bob`;
    const stored = (picks: readonly string[]) => ({ [path]: { weekId: LAST, picks: encodePicks(picks) } });
    const before: Documents = {
      ...people('bob'),
      [`currentWeek/${LAST}`]: week,
      ...(was.length > 0 ? stored(was) : {}),
    };
    const after = { ...before, ...stored(next) };
    const cost = costOf({ uid: 'bob', method: was.length > 0 ? 'update' : 'create', path, before, after });
    expect(cost).toBeLessThanOrEqual(MAX_EXPRESSIONS);
  });
});

describe('reading the season, and administrator writes', () => {
  const { state } = midSeason(DEFAULT_SLOTS, 3);
  const before = { ...state, [PATH]: lineups({ bob: [] }), [`${PATH}/users/bob`]: { roster: [] } };
  const season = [`currentWeek/${WEEK}`, `weeklySquads/${WEEK}`, 'weeklySquadScores/ALA-QB/weeks/2025_3'];
  const older = `weeklySquads/${WEEK}/squads/ALA-QB`;
  // What the batch of a write adds besides: its entry in the admin log, and the mark that names it.
  const logged = {
    'writeRates/root/kinds/desk': { id: 'entry', at: Timestamp.fromMillis(NOW * 1000) },
    'adminLog/entry': { by: 'root', at: Timestamp.fromMillis(NOW * 1000) },
  };
  const requests: AuthorizedRequest[] = [
    ...[PATH, `${PATH}/users/bob`, `ledgers/${LEAGUE}`].flatMap((path) =>
      ['bob', 'root'].map((uid): AuthorizedRequest => ({ uid, method: 'get', path, before })),
    ),
    { uid: 'bob', method: 'list', path: `${PATH}/users`, before },
    ...[...season, older].flatMap((path): AuthorizedRequest[] => [
      { uid: 'bob', method: 'get', path, before },
      { uid: 'bob', method: 'list', path: path.slice(0, path.lastIndexOf('/')), before },
    ]),
    ...season.flatMap((path): AuthorizedRequest[] => [
      { uid: 'root', method: 'create', path, before: state, after: { ...state, ...logged, [path]: { week: 3 } } },
      {
        uid: 'root',
        method: 'update',
        path,
        before: { ...state, [path]: { week: 3 } },
        after: { ...state, ...logged, [path]: { week: 4 } },
      },
      {
        uid: 'root',
        method: 'delete',
        path,
        before: { ...state, [path]: { week: 3 } },
        after: { ...state, ...logged },
      },
    ]),
  ];

  it.each(requests.map((request) => [request.method, request.path, request.uid, request] as const))(
    'stay within the expression limit: %s %s by %s',
    (_method, _path, _uid, request) => {
      expect(costOf(request)).toBeLessThanOrEqual(MAX_EXPRESSIONS);
    },
  );
});
