import fc from 'fast-check';
import type { Value } from './value';

/** Any scalar value, with many edge cases. For property tests. */
const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ kind: 'null' }),
  fc.boolean().map((value): Value => ({ kind: 'boolean', value })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value): Value => ({ kind: 'integer', value })),
  fc.integer({ min: -3, max: 3 }).map((value): Value => ({ kind: 'integer', value: BigInt(value) })),
  fc
    .oneof(fc.double(), fc.constantFrom(NaN, 0, -0, Infinity, -Infinity, 1, 2 ** 53, 2 ** 63))
    .map((value): Value => ({ kind: 'double', value })),
  fc
    .record({
      seconds: fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
      micros: fc.integer({ min: 0, max: 999_999 }),
    })
    .map(({ seconds, micros }): Value => ({ kind: 'timestamp', value: { seconds, nanos: micros * 1000 } })),
  fc
    .oneof(fc.string({ unit: 'grapheme', maxLength: 5 }), fc.string({ maxLength: 2 }))
    .map((value): Value => ({ kind: 'string', value })),
  fc.uint8Array({ maxLength: 4 }).map((value): Value => ({ kind: 'bytes', value })),
  fc
    .constantFrom('a/b', 'a/c', 'a/b/c/d', 'b/a')
    .map((path): Value => ({ kind: 'reference', value: `projects/p/databases/d/documents/${path}` })),
  fc
    .record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) })
    .map((point): Value => ({ kind: 'geoPoint', ...point })),
);

/** Any value that a document may contain. */
export const arbitraryValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value; map: Value; inArray: Value }>((tie) => ({
  map: fc
    .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'ä', '😀'), tie('value')), { maxLength: 3 })
    .map((entries): Value => ({ kind: 'map', fields: new Map(entries) })),
  inArray: fc.oneof({ maxDepth: 2 }, scalar, tie('map')),
  value: fc.oneof(
    { maxDepth: 2 },
    scalar,
    fc.array(tie('inArray'), { maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
    fc
      .array(fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(0, -0, 1)), { minLength: 1, maxLength: 3 })
      .map((values): Value => ({ kind: 'vector', values })),
    tie('map'),
  ),
})).value;
