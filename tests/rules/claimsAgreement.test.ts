import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns';
import { doc, getDoc, Timestamp, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_BENCH, DEFAULT_SLOTS } from '@/domain/lineup/slots';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { ALL_SQUADS, type SquadId } from '@/domain/football/squads';
import { parseTransaction, type Transaction } from '@/domain/moves/ledger/transactions';
import {
  WEEKS,
  arrangePeople,
  at,
  commits,
  expectBooks,
  expectWithinLimit,
  largestLeague,
  risingClock,
  type Documents,
} from '../support/agreement';
import { LEAGUE } from '../support/documents';
import {
  afterAllTurns,
  anyClaims,
  anyClaimsLeague,
  awardsWeek,
  claimsCase,
  claimsDocuments,
  claimsPath,
  claimsWeek,
  turnCase,
  turnWrites,
  type StoredClaims,
} from '../support/claimCases';
import { NOW, authorizeBatch, authorizeRequest, compiledRules } from '../support/inProcess';
import { storedWeek } from '../support/lineups';
import { portalCase, type PortalLeague } from '../support/portalCases';
import { FIRST_SEED, atFullLength, engineSeeds, expectMet, inProcess, seedsOf } from '../support/randomPlay';
import { openReferee, type Referee } from '../support/referee';
import { seededRandom, type SeededRandom } from '../support/seededRandom';

const LEDGER = `ledgers/${LEAGUE}`;
const COLLECTIONS = ['ledgers', 'transactions', 'leagueUsers', 'claims'];
const CLAIM_WEEKS = WEEKS.slice(0, 3);
const SAVES_A_WEEK = 8;
/** Leagues to play in-process. */
const LEAGUES = 60;

type Forgery = (writes: Documents, before: Documents, uid: string) => Documents;

const bend = (writes: Documents, path: string, changes: DocumentData): Documents => ({
  ...writes,
  [path]: { ...writes[path], ...changes },
});
const omit = (writes: Documents, path: string): Documents =>
  Object.fromEntries(Object.entries(writes).filter(([other]) => other !== path));
const waivers = (writes: Documents, changes: DocumentData): Documents =>
  bend(writes, LEDGER, { waivers: { ...writes[LEDGER]!.waivers, ...changes } });
const claimsOf = (writes: Documents): string => Object.keys(writes).find((path) => path.startsWith('claims/'))!;
const stepOf = (writes: Documents): string => Object.keys(writes).find((path) => path.startsWith('transactions/'))!;

/** Single changes to claims that are legal to save for the first time in a week. None of them is ever legal. */
const FORGED_CLAIMS: Record<string, Forgery> = {
  'without getting in line': (writes) => omit(writes, LEDGER),
  'without the claims': (writes) => omit(writes, claimsOf(writes)),
  'with another author': (writes) => bend(writes, claimsOf(writes), { uid: 'sam' }),
  'for another league': (writes) => bend(writes, claimsOf(writes), { leagueId: 'other' }),
  'for another week': (writes) => bend(writes, claimsOf(writes), { weekId: '2025-01' }),
  'with a note': (writes) => bend(writes, claimsOf(writes), { note: 'hi' }),
  'with a squad that doesn’t exist': (writes) => bend(writes, claimsOf(writes), { claims: ['YALE-QB_NONE'] }),
  'without a drop': (writes) => bend(writes, claimsOf(writes), { claims: ['ALA-QB'] }),
  'with two claims in one': (writes) => bend(writes, claimsOf(writes), { claims: ['ALA-QB_NONE ALA-RB_NONE'] }),
  'with text in place of a list': (writes) => bend(writes, claimsOf(writes), { claims: 'ALA-QB_NONE' }),
  'with a claim of what another drops': (writes) =>
    bend(writes, claimsOf(writes), { claims: ['ALA-QB_ALA-RB', 'ALA-RB_ALA-QB'] }),
  'with the first turn for everyone': (writes) => waivers(writes, { turns: writes[LEDGER]!.waivers.priority }),
  'with two turns': (writes, _, uid) => waivers(writes, { turns: [...writes[LEDGER]!.waivers.turns, uid] }),
  'with an empty line': (writes) => waivers(writes, { turns: [] }),
  'with another priority': (writes) =>
    waivers(writes, { priority: [...writes[LEDGER]!.waivers.priority].reverse().concat('sam') }),
  'in the line of another week': (writes) => waivers(writes, { week: '2025-01' }),
  'with a squad for the roster': (writes, _, uid) =>
    bend(writes, LEDGER, { rosters: { ...writes[LEDGER]!.rosters, [uid]: ['ALA-QB'] } }),
};

