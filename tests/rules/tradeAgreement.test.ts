import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import { ledgerAfterMoves } from '@/domain/moves/ledger/ledgerSteps';
import { isRosterFull } from '@/domain/moves/portal/portal';
import { DEFAULT_BENCH, DEFAULT_SLOTS } from '@/domain/lineup/slots';
import { ALL_SQUADS, type SquadId } from '@/domain/football/squads';
import { parseTransaction, type Transaction } from '@/domain/moves/ledger/transactions';
import {
  WEEKS,
  arrangePeople,
  at,
  commits,
  expectBooks,
  expectHistory,
  expectWithinLimit,
  largestLeague,
  risingClock,
  type Documents,
} from '../support/agreement';
import { LEAGUE } from '../support/documents';
import { NOW, authorizeBatch, compiledRules } from '../support/inProcess';
import { anyPortalLeague, anyPortalWeek } from '../support/portalCases';
import { FIRST_SEED, IS_SHORT, atFullLength, engineSeeds, expectMet, inProcess, seedsOf } from '../support/randomPlay';
import { openReferee, type Referee } from '../support/referee';
import { seededRandom, type SeededRandom } from '../support/seededRandom';
import {
  TRADE_KINDS,
  anyPause,
  anyTradeStep,
  tradeCase,
  tradeDocuments,
  tradePath,
  type TradeCase,
  type TradeLeague,
} from '../support/tradeCases';

const LEDGER = `ledgers/${LEAGUE}`;
const COLLECTIONS = ['ledgers', 'transactions', 'leagueUsers', 'trades', 'writeRates'];
const STEPS_A_WEEK = 40;
/** Leagues to play in-process. */
const LEAGUES = 30;
/** Forged batches to try beside each legal one. */
const FORGED = 3;

type Paths = { trade: string; step: string; from: string; to: string };
type Forgery = (writes: Documents, paths: Paths) => Documents;

const bend = (writes: Documents, path: string, changes: DocumentData): Documents => ({
  ...writes,
  [path]: { ...writes[path], ...changes },
});
const omit = (writes: Documents, path: string): Documents =>
  Object.fromEntries(Object.entries(writes).filter(([other]) => other !== path));
const bendRoster = (writes: Documents, manager: string, squads: (roster: string[]) => string[]): Documents =>
  bend(writes, LEDGER, {
    rosters: { ...writes[LEDGER]!.rosters, [manager]: squads(writes[LEDGER]!.rosters[manager] as string[]) },
  });

/** Single changes to any legal batch. None of them is ever legal. */
const FORGERIES: Record<string, Forgery> = {
  'a field more': (writes, { trade }) => bend(writes, trade, { vip: true }),
  'another league': (writes, { trade }) => bend(writes, trade, { leagueId: 'other' }),
  'other terms': (writes, { trade }) => bend(writes, trade, { gives: ['YALE-QB'] }),
  'other squads asked for': (writes, { trade }) => bend(writes, trade, { gets: ['YALE-QB'] }),
  'another sender': (writes, { trade }) => bend(writes, trade, { from: 'sam' }),
  'another receiver': (writes, { trade }) => bend(writes, trade, { to: 'sam' }),
  'other parties': (writes, { trade }) => bend(writes, trade, { parties: ['sam', 'ann'] }),
  'another number': (writes, { trade }) => bend(writes, trade, { number: 77 }),
  'another status': (writes, { trade }) =>
    bend(writes, trade, { status: writes[trade]!.status === 'done' ? 'accepted' : 'done' }),
  'another time': (writes, { trade }) => {
    const field =
      'closedAt' in writes[trade]! ? 'closedAt' : 'acceptedAt' in writes[trade]! ? 'acceptedAt' : 'offeredAt';
    return bend(writes, trade, { [field]: at(1000) });
  },
};

/** Single changes to a batch that accepts, vetoes or carries out a trade. */
const HOLD_FORGERIES: Record<string, Forgery> = {
  'without what the ledger holds': (writes) => omit(writes, LEDGER),
  'with a squad more held': (writes) => bend(writes, LEDGER, { held: [...writes[LEDGER]!.held, 'YALE-QB'] }),
  'with the trade’s squads held on or not at all': (writes, { trade }) => {
    const { gives } = writes[trade] as { gives: SquadId[] };
    const held = writes[LEDGER]!.held as SquadId[];
    return bend(writes, LEDGER, {
      held: held.includes(gives[0]!) ? held.filter((squad) => !gives.includes(squad)) : [...held, ...gives],
    });
  },
  'held for another trade': (writes) => bend(writes, LEDGER, { heldFor: `${LEAGUE}_sam_1` }),
  'the ledger alone': (writes) => ({ [LEDGER]: writes[LEDGER]! }),
};

