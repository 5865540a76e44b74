import { doc, serverTimestamp, Timestamp, writeBatch, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOVE_COLLECTIONS, type Documents } from '../support/agreement';
import { LEAGUE, put } from '../support/documents';
import { allowed, denied } from '../support/decision';
import { MAX_EXPRESSIONS, NOW, authorizeBatch, compiledRules } from '../support/inProcess';
import { anyLineupCorrectionCase, type LineupCorrectionCase } from '../support/lineupCorrectionCases';
import { FIRST_SEED, atFullLength, expectMet, inProcess, seedsOf } from '../support/randomPlay';
import { openReferee, type Referee } from '../support/referee';
import { seededRandom } from '../support/seededRandom';
import { STEP_FORGERIES } from '../support/stepForgeries';

const CASES = 6000;
/** Cases that also run on the running engine. */
const PLAYED = 40;
const COLLECTIONS = [...MOVE_COLLECTIONS, 'weeklyRosters'];
const LEDGER = `ledgers/${LEAGUE}`;

const stepOf = ({ writes }: LineupCorrectionCase): string =>
  Object.keys(writes).find((path) => path.startsWith('transactions/'))!;
const lineupsOf = ({ weekId }: LineupCorrectionCase): string => `weeklyRosters/${LEAGUE}_${weekId}`;
const markOf = ({ manager }: LineupCorrectionCase): string => `leagueUsers/${LEAGUE}_${manager}`;

const omit = (writes: Documents, path: string): Documents =>
  Object.fromEntries(Object.entries(writes).filter(([other]) => other !== path));
const bend = (writes: Documents, path: string, changes: DocumentData): Documents => ({
  ...writes,
  [path]: { ...writes[path], ...changes },
});

/** Single changes to a legal batch. None of them is ever legal. */
const FORGERIES: Record<string, (one: LineupCorrectionCase) => Documents> = {
  'without the lineup': (one) => omit(one.writes, lineupsOf(one)),
  'without the lineup and its mark': (one) => omit(omit(one.writes, lineupsOf(one)), markOf(one)),
  'the lineup alone': (one) => ({ [lineupsOf(one)]: one.writes[lineupsOf(one)]! }),
  'the lineup without a step': (one) => omit(omit(one.writes, LEDGER), stepOf(one)),
  'the lineup as it was': (one) => {
    const path = lineupsOf(one);
    return one.before[path] === undefined ? omit(one.writes, path) : { ...one.writes, [path]: one.before[path] };
  },
  'the lineup of another manager too': (one) =>
    bend(one.writes, lineupsOf(one), { users: { ...one.writes[lineupsOf(one)]!.users, cat: ['ALA-QB_QB'] } }),
  'starts and sits exchanged': (one) => {
    const { starts, sits } = one.writes[stepOf(one)]!;
    return bend(one.writes, stepOf(one), { starts: sits, sits: starts });
  },
  'a start more': (one) => bend(one.writes, stepOf(one), { starts: [...one.writes[stepOf(one)]!.starts, 'YALE-QB'] }),
  'a sit more': (one) => bend(one.writes, stepOf(one), { sits: [...one.writes[stepOf(one)]!.sits, 'YALE-QB'] }),
  'neither start nor sit': (one) => bend(one.writes, stepOf(one), { starts: [], sits: [] }),
  'an add': (one) => bend(one.writes, stepOf(one), { adds: ['ALA-QB'] }),
  'a drop': (one) => bend(one.writes, stepOf(one), { drops: ['ALA-QB'] }),
  'called a correction of a roster': (one) => bend(one.writes, stepOf(one), { kind: 'correction' }),
  'without a reason': (one) => bend(one.writes, stepOf(one), { reason: '' }),
};

/** Those that a step of another kind is denied for, but for the two that say what a lineup's step says anyway. */
const SHARED = Object.entries(STEP_FORGERIES).filter(
  ([name]) => name !== 'no squads in the transaction' && name !== 'without the roster document',
);

