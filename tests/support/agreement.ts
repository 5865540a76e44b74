import { Timestamp, doc, serverTimestamp, writeBatch, type DocumentData } from 'firebase/firestore';
import type { Decision, Ruleset } from 'firestore-emulator-node/rules';
import { expect } from 'vitest';
import { verifyRosters } from '@/domain/moves/ledger/verifyRosters';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { rosterInWeek } from '@/domain/moves/ledger/rosterHistory';
import { ALL_SQUADS, type SquadId } from '@/domain/football/squads';
import { parseTransaction, type Transaction } from '@/domain/moves/ledger/transactions';
import { LEAGUE, league, leagueUser, people as users, put } from './documents';
import { MAX_EXPRESSIONS, NOW, authorizeBatch } from './inProcess';
import { storedWeek } from './lineups';
import { anyPortalLeague, anyPortalWeek, portalDocuments, type PortalCase, type PortalLeague } from './portalCases';
import { FIRST_SEED, atFullLength, expectMet, seedsOf } from './randomPlay';
import type { Referee } from './referee';
import { seededRandom, type SeededRandom } from './seededRandom';
import { STEP_FORGERIES } from './stepForgeries';

// What the tests share that compare the domain with the rules, in-process and on the running engine.

export type Documents = Record<string, DocumentData>;

/** Weeks of a season to play. */
export const WEEKS = ['2025-03', '2025-04', '2025-05', '2025-06'];
/** The collections of a move's batch. */
export const MOVE_COLLECTIONS = ['ledgers', 'transactions', 'leagueUsers'];
const MOVES_A_WEEK = 12;
/** Leagues with moves to play in-process. */
const LEAGUES = 40;

/** This long after the time of the requests in-process, in milliseconds. */
export const at = (milliseconds: number): Timestamp => Timestamp.fromMillis(NOW * 1000 + milliseconds);

/** The time, but never the same twice. */
export function risingClock(): () => number {
  let moment = 0;
  return () => (moment = Math.max(Date.now(), moment + 1));
}

/** The books lead from the draft to this ledger, and no squad is owned twice. */
export function expectBooks(drafted: Ledger['rosters'], transactions: readonly Transaction[], ledger: Ledger): void {
  expect(verifyRosters(drafted, transactions, ledger).problems).toEqual([]);
  expect(new Set(ledger.owned).size).toBe(ledger.owned.length);
}

/** The ledger still knows the rosters that were seen at the end of each week. */
export function expectHistory(seen: Record<string, Ledger['rosters']>, ledger: Ledger): void {
  for (const [id, then] of Object.entries(seen))
    for (const [manager, roster] of Object.entries(then)) expect(rosterInWeek(ledger, manager, id)).toEqual(roster);
}

/**
 * The largest league, late in its season: sixteen managers, each with the squads of `rosterOf`, and a history of every
 * week.
 */
export function largestLeague(
  rosterOf: (manager: number) => SquadId[],
  options: DocumentData,
  weeks: readonly string[] = WEEKS,
): { one: PortalLeague; ledger: Ledger; week: DocumentData } {
  const people = Array.from({ length: 16 }, (_, i) => `fan${i}`);
  const rosters = Object.fromEntries(people.map((uid, i) => [uid, rosterOf(i)]));
  const ledger: Ledger = {
    leagueId: LEAGUE,
    settled: true,
    rosters,
    owned: Object.values(rosters).flat(),
    step: 500,
    history: Object.fromEntries(weeks.map((id) => [id, rosters])),
  };
  const home = league(people, { draftStatus: 'complete', capacity: 16, ...options });
  const week = storedWeek({ ALA: at(3_600_000) }, { id: weeks.at(-1)!, monday: at(-100 * 3_600_000) });
  return { one: { home, people, drafted: ledger }, ledger, week };
}

/** Five squads for each of sixteen managers, none of them the last ones of the list. */
export const fiveEach = (manager: number): SquadId[] => ALL_SQUADS.slice(manager * 6, manager * 6 + 5);

/** Every write of an honest batch is allowed at a cost within the limit. Returns the costs, to print. */
export function expectWithinLimit(what: string, decisions: Record<string, Decision>): string[] {
  return Object.entries(decisions).map(([path, { allowed, explanation, expressions }]) => {
    expect(allowed, `${what} ${path}: ${explanation ?? ''}`).toBe(true);
    expect(expressions, `${what} ${path}`).toBeLessThanOrEqual(MAX_EXPRESSIONS);
    return `${what} ${path} ${expressions}`;
  });
}

/**
 * Empties the running engine and makes the people of the random leagues, and an outsider who only has a roster
 * document.
 */
export async function arrangePeople(referee: Referee): Promise<void> {
  await referee.clear();
  await referee.arrange((db) =>
    put(db, { ...users('ann', 'bob', 'cat', 'eve', 'dan'), [`leagueUsers/${LEAGUE}_dan`]: leagueUser('dan') }),
  );
}

