import { describe, expect, it } from 'vitest';
import { encodeFields } from '../values/json';
import { Database } from './database';
import { planWrites } from './plan';
import { decodeCommitWrites } from './decodeWrite';

const name = { project: 'p', database: 'd' };
const full = (path: string) => `projects/p/databases/d/documents/${path}`;
const int = (value: number | string) => ({ integerValue: String(value) });
const array = (...values: object[]) => ({ arrayValue: values.length > 0 ? { values } : {} });

function stored(fields: object): Database {
  const database = new Database(name, 'epoch', 1);
  database.commit({
    version: 2,
    changes: planWrites(database, name, decodeCommitWrites([{ update: { name: full('c/d'), fields } }], name), 2)
      .changes,
  });
  return database;
}

/** The content of `c/d` after one write with these parts. */
function after(before: object, write: object): unknown {
  const database = stored(before);
  const plan = planWrites(
    database,
    name,
    decodeCommitWrites([{ update: { name: full('c/d'), fields: {} }, updateMask: {}, ...write }], name),
    5_000_000,
  );
  return encodeFields(plan.after.get('c/d')?.fields ?? new Map());
}

const transform = (operation: object) => ({ updateTransforms: [{ fieldPath: 'f', ...operation }] });

describe('transforms', () => {
  it.each([
    ['increment of nothing', {}, { increment: int(2) }, int(2)],
    ['increment of an integer', { f: int(1) }, { increment: int(2) }, int(3)],
    ['increment of an integer by a double', { f: int(1) }, { increment: { doubleValue: 0.5 } }, { doubleValue: 1.5 }],
    ['increment of text', { f: { stringValue: 'x' } }, { increment: int(2) }, int(2)],
    ['increment past the top', { f: int('9223372036854775807') }, { increment: int(1) }, int('9223372036854775807')],
    [
      'increment past the bottom',
      { f: int('-9223372036854775808') },
      { increment: int(-1) },
      int('-9223372036854775808'),
    ],
    ['increment by NaN', { f: int(1) }, { increment: { doubleValue: 'NaN' } }, { doubleValue: 'NaN' }],
    [
      'increment of a double past the top',
      { f: { doubleValue: 1.7e308 } },
      { increment: { doubleValue: 1.7e308 } },
      { doubleValue: 'Infinity' },
    ],
    [
      'increment by the least there is, from zero',
      { f: int(0) },
      { increment: int('-9223372036854775808') },
      int('-9223372036854775808'),
    ],
    [
      'maximum of zeros keeps the sign that is there',
      { f: { doubleValue: '-0' } },
      { maximum: int(0) },
      { doubleValue: '-0' },
    ],
    ['minimum of text', { f: { stringValue: 'x' } }, { minimum: int(2) }, int(2)],
    ['minimum with NaN', { f: int(3) }, { minimum: { doubleValue: 'NaN' } }, { doubleValue: 'NaN' }],
    [
      'union takes NaN for NaN',
      { f: array({ doubleValue: 'NaN' }) },
      { appendMissingElements: { values: [{ doubleValue: 'NaN' }] } },
      array({ doubleValue: 'NaN' }),
    ],
    [
      'remove takes null for null',
      { f: array({ nullValue: null }, int(1)) },
      { removeAllFromArray: { values: [{ nullValue: null }] } },
      array(int(1)),
    ],
    ['maximum', { f: int(3) }, { maximum: { doubleValue: 3.5 } }, { doubleValue: 3.5 }],
    ['maximum of equals keeps what is there', { f: int(3) }, { maximum: { doubleValue: 3 } }, int(3)],
    ['maximum with NaN', { f: int(3) }, { maximum: { doubleValue: 'NaN' } }, { doubleValue: 'NaN' }],
    ['minimum', { f: int(3) }, { minimum: int(-1) }, int(-1)],
    ['minimum of nothing', {}, { minimum: int(-1) }, int(-1)],
    ['server time', {}, { setToServerValue: 'REQUEST_TIME' }, { timestampValue: '1970-01-01T00:00:05Z' }],
    [
      'union',
      { f: array(int(1), int(2)) },
      { appendMissingElements: { values: [int(2), int(3), int(3)] } },
      array(int(1), int(2), int(3)),
    ],
    [
      'union takes 2.0 for 2',
      { f: array(int(2)) },
      { appendMissingElements: { values: [{ doubleValue: 2 }] } },
      array(int(2)),
    ],
    ['union with no array', { f: int(1) }, { appendMissingElements: { values: [int(2)] } }, array(int(2))],
    ['remove', { f: array(int(1), int(2), int(1)) }, { removeAllFromArray: { values: [int(1)] } }, array(int(2))],
    ['remove from nothing', {}, { removeAllFromArray: { values: [int(1)] } }, array()],
  ])('%s', (_name, before, operation, expected) =>
    expect(after(before, transform(operation))).toEqual({ f: expected }),
  );
});

