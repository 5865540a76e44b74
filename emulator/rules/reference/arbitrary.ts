import fc from 'fast-check';
import type { Declared, Sign, Tree } from './tree';
import type { Value } from './value';

/** The types that expressions are drawn of. */
type Kind = 'null' | 'bool' | 'int' | 'float' | 'string' | 'list' | 'map' | 'set' | 'timestamp' | 'duration';
const KINDS: readonly Kind[] = [
  'null',
  'bool',
  'int',
  'float',
  'string',
  'list',
  'map',
  'set',
  'timestamp',
  'duration',
];

const KEYS = ['a', 'b', 'c'] as const;
const integers = fc.oneof(
  { arbitrary: fc.bigInt({ min: -3n, max: 4n }), weight: 8 },
  { arbitrary: fc.constantFrom(2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n + 1n), weight: 1 },
);
const floats = fc.constantFrom(0, -0, 1, 2, -1.5, 0.5, 2.5, 3, 1e-5, 12345678.5, Infinity, NaN);
const strings = fc.constantFrom('', 'a', 'b', 'ab', 'a b', 'aXb', ' c ', 'é', '3', '-7', '1.5', '😀');
/** Numbers that are equal in one sense and not in another. */
const twins = fc.constantFrom<(bigint | number)[]>(0n, 0, -0, 1n, 1, 2n, 2, NaN);
const patterns = fc.constantFrom('a', 'a.*', '[a-c]+', '(a|b)b?', 'X', '.', '^a', '\\s*', '(');

const literal = (value: Extract<Tree, { op: 'literal' }>['value']): Tree => ({ op: 'literal', value });
const binary = (sign: Sign, left: Tree, right: Tree): Tree => ({ op: 'binary', sign, left, right });
const method = (of: Tree, name: string, ...args: Tree[]): Tree => ({ op: 'method', of, name, args });
const builtIn = (name: string, ...args: Tree[]): Tree => ({ op: 'built-in', name, args });

type Drawn = fc.Arbitrary<Tree>;

/** One count of depth for all kinds, so that expressions stay within the limits of rules. */
const depth = { maxDepth: 4, depthSize: 1, depthIdentifier: fc.createDepthIdentifier() } as const;

