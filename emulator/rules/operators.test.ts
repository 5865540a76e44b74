import { describe, expect, it } from 'vitest';
import { outcomeOf } from './testSupport';

const DATA = {
  n: 3,
  f: 2.5,
  s: 'hey',
  list: [1, 'two', 3.5],
  map: { a: 1, b: { c: 2 } },
  nothing: null,
  when: new Date('2025-01-01T10:00:00Z'),
};

/** Conditions and their outcomes; `fault` means any error. */
type Case = readonly [condition: string, outcome: 'true' | 'false' | 'fault'];

function check(cases: readonly Case[]): void {
  it.each(cases)('%s is %s', (condition, expected) => {
    const outcome = outcomeOf(condition, { data: DATA });
    expect(outcome === 'true' || outcome === 'false' ? outcome : 'fault', outcome).toBe(expected);
  });
}

describe('equality', () => {
  check([
    ['1 == 1', 'true'],
    ['1 == 1.0', 'true'],
    // An integer and a float compare as floats.
    ['9007199254740993 == 9007199254740992.0', 'true'],
    ['9007199254740993 > 9007199254740992.0', 'false'],
    ["1 == '1'", 'false'],
    ["1 != '1'", 'true'],
    ['null == null', 'true'],
    ['null != 0', 'true'],
    ['\'a\' == "a"', 'true'],
    ['[1, 2] == [1, 2]', 'true'],
    ['[1, 2] == [2, 1]', 'false'],
    ["{'a': [1]} == {'a': [1]}", 'true'],
    ["{'a': 1} == {'a': 1, 'b': 2}", 'false'],
    ['[1].toSet() == [1, 1].toSet()', 'true'],
    ['[1] == [1].toSet()', 'false'],
    ['math.sqrt(-1) == math.sqrt(-1)', 'false'],
    ['/a/b == /a/b', 'true'],
    ["/a/$('b') == path('a/b')", 'true'],
    ["/a/b == '/a/b'", 'false'],
    ['resource.data.when == timestamp.value(1735725600000)', 'true'],
    ['resource.data.absent == null', 'fault'],
  ]);
});

describe('order', () => {
  check([
    ['1 < 1.5', 'true'],
    ['2.5 <= resource.data.n', 'true'],
    ["'a' < 'b'", 'true'],
    ["'B' < 'a'", 'true'],
    ["'a' >= 'a'", 'true'],
    ["b'a' < b'b'", 'true'],
    ["duration.value(1, 'm') > duration.value(59, 's')", 'true'],
    ['request.time < timestamp.date(2025, 1, 2)', 'true'],
    ["1 < 'a'", 'fault'],
    ['true < false', 'fault'],
    ['1 < null', 'fault'],
    ['[1] < [2]', 'fault'],
    ['request.time > 1', 'fault'],
    ['math.sqrt(-1) < 1', 'false'],
  ]);
});

describe('arithmetic', () => {
  check([
    ['7 / 2 == 3', 'true'],
    ['-7 / 2 == -3', 'true'],
    ['-7 % 2 == -1', 'true'],
    ['7 / 2.0 == 3.5', 'true'],
    ['7.5 % 2 == 1.5', 'true'],
    ['1 / 0 == 0', 'fault'],
    ['1 % 0 == 0', 'fault'],
    ['1.0 / 0 > 1', 'true'],
    ['2 + 3 * 4 == 14', 'true'],
    ['(2 + 3) * 4 == 20', 'true'],
    ['10 - 4 - 3 == 3', 'true'],
    ['1 + 1.5 is float', 'true'],
    ['1 + 1 is int', 'true'],
    ['-resource.data.n == -3', 'true'],
    ["-'a' == 'a'", 'fault'],
    ["'a' + 'b' == 'ab'", 'true'],
    ["'a' + 1 == 'a1'", 'fault'],
    ['[1] + [2] == [1, 2]', 'fault'],
    ["'a' - 'a' == ''", 'fault'],
    ['9223372036854775807 + 1 > 0', 'fault'],
    ['-9223372036854775808 < 0', 'true'],
    ["request.time + duration.value(1, 'd') == timestamp.date(2025, 1, 2)", 'true'],
    ["timestamp.date(2025, 1, 2) - request.time == duration.value(24, 'h')", 'true'],
    ["request.time - duration.value(1, 'd') == timestamp.date(2024, 12, 31)", 'true'],
    ["duration.value(1, 'h') - duration.value(30, 'm') == duration.value(30, 'm')", 'true'],
    ['request.time + 1 == request.time', 'fault'],
  ]);
});

describe('in', () => {
  check([
    ['1 in [1, 2]', 'true'],
    ['3 in [1, 2]', 'false'],
    ['1.0 in [1, 2]', 'false'],
    ['!(1.0 in [1, 2])', 'true'],
    ['0.0 in [-0.0]', 'true'],
    ['math.sqrt(-1) in [math.sqrt(-1)]', 'false'],
    ['[1] in [[1.0]]', 'false'],
    ['1.0 in [1].toSet()', 'true'],
    ["'a' in resource.data.map", 'true'],
    ["'c' in resource.data.map", 'false'],
    ["'toString' in resource.data.map", 'false'],
    ['1 in resource.data.map', 'fault'],
    ["'h' in resource.data.s", 'fault'],
    ['1 in null', 'fault'],
    ["{'bench': false} in [{'bench': false}]", 'true'],
  ]);
});