/** Single changes to a legal turn. None of them is ever legal. */
const FORGED_TURNS: Record<string, Forgery> = {
  'with the line closed': (writes) =>
    writes[LEDGER]!.waivers.turns.length === 0 ? {} : waivers(writes, { turns: [] }),
  'with another priority': (writes) =>
    waivers(writes, {
      priority: [...writes[LEDGER]!.waivers.priority.slice(1), writes[LEDGER]!.waivers.priority[0], 'sam'],
    }),
  'with the line as before': (writes, before) => waivers(writes, { turns: before[LEDGER]!.waivers.turns }),
  'with a stranger in line': (writes) => waivers(writes, { turns: ['sam', ...writes[LEDGER]!.waivers.turns] }),
  'for another week': (writes) => waivers(writes, { week: '2025-01' }),
  'with a note': (writes) => waivers(writes, { note: 'hi' }),
};

/** Single changes to an award. */
const FORGED_AWARDS: Record<string, Forgery> = {
  ...FORGED_TURNS,
  'as a turn passed over': (writes, before) => {
    const turns = before[LEDGER]!.waivers.turns as string[];
    return { [LEDGER]: { ...before[LEDGER], waivers: { ...before[LEDGER]!.waivers, turns: turns.slice(0, -1) } } };
  },
  'without the transaction': (writes) => omit(writes, stepOf(writes)),
  'without the ledger': (writes) => omit(writes, LEDGER),
  'without the waivers': (writes, before) => bend(writes, LEDGER, { waivers: before[LEDGER]!.waivers }),
  'without the roster document': (writes) =>
    omit(
      writes,
      Object.keys(writes).find((path) => path.startsWith('leagueUsers/'))!,
    ),
  'as an add': (writes) => bend(writes, stepOf(writes), { kind: 'add' }),
  'with another author': (writes) => bend(writes, stepOf(writes), { by: 'sam' }),
  'for another manager': (writes) => bend(writes, stepOf(writes), { manager: 'house-1' }),
  'at another time': (writes) => bend(writes, stepOf(writes), { at: at(1000) }),
  'with another line': (writes) => bend(writes, stepOf(writes), { turns: [] }),
  'with a squad more': (writes) => bend(writes, stepOf(writes), { adds: [...writes[stepOf(writes)]!.adds, 'YALE-QB'] }),
  'with another drop': (writes) => bend(writes, stepOf(writes), { drops: ['YALE-QB'] }),
  'a step later': (writes) => bend(writes, stepOf(writes), { step: writes[stepOf(writes)]!.step + 1 }),
};

interface Heard {
  saved: number;
  awards: number;
  passes: number;
  codes: Set<string>;
}

/** What a request is decided on: its writes, the documents before it, and its sender. */
type Authorize = (uid: string, before: Documents, writes: Documents) => boolean | Promise<boolean>;

/**
 * Plays a league through some weeks of claims and awards, and checks that `authorize` and the domain agree on
 * everything.
 */