/** Single changes to a batch that carries out a trade. */
const STEP_FORGERIES: Record<string, Forgery> = {
  'without the trade': (writes, { trade }) => omit(writes, trade),
  'without the transaction': (writes, { step }) => omit(writes, step),
  'the transaction alone': (writes, { step }) => ({ [step]: writes[step]! }),
  'the trade alone': (writes, { trade }) => ({ [trade]: writes[trade]! }),
  'without the sender’s copy': (writes, { from }) => omit(writes, `leagueUsers/${LEAGUE}_${from}`),
  'without the receiver’s copy': (writes, { to }) => omit(writes, `leagueUsers/${LEAGUE}_${to}`),
  'the sender keeps everything': (writes, { trade, from }) =>
    bendRoster(writes, from, (roster) => [...roster, ...(writes[trade]!.gives as string[])]),
  'the receiver gets nothing': (writes, { trade, to }) =>
    bendRoster(writes, to, (roster) => roster.filter((squad) => !(writes[trade]!.gives as string[]).includes(squad))),
  'the roster in another order': (writes, { to }) => bendRoster(writes, to, (roster) => ['YALE-QB', ...roster]),
  'a third roster changed': (writes) => bend(writes, LEDGER, { rosters: { ...writes[LEDGER]!.rosters, sam: [] } }),
  'a step skipped': (writes) => bend(writes, LEDGER, { step: writes[LEDGER]!.step + 1 }),
  'nothing owned': (writes) => bend(writes, LEDGER, { owned: [] }),
  'a squad owned in place of another': (writes) =>
    bend(writes, LEDGER, { owned: [...writes[LEDGER]!.owned.slice(1), 'YALE-QB'] }),
  'no history': (writes) => bend(writes, LEDGER, { history: {} }),
  'another history': (writes, { step, from }) => {
    const week = writes[step]!.week as string;
    const history = writes[LEDGER]!.history as Record<string, DocumentData>;
    return bend(writes, LEDGER, { history: { ...history, [week]: { ...history[week], [from]: ['YALE-QB'] } } });
  },
  'a note in the transaction': (writes, { step }) => bend(writes, step, { note: 'hi' }),
  'other terms in the transaction': (writes, { step }) => bend(writes, step, { gives: [] }),
  'other drops in the transaction': (writes, { step }) => bend(writes, step, { toDrops: ['YALE-QB'] }),
  'the transaction of another kind': (writes, { step }) => bend(writes, step, { kind: 'add' }),
  'the transaction of a portal move': (writes, { step, from }) =>
    bend(writes, step, { kind: 'drop', manager: from, adds: [], drops: writes[step]!.gives as string[] }),
  'another author': (writes, { step }) => bend(writes, step, { by: 'sam' }),
  'another week': (writes, { step }) => bend(writes, step, { week: '2025-01' }),
  'another trade': (writes, { step }) => bend(writes, step, { trade: `${LEAGUE}_sam_1` }),
  'another step in the trade': (writes, { trade }) => bend(writes, trade, { step: 0 }),
};

/** A portal move between two steps: someone with an open spot adds a free squad, so that some offers no longer fit. */
function anyAdd({ ledger, people, home }: TradeLeague, week: string, roll: SeededRandom): Transaction | null {
  const uid = roll.one(people);
  const squad = roll.one(ALL_SQUADS);
  if (ledger.owned.includes(squad) || isRosterFull(parseLeague(LEAGUE, home), ledger, uid)) return null;
  const moves = [{ manager: uid, adds: [squad], drops: [] }];
  return { leagueId: LEAGUE, step: ledger.step + 1, kind: 'add', by: uid, at: 0, week, moves };
}

/**
 * Plays a league through some weeks, a legal or illegal step at a time, and checks that `authorize` and the domain
 * agree on each.
 */