describe('the code of lineup corrections and the rules', inProcess, () => {
  it('agree on every correction, and the rules deny every forged batch', { timeout: 240_000 }, () => {
    const rules = compiledRules();
    const decide = (one: LineupCorrectionCase, writes: Documents) =>
      Object.values(authorizeBatch(rules, one.uid, one.before, writes, COLLECTIONS));
    const heard = { legal: 0, codes: new Set<string>(), tried: new Set<string>(), most: 0 };
    for (const seed of seedsOf('lineup corrections', FIRST_SEED, CASES, 500)) {
      const roll = seededRandom(seed);
      const one = anyLineupCorrectionCase(roll, NOW * 1000, true);
      const decisions = decide(one, one.writes);
      expect(
        decisions.every(({ allowed }) => allowed),
        `seed ${seed}: ${one.what}`,
      ).toBe(one.verdict.ok);
      if (!one.verdict.ok) {
        heard.codes.add(one.verdict.error.code);
        continue;
      }
      heard.legal += 1;
      heard.most = Math.max(heard.most, ...decisions.map(({ expressions }) => expressions));
      const shared = SHARED.map(
        ([name, forge]) =>
          [name, () => forge(one.writes, { step: stepOf(one), roster: markOf(one), uid: one.manager })] as const,
      );
      const own = Object.entries(FORGERIES).map(([name, forge]) => [name, () => forge(one)] as const);
      const [name, forged] = roll.one([...shared, ...own]);
      expect(
        decide(one, forged()).every(({ allowed }) => allowed),
        `seed ${seed}: ${one.what}, with ${name}`,
      ).toBe(false);
      heard.tried.add(name);
    }
    expect(heard.legal).toBeGreaterThan(atFullLength(CASES / 25));
    expectMet(heard.codes, [
      ...['closed', 'commissioner', 'locked', 'misfit', 'nothing', 'reason', 'roster', 'slot-full'],
    ]);
    expectMet(heard.tried, [...SHARED.map(([name]) => name), ...Object.keys(FORGERIES)]);
    expect(heard.most).toBeLessThanOrEqual(MAX_EXPRESSIONS);
    console.log(`${String(heard.legal)} legal, at most ${String(heard.most)} expressions`);
  });
});

describe('the code of lineup corrections and the running engine', () => {
  let referee: Referee;
  beforeAll(async () => void (referee = await openReferee('lineup-correction-agreement')));
  afterAll(() => referee.close());

  it.each(seedsOf('lineup corrections on an engine', 10_000, PLAYED))(
    'agree on the correction of seed %d',
    async (seed) => {
      const one = anyLineupCorrectionCase(seededRandom(seed), Date.now(), false);
      await referee.clear();
      await referee.arrange((db) => put(db, one.before));
      const db = referee.as(one.uid);
      const batch = writeBatch(db);
      for (const [path, data] of Object.entries(one.writes))
        batch.set(doc(db, path), path === stepOf(one) ? { ...data, at: serverTimestamp() } : data);
      await (one.verdict.ok ? allowed : denied)(batch.commit());
    },
  );

  it('deny a correction that says another time', async () => {
    const one = Array.from({ length: 200 }, (_, seed) =>
      anyLineupCorrectionCase(seededRandom(seed), Date.now(), false),
    ).find(({ verdict }) => verdict.ok)!;
    await referee.clear();
    await referee.arrange((db) => put(db, one.before));
    const db = referee.as(one.uid);
    const send = (at: unknown) => {
      const batch = writeBatch(db);
      for (const [path, data] of Object.entries(one.writes))
        batch.set(doc(db, path), path === stepOf(one) ? { ...data, at } : data);
      return batch.commit();
    };
    await denied(send(Timestamp.fromMillis(Date.now() - 60_000)));
    await allowed(send(serverTimestamp()));
  });
});
