import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testSupport';

/** True conditions, from the rules reference and from recorded decisions of Firebase's rules test service. */
function holds(conditions: readonly string[]): void {
  it.each(conditions)('%s', (condition) => {
    expect(outcomeOf(condition)).toBe('true');
  });
}

/** Conditions that fault, wherever they are used. */
function faults(conditions: readonly string[]): void {
  it.each(conditions)('%s is an error', (condition) => {
    expect(outcomeOf(condition)).not.toMatch(/^(true|false)$/);
  });
}

describe('String', () => {
  holds([
    "'ABC123'.lower() == 'abc123'",
    "'abc'.upper() == 'ABC'",
    "'\u00c4K\u212a'.lower() == '\u00c4k\u212a'",
    "'\u00e4\u00df'.upper() == '\u00e4\u00df'",
    "'\u0001 a\u00a0 '.trim() == 'a\u00a0'",
    "'  a b '.trim() == 'a b'",
    "'abc'.size() == 3",
    "'\\ud83d\\ude00'.size() == 2",
    "'banana'.replace('a', 'o') == 'bonono'",
    "'banana'.replace('ana', 'ee') == 'beena'",
    "'foo@test.com'.replace('.', '-') == '------------'",
    "'ab12'.replace('([a-z]+)([0-9]+)', '$2$1') == '12ab'",
    "'a'.replace('a', '\\\\$') == '$'",
    "'a/b/c'.split('/') == ['a', 'b', 'c']",
    "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']",
    "'user@domain.com'.matches('.*@domain[.]com')",
    "!'user@domain.com!'.matches('.*@domain[.]com')",
    "!'hello world'.matches('world')",
    "'a.b'.matches('a\\\\.b') && !'axb'.matches('a\\\\.b')",
    "'ala'.toUtf8().size() == 3 && '\\u00e9'.toUtf8().size() == 2",
    "'\\x41\\u0041\\101' == 'AAA'",
    "'a\\tb'.size() == 3",
  ]);
  faults([
    "'a'.concat('b') == 'ab'",
    "'a'.matches('(' + '')",
    "'a'.replace('(', '') == 'a'",
    "'a'.matches(1)",
    "'a'.matches()",
    "(1).lower() == '1'",
    "'a'.replace('a', '$3') == ''",
  ]);
});

describe('Bytes and hashing', () => {
  holds([
    "b'\\xff'.toBase64() == '_w=='",
    "b'\\xFf\\x0a'.toHexString() == 'FF0A'",
    "b'abc' == 'abc'.toUtf8()",
    "b'\\101' == b'A'",
    "b'\\xe9'.size() == 1 && b'\u00e9'.size() == 2",
    "hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'",
    "hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
    // The check values of the two polynomials are CBF43926 and E3069283; the bytes are in little-endian order.
    "hashing.crc32('123456789').toHexString() == '2639F4CB'",
    "hashing.crc32c('123456789').toHexString() == '839206E3'",
    "hashing.md5(b'abc') == hashing.md5('abc')",
  ]);
  faults(["hashing.md5(1) == b''", "b'a' + b'b' == b'ab'", "hashing.sha1('a') == b''"]);
});

describe('List', () => {
  holds([
    '[1, 2].concat([3]) == [1, 2, 3]',
    "['a', 'b'].hasAll(['a']) && !['a', 'b'].hasAll(['a', 'c'])",
    "['a', 'b'].hasAny(['c', 'a']) && !['a', 'b'].hasAny(['c'])",
    "['a', 'a', 'b'].hasOnly(['a', 'b', 'c']) && !['a', 'b'].hasOnly(['a', 'c'])",
    "['a', 'b'].hasAll([]) && ![].hasAny(['a']) && [].hasOnly(['a'])",
    '[1, 2, 1].removeAll([1]) == [2]',
    '[1].removeAll([1.0]) == [1]',
    '![1].hasAny([1.0]) && ![1].hasAll([1.0]) && ![1].hasOnly([1.0])',
    '[0.0].hasAny([-0.0]) && ![[0.0]].hasAny([[-0.0]])',
    "[1, 2.0, true, null, 'a'].join('-') == '1-2.0-true-null-a'",
    "[].join(',') == ''",
    '[1, 1, 2].toSet().size() == 2',
    '[1, [2], {}].size() == 3',
    "[{'a': 1}, {'a': 2}].removeAll([{'a': 1}]) == [{'a': 2}]",
  ]);
  faults([
    '[1].concat(1) == [1]',
    "[[1]].join(',') == ''",
    "[1].join(1) == '1'",
    '[1].hasAny([1].toSet())',
    '[1].difference([1]) == []',
    '[1].concat() == [1]',
    '[math.pow(0, -1), 1 / 0] == []',
  ]);
});

