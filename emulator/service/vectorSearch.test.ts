import { describe, expect, it } from 'vitest';
import { compileRules } from '../rules/index';
import { callerOf } from './caller';
import { beginTransaction, commit, getDocument } from './commands';
import { Engine } from './engine';
import { runQuery } from './queries';
import { RequestLog } from './requestLog';

const DATABASE = 'projects/p/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const OWNER = callerOf('Bearer owner');
const ANN = callerOf(`Bearer e30.${Buffer.from('{"sub":"ann"}').toString('base64url')}.`);

const vector = (...values: readonly number[]) => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: { arrayValue: { values: values.map((value) => ({ doubleValue: value })) } },
    },
  },
});
const text = (value: string) => ({ stringValue: value });
const owned = { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: text('ann') } };
const ownedByNull = { fieldFilter: { ...owned.fieldFilter, value: { nullValue: null } } };
const nearest = {
  vectorField: { fieldPath: 'v' },
  queryVector: vector(0),
  distanceMeasure: 'EUCLIDEAN',
  limit: 5,
  distanceResultField: 'd',
};

function engineWith(rule: string): Engine {
  const wall = (): number => 1_750_000_000_000;
  const log = new RequestLog(null, wall);
  const engine = new Engine({ compile: compileRules, wall, newEpoch: () => 'epoch', indexes: null, log });
  const rules = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
    match /c/{id} { allow read: if ${rule}; } } }`;
  expect(engine.rules.set(null, rules, 'x.rules')).toEqual([]);
  const put = (id: string, owner: string, at: number): object => ({
    update: { name: `${ROOT}/c/${id}`, fields: { owner: text(owner), v: vector(at) } },
  });
  commit(engine, OWNER, { database: DATABASE, writes: [put('a', 'ann', 2), put('b', 'bob', 1), put('e', 'ann', 1)] });
  return engine;
}

function found(engine: Engine, parts: object, more: object = {}): readonly string[] {
  const structuredQuery = { from: [{ collectionId: 'c' }], ...parts };
  return runQuery(engine, ANN, { parent: ROOT, structuredQuery, ...more }).flatMap(({ document }) =>
    document ? [(document as { name: string }).name.slice(-1)] : [],
  );
}

describe('a vector search under rules', () => {
  it('needs a filter that guarantees the rule’s condition', () => {
    const engine = engineWith('resource.data.owner == request.auth.uid');
    expect(found(engine, { where: owned, findNearest: nearest })).toEqual(['e', 'a']);
    expect(() => found(engine, { findNearest: nearest })).toThrow('owner');
  });

  it('does not guarantee conditions on its vector or distance', () => {
    for (const rule of ['resource.data.v != null', 'resource.data.d >= 0'])
      expect(() => found(engineWith(rule), { findNearest: nearest })).toThrow('Missing or insufficient permissions');
  });

  it('has no query limit in rules', () => {
    expect(found(engineWith('request.query.limit == null'), { findNearest: nearest })).toEqual(['b', 'e', 'a']);
    expect(() => found(engineWith('request.query.limit <= 10'), { findNearest: nearest })).toThrow('limit');
  });
});

it('a filter that matches nothing guarantees nothing to rules', () => {
  const engine = engineWith('resource.data.owner == null');
  expect(() => found(engine, { where: ownedByNull })).toThrow('Missing or insufficient permissions');
});

describe('a vector in rules', () => {
  const read = (rule: string): unknown => getDocument(engineWith(rule), ANN, { name: `${ROOT}/c/a` });

  it.each(['resource.data.v == resource.data.v', "resource.data.keys().hasAll(['v'])", 'resource.data.v != 1'])(
    'satisfies %s',
    (rule) => expect(read(rule)).toMatchObject({ name: `${ROOT}/c/a` }),
  );

  it.each([
    'resource.data.v is map',
    'resource.data.v is list',
    'resource.data.v.value[0] == 2.0',
    'resource.data.v[0] == 2.0',
    'resource.data.v.size() == 1',
    'resource.data.v == null',
  ])('does not satisfy %s', (rule) => expect(() => read(rule)).toThrow('Missing or insufficient permissions'));
});

it('a vector search in a transaction reads the transaction’s snapshot', () => {
  const engine = engineWith('true');
  const begun = beginTransaction(engine, { database: DATABASE, options: { readOnly: {} } });
  const write = { update: { name: `${ROOT}/c/z`, fields: { v: vector(0) } } };
  commit(engine, OWNER, { database: DATABASE, writes: [write] });
  const { transaction } = begun as { transaction: string };
  expect(found(engine, { findNearest: nearest }, { transaction })).toEqual(['b', 'e', 'a']);
  expect(found(engine, { findNearest: nearest })).toEqual(['z', 'b', 'e', 'a']);
});
