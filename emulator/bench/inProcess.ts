import { compileRules } from '../rules/index';
import { callerOf, type Caller } from '../service/caller';
import { commit, getDocument } from '../service/commands';
import { Engine } from '../service/engine';
import { runQuery } from '../service/queries';
import { RequestLog } from '../service/requestLog';
import { DATABASE, ROOT } from './wire';

const OWNER = callerOf('Bearer owner');
const FAN = callerOf(`Bearer e30.${Buffer.from('{"sub":"fan"}').toString('base64url')}.`);

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /scores/{id} { allow read: if request.auth.uid == resource.data.owner; }
} }`;

/** A benchmark document, as an application holds it in memory. */
interface Score {
  group: number;
  points: number;
  owner: string;
}

function newEngine(): Engine {
  const wall = (): number => Date.now();
  const log = new RequestLog(null, wall);
  const engine = new Engine({ compile: compileRules, wall, newEpoch: () => 'bench', indexes: null, log });
  engine.rules.set(null, RULES, 'bench.rules');
  return engine;
}

function scores(count: number): Score[] {
  return Array.from({ length: count }, (_, i) => ({ group: i % 10, points: (i * 7919) % count, owner: 'fan' }));
}

function fill(engine: Engine, all: readonly Score[]): void {
  const writes = all.map(({ group, points, owner }, i) => ({
    update: {
      name: `${ROOT}/scores/s${i}`,
      fields: {
        group: { integerValue: String(group) },
        points: { integerValue: String(points) },
        owner: { stringValue: owner },
      },
    },
  }));
  for (let at = 0; at < writes.length; at += 500)
    commit(engine, OWNER, { database: DATABASE, writes: writes.slice(at, at + 500) });
}

const BEST_OF_A_GROUP = {
  from: [{ collectionId: 'scores' }],
  where: { fieldFilter: { field: { fieldPath: 'group' }, op: 'EQUAL', value: { integerValue: '3' } } },
  orderBy: [{ field: { fieldPath: 'points' }, direction: 'DESCENDING' }],
  limit: 20,
};

/** Milliseconds per call, the best of several rounds: other load on the machine can only make it longer. */
function time(calls: number, work: () => void): number {
  const rounds = Array.from({ length: 7 }, () => {
    const begun = performance.now();
    for (let i = 0; i < calls; i++) work();
    return (performance.now() - begun) / calls;
  });
  return Math.min(...rounds);
}

/**
 * Milliseconds of a query with 20 results: sent to the engine over 1,000 and over 50,000 documents, and computed from
 * an array.
 */
export function measureQueries(): { few: number; full: number; array: number } {
  const asking = (count: number): (() => void) => {
    const engine = newEngine();
    fill(engine, scores(count));
    return () => void runQuery(engine, OWNER, { parent: ROOT, structuredQuery: BEST_OF_A_GROUP });
  };
  const [few, full] = [asking(1000), asking(50_000)];
  // The first rounds are warm-up, so that neither is measured while the other's code is still being compiled.
  time(300, few);
  time(300, full);
  const all = scores(50_000);
  const sorted = (): void =>
    void all
      .filter(({ group }) => group === 3)
      .sort((a, b) => b.points - a.points)
      .slice(0, 20);
  return { few: time(300, few), full: time(300, full), array: time(5, sorted) };
}

/** Orders that each need a different index. */
const ORDERS = [['points'], ['group', 'points'], ['points', 'group'], ['owner', 'points'], ['points', 'owner']];

/**
 * Milliseconds that one more index adds to a write that changes the indexed field, in a collection of 20,000 documents.
 */
export function measureIndexedWrite(): number {
  const write = (orders: readonly string[][]): number => {
    const engine = newEngine();
    fill(engine, scores(20_000));
    for (const fields of orders) {
      const orderBy = fields.map((fieldPath) => ({ field: { fieldPath } }));
      runQuery(engine, OWNER, { parent: ROOT, structuredQuery: { from: BEST_OF_A_GROUP.from, orderBy, limit: 1 } });
    }
    let n = 0;
    return time(2000, () => {
      const points = { integerValue: String(++n) };
      const fields = { group: { integerValue: '3' }, points, owner: { stringValue: 'fan' } };
      const name = `${ROOT}/scores/s${n % 20_000}`;
      commit(engine, OWNER, { database: DATABASE, writes: [{ update: { name, fields } }] });
    });
  };
  return (write(ORDERS) - write([])) / ORDERS.length;
}

/** Document reads per second through the whole request path: read, evaluated by a simple rule, and returned. */
export function measureRules(): number {
  const engine = newEngine();
  fill(engine, scores(1000));
  let n = 0;
  const get = (caller: Caller): void => void getDocument(engine, caller, { name: `${ROOT}/scores/s${++n % 1000}` });
  return 1000 / time(5000, () => get(FAN));
}