async function play(
  one: PortalLeague,
  roll: SeededRandom,
  now: () => number,
  authorize: Authorize,
  forgeries: boolean,
  tried: Set<string>,
): Promise<Heard> {
  const { home, people, drafted } = one;
  let ledger: Ledger = drafted;
  const transactions: Transaction[] = [];
  const heard: Heard = { saved: 0, awards: 0, passes: 0, codes: new Set() };
  const forge = async (kind: Record<string, Forgery>, uid: string, before: Documents, writes: Documents) => {
    if (!forgeries) return;
    const [name, change] = roll.one(Object.entries(kind));
    const forged = change(writes, before, uid);
    // The only manager in line who is last in the priority stays there, for example.
    if (Object.keys(forged).length === 0 || JSON.stringify(forged) === JSON.stringify(writes)) return;
    expect(await authorize(uid, before, forged), `${uid}, ${name}: ${JSON.stringify(forged)}`).toBe(false);
    tried.add(name);
  };
  for (const id of CLAIM_WEEKS) {
    let claims: StoredClaims = {};
    for (let save = 0; save < SAVES_A_WEEK; save++) {
      const moment = now();
      const week = claimsWeek(id, one, roll, moment, roll.chance(0.1));
      const uid = roll.chance(0.95) ? roll.one(people) : 'dan';
      const wanted = anyClaims(ledger, uid, roll);
      const tries = claimsCase({ home, ledger, week, uid, claims: wanted, now: moment });
      const before = claimsDocuments(one, ledger, week, claims);
      if (tries.verdict.ok && LEDGER in tries.writes) await forge(FORGED_CLAIMS, uid, before, tries.writes);
      expect(await authorize(uid, before, tries.writes), `${id}, ${tries.what}`).toBe(tries.verdict.ok);
      if (!tries.verdict.ok) {
        heard.codes.add(tries.verdict.error.code);
        continue;
      }
      heard.saved += 1;
      claims = { ...claims, [uid]: tries.writes[claimsPath(id, uid)]!.claims as string[] };
      ledger = tries.after;
    }
    // In some weeks no member comes before the kickoff, and what is left of the awards lapses.
    const stops = roll.chance(0.2) ? roll.between(0, 3) : Infinity;
    const expected = afterAllTurns(home, ledger, claims);
    let taken = 0;
    while (ledger.waivers?.week === id && ledger.waivers.turns.length > 0 && taken < stops) {
      const moment = now();
      const week = awardsWeek(id, one, roll, moment, roll.chance(0.1));
      const uid = roll.chance(0.9) ? roll.one(people) : 'dan';
      const next = turnCase({ home, ledger, week, uid, claims, now: moment });
      const before = claimsDocuments(one, ledger, week, claims);
      if (next.allowed) {
        await forge(next.turn.move === null ? FORGED_TURNS : FORGED_AWARDS, uid, before, next.writes);
        await deniesOtherAwards(one, ledger, claims, next, before, moment, roll, authorize);
        const add = ALL_SQUADS.find((squad) => !ledger.owned.includes(squad))!;
        const early = portalCase({
          home,
          ledger,
          week,
          uid,
          move: { add, drop: ledger.rosters[uid]![0] ?? null },
          now: moment,
        });
        expect(early.verdict.ok).toBe(false);
        const writes = { ...early.writes, [LEDGER]: { ...before[LEDGER], ...omitWaivers(early.writes[LEDGER]!) } };
        expect(await authorize(uid, before, writes), 'an add before the awards are over').toBe(false);
      }
      expect(
        await authorize(uid, before, next.writes),
        `${id}, step ${ledger.step}, ${uid} takes the turn of ${next.turn.manager}`,
      ).toBe(next.allowed);
      if (!next.allowed) continue;
      taken += 1;
      heard[next.turn.move === null ? 'passes' : 'awards'] += 1;
      ledger = next.turn.after;
      if (next.turn.move !== null) transactions.push(parseTransaction(next.writes[stepOf(next.writes)]));
    }
    if (stops === Infinity) expect(ledger).toEqual(expected);
  }
  expectBooks(drafted.rosters, transactions, ledger);
  return heard;
}

const omitWaivers = ({ waivers: _, ...ledger }: DocumentData): DocumentData => ledger;