/** Trees of each kind: most are what they say, some err, and some are of another kind in disguise. */
function treesWith(names: readonly string[], functions: readonly string[]): Readonly<Record<Kind | 'any', Drawn>> {
  const trees = fc.letrec<Record<Kind | 'any', Tree>>((tie) => {
    const any = tie('any');
    /** Of that kind, and now and then of any. */
    const of = (kind: Kind): Drawn => fc.oneof({ arbitrary: tie(kind), weight: 15 }, { arbitrary: any, weight: 1 });
    const known = (kind: Kind): Drawn[] => [
      fc.constantFrom(...['one', 'two'].map((which): Tree => ({ op: 'field', name: `${kind}_${which}` }))),
      fc.tuple(of('bool'), of(kind), of(kind)).map(([test, yes, no]): Tree => ({ op: 'if', test, yes, no })),
      fc.tuple(of('map'), of(kind)).map(([map, otherwise]) => method(map, 'get', literal('c'), otherwise)),
    ];
    const either = (kind: Kind, leaf: Drawn, ...more: Drawn[]): Drawn => fc.oneof(depth, leaf, ...known(kind), ...more);
    const two = (a: Kind, b: Kind): fc.Arbitrary<[Tree, Tree]> => fc.tuple(of(a), of(b));
    const signs = (...all: Sign[]): fc.Arbitrary<Sign> => fc.constantFrom(...all);
    const numbers: Drawn = fc.oneof(of('int'), of('float'));
    const comparable: fc.Arbitrary<[Tree, Tree]> = fc.oneof(
      fc.tuple(numbers, numbers),
      two('string', 'string'),
      two('timestamp', 'timestamp'),
      two('duration', 'duration'),
    );
    const asked = fc.constantFrom('hasAll', 'hasAny', 'hasOnly');
    const items = fc.array(any, { maxLength: 3 });
    const fates = fc.constantFrom('addedKeys', 'removedKeys', 'changedKeys', 'unchangedKeys', 'affectedKeys');
    const named: Drawn[] = [
      ...names.map((name) => fc.constant<Tree>({ op: 'name', name })),
      ...functions.map((name) => fc.tuple(any, any).map((args): Tree => ({ op: 'call', name, args }))),
    ];
    return {
      any: fc.oneof(
        depth,
        fc.oneof(integers, strings, fc.boolean()).map(literal),
        ...named,
        ...KINDS.map((kind) => tie(kind)),
        ...named,
      ),
      null: either('null', fc.constant(literal(null))),
      bool: either(
        'bool',
        fc.boolean().map(literal),
        fc.tuple(signs('&&', '||'), of('bool'), of('bool')).map(([sign, a, b]) => binary(sign, a, b)),
        fc.tuple(signs('&&', '||'), of('bool'), of('bool')).map(([sign, a, b]) => binary(sign, a, b)),
        of('bool').map((inner): Tree => ({ op: 'not', of: inner })),
        fc.tuple(signs('==', '!='), any, any).map(([sign, a, b]) => binary(sign, a, b)),
        any.map((same) => binary('==', same, same)),
        fc.tuple(signs('<', '<=', '>', '>='), comparable).map(([sign, [a, b]]) => binary(sign, a, b)),
        fc.tuple(any, fc.oneof(of('list'), of('set'), of('map'))).map(([a, b]) => binary('in', a, b)),
        fc
          .tuple(any, fc.constantFrom(...KINDS.filter((kind) => kind !== 'null'), 'number', 'path', 'bytes', 'latlng'))
          .map(([inner, type]): Tree => ({ op: 'is', of: inner, type })),
        fc.tuple(twins, fc.array(twins, { minLength: 1, maxLength: 3 }), fc.boolean()).map(([number, all, isSet]) => {
          const container: Tree = { op: 'list', items: all.map(literal) };
          return binary('in', literal(number), isSet ? method(container, 'toSet') : container);
        }),
        fc
          .tuple(asked, fc.array(twins, { maxLength: 3 }), fc.array(twins, { maxLength: 3 }))
          .map(([name, a, b]) =>
            method({ op: 'list', items: a.map(literal) }, name, { op: 'list', items: b.map(literal) }),
          ),
        fc.tuple(asked, two('list', 'list')).map(([name, [a, b]]) => method(a, name, b)),
        fc.tuple(asked, of('set'), fc.oneof(of('set'), of('list'))).map(([name, a, b]) => method(a, name, b)),
        fc.tuple(of('string'), patterns).map(([a, re]) => method(a, 'matches', literal(re))),
        numbers.map((number) => builtIn('math.isNaN', number)),
      ),
      int: either(
        'int',
        integers.map(literal),
        fc.tuple(signs('+', '-', '*', '/', '%'), two('int', 'int')).map(([sign, [a, b]]) => binary(sign, a, b)),
        of('int').map((inner): Tree => ({ op: 'minus', of: inner })),
        fc.oneof(of('list'), of('map'), of('set'), of('string')).map((sized) => method(sized, 'size')),
        fc.oneof(numbers, of('string')).map((inner) => builtIn('int', inner)),
        fc.tuple(fc.constantFrom('math.abs', 'math.round'), numbers).map(([name, inner]) => builtIn(name, inner)),
        fc
          .tuple(
            of('timestamp'),
            fc.constantFrom('year', 'month', 'day', 'hours', 'minutes', 'seconds', 'nanos', 'toMillis'),
          )
          .map(([time, name]) => method(time, name)),
        fc.tuple(of('duration'), fc.constantFrom('seconds', 'nanos')).map(([span, name]) => method(span, name)),
      ),
      float: either(
        'float',
        floats.map(literal),
        fc.tuple(signs('+', '-', '*', '/', '%'), numbers, of('float')).map(([sign, a, b]) => binary(sign, a, b)),
        of('float').map((inner): Tree => ({ op: 'minus', of: inner })),
        fc.oneof(numbers, of('string')).map((inner) => builtIn('float', inner)),
        fc
          .tuple(fc.constantFrom('math.ceil', 'math.floor', 'math.sqrt'), numbers)
          .map(([name, inner]) => builtIn(name, inner)),
        fc
          .tuple(numbers, fc.constantFrom(0n, 1n, 2n))
          .map(([base, power]) => builtIn('math.pow', base, literal(power))),
      ),
      string: either(
        'string',
        strings.map(literal),
        two('string', 'string').map(([a, b]) => binary('+', a, b)),
        fc.tuple(of('string'), fc.constantFrom('lower', 'upper', 'trim')).map(([a, name]) => method(a, name)),
        fc.tuple(of('string'), patterns, of('string')).map(([a, re, by]) => method(a, 'replace', literal(re), by)),
        fc.oneof(numbers, of('bool'), of('null'), of('string')).map((inner) => builtIn('string', inner)),
        two('list', 'string').map(([a, between]) => method(a, 'join', between)),
        two('string', 'int').map(([a, at]): Tree => ({ op: 'index', of: a, at })),
        fc.tuple(of('string'), of('int'), of('int')).map(([a, from, to]): Tree => ({ op: 'range', of: a, from, to })),
      ),
      list: either(
        'list',
        items.map((all): Tree => ({ op: 'list', items: all })),
        two('list', 'list').map(([a, b]) => method(a, 'concat', b)),
        two('list', 'list').map(([a, b]) => method(a, 'removeAll', b)),
        fc.tuple(of('list'), of('int'), of('int')).map(([a, from, to]): Tree => ({ op: 'range', of: a, from, to })),
        fc.tuple(of('map'), fc.constantFrom('keys', 'values')).map(([a, name]) => method(a, name)),
        fc.tuple(of('string'), fc.constantFrom('X', ' ')).map(([a, re]) => method(a, 'split', literal(re))),
      ),
      map: either(
        'map',
        fc
          .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), any), { selector: ([key]) => key, maxLength: 3 })
          .map((entries): Tree => ({ op: 'map', entries })),
        fc
          .tuple(of('map'), of('map'))
          .map(([a, b]) => method(a, 'get', { op: 'list', items: [literal('a'), literal('b')] }, b)),
        fc.tuple(of('map'), fc.constantFrom(...KEYS)).map(([a, name]): Tree => ({ op: 'member', of: a, name })),
        fc.tuple(of('map'), of('string')).map(([a, at]): Tree => ({ op: 'index', of: a, at })),
      ),
      set: either(
        'set',
        of('list').map((a) => method(a, 'toSet')),
        fc
          .tuple(fc.constantFrom('union', 'intersection', 'difference'), two('set', 'set'))
          .map(([name, [a, b]]) => method(a, name, b)),
        fc.tuple(fates, two('map', 'map')).map(([name, [a, b]]) => method(method(a, 'diff', b), name)),
      ),
      timestamp: either(
        'timestamp',
        fc
          .constantFrom(0n, -1500n, 1_733_756_730_250n, 5n)
          .map((millis) => builtIn('timestamp.value', literal(millis))),
        fc.tuple(signs('+', '-'), two('timestamp', 'duration')).map(([sign, [a, b]]) => binary(sign, a, b)),
        two('duration', 'timestamp').map(([a, b]) => binary('+', a, b)),
      ),
      duration: either(
        'duration',
        fc
          .tuple(fc.bigInt({ min: -3n, max: 3n }), fc.constantFrom('w', 'd', 'h', 'm', 's', 'ms', 'ns', 'y'))
          .map(([count, unit]) => builtIn('duration.value', literal(count), literal(unit))),
        fc.tuple(signs('+', '-'), two('duration', 'duration')).map(([sign, [a, b]]) => binary(sign, a, b)),
        two('timestamp', 'timestamp').map(([a, b]) => binary('-', a, b)),
        of('duration').map((span) => builtIn('duration.abs', span)),
      ),
    };
  });
  return trees;
}