/** A document as a client sends it: the time of a transaction and of a mark is the server's. */
export const withServerTime = (path: string, data: DocumentData): DocumentData => ({
  ...data,
  ...(/^(transactions|writeRates)\//.test(path) ? { at: serverTimestamp() } : {}),
  ...(path.startsWith('writeRates/') ? { since: serverTimestamp() } : {}),
});

/**
 * Whether the running engine commits a batch on these documents. What `before` doesn't name stays. Throws on any error
 * but a denial.
 */
export async function commits(
  referee: Referee,
  { uid, what, writes }: { uid: string; what: string; writes: Documents },
  before: Documents,
  sent: (path: string, data: DocumentData) => DocumentData = withServerTime,
): Promise<boolean> {
  await referee.arrange((db) => put(db, before));
  const db = referee.as(uid);
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(writes)) batch.set(doc(db, path), sent(path, data));
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'permission-denied') throw new Error(what, { cause: error });
    return false;
  }
}

/** A random move, legal or not, of a manager or of the commissioner. */
type AnyCase = (
  league: PortalLeague,
  ledger: Ledger,
  week: DocumentData,
  roll: SeededRandom,
  now: number,
) => PortalCase;

/**
 * Plays a league through some weeks, a legal or illegal move at a time, and checks that `authorize` and the domain
 * agree on each.
 */
async function playMoves(
  anyCase: AnyCase,
  league: PortalLeague,
  roll: SeededRandom,
  now: () => number,
  authorize: (one: PortalCase, before: Documents) => boolean | Promise<boolean>,
): Promise<{ legal: number; codes: Set<string> }> {
  let ledger = league.drafted;
  const transactions: Transaction[] = [];
  const rosters: Record<string, Ledger['rosters']> = {};
  const heard = { legal: 0, codes: new Set<string>() };
  for (const id of WEEKS) {
    for (let move = 0; move < MOVES_A_WEEK; move++) {
      const moment = now();
      const week = anyPortalWeek(id, league, roll, moment);
      const one = anyCase(league, ledger, week, roll, moment);
      expect(
        await authorize(one, portalDocuments(league, ledger, week)),
        `${id}, step ${ledger.step}, ${one.what}`,
      ).toBe(one.verdict.ok);
      if (!one.verdict.ok) {
        heard.codes.add(one.verdict.error.code);
        continue;
      }
      heard.legal += 1;
      ledger = one.after;
      transactions.push(parseTransaction(one.writes[`transactions/${LEAGUE}_${ledger.step}`]));
    }
    rosters[id] = ledger.rosters;
  }
  expectBooks(league.drafted.rosters, transactions, ledger);
  expectHistory(rosters, ledger);
  return heard;
}

/**
 * Plays random leagues in-process: domain and rules agree on every move, and the rules deny a forgery of each legal
 * one. The errors met are `codes`.
 */
export async function expectAgreement(
  name: string,
  rules: Ruleset,
  anyCase: AnyCase,
  codes: readonly string[],
): Promise<void> {
  const met = new Set<string>();
  const tried = new Set<string>();
  let legal = 0;
  for (const seed of seedsOf(name, FIRST_SEED, LEAGUES)) {
    const roll = seededRandom(seed);
    const authorize = (one: PortalCase, before: Documents): boolean => {
      const allows = (writes: Documents): boolean =>
        Object.values(authorizeBatch(rules, one.uid, before, writes, MOVE_COLLECTIONS)).every(({ allowed }) => allowed);
      if (one.verdict.ok) {
        const step = Object.keys(one.writes).find((path) => path.startsWith('transactions/'))!;
        const roster = `leagueUsers/${LEAGUE}_${one.manager}`;
        const [name, forge] = roll.one(Object.entries(STEP_FORGERIES));
        const forged = forge(one.writes, { step, roster, uid: one.manager });
        expect(allows(forged), `${one.what}, with ${name}`).toBe(false);
        tried.add(name);
      }
      return allows(one.writes);
    };
    const heard = await playMoves(anyCase, anyPortalLeague(roll), roll, () => NOW * 1000, authorize);
    legal += heard.legal;
    heard.codes.forEach((code) => met.add(code));
  }
  expect(legal).toBeGreaterThan(atFullLength(300));
  expectMet(met, codes);
  expectMet(tried, Object.keys(STEP_FORGERIES));
}

/** Plays a random league on the running engine: domain and engine agree on every move. */
export async function expectEngineAgreement(referee: Referee, seed: number, anyCase: AnyCase): Promise<void> {
  const roll = seededRandom(seed);
  await arrangePeople(referee);
  const heard = await playMoves(anyCase, anyPortalLeague(roll), roll, risingClock(), (one, before) =>
    commits(referee, one, before),
  );
  expect(heard.legal).toBeGreaterThan(5);
}