describe('is', () => {
  check([
    ['1 is int', 'true'],
    ['1.0 is int', 'false'],
    ['1.0 is float', 'true'],
    ['1 is number', 'true'],
    ["'a' is string", 'true'],
    ['null is string', 'false'],
    ['true is bool', 'true'],
    ['[] is list', 'true'],
    ['{} is map', 'true'],
    ['/a is path', 'true'],
    ["b'x' is bytes", 'true'],
    ['request.time is timestamp', 'true'],
    ["duration.value(1, 's') is duration", 'true'],
    ['latlng.value(1, 2) is latlng', 'true'],
    ['[1].toSet() is set', 'true'],
    ['resource.data.absent is string', 'fault'],
  ]);
});

describe('logic', () => {
  const error = 'resource.data.absent';
  check([
    [`${error} || true`, 'true'],
    [`true || ${error}`, 'true'],
    [`${error} || false`, 'fault'],
    [`false || ${error}`, 'fault'],
    [`${error} && false`, 'false'],
    [`false && ${error}`, 'false'],
    [`${error} && true`, 'fault'],
    [`true && ${error}`, 'fault'],
    [`(${error} && false) || true`, 'true'],
    [`(${error} && false) == false`, 'true'],
    ['1 && true', 'fault'],
    ['1 || true', 'true'],
    ["'a' || false", 'fault'],
    ['!1', 'fault'],
    [`!${error}`, 'fault'],
    ['true ? true : 1 / 0 == 1', 'true'],
    ['false ? 1 / 0 == 1 : true', 'true'],
    [`${error} ? true : true`, 'fault'],
    ['1 ? true : true', 'fault'],
    ['true && false || true', 'true'],
    ['false ? false : true ? true : false', 'true'],
    // `in` binds looser than `is`, and `is` looser than `==`.
    ['1 in [1] == true', 'fault'],
    ['1 == 2 in [false]', 'true'],
    ['1 == 1 is bool', 'true'],
    ['1 in [1] is bool', 'fault'],
    ['1 is int == true', 'true'],
    ['!true is bool', 'true'],
    ['1 + 1 in [2] && 2 > 1 == true', 'true'],
    ["!(1 in [2]) && 'a' is string", 'true'],
  ]);
});

describe('members, indexes and ranges', () => {
  check([
    ['resource.data.map.b.c == 2', 'true'],
    ["resource.data['map']['a'] == 1", 'true'],
    ['resource.data.map.absent == 1', 'fault'],
    ['resource.data.nothing.x == 1', 'fault'],
    ['resource.data.s.x == 1', 'fault'],
    ["resource.data.list[1] == 'two'", 'true'],
    ['resource.data.list[3] == 1', 'fault'],
    ['resource.data.list[-1] == 1', 'fault'],
    ["resource.data.list['a'] == 1", 'fault'],
    ["resource.data.s[0] == 'h'", 'true'],
    ["resource.data.s[0:2] == 'he'", 'true'],
    ['resource.data.list[0:2].size() == 2', 'true'],
    ['resource.data.list[1:1] == []', 'true'],
    ['resource.data.list[0:3].size() == 3', 'true'],
    // The first and the last position of a range must exist.
    ['resource.data.list[0:0] == []', 'fault'],
    ['resource.data.list[3:3] == []', 'fault'],
    ['resource.data.list[0:4].size() == 3', 'fault'],
    ['resource.data.list[2:1] == []', 'fault'],
    ['[][0:0] == []', 'fault'],
    ["resource.data.s[0:0] == ''", 'fault'],
    ["b'abc'[0] == 97", 'fault'],
    ["request.path[4] == 'one'", 'true'],
    ['request.path == /databases/(default)/documents/docs/one', 'true'],
    ["(/a/{x}/{y}).bind({'x': 'b', 'y': 'c'}) == /a/b/c", 'true'],
    ["(/a/{x}).bind({'x': 'b'}).x == 'b'", 'true'],
    ["(/a/{x=**}).bind({'x': /b/c}) == /a/b/c", 'true'],
    // Segments without a value are removed, or equal nothing.
    ['(/a/{x}).bind({}) == /a', 'true'],
    ['/a/{x} == /a/{x}', 'false'],
    ["(/a/{x}).bind({'y': 'b'}) == /a/b", 'fault'],
    ["(/a/{x}).bind({'x': 'b'}).bind({'x': 'c'}) == /a/c", 'fault'],
    ["(/a/{x}).bind({'x': ''}) == /a", 'fault'],
    ["(/a/{x=**}).bind({'x': 'b'}) == /a/b", 'fault'],
    ['/a/$(x) == /a/b', 'fault'],
    ['/a/$(1) == /a/1', 'true'],
    ['/a/$(null) == /a/null', 'true'],
    ['/a/$([1]) == /a/1', 'fault'],
    ["/a/$('') == /a", 'false'],
    ["/a/$('b/c') == /a/b/c", 'false'],
    ["/a%20b/c+d == /$('a b')/$('c d')", 'true'],
    ['(/a/b/c)[0:2] == /a/b', 'true'],
    ["'abc'[1:null] + 'abc'[null:1] == 'bca'", 'true'],
    ["''[null:null] == ''", 'true'],
    ["string(/a/b) == '/a/b'", 'true'],
    ["resource.id == 'one' && resource['__name__'] == request.path", 'true'],
    ["id == 'one' && database == '(default)'", 'true'],
  ]);
});
