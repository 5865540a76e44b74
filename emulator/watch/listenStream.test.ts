import { describe, expect, it } from 'vitest';
import { compileRules } from '../rules/index';
import { callerOf } from '../service/caller';
import { commit } from '../service/commands';
import { Engine } from '../service/engine';
import { RequestLog } from '../service/requestLog';
import { Folding } from '../tests/folding';
import type { Change } from '../tests/folding';
import { ListenStream } from './listenStream';
import type { Outlet } from './listenStream';
import type { Message } from './messages';

const DATABASE = 'projects/p/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const OWNER = callerOf('Bearer owner');

function newEngine(): Engine {
  let now = 1_000_000;
  const wall = (): number => ++now;
  return new Engine({
    compile: compileRules,
    wall,
    newEpoch: () => 'epoch',
    indexes: null,
    log: new RequestLog(null, wall),
  });
}

const outletInto = (heard: Change[]): Outlet => ({
  send: (message) => heard.push(message as Change),
  isCongested: () => false,
  isFull: () => false,
  fail: () => undefined,
  cut: () => undefined,
});

/** A client that folds the messages it receives, on a stream without a transport. */
class FoldingClient {
  private readonly folding = new Folding();
  private stream: ListenStream | null = null;
  private congested = false;

  constructor(private readonly engine: Engine) {}

  get heard(): Change[] {
    return this.folding.heard;
  }

  /** Stops reading, like a slow client, or resumes. */
  set slow(slow: boolean) {
    this.congested = slow;
    if (!slow) this.stream?.drained();
  }

  connect(): void {
    this.stream = new ListenStream(this.engine, OWNER, {
      send: (message) => this.folding.hear(message as Change),
      isCongested: () => this.congested,
      isFull: () => false,
      cut: () => undefined,
      fail: (error) => {
        throw error;
      },
    });
  }

  listen(targetId: number, structuredQuery: Message): void {
    this.stream?.receive({ database: DATABASE, addTarget: { targetId, query: { parent: ROOT, structuredQuery } } });
  }

  watch(targetId: number, ...names: string[]): void {
    this.stream?.receive({ database: DATABASE, addTarget: { targetId, documents: { documents: names } } });
  }

  remove(targetId: number): void {
    this.stream?.receive({ database: DATABASE, removeTarget: targetId });
  }
}

const name = (id: string): string => `${ROOT}/c/${id}`;
const put = (engine: Engine, id: string, fields: object): Message =>
  commit(engine, OWNER, { database: DATABASE, writes: [{ update: { name: name(id), fields } }] });
const drop = (engine: Engine, id: string): Message =>
  commit(engine, OWNER, { database: DATABASE, writes: [{ delete: name(id) }] });
const int = (n: number) => ({ integerValue: String(n) });

const order = { orderBy: [{ field: { fieldPath: 'n' } }] };
const QUERIES: readonly Message[] = [
  { from: [{ collectionId: 'c' }] },
  {
    from: [{ collectionId: 'c' }],
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: int(2) } },
  },
  { from: [{ collectionId: 'c' }], ...order, limit: 2 },
  {
    from: [{ collectionId: 'c' }],
    orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
    limit: 3,
    offset: 1,
  },
  { from: [{ collectionId: 'c', allDescendants: true }], ...order, startAt: { values: [int(1)], before: false } },
];

