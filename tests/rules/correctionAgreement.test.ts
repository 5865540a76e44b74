import { Timestamp, doc, serverTimestamp, writeBatch, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '@/domain/books';
import { DEFAULT_BENCH, DEFAULT_SLOTS } from '@/domain/slots';
import { ALL_SQUADS, type SquadId } from '@/domain/squads';
import { rosterInWeek } from '@/domain/rosterHistory';
import { REASON_LENGTH } from '@/domain/corrections';
import { parseTransaction, type Transaction } from '@/domain/transactions';
import { LEAGUE, league, leagueUser, people as users, put } from '../support/documents';
import { anyCorrectionCase, correctionCase, type CorrectionCase } from '../support/correctionCases';
import { NOW, authorizeBatch, compiledRules } from '../support/inProcess';
import { storedWeek } from '../support/lineups';
import { STEP_FORGERIES } from '../support/stepForgeries';
import { anyPortalLeague, anyPortalWeek, portalDocuments, type PortalLeague } from '../support/portalCases';
import { openReferee, type Referee } from '../support/referee';
import { seededRandom, type SeededRandom } from '../support/seededRandom';

const COLLECTIONS = ['ledgers', 'transactions', 'leagueUsers'];
const WEEKS = ['2025-03', '2025-04', '2025-05', '2025-06'];
/** This long after the time of the requests, in milliseconds. */
const at = (milliseconds: number): Timestamp => Timestamp.fromMillis(NOW * 1000 + milliseconds);
const MOVES_A_WEEK = 12;
/** Leagues to play in-process, and on the running engine. */
const LEAGUES = 40;
const PLAYED = 4;
/** The most expressions that an honest request may cost. Firebase stops at 1,000. */
const MOST_EXPRESSIONS = 700;
/** Fixed, so that results depend on the code alone. AGREEMENT_SEED plays others. */
const FIRST_SEED = Number(process.env.AGREEMENT_SEED ?? 1);

type Documents = Record<string, DocumentData>;

/** Plays a league through some weeks, a legal or illegal correction at a time, and checks that `authorize` and the domain agree on each. */
async function play(
  league: PortalLeague,
  roll: SeededRandom,
  now: () => number,
  authorize: (one: CorrectionCase, before: Documents) => boolean | Promise<boolean>,
): Promise<{ legal: number; codes: Set<string> }> {
  let ledger = league.drafted;
  const transactions: Transaction[] = [];
  const rosters: Record<string, typeof ledger.rosters> = {};
  const heard = { legal: 0, codes: new Set<string>() };
  for (const id of WEEKS) {
    for (let move = 0; move < MOVES_A_WEEK; move++) {
      const moment = now();
      const week = anyPortalWeek(id, league, roll, moment);
      const one = anyCorrectionCase(league, ledger, week, roll, moment);
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
  expect(checkBooks(league.drafted.rosters, transactions, ledger).problems).toEqual([]);
  for (const [id, then] of Object.entries(rosters))
    for (const [manager, roster] of Object.entries(then)) expect(rosterInWeek(ledger, manager, id)).toEqual(roster);
  expect(new Set(ledger.owned).size).toBe(ledger.owned.length);
  return heard;
}

describe('the code of corrections and the rules', () => {
  const rules = compiledRules();

  it(
    'agree on every correction in random leagues, and the rules deny every forged batch',
    { timeout: 240_000 },
    async () => {
      const codes = new Set<string>();
      const tried = new Set<string>();
      let legal = 0;
      for (let seed = FIRST_SEED; seed < FIRST_SEED + LEAGUES; seed++) {
        const roll = seededRandom(seed);
        const heard = await play(
          anyPortalLeague(roll),
          roll,
          () => NOW * 1000,
          (one, before) => {
            const allows = (writes: Documents): boolean =>
              Object.values(authorizeBatch(rules, one.uid, before, writes, COLLECTIONS)).every(
                ({ allowed }) => allowed,
              );
            const step = Object.keys(one.writes).find((path) => path.startsWith('transactions/'))!;
            const roster = `leagueUsers/${LEAGUE}_${one.manager}`;
            if (one.verdict.ok) {
              const [name, forge] = roll.one(Object.entries(STEP_FORGERIES));
              const forged = forge(one.writes, { step, roster, uid: one.manager });
              expect(allows(forged), `${one.what}, with ${name}`).toBe(false);
              tried.add(name);
            }
            return allows(one.writes);
          },
        );
        legal += heard.legal;
        heard.codes.forEach((code) => codes.add(code));
      }
      expect(legal).toBeGreaterThan(300);
      expect([...codes].sort()).toEqual(
        [
          'closed',
          'commissioner',
          'no-roster',
          'not-theirs',
          'nothing',
          'reason',
          'roster-full',
          'taken',
          'twice',
        ].sort(),
      );
      expect([...tried].sort()).toEqual(Object.keys(STEP_FORGERIES).sort());
    },
  );

  it('stay within the expression limit in the largest league, late in its season', () => {
    const managers = Array.from({ length: 16 }, (_, i) => `fan${i}`);
    const rosters = Object.fromEntries(managers.map((uid, i) => [uid, ALL_SQUADS.slice(i * 6, i * 6 + 5)]));
    const history = Object.fromEntries(WEEKS.map((id) => [id, rosters]));
    const id = WEEKS.at(-1)!;
    const week = storedWeek({ ALA: at(3_600_000) }, { id, monday: at(-100 * 3_600_000) });
    const home = league(managers, {
      draftStatus: 'complete',
      slots: DEFAULT_SLOTS,
      benchSize: DEFAULT_BENCH,
      capacity: 16,
    });
    const ledger = {
      leagueId: LEAGUE,
      settled: true,
      rosters,
      owned: Object.values(rosters).flat(),
      step: 500,
      history,
    };
    const correction = {
      manager: 'fan3',
      adds: ['VAN-DST', 'UK-DST', 'MSU-DST'] as SquadId[],
      drops: rosters.fan3!.slice(0, 3),
      reason: 'x'.repeat(REASON_LENGTH),
    };
    const one = correctionCase({ home, ledger, week, uid: 'fan0', correction, now: NOW * 1000 });
    const before = portalDocuments({ home, people: managers, drafted: ledger }, ledger, week);
    const decisions = authorizeBatch(rules, 'fan0', before, one.writes, COLLECTIONS);
    expect(Object.keys(decisions)).toHaveLength(3);
    for (const [path, decision] of Object.entries(decisions)) {
      expect(decision.allowed, `${path}: ${decision.explanation ?? ''}`).toBe(true);
      expect(decision.expressions, path).toBeLessThanOrEqual(MOST_EXPRESSIONS);
    }
    console.log(
      Object.entries(decisions)
        .map(([path, { expressions }]) => `${path} ${expressions}`)
        .join(', '),
    );
  });
});

describe('the code of corrections and the running engine', () => {
  let referee: Referee;
  beforeAll(async () => void (referee = await openReferee('correction-agreement')));
  afterAll(() => referee.close());

  it.each(Array.from({ length: PLAYED }, (_, i) => 30_000 + i))(
    'agree on the corrections of seed %d',
    { timeout: 120_000 },
    async (seed) => {
      const roll = seededRandom(seed);
      const one = anyPortalLeague(roll);
      await referee.clear();
      await referee.arrange((db) =>
        put(db, { ...users('ann', 'bob', 'cat', 'eve', 'dan'), [`leagueUsers/${LEAGUE}_dan`]: leagueUser('dan') }),
      );
      let moment = 0;
      const heard = await play(
        one,
        roll,
        () => (moment = Math.max(Date.now(), moment + 1)),
        async (move, before) => {
          const step = move.after.step;
          // The transactions of earlier steps stay; the rest is what the move starts from.
          await referee.arrange((db) => put(db, before));
          const db = referee.as(move.uid);
          const batch = writeBatch(db);
          for (const [path, data] of Object.entries(move.writes)) {
            const isNew = path === `transactions/${LEAGUE}_${step}`;
            batch.set(doc(db, path), isNew ? { ...data, at: serverTimestamp() } : data);
          }
          return batch.commit().then(
            () => true,
            (error: { code?: string }) => {
              if (error.code !== 'permission-denied') throw new Error(move.what, { cause: error });
              return false;
            },
          );
        },
      );
      expect(heard.legal).toBeGreaterThan(5);
    },
  );
});
