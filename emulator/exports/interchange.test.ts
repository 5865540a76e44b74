import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findOfficialFirestore } from '../official/find';
import { startOfficial } from '../official/start';
import type { RunningOfficial } from '../official/start';
import { callerOf } from '../service/caller';
import { commit } from '../service/commands';
import { Engine } from '../service/engine';
import { RequestLog } from '../service/requestLog';
import { arbitraryValue } from '../values/arbitrary';
import { decodeFields, encodeFields } from '../values/json';
import type { WireFields } from '../values/json';
import { exportDatabase, importDatabase } from './exportData';

const search = findOfficialFirestore();
const HERE = { project: 'demo-exports', database: '(default)' };
const DATABASE = `projects/${HERE.project}/databases/${HERE.database}`;
const ROOT = `${DATABASE}/documents`;
const OWNER = { authorization: 'Bearer owner' };

const vector = (...components: number[]): object => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: { arrayValue: { values: components.map((doubleValue) => ({ doubleValue })) } },
    },
  },
});
const map = (fields: object): object => ({ mapValue: { fields } });
const list = (...values: object[]): object => ({ arrayValue: { values } });

/** Every type of value, including edge cases. */
const EDGES: Readonly<Record<string, object>> = {
  null: { nullValue: null },
  true: { booleanValue: true },
  false: { booleanValue: false },
  zero: { integerValue: '0' },
  minusOne: { integerValue: '-1' },
  largest: { integerValue: '9223372036854775807' },
  smallest: { integerValue: '-9223372036854775808' },
  double: { doubleValue: 1.5 },
  wholeDouble: { doubleValue: 1 },
  nan: { doubleValue: 'NaN' },
  infinity: { doubleValue: 'Infinity' },
  minusInfinity: { doubleValue: '-Infinity' },
  time: { timestampValue: '2026-11-21T10:00:00.000001Z' },
  beforeEpoch: { timestampValue: '1969-12-31T23:59:59.999999Z' },
  firstTime: { timestampValue: '0001-01-01T00:00:00Z' },
  lastTime: { timestampValue: '9999-12-31T23:59:59.999999Z' },
  text: { stringValue: 'ä€😀\u0000x' },
  emptyText: { stringValue: '' },
  longText: { stringValue: 'x'.repeat(40_000) },
  bytes: { bytesValue: 'AAH/' },
  emptyBytes: { bytesValue: '' },
  longBytes: { bytesValue: Buffer.alloc(3000, 7).toString('base64') },
  reference: { referenceValue: `${ROOT}/a/b/c/ü` },
  referenceElsewhere: { referenceValue: 'projects/other/databases/second/documents/x/y' },
  point: { geoPointValue: { latitude: 1.5, longitude: -179.25 } },
  pointZero: { geoPointValue: { latitude: 0, longitude: 0 } },
  emptyList: { arrayValue: {} },
  list: list({ nullValue: null }, { bytesValue: 'AAE=' }, { timestampValue: '2026-01-01T00:00:00Z' }, map({})),
  listOfLists: list(map({ inner: { arrayValue: {} } }), map({ inner: list({ integerValue: '1' }) })),
  emptyMap: map({}),
  map: map({ 'a.b': { integerValue: '1' }, deep: map({ list: list(map({ z: { booleanValue: true } })) }) }),
  'an odd `name`': { integerValue: '1' },
  vector: vector(1, -2.5),
  vectorOfOne: vector(9),
  vectorInMap: map({ inner: vector(3, 4), list: list(map({ inner: vector(5) })) }),
};

/** Documents by path: the edge cases one by one and together, unusual names, and random values. */
const DOCUMENTS: Readonly<Record<string, WireFields>> = {
  ...Object.fromEntries(Object.entries(EDGES).map(([name, value], i) => [`each/d${i}`, { [name]: value }])),
  'together/all': EDGES,
  'together/none': {},
  'with space/and.dots': { n: { integerValue: '1' } },
  'deep/a/er/ü': { n: { integerValue: '2' } },
  'numbers/12345': { n: { integerValue: '3' } },
  ...Object.fromEntries(
    fc
      .sample(arbitraryValue, { numRuns: 200, seed: 1 })
      .map((value, i) => [`random/d${i}`, encodeFields(new Map([['value', value]]))]),
  ),
} as Readonly<Record<string, WireFields>>;

/** Documents in a comparable form. Google's emulator stores -0 as 0. */
function canonical(documents: Readonly<Record<string, WireFields>>): unknown {
  const entries = Object.entries(documents).map(([path, fields]) => [path, sorted(encodeFields(decodeFields(fields)))]);
  return sorted(Object.fromEntries(entries) as object);
}

function sorted(value: unknown): unknown {
  if (value === '-0') return 0;
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}

const writes = Object.entries(DOCUMENTS).map(([path, fields]) => ({ update: { name: `${ROOT}/${path}`, fields } }));

let directory = '';
let official: RunningOfficial | null = null;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'interchange-'))));
afterEach(async () => {
  await official?.stop();
  official = null;
  rmSync(directory, { recursive: true });
});

const overall = (): string => join(directory, 'saved', 'saved.overall_export_metadata');

async function start(...flags: string[]): Promise<RunningOfficial> {
  if ('missing' in search) throw new Error(search.missing);
  return (official = await startOfficial(search.found, ['--project_id', HERE.project, ...flags]));
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(`${official?.origin ?? ''}${address}`, {
    method: 'POST',
    headers: { ...OWNER, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

async function documentsOfOfficial(): Promise<Record<string, WireFields>> {
  const answers = (await post(`/v1/${ROOT}:runQuery`, {
    structuredQuery: { from: [{ allDescendants: true }] },
  })) as { document?: { name: string; fields?: WireFields } }[];
  return Object.fromEntries(
    answers.flatMap(({ document }) =>
      document ? [[document.name.slice(ROOT.length + 1), document.fields ?? {}] as const] : [],
    ),
  );
}

function newEngine(): Engine {
  const wall = (): number => 1_750_000_000_000;
  return new Engine({
    compile: () => ({ ruleset: null, issues: [] }),
    wall,
    newEpoch: () => 'epoch',
    indexes: null,
    log: new RequestLog(null, wall),
  });
}

const documentsOf = (engine: Engine): Record<string, WireFields> =>
  Object.fromEntries([...engine.context(HERE).database.all()].map(({ path, fields }) => [path, encodeFields(fields)]));

describe.skipIf('missing' in search)('an export of all types of values', () => {
  it('from Google’s emulator is imported into ours without changes', async () => {
    await start();
    await post(`/v1/${ROOT}:commit`, { writes });
    await post(`/emulator/v1/projects/${HERE.project}:export`, {
      database: DATABASE,
      export_directory: directory,
      export_name: 'saved',
    });
    const engine = newEngine();
    expect(importDatabase(engine, overall(), HERE)).toBe(writes.length);
    expect(canonical(documentsOf(engine))).toEqual(canonical(DOCUMENTS));
  });

  it('from our engine is imported into Google’s emulator without changes', async () => {
    const engine = newEngine();
    commit(engine, callerOf(OWNER.authorization), { database: DATABASE, writes });
    exportDatabase(engine, HERE, directory, 'saved');
    await start('--seed_from_export', overall());
    expect(canonical(await documentsOfOfficial())).toEqual(canonical(DOCUMENTS));
  });
});