describe('field masks', () => {
  const before = { a: int(1), m: { mapValue: { fields: { x: int(1), y: int(2) } } } };

  it('are optional: a write without one replaces the document', () => {
    expect(after(before, { update: { name: full('c/d'), fields: { b: int(2) } }, updateMask: undefined })).toEqual({
      b: int(2),
    });
  });

  it('change only the named fields, and delete those without a value', () => {
    const update = { name: full('c/d'), fields: { m: { mapValue: { fields: { z: int(3) } } }, ignored: int(9) } };
    expect(after(before, { update, updateMask: { fieldPaths: ['m.z', 'm.x', 'a'] } })).toEqual({
      m: { mapValue: { fields: { y: int(2), z: int(3) } } },
    });
  });
});

describe('a commit', () => {
  it('lets later writes see earlier ones, and combines them into one change', () => {
    const database = stored({ a: int(1) });
    const writes = [
      { delete: full('c/d') },
      { update: { name: full('c/d'), fields: { b: int(2) } }, currentDocument: { exists: false } },
    ];
    const plan = planWrites(database, name, decodeCommitWrites(writes, name), 9);
    expect(plan.failure).toBeNull();
    expect(plan.changes).toHaveLength(1);
    expect(plan.after.get('c/d')).toMatchObject({ createTime: 9, updateTime: 9 });
  });

  it('that leaves a document identical changes nothing, not even the update time', () => {
    const database = stored({ a: int(1) });
    const plan = planWrites(
      database,
      name,
      decodeCommitWrites([{ update: { name: full('c/d'), fields: { a: int(1) } } }], name),
      9,
    );
    expect(plan.changes).toEqual([]);
    expect(plan.steps[0]?.after?.updateTime).toBe(2);
  });

  it.each([
    [{ exists: true }, 'c/none', 'NOT_FOUND'],
    [{ exists: false }, 'c/d', 'ALREADY_EXISTS'],
    [{ updateTime: '1970-01-01T00:00:00.000003Z' }, 'c/d', 'FAILED_PRECONDITION'],
    [{ updateTime: '1970-01-01T00:00:00.000002Z' }, 'c/none', 'FAILED_PRECONDITION'],
    [{ updateTime: '1970-01-01T00:00:00.000002Z' }, 'c/d', undefined],
  ])('reports a failed precondition: %j of %s', (currentDocument, path, status) => {
    const plan = planWrites(stored({}), name, decodeCommitWrites([{ delete: full(path), currentDocument }], name), 9);
    expect(plan.failure?.status).toBe(status);
  });
});

describe('the history', () => {
  it('returns the state at every earlier version', () => {
    const database = new Database(name, 'epoch', 0);
    const put = (version: number, write: object) =>
      database.commit({
        version,
        changes: planWrites(database, name, decodeCommitWrites([write], name), version).changes,
      });
    put(10, { update: { name: full('c/a'), fields: { n: int(1) } } });
    put(20, { update: { name: full('c/b'), fields: { n: int(2) } } });
    put(30, { delete: full('c/a') });
    const at = (version: number) => ['c/a', 'c/b'].filter((path) => database.at(version)?.get(path));
    expect([at(5), at(10), at(25), at(30)]).toEqual([[], ['c/a'], ['c/a', 'c/b'], ['c/b']]);
    expect(database.at(-1)).toBeNull();
  });
});
