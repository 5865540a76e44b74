import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callerOf } from '../service/caller';
import { commit } from '../service/commands';
import { Engine } from '../service/engine';
import { RequestLog } from '../service/requestLog';
import { arbitraryValue } from '../values/arbitrary';
import { encodeFields } from '../values/json';
import type { Value } from '../values/value';
import { crc32c } from './crc';
import { decodeEntity, encodeEntity } from './entity';
import { exportDatabase, importDatabase } from './exportData';
import { readRecords, writeRecords } from './recordLog';
import { fuzz } from '../tests/fuzzing';

const OWNER = callerOf('Bearer owner');
const HERE = { project: 'p', database: '(default)' };
let directory = '';
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'export-'))));
afterEach(() => rmSync(directory, { recursive: true }));

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

const put = (engine: Engine, path: string, fields: object): unknown =>
  commit(engine, OWNER, {
    database: 'projects/p/databases/(default)',
    writes: [{ update: { name: `projects/p/databases/(default)/documents/${path}`, fields } }],
  });

const overall = (): string => join(directory, 'saved', 'saved.overall_export_metadata');

describe('an export', () => {
  it('restores every kind of value, nested or not, in another engine', () => {
    fc.assert(
      fc.property(fc.array(arbitraryValue, { minLength: 1, maxLength: 5 }), (values) => {
        const engine = newEngine();
        values.forEach((value, i) =>
          put(engine, i % 2 ? `a/d${i}` : `a/b/c/d${i}`, encodeFields(new Map([['ä', value]]))),
        );
        exportDatabase(engine, HERE, directory, 'saved');
        const other = newEngine();
        const there = { project: 'q', database: '(default)' };
        expect(importDatabase(other, overall(), there)).toBe(values.length);
        for (const { path, fields } of engine.context(HERE).database.all())
          expect(encodeFields(other.context(there).database.get(path)!.fields)).toEqual(encodeFields(fields));
      }),
      fuzz(60),
    );
  });

  it('of many and large documents spans several blocks of the file', () => {
    const engine = newEngine();
    for (const [i, length] of [10, 40_000, 32_700, 900_000, 3].entries())
      put(engine, `a/d${i}`, { text: { stringValue: 'x'.repeat(length) } });
    exportDatabase(engine, HERE, directory, 'saved');
    const other = newEngine();
    expect(importDatabase(other, overall(), HERE)).toBe(5);
    for (const { path, fields } of engine.context(HERE).database.all())
      expect(other.context(HERE).database.get(path)?.fields).toEqual(fields);
  });

  it('that is damaged or not an export is rejected, and nothing is imported', () => {
    const engine = newEngine();
    put(engine, 'a/b', { n: { integerValue: '1' } });
    exportDatabase(engine, HERE, directory, 'saved');
    const output = join(directory, 'saved', 'all_namespaces', 'all_kinds', 'output-0');
    const whole = readFileSync(output);
    for (let i = 0; i < whole.length; i++) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(damaged.readUInt8(i) ^ 0x41, i);
      writeFileSync(output, damaged);
      const other = newEngine();
      expect(() => importDatabase(other, overall(), HERE), `byte ${i}`).toThrow(/damaged/);
      expect([...other.context(HERE).database.all()]).toEqual([]);
    }
    writeFileSync(overall(), 'no export at all');
    expect(() => importDatabase(newEngine(), overall(), HERE)).toThrow(/damaged|not the overall metadata/);
  });
});

describe('the format of Google’s exports', () => {
  const text = (written: string): string => Buffer.from(written).toString('hex');

  it('encodes an entity field by field', () => {
    const fields = new Map<string, Value>([
      ['n', { kind: 'integer', value: -1n }],
      ['list', { kind: 'array', values: [] }],
    ]);
    const element = `0b1201${text('a')}2205${text('doc-1')}0c`;
    expect(encodeEntity(HERE, { path: 'a/doc-1', fields }).toString('hex')).toBe(
      [
        // The key: the application, and a path of one element, which is a group.
        `6a156a05${text('dev~p')}720c${element}`,
        // An empty list is an indexed property with the meaning 24, and comes first.
        `720c08181a04${text('list')}20002a00`,
        // Any other value is a raw property: here 64 bits in two's complement.
        `7a121a01${text('n')}20002a0b08ffffffffffffffffff01`,
        // The entity group: the first element of the path.
        `8201` + `0c${element}`,
      ].join(''),
    );
  });

  it('encodes a vector as its components with meaning 31, and a vector in a list as a map', () => {
    const value: Value = { kind: 'vector', values: [1, 2] };
    const hexOf = (value: Value): string =>
      encodeEntity(HERE, { path: 'a/b', fields: new Map([['v', value]]) }).toString('hex');
    const component = (double: string): string => `7a12081f1a01${text('v')}20012a0921${double}`;
    expect(hexOf(value)).toContain(component('000000000000f03f') + component('0000000000000040'));
    expect(hexOf({ kind: 'array', values: [value] })).toContain(text('__vector__'));
  });

  it('decodes entities from the service, with other prefixes, indexed properties, numeric ids and short bytes', () => {
    const key = `6a0e6a03${text('s~p')}72070b1201${text('a')}18070c`;
    const indexed = `720d08101a01${text('b')}20002a041a02beef`;
    expect(decodeEntity(Buffer.from(`${key}${indexed}820100`, 'hex'))).toEqual({
      path: 'a/__id7__',
      fields: new Map([['b', { kind: 'bytes', value: Uint8Array.of(0xbe, 0xef) }]]),
    });
  });

  it('keeps record fragments within 32 KiB blocks and masks the checksum', () => {
    const file = writeRecords([Buffer.alloc(32_768 - 7 - 3, 1), Buffer.from('after')]);
    // The first block has three bytes left: too few for a fragment.
    expect(file.subarray(32_765, 32_768)).toEqual(Buffer.alloc(3));
    expect(file.readUInt8(32_768 + 6)).toBe(1);
    expect([...readRecords(file)].map((record) => record.length)).toEqual([32_758, 5]);
    expect(file.readUInt32LE(32_768)).not.toBe(crc32c(Uint8Array.of(1), Buffer.from('after')));
    // The published check value of CRC-32C.
    expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
  });
});
