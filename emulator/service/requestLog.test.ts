import { describe, expect, it } from 'vitest';
import { decodeQuery } from '../query/decode';
import { IndexRegistry } from '../query/compositeIndex';
import { compileRules } from '../rules/index';
import { ListenStream } from '../watch/listenStream';
import type { Message } from '../watch/messages';
import { callerOf } from './caller';
import { batchGet, commit } from './commands';
import { describeQuery } from './describeQuery';
import { Engine } from './engine';
import { runQuery } from './queries';
import { RequestLog } from './requestLog';

const as = (uid: string): ReturnType<typeof callerOf> =>
  callerOf(`Bearer e30.${Buffer.from(JSON.stringify({ sub: uid })).toString('base64url')}.`);
const DATABASE = 'projects/p/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /a/{id} { allow read, write: if request.auth.uid != 'eve'; }
  match /b/{id} { allow read: if exists(/databases/$(d)/documents/a/key); }
} }`;

/** An engine with a log, and the log's lines without their times. */
function logged(): { engine: Engine; said: () => string[] } {
  const lines: string[] = [];
  const wall = (): number => 1_750_000_000_000;
  const engine = new Engine({
    compile: compileRules,
    wall,
    newEpoch: () => 'e',
    indexes: new IndexRegistry({}),
    log: new RequestLog((line) => lines.push(line), wall),
  });
  engine.rules.set(null, RULES, 'my.rules');
  return { engine, said: () => lines.splice(0).map((line) => line.replace(/^[\d:.]{12} /, '')) };
}

const field = (fieldPath: string): object => ({ field: { fieldPath } });
const put = (path: string): object => ({ update: { name: `${ROOT}/${path}`, fields: {} } });
const QUERY = {
  from: [{ collectionId: 'a' }],
  where: { fieldFilter: { ...field('club'), op: 'EQUAL', value: { stringValue: 'x' } } },
};

describe('a line of the request log', () => {
  it('shows what was read and written, and the client’s cost so far', () => {
    const { engine, said } = logged();
    const ann = as('ann');
    commit(engine, ann, { database: DATABASE, writes: ['a/1', 'a/2', 'a/3', 'a/4', 'a/5', 'a/6', 'a/7'].map(put) });
    batchGet(engine, ann, { database: DATABASE, documents: [`${ROOT}/a/1`, `${ROOT}/a/none`] });
    runQuery(engine, ann, { parent: ROOT, structuredQuery: { from: [{ collectionId: 'a' }], limit: 3 } });
    expect(said()).toEqual([
      'ann write set a/1, set a/2, set a/3, set a/4, set a/5 and 2 more: allowed by line 3, 5 expressions; 7 written [0 read, 7 written so far]',
      'ann get a/1: allowed by line 3, 5 expressions; 1 read [1 read, 7 written so far]',
      'ann get a/none: allowed by line 3, 5 expressions; 1 read, missing [2 read, 7 written so far]',
      'ann list a limit 3: allowed by line 3, 5 expressions; 3 read [5 read, 7 written so far]',
    ]);
  });

  it('distinguishes errors from denials', () => {
    const { engine, said } = logged();
    const missing = { ...put('a/none'), currentDocument: { exists: true } };
    expect(() => commit(engine, as('ann'), { database: DATABASE, writes: [missing] })).toThrow();
    expect(() => commit(engine, as('eve'), { database: DATABASE, writes: [put('a/1')] })).toThrow();
    const unindexed = { ...QUERY, orderBy: [field('at')] };
    expect(() => runQuery(engine, as('ann'), { parent: ROOT, structuredQuery: unindexed })).toThrow();
    expect(said()).toEqual([
      expect.stringMatching(
        /^ann write set a\/none: allowed by line 3.*; REFUSED: No document to update: .*a\/none \[0 read/,
      ),
      expect.stringMatching(/^eve write set a\/1: DENIED: .*my\.rules:3.*'eve'/),
      expect.stringMatching(
        /^ann list a where club == "x" order by at: allowed by line 3.*; REFUSED: The query requires an index/,
      ),
    ]);
  });

  it('follows a listener from its first documents to its end', () => {
    const { engine, said } = logged();
    const owner = callerOf('Bearer owner');
    const write = (...writes: object[]): unknown => commit(engine, owner, { database: DATABASE, writes });
    write(put('a/key'), put('b/1'));
    const outlet = {
      send: () => undefined,
      isCongested: () => false,
      isFull: () => false,
      fail: () => undefined,
      cut: () => undefined,
    };
    const stream = new ListenStream(engine, as('ann'), outlet);
    const query = { parent: ROOT, structuredQuery: { from: [{ collectionId: 'b' }] } };
    stream.receive({ database: DATABASE, addTarget: { targetId: 1, query } } as Message);
    write(put('b/2'), { delete: `${ROOT}/b/1` });
    write({ delete: `${ROOT}/a/key` });
    expect(said().filter((line) => line.startsWith('ann'))).toEqual([
      expect.stringMatching(/^ann listen b: allowed by line 4, \d+ expressions; 1 read \[1 read, 0 written so far\]$/),
      'ann hears b: 1 read, 1 gone [2 read, 0 written so far]',
      expect.stringMatching(/^ann hears no more of b: DENIED: .*my\.rules:4/),
    ]);
  });

  it('names the database when it is not the default one', () => {
    const { engine, said } = logged();
    const other = 'projects/p/databases/second';
    commit(engine, as('ann'), {
      database: other,
      writes: [{ update: { name: `${other}/documents/a/1`, fields: {} } }],
    });
    expect(said()[0]).toMatch(/^ann p\/second write set a\/1: /);
  });
});

it('a query is formatted like query code', () => {
  const value = {
    arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }, { stringValue: 'x'.repeat(50) }] },
  };
  const wire = {
    from: [{ collectionId: 'm', allDescendants: true }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          {
            compositeFilter: {
              op: 'OR',
              filters: [{ fieldFilter: { ...field('a.b'), op: 'IN', value } }, QUERY.where],
            },
          },
          { fieldFilter: { ...field('at'), op: 'LESS_THAN', value: { timestampValue: '2026-01-01T00:00:00Z' } } },
        ],
      },
    },
    orderBy: [{ ...field('at'), direction: 'DESCENDING' }],
    startAt: { values: [{ timestampValue: '2025-01-01T00:00:00Z' }], before: false },
    offset: 2,
    limit: 20,
  };
  expect(describeQuery(decodeQuery(wire, { project: 'p', database: '(default)', path: '' }))).toBe(
    `all collections m where (a.b in [1, null, "${'x'.repeat(28)}… or club == "x") and at < 2026-01-01T00:00:00Z order by at desc start after (2025-01-01T00:00:00Z) offset 2 limit 20`,
  );
});
