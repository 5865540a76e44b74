import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestEmulator } from '../tests/support';
import { ownEngineOnly } from '../official/engine';
import { putRules } from './backend';
import { AdminPlayers } from './nodePlayers';
import { asWanted, play } from './play';
import { OPEN_PROJECT, Sandbox } from './sandbox';
import { RestPlayers, SdkPlayers } from './players';
import { OPEN_RULES } from './table';
import type { Case, Outcome, QueryShape } from './types';

// Queries without their composite index. An index is only read in its own direction ("distinct indexes and not
// interchangeable", https://github.com/firebase/agent-skills, references/indexes.md), so `limitToLast` needs a
// different index than `limit` on the same order.

const INDEXES = {
  indexes: [
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'a', order: 'ASCENDING' },
        { fieldPath: 'b', order: 'ASCENDING' },
      ],
    },
  ],
};

const indexed: QueryShape = { from: 'c', where: [['a', '==', 1]], orderBy: [['b']] };
const other: QueryShape = { from: 'c', where: [['a', '==', 1]], orderBy: [['z']] };
const mirror: QueryShape = { ...indexed, orderBy: [['b', 'desc']] };
const last: QueryShape = { ...indexed, limitToLast: 1 };
const group: QueryShape = { ...indexed, from: { group: 'c' } };
const MISSING: Outcome = { error: 'failed-precondition', says: 'The query requires an index.' };

const ROWS: readonly (readonly [name: string, steps: Case['steps']])[] = [
  ['with its index', [[{ query: indexed }, ['d']]]],
  [
    'needing none',
    [
      [
        {
          query: {
            from: 'c',
            where: [
              ['a', '==', 1],
              ['b', '==', 2],
            ],
          },
        },
        ['d'],
      ],
    ],
  ],
  ['in another order', [[{ query: other }, MISSING]]],
  ['in the other direction', [[{ query: mirror }, MISSING]]],
  ['in the other direction for the last few', [[{ query: last }, MISSING]]],
  ['of a group', [[{ query: group }, MISSING]]],
  ['of which a number is asked', [[{ aggregate: other, numbers: { all: 'count' } }, MISSING]]],
];
const LISTENED: Case['steps'] = [[{ listen: other, as: 'l' }, { error: 'failed-precondition' }]];

describe('the missing index error of a query', ownEngineOnly('requiredIndexes'), () => {
  let emulator: TestEmulator;
  const sandbox = new Sandbox(OPEN_PROJECT, 'indexes-x');

  beforeAll(async () => {
    full.setLogLevel('silent');
    lite.setLogLevel('silent');
    emulator = await TestEmulator.start({ indexes: INDEXES });
    const { port, origin } = emulator;
    await putRules({ host: '127.0.0.1', port, origin, stop: () => Promise.resolve() }, OPEN_PROJECT, OPEN_RULES);
    await fetch(`${origin}/v1/${sandbox.name('c/d')}`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ fields: { a: { integerValue: '1' }, b: { integerValue: '2' } } }),
    });
  });
  afterAll(() => emulator.server.stop());

  const playersOf = {
    node: () => new SdkPlayers({ full }, '127.0.0.1', emulator.port),
    lite: () => new SdkPlayers({ lite }, '127.0.0.1', emulator.port),
    admin: () => new AdminPlayers('127.0.0.1', emulator.port),
    rest: () => new RestPlayers(emulator.origin),
  };

  it.each(Object.keys(playersOf) as (keyof typeof playersOf)[])('is reported to %s', async (client) => {
    const players = playersOf[client]();
    const listens = client === 'node' || client === 'admin';
    for (const [name, steps] of [...ROWS, ...(listens ? [['listened to', LISTENED] as const] : [])]) {
      const row: Case = { name, page: '', steps };
      const gave = await play(await players.player(row, 0, sandbox), row, emulator.origin, sandbox);
      expect([name, ...gave.map((outcome, at) => asWanted(outcome, steps[at]?.[1]))]).toEqual([
        name,
        ...steps.map(([, wanted]) => wanted),
      ]);
    }
    await players.close();
  });
});