async function play(
  seed: number,
  now: () => number,
  authorize: (one: TradeCase, before: Documents, roll: SeededRandom) => boolean | Promise<boolean>,
): Promise<{ legal: Map<string, number>; codes: Set<string> }> {
  const roll = seededRandom(seed);
  const drawn = anyPortalLeague(roll);
  const review = roll.one([{ tradeReview: 'none' }, { tradeReview: 'day' }, { tradeReview: 'day' }, {}]);
  const deadline = roll.one([{}, { tradeDeadline: 'none' }, { tradeDeadline: 'week05' }, { tradeDeadline: 'week06' }]);
  const { tradeReview: _, tradeDeadline: __, ...older } = drawn.home;
  let one: TradeLeague = {
    ...drawn,
    home: { ...older, ...review, ...deadline },
    ledger: drawn.drafted,
    trades: {},
    clock: 1e12,
  };
  const transactions: Transaction[] = [];
  const rosters: Record<string, Record<string, SquadId[]>> = {};
  const heard = { legal: new Map<string, number>(), codes: new Set<string>() };
  for (const id of WEEKS) {
    for (let step = 0; step < STEPS_A_WEEK; step++) {
      const moment = now();
      const week = anyPortalWeek(id, one, roll, moment);
      const tried = tradeCase(one, week, anyTradeStep(one, roll), moment);
      expect(
        await authorize(tried, tradeDocuments(one, week, moment), roll),
        `seed ${seed}, ${id}, ${tried.what}`,
      ).toBe(tried.verdict.ok);
      if (tried.verdict.ok) {
        heard.legal.set(tried.kind, (heard.legal.get(tried.kind) ?? 0) + 1);
        if (tried.kind === 'carryOut') {
          transactions.push(parseTransaction(tried.writes[`transactions/${LEAGUE}_${tried.after.ledger.step}`]));
        }
        one = tried.after;
      } else heard.codes.add(tried.verdict.error.code);
      const added = roll.chance(0.15) ? anyAdd(one, id, roll) : null;
      if (added !== null) {
        one = { ...one, ledger: ledgerAfterMoves(one.ledger, added.moves, id) };
        transactions.push(added);
      }
      one = { ...one, clock: one.clock + anyPause(roll) };
    }
    rosters[id] = one.ledger.rosters;
  }
  expectBooks(one.drafted.rosters, transactions, one.ledger);
  expectHistory(rosters, one.ledger);
  return heard;
}