/** Awards of other claims, of the same manager or of another, are denied. */
async function deniesOtherAwards(
  { home, people }: PortalLeague,
  ledger: Ledger,
  claims: StoredClaims,
  { turn, uid }: { turn: { manager: string; move: { adds: SquadId[]; drops: SquadId[] } | null }; uid: string },
  before: Documents,
  moment: number,
  roll: SeededRandom,
  authorize: Authorize,
): Promise<void> {
  const manager = roll.chance(0.6) ? turn.manager : roll.one(people);
  const list = claims[manager] ?? [];
  if (list.length === 0) return;
  const wanted = roll.one(list);
  const same = manager === turn.manager && wanted === `${turn.move?.adds[0] ?? ''}_${turn.move?.drops[0] ?? 'NONE'}`;
  if (same) return;
  const other = turnCase({
    home,
    ledger: {
      ...ledger,
      waivers: { ...ledger.waivers!, turns: [manager, ...ledger.waivers!.turns.filter((one) => one !== manager)] },
    },
    week: before[`currentWeek/${ledger.waivers!.week}`]!,
    uid,
    claims: { [manager]: [wanted] },
    now: moment,
  });
  if (other.turn.move === null) return;
  const writes = turnWrites(ledger, other.turn, uid, moment);
  expect(await authorize(uid, before, writes), `${manager} gets ${wanted} out of turn`).toBe(false);
}