const declared = (name: string, callable: readonly string[]): fc.Arbitrary<Declared> =>
  fc.record({
    name: fc.constant(name),
    binding: treesWith(['x', 'y'], callable).any,
    result: treesWith(['x', 'y', 'z'], callable).any,
  });

/** An expression, and the functions that it may call: the second may call the first. */
export const drawnExpression: fc.Arbitrary<{ readonly tree: Tree; readonly functions: readonly Declared[] }> =
  fc.record({
    tree: treesWith([], ['inner', 'outer']).any,
    functions: fc.tuple(declared('inner', []), declared('outer', ['inner'])),
  });

const flat: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ is: 'null' }),
  fc.boolean().map((of): Value => ({ is: 'bool', of })),
  integers.map((of): Value => ({ is: 'int', of })),
  floats.map((of): Value => ({ is: 'float', of })),
  strings.map((of): Value => ({ is: 'string', of })),
);
const stored: Readonly<Partial<Record<Kind, fc.Arbitrary<Value>>>> = {
  null: fc.constant({ is: 'null' }),
  bool: fc.boolean().map((of): Value => ({ is: 'bool', of })),
  int: integers.map((of): Value => ({ is: 'int', of })),
  float: floats.map((of): Value => ({ is: 'float', of })),
  string: strings.map((of): Value => ({ is: 'string', of })),
  list: fc.array(flat, { maxLength: 3 }).map((of): Value => ({ is: 'list', of })),
  map: fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c'), flat), { selector: ([key]) => key, maxLength: 3 })
    .map((of): Value => ({ is: 'map', of })),
  timestamp: fc.constantFrom(0n, 1_500_000n, -7n).map((of): Value => ({ is: 'timestamp', of: of * 1_000n })),
};

/** What stands in the document: one field of each kind that can be stored, the other is missing. */
export const drawnData: fc.Arbitrary<ReadonlyMap<string, Value>> = fc
  .record(stored as Record<string, fc.Arbitrary<Value>>)
  .map((values) => new Map(Object.entries(values).map(([kind, value]) => [`${kind}_one`, value])));
