import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseDatabaseName } from '../paths/resourceName';
import { encodeFields } from '../values/json';
import { microsOfTimestamp, parseTimestamp } from '../values/timestamp';
import { decodeWatched, membersOf } from '../watch/target';
import { ChannelClient } from './channelClient';
import { Folding } from './folding';
import { GrpcClient } from './grpcClient';
import { arbitraryBatch, DATABASE, folded, fresh, QUERIES, ROOT, write } from './proof';
import { TestEmulator, until } from './support';
import { fuzz } from './fuzzing';

const TARGETS = QUERIES.map((_, i) => i + 1);
const NAME = parseDatabaseName(DATABASE);

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await TestEmulator.start();
});
afterAll(() => emulator.server.stop());

const step = fc.oneof(
  { weight: 6, arbitrary: arbitraryBatch },
  { weight: 2, arbitrary: fc.constantFrom('cut', 'lose', 'poll', 'stream', 'interrupt', 'wait') },
);

/** A target's documents right after a time, from the history of the data. */
function heldAt(target: number, time: string): readonly (readonly [string, string])[] | null {
  const { database } = emulator.engine.context(NAME);
  const view = database.at(microsOfTimestamp(parseTimestamp(time)));
  if (!view) return null;
  const watched = decodeWatched({ query: { parent: ROOT, structuredQuery: QUERIES[target - 1] } }, NAME);
  return [...membersOf(watched, view, NAME).values()]
    .map(({ path, fields }) => [`${ROOT}/${path}`, JSON.stringify(encodeFields(fields))] as const)
    .sort();
}

it.each([
  ['WebChannel', ChannelClient],
  ['gRPC', GrpcClient],
])(
  'over %s, each snapshot is the state of all targets at its time, even after cuts, losses and polling, and nothing is sent twice',
  async (_name, Client) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        await emulator.clear();
        const wrong: unknown[] = [];
        const client = new Folding((targets, time) => {
          for (const target of targets) {
            const [has, held] = [folded(client, target), heldAt(target, time)];
            if (JSON.stringify(has) !== JSON.stringify(held)) wrong.push({ target, time, has, held });
          }
        });
        const channel = new Client(emulator.origin, TARGETS, client);
        const isCurrent = (): boolean =>
          TARGETS.every(
            (target) => JSON.stringify(folded(client, target)) === JSON.stringify(fresh(emulator.engine, target)),
          );
        for (const what of steps) {
          if (typeof what === 'object') write(emulator.engine, what);
          else if (what === 'cut') channel.cut();
          else if (what === 'lose') channel.lose();
          else if (what === 'interrupt')
            await emulator.interrupt(() => write(emulator.engine, { 'c/a': 4, 'c/e': null }));
          else if (what === 'wait') await until(isCurrent);
          else channel.polls = what === 'poll';
          await new Promise(setImmediate);
        }
        await until(isCurrent);
        await channel.stop();
        expect(wrong).toEqual([]);
        expect(channel.doubled).toBe(0);
        expect(client.heard.filter(({ filter }) => filter)).toEqual([]);
      }),
      fuzz(20),
    );
  },
);
