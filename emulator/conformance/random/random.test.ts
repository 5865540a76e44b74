import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestEmulator } from '../../tests/support';
import { openBackend, type Backend } from '../backend';
import { describeDisagreement, ExpressionPair } from './compareExpressions';
import { compareLists, describeListDisagreement } from './compareLists';
import { ExpressionClient } from './evaluate';
import { drawExample } from './expressions';
import { ListClient } from './listClient';
import { drawListExample, type ListKind } from './listRules';
import { RandomSource } from './randomSource';

// Random rules, played on this engine and on Google's emulator. RULES_SEED and RULES_ROUNDS choose other examples, and
// more of them. Findings become rows of the table. These tests run in the project `conformance` when FIRESTORE_ENGINE
// is `official`.

const SEED = Number(process.env.RULES_SEED ?? 4000);
const ROUNDS = Number(process.env.RULES_ROUNDS ?? 4);
/** Examples per round, all in one ruleset. */
const EXAMPLES = 100;

describe(`random rules of seed ${SEED}`, () => {
  let official: Backend;
  let own: TestEmulator;

  beforeAll(async () => {
    [official, own] = await Promise.all([openBackend(), TestEmulator.start()]);
  });
  afterAll(async () => {
    await Promise.all([official.stop(), own.server.stop()]);
  });

  it('evaluate to the same values on both engines', { timeout: ROUNDS * 60_000 }, async () => {
    const random = new RandomSource(SEED);
    const pair = new ExpressionPair(
      new ExpressionClient(own.origin, 'demo-random'),
      new ExpressionClient(official.origin, 'demo-random'),
    );
    for (let round = 0; round < ROUNDS; round++) {
      const found = await pair.compare(Array.from({ length: EXAMPLES }, () => drawExample(random)));
      const shrunk = await Promise.all(found.slice(0, 3).map((each) => pair.shrink(each)));
      expect(shrunk.map(describeDisagreement)).toEqual([]);
    }
  });

  it.each<ListKind>(['guarantees', 'anything'])(
    'allow the same lists on both engines: %s',
    { timeout: ROUNDS * 60_000 },
    async (kind) => {
      const random = new RandomSource(SEED);
      const [ours, theirs] = [own, official].map(({ origin }) => new ListClient(origin, `demo-lists-${kind}`));
      if (ours === undefined || theirs === undefined) throw new Error('Both engines are needed.');
      for (let round = 0; round < ROUNDS; round++) {
        const examples = Array.from({ length: EXAMPLES }, () => drawListExample(random, kind));
        const found = await compareLists(ours, theirs, examples, kind);
        expect(found.map(describeListDisagreement)).toEqual([]);
      }
    },
  );
});