describe('Set', () => {
  holds([
    '[1, 2].toSet().difference([2].toSet()) == [1].toSet()',
    '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
    '[1].toSet().union([2].toSet()) == [2, 1].toSet()',
    "['a', 'b'].toSet().hasAll(['a']) && ['a'].toSet().hasOnly(['a', 'b'].toSet()) && ['a'].toSet().hasAny(['b', 'a'])",
    '[1, 1.0].toSet().size() == 1',
    '[1].toSet() == [1.0].toSet()',
    '[[1]].toSet() == [[1.0]].toSet()',
    '[0.0, -0.0].toSet().size() == 1',
    'math.sqrt(-1) in [math.sqrt(-1)].toSet()',
  ]);
  faults([
    '[1].toSet().difference([1]) == [].toSet()',
    '[1].toSet().union([1]) == [1].toSet()',
    '[1].toSet()[0] == 1',
    '[1].toSet().hasAll(1)',
  ]);
});

describe('Map and MapDiff', () => {
  holds([
    "{'a': 1, 'b': 2}.keys() == ['a', 'b'] && {'a': 1}.values() == [1] && {}.size() == 0",
    "{'a': 3, 'b': 2}.get('c', 7) == 7",
    "{'a': {'b': 1}, 'c': 2}.get(['a', 'b'], 7) == 1",
    "{'a': {'b': 1}}.get(['a', 'x'], 7) == 7 && {'a': 'text'}.get(['a', 'b'], 7) == 7",
    "{'a': null}.get('a', 7) == null",
    "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).addedKeys() == ['c'].toSet()",
    "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).removedKeys() == ['d'].toSet()",
    "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).changedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).unchangedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).affectedKeys() == ['b', 'c', 'd'].toSet()",
    "{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0",
    "{'a': [1]}.diff({'a': [2]}).changedKeys().hasOnly(['a'])",
  ]);
  faults([
    "{'a': 1}.get('a') == 1",
    "{'a': 1}.get(1, 2) == 2",
    "{'a': 1}.get(['b', 1], 2) == 2",
    "{'a': 1}.get(1, 2) == 2",
    "{'a': 1}.hasAll(['a'])",
    '{1: 2}.size() == 1',
    '{}.diff(null).addedKeys().size() == 0',
  ]);
});

describe('Timestamp and Duration', () => {
  const at = 'timestamp.value(1733756730250)'; // 2024-12-09T15:05:30.250Z, a Monday, day 344 of a leap year
  holds([
    `${at}.year() == 2024 && ${at}.month() == 12 && ${at}.day() == 9`,
    `${at}.hours() == 15 && ${at}.minutes() == 5 && ${at}.seconds() == 30 && ${at}.nanos() == 250000000`,
    `${at}.dayOfWeek() == 1 && ${at}.dayOfYear() == 344`,
    `timestamp.date(2024, 12, 8).dayOfWeek() == 7`,
    `${at}.toMillis() == 1733756730250`,
    `${at}.date() == timestamp.date(2024, 12, 9)`,
    `${at}.time() == duration.time(15, 5, 30, 250000000)`,
    'timestamp.value(-1500).year() == 1969 && timestamp.value(-1500).seconds() == 58 && timestamp.value(-1500).nanos() == 500000000',
    "duration.value(1500, 'ms').seconds() == 1 && duration.value(1500, 'ms').nanos() == 500000000",
    "duration.value(2, 'w') == duration.value(14, 'd') && duration.value(1, 'h') == duration.value(60, 'm')",
    "duration.abs(duration.value(-5, 's')) == duration.value(5, 's')",
    "duration.value(1, 's') == duration.value(1000000000, 'ns')",
  ]);
  faults([
    "duration.value(1, 'y') > duration.value(1, 's')",
    'timestamp.date(2025, 2, 30) == request.time',
    "duration.value(1.5, 's') == duration.value(1, 's')",
    'request.time.week() == 1',
  ]);
});

