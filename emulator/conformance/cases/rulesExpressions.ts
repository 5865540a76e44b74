// Expressions that this engine and Google's emulator once evaluated differently, found by random testing. Each row is
// one finding.

/** Expressions that are true. */
const TRUE: readonly string[] = [
  // Operators: `in` binds loosest, then `is`, then equality.
  '1 == 2 in [false]',
  '1 == 1 is bool',
  '1 is int == true',
  '!true is bool',
  '6 / 2 * 3 == 9',
  // Numbers: an integer and a float compare as floats, but set members compare by their exact values.
  '9007199254740993 == 9007199254740992.0',
  '!(9007199254740993 > 9007199254740992.0)',
  '[9007199254740993, 9007199254740992.0].toSet().size() == 2',
  '.5 + 1. == 1.5',
  // Equality: NaN and -0 within lists, and two map diffs.
  "[float('NaN')] != [float('NaN')]",
  "[float('-0')] != [0.0]",
  "{'a': 1}.diff({}) != {'a': 1}.diff({})",
  "{'a': 1}.diff({}) is map_diff",
  // Maps.
  "{'b': 1, 'a': 2}.keys() == ['a', 'b']",
  "{'b': 1, 'a': 2}.values() == [1, 2]",
  "{'a': 1}.get([], 2) == {'a': 1}",
  // Strings.
  "','.split(',') == ['']",
  "',a,,b,,'.split(',') == ['', 'a', '', 'b']",
  "'abc'[1:null] + 'abc'[null:1] == 'bca'",
  "''[null:null] == ''",
  // Times.
  "timestamp.value('2020-02-30T00:30:00.5+01:00') == timestamp.date(2020, 2, 29) + duration.value(84600500, 'ms')",
  'timestamp.date(1, 1, 1).dayOfYear() == 1',
  "duration.value(315576000000, 's').seconds() == 315576000000",
  // Coordinates.
  'latlng.value(0, 0).distance(latlng.value(90, 0)) > 10007557.5 && latlng.value(0, 0).distance(latlng.value(90, 0)) < 10007557.6',
  // Paths.
  '/a/$(1)/$(null)/$(true) == /a/1/null/true',
  "/a/$('b/c') != /a/b/c",
  "/a/$('') != /a",
  "/a%20b/c+d == /$('a b')/$('c d')",
  "path('a%20b') == /$('a b')",
  "path('/ a ') == /a",
  '(/a/b/c)[0:2] == /a/b',
  "(/a/{b}).bind({'b': 1}) == /a/1",
  "path('/a/{b=**}/c').bind({'b': /x/y}) == /a/x/y/c",
  "path('/a/{b}').bind({}) == /a",
  "path('/a/{b}').bind({'b': 'x'}).b == 'x'",
  "path('/a/{b}') != path('/a/{b}')",
];

/** Expressions that evaluate to an error. */
const ERRORS: readonly string[] = [
  '1 in [1] == true',
  '1 in [1] is bool',
  "1 in {'a': 1}",
  "{'a': 1}.get(['b', 1], 2)",
  'timestamp.value(253402300800000)',
  'timestamp.value(-62135596800001)',
  'timestamp.date(0, 1, 1)',
  "timestamp.date(9999, 12, 31) + duration.value(1, 'd')",
  "timestamp.value('2020-01-01')",
  "duration.value(315576000001, 's')",
  "duration.value(9223372036854775807, 'w')",
  'get(/databases/$(database)/documents/runs/$(run)/keys/none)',
  '/a/$(nothing)',
  '/a/$([1])',
  "path('')",
  "path('a//b')",
  "path('a/')",
  "path('a%')",
  "path('{b}/{b}')",
  "path('/a').bind({'b': 'x'})",
  "path('/a/{b}').bind({'b': 'x'}).bind({'b': 'y'})",
  "path('/a/{b}').bind({'b': ''})",
  "path('/a/{b=**}').bind({'b': 'x'})",
  "path('/a/{b=**}').bind({'b': /x/{y}})",
];

/**
 * The rows as conditions, and whether they allow: an expression in error is neither equal to null nor different from
 * it.
 */
export const EXPRESSION_CONDITIONS: readonly (readonly [condition: string, allowed: boolean])[] = [
  ...TRUE.map((expression) => [expression, true] as const),
  ...ERRORS.map((expression) => [`(${expression}) == null || (${expression}) != null`, false] as const),
];
