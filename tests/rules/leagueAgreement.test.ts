import { readFileSync } from 'node:fs';
import { Timestamp, serverTimestamp, type DocumentData } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { person, commit } from '../attack/support/requests';
import { remove, set } from '../attack/support/wire';
import { openWorld } from '../attack/support/world';
import { FIRST_SEED, IS_SHORT, atFullLength, expectMet, inProcess, seedsOf } from '../support/randomPlay';
import { seededRandom } from '../support/seededRandom';
import { MAX_EXPRESSIONS, NOW, compiledRules, authorizeBatch, type Writes } from '../support/inProcess';
import {
  aged,
  anyCommand,
  applied,
  forged,
  newWorld,
  withDraftMoved,
  type Command,
  type World,
} from '../support/leagueGame';
import { suite } from '../support/suite';

/** The collections that these tests check, with the drafts and ledgers that are written in one batch with a league. */
const JUDGED = [
  'drafts',
  'feedback',
  'joinCodes',
  'leagueUsers',
  'leagues',
  'ledgers',
  'messages',
  'rosterCodes',
  'usernameOwners',
  'usernames',
  'users',
  'writeRates',
];

/** Possible seconds between two commands. On a running engine, none ends close to the end of a write rate's period. */
const SECONDS = [0, 0, 0, 0.5, 5, 30, 90, 7200, 172_800];
const SECONDS_ON_ENGINE = [25, 90, 7300, 172_800];
const STRANGER = 'zoe';

type Authorizer = (world: World, uid: string, writes: Writes) => boolean | Promise<boolean>;
interface Heard {
  legal: number;
  illegal: number;
  forged: number;
  kinds: Map<string, number>;
}

/**
 * Plays this many steps. Checks that domain and rules agree on each command, and that the rules deny one forgery of
 * each legal one.
 */
async function play(
  seed: number,
  steps: number,
  seconds: readonly number[],
  nowOf: () => number,
  authorize: Authorizer,
  heard: Heard,
): Promise<void> {
  const roll = seededRandom(seed);
  let world = newWorld();
  for (let step = 0; step < steps; step += 1) {
    world = withDraftMoved(aged(world, roll.one(seconds)), roll);
    const now = nowOf();
    const command = anyCommand(world, roll, now);
    if (command === null) continue;
    const where = `seed ${seed}, step ${step}: ${command.what} by ${command.uid} ${JSON.stringify(command.writes)}`;
    expect(await authorize(world, command.uid, command.writes), where).toBe(command.legal);
    heard[command.legal ? 'legal' : 'illegal'] += 1;
    if (!command.legal) continue;
    heard.kinds.set(command.what, (heard.kinds.get(command.what) ?? 0) + 1);
    await forge(world, command, roll, now, authorize, where, heard);
    world = applied(world, command.writes);
  }
}

async function forge(
  world: World,
  command: Command,
  roll: ReturnType<typeof seededRandom>,
  now: number,
  authorize: Authorizer,
  where: string,
  heard: Heard,
): Promise<void> {
  expect(await authorize(world, STRANGER, command.writes), `${where}, by a stranger`).toBe(false);
  const forgery = forged(command, roll, now);
  if (forgery === null) return;
  expect(await authorize(world, command.uid, forgery.writes), `${where}, forged: ${forgery.name}`).toBe(false);
  heard.forged += 1;
}

const KINDS = [
  'answer feedback',
  'become a former manager',
  'change a record',
  'dissolve',
  'found',
  'hand over',
  'have no co-commissioner',
  'hold a seat',
  'join',
  'leave',
  'leave after the draft',
  'let a seat go',
  'name a co-commissioner',
  'name a team',
  'options',
  'read a message',
  'read an answer',
  'remove',
  'remove after the draft',
  'renew the code',
  'say something',
  'send feedback',
  'show a profile',
  'take a username',
  'take over',
];

describe('the league code and the rules', inProcess, () => {
  it('agree on every command of random games, and the rules deny every forged write', async () => {
    const rules = compiledRules();
    const costs = new Map<string, number>();
    const heard: Heard = { legal: 0, illegal: 0, forged: 0, kinds: new Map() };
    const authorize: Authorizer = (world, uid, writes) => {
      const decisions = Object.entries(authorizeBatch(rules, uid, world, writes, JUDGED));
      const allowed = decisions.every(([, decision]) => decision.allowed);
      for (const [path, { expressions }] of allowed ? decisions : []) {
        const kind = `${path.split('/')[0]!} ${writes[path] === null ? 'delete' : path in world ? 'update' : 'create'}`;
        costs.set(kind, Math.max(costs.get(kind) ?? 0, expressions));
      }
      return allowed;
    };
    for (const seed of seedsOf('leagues', 1, 50)) await play(seed, 320, SECONDS, () => NOW * 1000, authorize, heard);
    expectMet(heard.kinds.keys(), KINDS);
    expect(heard.legal).toBeGreaterThan(atFullLength(1200));
    expect(heard.illegal).toBeGreaterThan(atFullLength(3000));
    expect(heard.forged).toBeGreaterThan(atFullLength(800));
    expect(Object.fromEntries([...costs].filter(([, expressions]) => expressions > MAX_EXPRESSIONS))).toEqual({});
  }, 240_000);
});

describe('the league code and the running engine', () => {
  it('agree on every command of a random game', async () => {
    const engine = await openWorld(
      suite.host,
      suite.firestorePort,
      'demo-leagues',
      readFileSync('firestore.rules', 'utf8'),
    );
    const heard: Heard = { legal: 0, illegal: 0, forged: 0, kinds: new Map() };
    let now = 0;
    const authorize: Authorizer = async (world, uid, writes) => {
      await engine.reset(world);
      const batch = Object.entries(writes).map(
        ([path, data]) => [path, data === null ? remove : set(sent(data, now))] as const,
      );
      const { outcome } = await engine.send(person(uid, { email: `${uid}@example.test` }), commit(batch));
      return outcome === 'allowed';
    };
    try {
      for (const seed of seedsOf('leagues on an engine', FIRST_SEED, 1, 1))
        await play(seed, IS_SHORT ? 60 : 250, SECONDS_ON_ENGINE, () => (now = Date.now()), authorize, heard);
    } finally {
      await engine.close();
    }
    expect(heard.legal).toBeGreaterThan(atFullLength(5));
    expect(heard.illegal).toBeGreaterThan(atFullLength(5));
  }, 120_000);
});

/** The document as a client sends it: timestamps of `now` become the server's time. */
function sent(data: DocumentData, now: number): DocumentData {
  const written = (value: unknown): unknown => {
    if (value instanceof Timestamp) return value.toMillis() === now ? serverTimestamp() : value;
    if (Array.isArray(value)) return value.map(written);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, written(inner)]));
  };
  return written(data) as DocumentData;
}
