import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../rules/index';
import { callerOf } from '../service/caller';
import { commit } from '../service/commands';
import { Engine } from '../service/engine';
import { RequestLog } from '../service/requestLog';
import { runQuery } from '../service/queries';
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

interface Change {
  readonly targetChange?: {
    targetChangeType: string;
    targetIds?: number[];
    resumeToken?: string;
    readTime?: string;
    cause?: { code: number };
  };
  readonly documentChange?: {
    document: { name: string; fields: object };
    targetIds?: number[];
    removedTargetIds?: number[];
  };
  readonly documentDelete?: { document: string; removedTargetIds?: number[] };
  readonly documentRemove?: { document: string; removedTargetIds?: number[] };
  readonly filter?: { targetId: number; count: number };
}

const outletInto = (heard: Change[]): Outlet => ({
  send: (message) => heard.push(message as Change),
  isCongested: () => false,
  isFull: () => false,
  fail: () => undefined,
  cut: () => undefined,
});

/** A client that folds what it hears into the documents of each target, as the SDKs do; what it has is valid at snapshots only. */
class FoldingClient {
  readonly heard: Change[] = [];
  private readonly pending = new Map<number, Map<string, string>>();
  readonly settled = new Map<number, Map<string, string>>();
  private readonly tokens = new Map<number, string>();
  /** The targets that this connection has confirmed: only these are part of its snapshots. */
  private readonly active = new Set<number>();
  private lastTime = '';
  private stream: ListenStream | null = null;
  private congested = false;

  constructor(private readonly engine: Engine) {}

  /** Takes nothing for a while, as a slow reader does, or takes it all again. */
  set slow(slow: boolean) {
    this.congested = slow;
    if (!slow) this.stream?.drained();
  }

  connect(): void {
    this.stream = new ListenStream(this.engine, OWNER, {
      send: (message) => this.hear(message as Change),
      isCongested: () => this.congested,
      isFull: () => false,
      cut: () => undefined,
      fail: (error) => {
        throw error;
      },
    });
  }

  disconnect(): void {
    this.stream?.close();
    this.stream = null;
    this.active.clear();
    for (const [id, documents] of this.settled) this.pending.set(id, new Map(documents));
  }

  listen(targetId: number, structuredQuery: Message): void {
    const resumeToken = this.tokens.get(targetId);
    const resume = resumeToken === undefined ? {} : { resumeToken, expectedCount: this.settled.get(targetId)?.size };
    this.stream?.receive({
      database: DATABASE,
      addTarget: { targetId, query: { parent: ROOT, structuredQuery }, ...resume },
    });
  }

  watch(targetId: number, ...names: string[]): void {
    this.stream?.receive({ database: DATABASE, addTarget: { targetId, documents: { documents: names } } });
  }

  remove(targetId: number): void {
    this.stream?.receive({ database: DATABASE, removeTarget: targetId });
  }

  private documents(targetId: number): Map<string, string> {
    let documents = this.pending.get(targetId);
    if (!documents) this.pending.set(targetId, (documents = new Map()));
    return documents;
  }

  private hear(change: Change): void {
    this.heard.push(change);
    const { targetChange, documentChange } = change;
    if (targetChange?.targetChangeType === 'ADD') targetChange.targetIds?.forEach((id) => this.active.add(id));
    if (targetChange?.targetChangeType === 'RESET') targetChange.targetIds?.forEach((id) => this.documents(id).clear());
    if (documentChange) {
      const { name, fields } = documentChange.document;
      documentChange.targetIds?.forEach((id) => this.documents(id).set(name, JSON.stringify(fields)));
    }
    const gone = change.documentDelete ?? change.documentRemove;
    const name = gone?.document ?? documentChange?.document.name ?? '';
    (gone ?? documentChange)?.removedTargetIds?.forEach((id) => this.documents(id).delete(name));
    if (targetChange?.targetChangeType === 'NO_CHANGE' && !targetChange.targetIds) {
      expect((targetChange.readTime ?? '') >= this.lastTime).toBe(true);
      this.lastTime = targetChange.readTime ?? '';
      for (const id of this.active) {
        this.tokens.set(id, targetChange.resumeToken ?? '');
        this.settled.set(id, new Map(this.pending.get(id)));
      }
    }
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

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('put' as const),
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      n: fc.integer({ min: 0, max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('drop' as const), id: fc.constantFrom('a', 'b', 'c', 'd', 'e') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cut' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('back' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('slow' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fast' as const) }) },
);

describe('a listener', () => {
  it('has, at every snapshot, what a fresh query would find: under any writes, cuts and slowness', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const engine = newEngine();
        const client = new FoldingClient(engine);
        let connected = false;
        const connect = (): void => {
          client.connect();
          QUERIES.forEach((query, i) => client.listen(i + 1, query));
          connected = true;
        };
        const check = (): void =>
          QUERIES.forEach((structuredQuery, i) => {
            const fresh = runQuery(engine, OWNER, { parent: ROOT, structuredQuery }).flatMap((answer) => {
              const document = answer.document as { name: string; fields: object } | undefined;
              return document ? [[document.name, JSON.stringify(document.fields)] as const] : [];
            });
            expect([...(client.settled.get(i + 1) ?? [])].sort()).toEqual(fresh.sort());
          });
        connect();
        let slow = false;
        for (const now of [...steps, { do: 'back' as const }, { do: 'fast' as const }]) {
          if (now.do === 'put') put(engine, now.id, { n: int(now.n) });
          else if (now.do === 'drop') drop(engine, now.id);
          else if (now.do === 'cut' && connected) {
            client.disconnect();
            connected = false;
          } else if (now.do === 'back' && !connected) connect();
          else if (now.do === 'slow' || now.do === 'fast') client.slow = slow = now.do === 'slow';
          if (connected && !slow) check();
        }
        expect(client.heard.filter(({ filter }) => filter)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('hears of a target in order: added, its documents, current, snapshot', () => {
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

  it('hears of each kind of leaving in its own way', () => {
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

  it('starts over when its token is of another run, and hears a count when its own does not fit', () => {
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

  it('of one document hears that it is missing, and ends when it was asked for once', () => {
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

  it('that is slow hears of many commits in one snapshot', () => {
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

  it('that is refused hears why and leaves the stream open', () => {
    const engine = newEngine();
    const heard: Change[] = [];
    const stream = new ListenStream(engine, callerOf(undefined), outletInto(heard));
    stream.receive({ database: DATABASE, addTarget: { targetId: 1, documents: { documents: [name('a')] } } });
    expect(heard).toEqual([
      {
        targetChange: expect.objectContaining({
          targetChangeType: 'REMOVE',
          targetIds: [1],
          cause: expect.objectContaining({ code: 7 }) as object,
        }) as object,
      },
    ]);
    stream.receive({ database: DATABASE, removeTarget: 1 });
    expect(heard).toHaveLength(2);
  });

  it('whose rule looks at the time is judged again before anything more is sent to it', () => {
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
    expect(heard).toEqual([
      { targetChange: expect.objectContaining({ targetChangeType: 'REMOVE', targetIds: [1] }) as object },
    ]);
  });
});
