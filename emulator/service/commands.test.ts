import { describe, expect, it } from 'vitest';
import { compileRules } from '../rules/index';
import { callerOf } from './caller';
import { batchGet, batchWrite, commit, rollback } from './commands';
import type { Json } from './commands';
import { Engine } from './engine';
import { RequestLog } from './requestLog';

const OWNER = callerOf('Bearer owner');
const ANN = callerOf(`Bearer e30.${Buffer.from('{"sub":"ann"}').toString('base64url')}.`);
const database = 'projects/p/databases/(default)';
const name = (id: string) => `${database}/documents/c/${id}`;
const one = { integerValue: '1' };
const EXISTS = { exists: true };

function newEngine(): Engine {
  const wall = () => 1_750_000_000_000;
  return new Engine({
    compile: compileRules,
    wall,
    newEpoch: () => 'e',
    indexes: null,
    log: new RequestLog(null, wall),
  });
}

const made = (engine: Engine, ...writes: Json[]) => commit(engine, OWNER, { database, writes });
const times = (answer: Json) => (answer.writeResults as readonly Json[]).map(({ updateTime }) => updateTime);

describe('the result of a write', () => {
  it('has the time of the document’s last change', () => {
    const engine = newEngine();
    const [first] = times(made(engine, { update: { name: name('a'), fields: { n: one } } }));
    const again = made(engine, { update: { name: name('a'), fields: { n: one } } });
    expect(first).toMatch(/^2025-/);
    expect(times(again)).toEqual([first]);
    expect(again.commitTime).not.toBe(first);
    expect(times(made(engine, { verify: name('a'), currentDocument: EXISTS }))).toEqual([first]);
  });

  it('has no time when the commit leaves no document', () => {
    const engine = newEngine();
    const answer = made(
      engine,
      { update: { name: name('a') } },
      { delete: name('a') },
      { update: { name: name('b') } },
    );
    expect(times(answer)).toEqual([undefined, undefined, answer.commitTime]);
  });
});

it('an empty commit has no time', () => expect(made(newEngine())).toEqual({}));

describe('a non-atomic batch', () => {
  it('applies each write it can, and returns a status for each', async () => {
    const engine = newEngine();
    made(engine, { update: { name: name('gone') } });
    const writes = [
      { update: { name: name('new') } },
      { update: { name: name('none') }, currentDocument: EXISTS },
      { delete: name('gone') },
    ];
    expect(await batchWrite(engine, OWNER, { database, writes })).toEqual({
      writeResults: [{ updateTime: expect.any(String) as string }, {}, {}],
      status: [{}, { code: 5, message: expect.stringContaining('No document to update') as string }, {}],
    });
  });

  it('is limited to the owner, even when rules allow everything', async () => {
    const writes = [{ update: { name: name('a') } }];
    await expect(batchWrite(newEngine(), ANN, { database, writes })).rejects.toThrow(/require admin/);
  });
});

describe('the order of checks in a commit', () => {
  const big = { t: { stringValue: 'x'.repeat(600_000) }, u: { stringValue: 'x'.repeat(600_000) } };
  const errorOf = (engine: Engine, ...writes: Json[]) => {
    try {
      commit(engine, ANN, { database, writes });
      return 'taken';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('is contradictions, then rules, then preconditions and sizes, document by document', () => {
    const engine = newEngine();
    const tooLarge = { update: { name: name('a'), fields: big } };
    const absent = { update: { name: name('b') }, currentDocument: EXISTS };
    const replaced = { update: { name: name('a') } };
    expect(errorOf(engine, tooLarge, absent)).toMatch(/maximum allowed size/);
    expect(errorOf(engine, absent, tooLarge)).toMatch(/No document to update/);
    expect(errorOf(engine, { ...tooLarge, currentDocument: EXISTS })).toMatch(/No document to update/);
    expect(errorOf(engine, tooLarge, replaced)).toBe('taken');
    engine.rules.set(
      'p',
      'service cloud.firestore { match /databases/{d}/documents { allow read: if false; } }',
      'shut.rules',
    );
    expect(errorOf(engine, tooLarge)).toMatch(/insufficient permissions/);
    expect(errorOf(engine, replaced, { ...replaced, currentDocument: { exists: false } })).toMatch(
      /upsert then insert/,
    );
  });
});

describe('a read', () => {
  const documents = [name('a')];

  it('opens a read-only transaction by default', () => {
    const engine = newEngine();
    const opened = (newTransaction: object) =>
      batchGet(engine, ANN, { database, documents, newTransaction })[0]?.transaction as string;
    const writes = [{ update: { name: name('a') } }];
    const transaction = opened({});
    expect(() => commit(engine, ANN, { database, transaction, writes })).toThrow(/read-only transaction/);
    expect(batchGet(engine, ANN, { database, documents, transaction })).toHaveLength(1);
    rollback(engine, { database, transaction });
    commit(engine, ANN, { database, transaction: opened({ readWrite: {} }), writes });
  });

  it('at a future time is rejected', () =>
    expect(() => batchGet(newEngine(), ANN, { database, documents, readTime: '2090-01-01T00:00:00Z' })).toThrow(
      /cannot be in the future/,
    ));
});

describe('without rules', () => {
  const write = (engine: Engine) => () => commit(engine, ANN, { database, writes: [{ update: { name: name('a') } }] });
  const SHUT = 'service cloud.firestore { match /databases/{d}/documents { allow read: if false; } }';

  it('everything is allowed, even after uploading rules of one project that do not compile', () => {
    const engine = newEngine();
    expect(write(engine)).not.toThrow();
    expect(engine.rules.set('p', 'no rules', 'p.rules')).not.toEqual([]);
    expect(write(engine)).not.toThrow();
    engine.rules.set('q', SHUT, 'q.rules');
    expect(write(engine)).not.toThrow();
  });

  it('only the owner has access when the rules for all projects do not compile', () => {
    const engine = newEngine();
    engine.rules.set(null, 'no rules', 'all.rules');
    expect(write(engine)).toThrow(/do not compile/);
    expect(() => made(engine, { update: { name: name('a') } })).not.toThrow();
  });
});