describe('a listener', () => {
  it('receives a target’s messages in order: added, documents, current, snapshot', () => {
    const engine = newEngine();
    put(engine, 'a', { n: int(1) });
    const client = new FoldingClient(engine);
    client.connect();
    client.listen(7, QUERIES[0] as Message);
    expect(client.heard.map((change) => change.targetChange?.targetChangeType ?? Object.keys(change)[0])).toEqual([
      'ADD',
      'documentChange',
      'CURRENT',
      'NO_CHANGE',
    ]);
    client.remove(7);
    expect(client.heard.at(-1)).toEqual({ targetChange: { targetChangeType: 'REMOVE', targetIds: [7] } });
    const before = client.heard.length;
    put(engine, 'b', { n: int(1) });
    expect(client.heard).toHaveLength(before);
  });

  it('costs a read for each document, and one for a query or a document that finds nothing', () => {
    const engine = newEngine();
    put(engine, 'a', { n: int(1) });
    put(engine, 'b', { n: int(1) });
    const client = new FoldingClient(engine);
    client.connect();
    const cost = (begin: () => void): number => {
      engine.stats('p').reset();
      begin();
      return engine.stats('p').of('owner').listen;
    };
    expect(cost(() => client.listen(1, QUERIES[0] as Message))).toBe(2);
    expect(cost(() => client.listen(2, QUERIES[1] as Message))).toBe(1);
    expect(cost(() => client.watch(3, name('a'), name('none'), name('nothing')))).toBe(3);
    expect(cost(() => put(engine, 'b', { n: int(2) }))).toBe(1);
    expect(cost(() => drop(engine, 'b'))).toBe(0);
  });

  it('receives a different message for each way in which a document leaves', () => {
    const engine = newEngine();
    for (const [i, id] of ['a', 'b', 'c'].entries()) put(engine, id, { n: int(i + 3) });
    const client = new FoldingClient(engine);
    client.connect();
    client.listen(1, QUERIES[2] as Message);
    client.listen(2, QUERIES[1] as Message);
    client.heard.splice(0);
    put(engine, 'z', { n: int(0) });
    expect(client.heard[0]).toMatchObject({ documentRemove: { document: name('b'), removedTargetIds: [1] } });
    put(engine, 'c', { n: int(0) });
    expect(client.heard).toContainEqual(
      expect.objectContaining({ documentChange: expect.objectContaining({ targetIds: [1], removedTargetIds: [2] }) }),
    );
    drop(engine, 'b');
    expect(client.heard).toContainEqual(
      expect.objectContaining({
        documentDelete: expect.objectContaining({ document: name('b'), removedTargetIds: [2] }),
      }),
    );
  });

  it('of a vector search receives documents that enter and leave the results, with distances', () => {
    const at = (...values: number[]) => ({
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: { arrayValue: { values: values.map((value) => ({ doubleValue: value })) } },
        },
      },
    });
    const engine = newEngine();
    put(engine, 'near', { v: at(1) });
    put(engine, 'far', { v: at(5) });
    const client = new FoldingClient(engine);
    client.connect();
    client.listen(1, {
      from: [{ collectionId: 'c' }],
      findNearest: {
        vectorField: { fieldPath: 'v' },
        queryVector: at(0),
        distanceMeasure: 'EUCLIDEAN',
        limit: 2,
        distanceResultField: 'd',
      },
    });
    client.heard.splice(0);
    put(engine, 'nearer', { v: at(0.5) });
    expect(client.heard).toMatchObject([
      { documentChange: { document: { name: name('far'), fields: { v: at(5) } }, removedTargetIds: [1] } },
      { documentChange: { document: { fields: { v: at(0.5), d: { doubleValue: 0.5 } } }, targetIds: [1] } },
      { targetChange: { targetChangeType: 'NO_CHANGE' } },
    ]);
  });

  it('is reset with a token from another run, and receives a count when its expected count is wrong', () => {
    const engine = newEngine();
    put(engine, 'a', { n: int(1) });
    const heard: Change[] = [];
    const stream = new ListenStream(engine, OWNER, outletInto(heard));
    const add = (targetId: number, more: object) =>
      stream.receive({
        database: DATABASE,
        addTarget: { targetId, query: { parent: ROOT, structuredQuery: QUERIES[0] }, ...more },
      });
    add(1, { resumeToken: Buffer.from('other:5').toString('base64') });
    expect(heard.map(({ targetChange }) => targetChange?.targetChangeType)).toContain('RESET');
    const token = heard.at(-1)?.targetChange?.resumeToken;
    heard.splice(0);
    add(2, { resumeToken: token, expectedCount: 5 });
    expect(heard).toContainEqual({ filter: { targetId: 2, count: 1 } });
  });

  it('of a single missing document receives a delete, and a one-time target ends', () => {
    const engine = newEngine();
    const client = new FoldingClient(engine);
    client.connect();
    client.watch(1, name('none'));
    expect(client.heard).toContainEqual({
      documentDelete: expect.objectContaining({ document: name('none'), removedTargetIds: [1] }) as object,
    });
    const heard: Change[] = [];
    const stream = new ListenStream(engine, OWNER, outletInto(heard));
    stream.receive({
      database: DATABASE,
      addTarget: { targetId: 3, once: true, documents: { documents: [name('a')] } },
    });
    expect(heard.at(-1)).toEqual({ targetChange: { targetChangeType: 'REMOVE', targetIds: [3] } });
  });

  it('that is slow receives many commits in one snapshot', () => {
    const engine = newEngine();
    const client = new FoldingClient(engine);
    client.connect();
    client.listen(1, QUERIES[0] as Message);
    client.heard.splice(0);
    client.slow = true;
    for (let n = 0; n < 100; n++) put(engine, 'a', { n: int(n) });
    expect(client.heard).toEqual([]);
    client.slow = false;
    expect(client.heard.map((change) => Object.keys(change)[0])).toEqual(['documentChange', 'targetChange']);
  });

  it('that is denied receives the reason, and the stream stays open', () => {
    const engine = newEngine();
    engine.rules.set(
      null,
      'service cloud.firestore { match /databases/{d}/documents { allow read: if false; } }',
      'shut.rules',
    );
    const heard: Change[] = [];
    const stream = new ListenStream(engine, callerOf(undefined), outletInto(heard));
    stream.receive({ database: DATABASE, addTarget: { targetId: 1, documents: { documents: [name('a')] } } });
    expect(heard).toEqual([
      { targetChange: { targetChangeType: 'ADD', targetIds: [1] } },
      {
        targetChange: expect.objectContaining({
          targetChangeType: 'REMOVE',
          targetIds: [1],
          cause: expect.objectContaining({ code: 7 }) as object,
        }) as object,
      },
    ]);
    stream.receive({ database: DATABASE, removeTarget: 1 });
    expect(heard).toHaveLength(3);
  });

  it('is evaluated with the time at which its stream was opened', () => {
    let now = 1_000;
    const engine = new Engine({
      compile: compileRules,
      wall: () => now,
      newEpoch: () => 'epoch',
      indexes: null,
      log: new RequestLog(null, () => now),
    });
    const rules = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /c/{id} {
      allow read: if request.time < timestamp.value(5000); } } }`;
    expect(engine.rules.set(null, rules, 'x')).toEqual([]);
    const heard: Change[] = [];
    const stream = new ListenStream(engine, callerOf(undefined), outletInto(heard));
    stream.receive({
      database: DATABASE,
      addTarget: { targetId: 1, query: { parent: ROOT, structuredQuery: { from: [{ collectionId: 'c' }] } } },
    });
    put(engine, 'early', { n: int(1) });
    expect(heard).toContainEqual(expect.objectContaining({ documentChange: expect.anything() as object }));
    heard.splice(0);
    now = 6_000;
    put(engine, 'late', { n: int(1) });
    expect(heard).toContainEqual(expect.objectContaining({ documentChange: expect.anything() as object }));

    const removal = { targetChange: expect.objectContaining({ targetChangeType: 'REMOVE', targetIds: [1] }) as object };
    expect(heard).not.toContainEqual(removal);
    heard.splice(0);
    const later = new ListenStream(engine, callerOf(undefined), outletInto(heard));
    later.receive({
      database: DATABASE,
      addTarget: { targetId: 1, query: { parent: ROOT, structuredQuery: { from: [{ collectionId: 'c' }] } } },
    });
    expect(heard).toEqual([{ targetChange: { targetChangeType: 'ADD', targetIds: [1] } }, removal]);
  });
});
