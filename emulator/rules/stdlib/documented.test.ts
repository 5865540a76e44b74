import { describe, expect, it } from 'vitest';
import { outcomeOf, readerOf } from '../testSupport';

/**
 * Every method of every type in the reference (https://firebase.google.com/docs/reference/rules/rules.List and its
 * sibling pages), called once on a value of its type. The results are tested in the tables; this only checks that none
 * is missing.
 */
const METHODS: Readonly<Record<string, readonly [example: string, calls: readonly string[]]>> = {
  Bytes: ["b'ab'", ['size()', 'toBase64()', 'toHexString()']],
  Duration: ["duration.value(1, 's')", ['nanos()', 'seconds()']],
  LatLng: ['latlng.value(1, 2)', ['distance(latlng.value(0, 0))', 'latitude()', 'longitude()']],
  List: [
    "['a']",
    ['concat([])', 'hasAll([])', 'hasAny([])', 'hasOnly([])', "join(',')", 'removeAll([])', 'size()', 'toSet()'],
  ],
  Map: ["{'a': 1}", ['diff({})', "get('a', 0)", 'keys()', 'size()', 'values()']],
  MapDiff: ['{}.diff({})', ['addedKeys()', 'affectedKeys()', 'changedKeys()', 'removedKeys()', 'unchangedKeys()']],
  Path: ['(/a/{x})', ["bind({'x': 'b'})"]],
  Set: [
    '[1].toSet()',
    [
      'difference([].toSet())',
      'hasAll([].toSet())',
      'hasAny([].toSet())',
      'hasOnly([].toSet())',
      'intersection([].toSet())',
      'size()',
      'union([].toSet())',
    ],
  ],
  String: [
    "'a'",
    ['lower()', "matches('a')", "replace('a', 'b')", 'size()', "split('b')", 'toUtf8()', 'trim()', 'upper()'],
  ],
  Timestamp: [
    'request.time',
    [
      'date()',
      'day()',
      'dayOfWeek()',
      'dayOfYear()',
      'hours()',
      'minutes()',
      'month()',
      'nanos()',
      'seconds()',
      'time()',
      'toMillis()',
      'year()',
    ],
  ],
};

/**
 * The functions of every namespace except `math.isInfinite`, and the global functions except `bool`: Firebase doesn't
 * find those two.
 */
const FUNCTIONS = [
  'debug(1)',
  'float(1)',
  "int('1')",
  "path('a/b')",
  'string(1)',
  "duration.abs(duration.value(1, 's'))",
  'duration.time(1, 2, 3, 4)',
  "duration.value(1, 's')",
  "hashing.crc32('a')",
  "hashing.crc32c('a')",
  "hashing.md5('a')",
  "hashing.sha256('a')",
  'latlng.value(1, 2)',
  'math.abs(1)',
  'math.ceil(1.5)',
  'math.floor(1.5)',
  'math.isNaN(1.5)',
  'math.pow(2, 2)',
  'math.round(1.5)',
  'math.sqrt(4)',
  'timestamp.date(2025, 1, 1)',
  'timestamp.value(1)',
  'exists(/databases/(default)/documents/a/b)',
  'existsAfter(/databases/(default)/documents/a/b)',
  'get(/databases/(default)/documents/a/b)',
  'getAfter(/databases/(default)/documents/a/b)',
];

/** The members of `request` and `resource` in Firestore's rules. */
const MEMBERS = [
  'request.auth',
  'request.auth.uid',
  'request.auth.token',
  'request.method',
  'request.path',
  'request.time',
  'resource.data',
  'resource.id',
  "resource['__name__']",
];

const reader = readerOf({ 'a/b': {} });
const isThere = (expression: string): void =>
  expect(outcomeOf(`[${expression}].size() == 1`, { reader }), expression).toBe('true');

describe('functions in the reference exist', () => {
  it.each(Object.entries(METHODS))('%s', (_, [example, calls]) => {
    for (const call of calls) isThere(`${example}.${call}`);
  });
  it.each([...FUNCTIONS, ...MEMBERS])('%s', isThere);
});