describe('the trade code and the rules', inProcess, () => {
  const rules = compiledRules();
  const allows = (one: TradeCase, before: Documents, writes: Documents): boolean =>
    Object.values(authorizeBatch(rules, one.uid, before, writes, COLLECTIONS)).every(({ allowed }) => allowed);

  it('agree on every step of random leagues, and the rules deny every forged batch', { timeout: 240_000 }, async () => {
    const codes = new Set<string>();
    const tried = new Set<string>();
    const legal = new Map<string, number>();
    for (const seed of seedsOf('trades', FIRST_SEED, LEAGUES)) {
      const heard = await play(
        seed,
        () => NOW * 1000,
        (one, before, roll) => {
          if (one.verdict.ok) {
            const forgeries = {
              ...FORGERIES,
              ...(LEDGER in one.writes ? HOLD_FORGERIES : {}),
              ...(one.kind === 'carryOut' ? STEP_FORGERIES : {}),
            };
            const trade = tradePath(one.trade);
            const step = Object.keys(one.writes).find((path) => path.startsWith('transactions/')) ?? '';
            const { from, to } = one.writes[trade] as { from: string; to: string };
            for (const [name, forge] of roll.shuffled(Object.entries(forgeries)).slice(0, FORGED)) {
              const forged = forge(one.writes, { trade, step, from, to });
              expect(allows(one, before, forged), `seed ${seed}, ${one.what}, with ${name}`).toBe(false);
              tried.add(name);
            }
          }
          return allows(one, before, one.writes);
        },
      );
      heard.legal.forEach((count, kind) => legal.set(kind, (legal.get(kind) ?? 0) + count));
      heard.codes.forEach((code) => codes.add(code));
    }
    for (const kind of IS_SHORT ? [] : TRADE_KINDS) expect(legal.get(kind) ?? 0, kind).toBeGreaterThan(atFullLength(5));
    expectMet(codes, [
      'closed',
      'commissioner',
      'deadline',
      'drops',
      'gone',
      'held',
      'locked',
      'no-roster',
      'not-theirs',
      'not-yours',
      'note',
      'number',
      'open',
      'partner',
      'party',
      'reason',
      'review',
      'reviewed',
      'room',
      'size',
      'twice',
    ]);
    expectMet(tried, Object.keys({ ...FORGERIES, ...HOLD_FORGERIES, ...STEP_FORGERIES }));
  });

  it('stay within the expression limit in the largest league, late in its season', () => {
    const {
      one: drawn,
      ledger,
      week,
    } = largestLeague((i) => ALL_SQUADS.slice(i * 6, i * 6 + 6), {
      slots: { ...DEFAULT_SLOTS, FLEX: 0 },
      benchSize: DEFAULT_BENCH - 3,
      tradeDeadline: 'week13',
    });
    const { rosters } = ledger;
    const day = 86_400_000;
    const costs: string[] = [];
    const atFirst: TradeLeague = { ...drawn, ledger, trades: {}, clock: 1e12 };
    const offer = {
      to: 'fan9',
      gives: rosters.fan3!.slice(0, 1),
      gets: rosters.fan9!.slice(0, 3),
      note: 'x'.repeat(280),
    };
    const steps = [
      { kind: 'offer', uid: 'fan3', offer: { ...offer, fromDrops: rosters.fan3!.slice(1, 3) } },
      {
        kind: 'counter',
        uid: 'fan9',
        trade: `${LEAGUE}_fan3_1`,
        offer: { ...offer, to: 'fan3', gives: offer.gets, gets: offer.gives, fromDrops: [] },
      },
      { kind: 'accept', uid: 'fan3', trade: `${LEAGUE}_fan9_1`, drops: rosters.fan3!.slice(1, 3) },
      { kind: 'carryOut', uid: 'fan12', trade: `${LEAGUE}_fan9_1` },
    ] as const;
    const trade = `${LEAGUE}_fan3_1`;
    const agreed = [
      { kind: 'offer', uid: 'fan3', offer: { ...offer, gets: rosters.fan9!.slice(0, 1), fromDrops: [] } },
      { kind: 'accept', uid: 'fan9', trade, drops: [] },
    ] as const;
    const ends = [
      steps,
      [...agreed, { kind: 'veto', uid: 'fan0', trade, reason: 'x'.repeat(280) }],
      [agreed[0], { kind: 'expire', uid: 'fan3', trade }],
      [agreed[0], { kind: 'withdraw', uid: 'fan3', trade }],
    ] as const;
    let one = atFirst;
    for (const step of ends.flat()) {
      if (step === steps[0] || step === agreed[0]) one = atFirst;
      if (step.kind === 'carryOut') one = { ...one, clock: one.clock + day };
      if (step.kind === 'expire') one = { ...one, clock: one.clock + 3 * day };
      const tried = tradeCase(one, week, step as never, NOW * 1000);
      expect(tried.verdict.ok, tried.what).toBe(true);
      const before = tradeDocuments(one, week, NOW * 1000);
      costs.push(...expectWithinLimit(step.kind, authorizeBatch(rules, step.uid, before, tried.writes, COLLECTIONS)));
      one = tried.after;
    }
    console.log(costs.join(', '));
  });
});

describe('the trade code and the running engine', () => {
  let referee: Referee;
  beforeAll(async () => void (referee = await openReferee('trade-agreement')));
  afterAll(() => referee.close());

  it.each(engineSeeds('trades', 40_000))('agree on the steps of seed %d', { timeout: 240_000 }, async (seed) => {
    await arrangePeople(referee);
    const heard = await play(seed, risingClock(), (one, before) =>
      commits(referee, one, before, (path, data) => sent(data, before[path])),
    );
    expect([...heard.legal.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(30);
  });
});

/** A document as a client sends it: the times of this batch are the server's. */
function sent(data: DocumentData, before: DocumentData | undefined): DocumentData {
  const fresh = (field: string): boolean =>
    field === 'since' ||
    field === 'at' ||
    (['at', 'offeredAt', 'acceptedAt', 'closedAt'].includes(field) && before?.[field] === undefined);
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, fresh(field) ? serverTimestamp() : (value as unknown)]),
  );
}
