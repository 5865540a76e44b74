import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { NOW, authorizeBatch, compiledRules } from '../support/inProcess';
import { anyPortalCase, portalCase, portalDocuments } from '../support/portalCases';
import { engineSeeds, inProcess } from '../support/randomPlay';
import { openReferee, type Referee } from '../support/referee';

describe('the portal code and the rules', inProcess, () => {
  const rules = compiledRules();

  it('agree on every move of random leagues, and the rules deny every forged batch', { timeout: 240_000 }, () =>
    expectAgreement('moves', rules, anyPortalCase, [
      'closed',
      'held',
      'no-roster',
      'not-yours',
      'nothing',
      'roster-full',
      'taken',
      'upcoming',
      'yours',
    ]),
  );

  it('stay within the expression limit in the largest league, late in its season', () => {
    const { one, ledger, week } = largestLeague(fiveEach, { slots: DEFAULT_SLOTS, benchSize: DEFAULT_BENCH });
    const move = { add: 'VAN-DST' as SquadId, drop: ledger.rosters.fan3![0]! };
    const { writes } = portalCase({ home: one.home, ledger, week, uid: 'fan3', move, now: NOW * 1000 });
    const before = portalDocuments(one, ledger, week);
    const costs = expectWithinLimit('move', authorizeBatch(rules, 'fan3', before, writes, MOVE_COLLECTIONS));
    expect(costs).toHaveLength(3);
    console.log(costs.join(', '));
  });
});

describe('the portal code and the running engine', () => {
  let referee: Referee;
  beforeAll(async () => void (referee = await openReferee('portal-agreement')));
  afterAll(() => referee.close());

  it.each(engineSeeds('moves', 30_000))('agree on the moves of seed %d', { timeout: 120_000 }, (seed) =>
    expectEngineAgreement(referee, seed, anyPortalCase),
  );
});
