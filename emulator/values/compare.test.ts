import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues, equalValues, identicalValues } from './compare';
import { decodeValue, encodeValue } from './json';
import { arbitraryValue } from './arbitrary';

const sorted = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { integerValue: '-9223372036854775808' },
  { integerValue: '-1' },
  { doubleValue: -0.5 },
  { integerValue: '0' },
  { doubleValue: 1e-300 },
  { integerValue: '9007199254740992' },
  { integerValue: '9007199254740993' },
  { doubleValue: 'Infinity' },
  { timestampValue: '1969-12-31T23:59:59.999999Z' },
  { timestampValue: '1970-01-01T00:00:00Z' },
  { timestampValue: '1970-01-01T00:00:00.000001Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'a\u0000' },
  { stringValue: 'ab' },
  { stringValue: 'b' },
  { stringValue: 'é' },
  { stringValue: '\uffee' },
  { stringValue: '😀' },
  { bytesValue: '' },
  { bytesValue: 'AA==' },
  { bytesValue: 'AAE=' },
  { bytesValue: '/w==' },
  { referenceValue: 'projects/p/databases/d/documents/a/b' },
  { referenceValue: 'projects/p/databases/d/documents/a/b/c/d' },
  { referenceValue: 'projects/p/databases/d/documents/a0/b' },
  { geoPointValue: { latitude: -90, longitude: 0 } },
  { geoPointValue: { latitude: 0, longitude: -180 } },
  { geoPointValue: { latitude: 0, longitude: 180 } },
  { arrayValue: {} },
  { arrayValue: { values: [{ nullValue: null }] } },
  { arrayValue: { values: [{ integerValue: '1' }] } },
  { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '0' }] } },
  {
    mapValue: {
      fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values: [{ doubleValue: 9 }] } } },
    },
  },
  {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 1 }] } },
      },
    },
  },
  { mapValue: {} },
  { mapValue: { fields: { a: { integerValue: '1' } } } },
  { mapValue: { fields: { a: { integerValue: '1' }, b: { integerValue: '0' } } } },
  { mapValue: { fields: { a: { integerValue: '2' } } } },
  { mapValue: { fields: { b: { integerValue: '0' } } } },
].map((json) => decodeValue(json));

describe('the order of values', () => {
  it('follows the documentation, across and within types', () => {
    for (const [i, a] of sorted.entries()) {
      for (const [j, b] of sorted.entries())
        expect(Math.sign(compareValues(a, b)), `${i} and ${j}`).toBe(Math.sign(i - j));
    }
  });

  it('is total: antisymmetric and transitive for any three values', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, arbitraryValue, (a, b, c) => {
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
        const [x, y, z] = [a, b, c].sort(compareValues);
        if (x && y && z) expect(compareValues(x, z)).toBeLessThanOrEqual(0);
        expect(compareValues(a, a)).toBe(0);
      }),
    );
  });
});

describe('equality', () => {
  it('holds for 1 and 1.0, 0 and -0, NaN and NaN, but values with different bits are not identical', () => {
    const [one, float, zero, minus] = [
      { integerValue: '1' },
      { doubleValue: 1 },
      { doubleValue: 0 },
      { doubleValue: '-0' },
    ].map((json) => decodeValue(json));
    if (!one || !float || !zero || !minus) throw new Error('unreachable');
    expect(equalValues(one, float)).toBe(true);
    expect(identicalValues(one, float)).toBe(false);
    expect(equalValues(zero, minus)).toBe(true);
    expect(identicalValues(zero, minus)).toBe(false);
    expect(identicalValues({ kind: 'double', value: NaN }, { kind: 'double', value: NaN })).toBe(true);
  });
});

it('a value decoded from its JSON form is identical', () => {
  fc.assert(
    fc.property(arbitraryValue, (value) => {
      expect(identicalValues(decodeValue(JSON.parse(JSON.stringify(encodeValue(value)))), value)).toBe(true);
    }),
  );
});
