import { describe, expect, it } from 'vitest';
import { deleteAt, getAt, setAt } from '../paths/fieldPath';
import { compareValues } from './compare';
import { decodeFields, decodeOperand, decodeValue, encodeValue } from './json';
import type { Value } from './value';

const doubles = (...values: readonly (number | string)[]) => ({
  arrayValue: { values: values.map((doubleValue) => ({ doubleValue })) },
});
const TYPE = { __type__: { stringValue: '__vector__' } };
const wire = (fields: object) => ({ mapValue: { fields } });
const vector = (...values: readonly (number | string)[]) => wire({ ...TYPE, value: doubles(...values) });

describe('a vector', () => {
  it('has no fields: paths do not reach into it, and setting a field replaces it with a map', () => {
    const fields = decodeFields({ v: vector(1, 2) });
    expect(fields.get('v')).toEqual({ kind: 'vector', values: [1, 2] });
    expect(getAt(fields, ['v', 'value'])).toBeUndefined();
    expect(deleteAt(fields, ['v', 'value'])).toBe(fields);
    const one: Value = { kind: 'boolean', value: true };
    expect(setAt(fields, ['v', 'x'], one).get('v')).toEqual({ kind: 'map', fields: new Map([['x', one]]) });
    expect(encodeValue(fields.get('v') as Value)).toEqual(vector(1, 2));
  });

  it('sorts after every list and before every map, shorter vectors first', () => {
    const values = [
      decodeValue(doubles(9)),
      decodeValue(vector(9)),
      decodeValue(vector(1, 1)),
      decodeValue(vector(1, 2)),
      decodeValue(wire({})),
    ];
    expect([...values].reverse().sort(compareValues)).toEqual(values);
  });

  it.each([
    ['without its elements', wire(TYPE), "Vector map is missing key 'value'."],
    ['with more than its elements', wire({ ...TYPE, value: doubles(1), x: {} }), 'has extraneous entries.'],
    ['of no list', wire({ ...TYPE, value: { integerValue: '1' } }), 'Vector Value type must be an array.'],
    [
      'of integers',
      wire({ ...TYPE, value: { arrayValue: { values: [{ integerValue: '1' }] } } }),
      "Vector must only contain values of type 'double'",
    ],
    ['of no dimensions', vector(), 'Cannot have a zero length vector.'],
    [
      'of 2,049 dimensions',
      vector(...Array.from({ length: 2049 }, () => 0)),
      'Vectors must be at most 2048 dimensions.',
    ],
    ['of NaN', vector(1, 'NaN'), 'Vector cannot contain NaN values.'],
    ['in a list', { arrayValue: { values: [vector(1)] } }, 'Cannot convert a vector value in an array value.'],
    ['of another type', wire({ __type__: { stringValue: 'x' } }), 'Property v contains an invalid nested entity.'],
    ['whose type is no text', wire({ __type__: { integerValue: '1' } }), 'Field __type__ is not a string.'],
  ])('%s is rejected in a document', (_name, value, sentence) =>
    expect(() => decodeFields({ v: value })).toThrow(sentence),
  );

  it('with NaN, or in a list, may be used in a filter', () => {
    expect(decodeOperand(vector('NaN'))).toEqual({ kind: 'vector', values: [NaN] });
    expect(decodeOperand({ arrayValue: { values: [vector(1)] } }).kind).toBe('array');
  });
});