describe('LatLng', () => {
  holds([
    'latlng.value(10, -20).latitude() == 10.0 && latlng.value(10, -20).longitude() == -20.0',
    'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000.0 && latlng.value(0, 0).distance(latlng.value(0, 1)) < 111400.0',
    'latlng.value(1, 2) == latlng.value(1.0, 2.0)',
  ]);
  faults([
    'latlng.value(91, 0) == latlng.value(0, 0)',
    'latlng.value(0, 181) == latlng.value(0, 0)',
    'latlng.value(0, 0).distance(1) > 0',
  ]);
});

describe('math', () => {
  holds([
    'math.abs(-2) == 2 && math.abs(-2) is int && math.abs(-2.5) == 2.5',
    'math.abs(-9223372036854775807 - 1) < 0',
    'math.ceil(1.5) == 2 && math.ceil(1.5) is float && math.ceil(-0.5) == 0',
    'math.floor(-1.5) == -2 && math.floor(1) is float',
    'math.round(2.5) == 3 && math.round(-2.5) == -2 && math.round(1.4) is int',
    'math.sqrt(4) == 2.0 && math.pow(2, -1) == 0.5 && math.pow(2, 3) is float',
    'math.isNaN(math.sqrt(-1)) && !math.isNaN(1)',
    'math.pow(0, -1) > 1.0 && -math.pow(0, -1) < 1.0',
    'math.round(math.sqrt(-1)) == 0',
  ]);
  faults(["math.abs('a') == 1", 'math.sqrt() == 1', 'math.cos(1) == 1', 'math.pow(2, null) == 1']);
});

describe('conversions', () => {
  holds([
    "int('12') == 12 && int('-3') == -3 && int('+3') == 3 && int('007') == 7",
    'int(2.9) == 2 && int(-2.9) == -2 && int(2) == 2',
    "int(float('1e20')) == 9223372036854775807 && int(float('NaN')) == 0",
    "float('2.5') == 2.5 && float(2) is float && float('1e3') == 1000.0 && float(' 2.5 ') == 2.5 && float('.5') == 0.5",
    "float('Infinity') > 1.0 && float('-Infinity') < 1.0",
    "string(12) == '12' && string(true) == 'true' && string(null) == 'null'",
    "string(2.0) == '2.0' && string(1.5) == '1.5' && string(-0.0) == '-0.0'",
    "string(float('1e7')) == '1.0E7' && string(float('9999999.0')) == '9999999.0' && string(float('1e-4')) == '1.0E-4' && string(123456789.0) == '1.23456789E8'",
    "path('a/b') == /a/b && path('/a/b') == /a/b",
    'debug(1) == 1',
  ]);
  faults([
    "int('1.5') == 1",
    "int('') == 0",
    "int(' 12') == 12",
    "int('9223372036854775808') > 0",
    'int(true) == 1',
    "float('abc') == 0.0",
    "float('inf') > 1.0",
    "string([1]) == '1'",
    "string({}) == ''",
    "string(duration.value(1, 's')) == ''",
    'path(/a/b) == /a/b',
    // In the reference, but not found by Firebase.
    "bool('true')",
    'math.isInfinite(1.0)',
  ]);
});
