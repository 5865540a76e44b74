import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_REASON_LENGTH } from '@/domain/moves/ledger/corrections';
import { DEFAULT_BENCH, DEFAULT_SLOTS } from '@/domain/lineup/slots';
import type { SquadId } from '@/domain/football/squads';
import {
  MOVE_COLLECTIONS,
  expectAgreement,
  expectEngineAgreement,
  expectWithinLimit,
  fiveEach,
  largestLeague,
} from '../support/agreement';
import { anyCorrectionCase, correctionCase } from '../support/correctionCases';
import { NOW, authorizeBatch, compiledRules } from '../support/inProcess';
import { portalDocuments } from '../support/portalCases';
import { engineSeeds, inProcess } from '../support/randomPlay';
import { openReferee, type Referee } from '../support/referee';

describe('the code of corrections and the rules', inProcess, () => {
  const rules = compiledRules();

  it('agree on every correction in random leagues, and the rules deny every forged batch', { timeout: 240_000 }, () =>
    expectAgreement('corrections', rules, anyCorrectionCase, [
      'closed',
      'commissioner',
      'held',
      'no-roster',
      'not-theirs',
      'nothing',
      'reason',
      'roster-full',
      'taken',
      'twice',
    ]),
  );

  it('stay within the expression limit in the largest league, late in its season', () => {
    const { one, ledger, week } = largestLeague(fiveEach, { slots: DEFAULT_SLOTS, benchSize: DEFAULT_BENCH });
    const correction = {
      manager: 'fan3',
      adds: ['VAN-DST', 'UK-DST', 'MSU-DST'] as SquadId[],
      drops: ledger.rosters.fan3!.slice(0, 3),
      reason: 'x'.repeat(MAX_REASON_LENGTH),
    };
    const { writes } = correctionCase({ home: one.home, ledger, week, uid: 'fan0', correction, now: NOW * 1000 });
    const before = portalDocuments(one, ledger, week);
    const costs = expectWithinLimit('correction', authorizeBatch(rules, 'fan0', before, writes, MOVE_COLLECTIONS));
    expect(costs).toHaveLength(3);
    console.log(costs.join(', '));
  });
});

describe('the code of corrections and the running engine', () => {
  let referee: Referee;
  beforeAll(async () => void (referee = await openReferee('correction-agreement')));
  afterAll(() => referee.close());

  it.each(engineSeeds('corrections', 30_000))('agree on the corrections of seed %d', { timeout: 120_000 }, (seed) =>
    expectEngineAgreement(referee, seed, anyCorrectionCase),
  );
});