describe('the claims code and the rules', inProcess, () => {
  const rules = compiledRules();
  const decide: Authorize = (uid, before, writes) =>
    Object.values(authorizeBatch(rules, uid, before, writes, COLLECTIONS)).every(({ allowed }) => allowed);

  it(
    'agree on all claims and awards of random leagues, and the rules deny every forged batch',
    { timeout: 240_000 },
    async () => {
      const codes = new Set<string>();
      const tried = new Set<string>();
      const counted = { saved: 0, awards: 0, passes: 0 };
      for (const seed of seedsOf('claims', FIRST_SEED, LEAGUES)) {
        const roll = seededRandom(seed);
        const heard = await play(anyClaimsLeague(roll), roll, () => NOW * 1000, decide, true, tried);
        counted.saved += heard.saved;
        counted.awards += heard.awards;
        counted.passes += heard.passes;
        heard.codes.forEach((code) => codes.add(code));
      }
      expect(counted.saved).toBeGreaterThan(atFullLength(400));
      expect(counted.awards).toBeGreaterThan(atFullLength(150));
      expect(counted.passes).toBeGreaterThan(atFullLength(150));
      expectMet(codes, ['closed', 'dropped', 'no-roster', 'too-many']);
      expectMet(tried, Object.keys({ ...FORGED_CLAIMS, ...FORGED_TURNS, ...FORGED_AWARDS }));
    },
  );

  it.each([2026, 2027])(
    'open claims at midnight in New York on the Sundays of %i, also on the one with 25 hours',
    (season) => {
      const one = anyClaimsLeague(seededRandom(1));
      const home = { ...one.home, season, waivers: 'claims', options: {} };
      const first = new TZDate(season, 7, 30, 'America/New_York');
      for (let sunday = addDays(first, -first.getDay()); sunday.getMonth() < 11; sunday = addDays(sunday, 7)) {
        const monday = addDays(sunday, 1).getTime();
        const week = storedWeek({}, { id: WEEKS[0], season, monday: Timestamp.fromMillis(monday) });
        const decided = [sunday.getTime() - 1000, sunday.getTime()].map((now) => {
          const save = claimsCase({ home, ledger: one.drafted, week, uid: 'ann', claims: [], now });
          const before = claimsDocuments({ ...one, home }, one.drafted, week, {});
          const decisions = authorizeBatch(rules, 'ann', before, save.writes, COLLECTIONS, now / 1000);
          return [save.verdict.ok, Object.values(decisions).every(({ allowed }) => allowed)];
        });
        expect(decided, sunday.toString()).toEqual([
          [false, false],
          [true, true],
        ]);
      }
    },
  );

  it('keep claims sealed until the portal’s opening, and show them to members afterwards', () => {
    const roll = seededRandom(7);
    const one = anyClaimsLeague(roll);
    const claims = { ann: ['ALA-QB_NONE'] };
    const path = claimsPath(CLAIM_WEEKS[0]!, 'ann');
    const reads = (uid: string, method: 'get' | 'list', week: DocumentData): boolean =>
      authorizeRequest(rules, { uid, method, path, before: claimsDocuments(one, one.drafted, week, claims) }).allowed;
    const sealed = claimsWeek(CLAIM_WEEKS[0]!, one, roll, NOW * 1000);
    expect(['ann', 'bob', 'dan'].map((uid) => reads(uid, 'get', { ...sealed, season: 2025 }))).toEqual([
      true,
      false,
      false,
    ]);
    const opened = awardsWeek(CLAIM_WEEKS[0]!, one, roll, NOW * 1000);
    expect(['ann', 'bob', 'dan'].map((uid) => reads(uid, 'get', opened))).toEqual([true, true, false]);
  });

  it('stay within the expression limit in the largest league, late in its season', () => {
    const managers = Array.from({ length: 16 }, (_, i) => `fan${i}`);
    const {
      one,
      ledger: fresh,
      week: opened,
    } = largestLeague(
      (i) => ALL_SQUADS.slice(i * 5, i * 5 + 5),
      {
        slots: { ...DEFAULT_SLOTS, FLEX: 0, K: 0 },
        benchSize: DEFAULT_BENCH - 3,
        schedule: { managers },
      },
      CLAIM_WEEKS,
    );
    const { home } = one;
    const id = opened.id as string;
    const ledger: Ledger = { ...fresh, waivers: { week: id, priority: managers, turns: managers } };
    const sealed = storedWeek({ ALA: at(3_600_000) }, { id, monday: at(-2 * 3_600_000) });
    const owned = ALL_SQUADS.slice(10, 19).map((squad) => `${squad}_${ALL_SQUADS[0]!}`);
    const claims = Object.fromEntries(managers.map((uid) => [uid, [...owned, `VAN-DST_${ALL_SQUADS[0]!}`]]));
    const none = Object.fromEntries(managers.map((uid) => [uid, owned]));
    const moment = NOW * 1000;
    const award = turnCase({ home, ledger, week: opened, uid: 'fan15', claims, now: moment });
    const pass = turnCase({ home, ledger, week: opened, uid: 'fan15', claims: none, now: moment });
    const save = claimsCase({
      home,
      ledger: fresh,
      week: sealed,
      uid: 'fan3',
      claims: ALL_SQUADS.slice(70, 80).map((add) => ({ add, drop: fresh.rosters.fan3![0]! })),
      now: moment,
    });
    const costs: string[] = [];
    for (const [what, uid, before, writes] of [
      ['award', 'fan15', claimsDocuments(one, ledger, opened, claims), award.writes],
      ['pass', 'fan15', claimsDocuments(one, ledger, opened, none), pass.writes],
      ['save', 'fan3', claimsDocuments(one, fresh, sealed, {}), save.writes],
    ] as const) {
      costs.push(...expectWithinLimit(what, authorizeBatch(rules, uid, before, writes, COLLECTIONS)));
    }
    expect(costs).toHaveLength(6);
    console.log(costs.join(', '));
  });
});

describe('the claims code and the running engine', () => {
  let referee: Referee;
  beforeAll(async () => void (referee = await openReferee('claims-agreement')));
  afterAll(() => referee.close());

  it.each(engineSeeds('claims', 40_000))(
    'agree on the claims and awards of seed %d',
    { timeout: 120_000 },
    async (seed) => {
      const roll = seededRandom(seed);
      const one = anyClaimsLeague(roll);
      await arrangePeople(referee);
      await play(
        one,
        roll,
        risingClock(),
        (uid, before, writes) => commits(referee, { uid, what: `a batch of ${uid}`, writes }, before),
        false,
        new Set(),
      );
      expect((await getDoc(doc(referee.as(one.people[0]!), LEDGER))).exists()).toBe(true);
    },
  );
});
