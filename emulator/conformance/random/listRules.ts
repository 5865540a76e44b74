import type { RandomSource } from './randomSource';

/** A rule for `list` and a query to evaluate it with. */
export interface ListExample {
  readonly condition: string;
  /** A structured query without its collection, in the protocol's JSON form. */
  readonly query: Readonly<Record<string, unknown>>;
}

type Json = Readonly<Record<string, unknown>>;

const FIELDS = ['a', 'b', 'm.x'] as const;
/** Values in rules syntax, and in the protocol's JSON form. */
const VALUES: readonly (readonly [rule: string, wire: Json])[] = [
  ['1', { integerValue: '1' }],
  ['2', { integerValue: '2' }],
  ['3', { integerValue: '3' }],
  ['2.0', { doubleValue: 2 }],
  ['2.5', { doubleValue: 2.5 }],
  ["'x'", { stringValue: 'x' }],
  ["'y'", { stringValue: 'y' }],
  ['true', { booleanValue: true }],
  ['null', { nullValue: null }],
  ['[1, 2]', { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '2' }] } }],
  ["{'x': 1}", { mapValue: { fields: { x: { integerValue: '1' } } } }],
  ['timestamp.value(1000)', { timestampValue: '1970-01-01T00:00:01Z' }],
];
const NUMBERS = VALUES.slice(0, 5);
/** Values to filter by: null has separate filters. */
const ASKED = VALUES.filter(([rule]) => rule !== 'null');

/**
 * Conditions with holes: `#f` a field, `#v` a value, `#n` a number, `#o` a comparison. Each either holds for everything
 * a query returns, or fails.
 */
const GUARANTEES: readonly string[] = [
  '#f == #v',
  '#f == #v',
  '#f == #n',
  '#v == #f',
  '#f != #v',
  '#f != #n',
  '#f != null',
  '#f #o #n',
  '#f #o #n',
  '#n #o #f',
  '#f in [#v, #v]',
  '#f in [#n, #n, #n]',
  '#v in #f',
  '#n in #f',
  '#f.hasAny([#v, #n])',
  '#f.hasAll([#n])',
  '#f is int',
  '#f is string',
  '#f is list',
  "'a' in resource.data",
  "resource.data.keys().hasAll(['a'])",
  "resource.data.keys().hasAny(['a', 'z'])",
  'resource.data.a == resource.data.b',
  '#f + 1 == #n',
  'resource.data.size() >= 1',
  'resource.data is map',
  'resource.data.m is map',
  'resource.data.m != null',
  "resource.id == 'd'",
  "id == 'd'",
  'resource != null',
  'resource.data != null',
];

/** Conditions on the request alone, whose value doesn't depend on the documents. */
const CLOSED: readonly string[] = [
  'request.query.limit == 2',
  'request.query.limit <= 3',
  'request.query.limit < 5 && request.query.offset == 0',
  "request.query.orderBy.a == 'ASC'",
  "'a' in request.query.orderBy",
  'request.query.orderBy == {}',
  'request.query.offset == 1',
  "request.method == 'list'",
  'exists(/databases/$(database)/documents/known/a)',
  "request.auth.uid == 'ann'",
  'true',
  'false',
];

/**
 * Conditions that Google's emulator evaluates from the fields that a query constrains, as if documents had no others.
 */
const OPEN: readonly string[] = [
  "resource.data.keys().hasOnly(['a', 'b', 'm'])",
  "!('a' in resource.data)",
  "resource.data.get('a', #n) == #n",
  "resource.data.get(['m', 'x'], #n) == #n",
  'resource.data.m == #v',
  'resource.data.size() == 1',
  '!(#f is int)',
  '!(#f in [#v, #v])',
  '!(#f == #v)',
  '!(#f #o #n)',
];

/** A function that conditions may call. */
export const LIST_FUNCTIONS = 'function same(x) { let y = x; return y; }';

/** The kind of conditions a generated example consists of. */
export type ListKind = 'guarantees' | 'anything';

/** Generates a rule and a query. */
export function drawListExample(random: RandomSource, kind: ListKind): ListExample {
  return { condition: drawCondition(random, kind, random.below(4)), query: drawQuery(random) };
}

function drawCondition(random: RandomSource, kind: ListKind, depth: number): string {
  const inner = (): string => `(${drawCondition(random, kind, depth - 1)})`;
  if (depth === 0) {
    if (kind === 'anything' && random.oneIn(3)) return filled(random, random.pick(OPEN));
    return filled(random, random.pick(random.oneIn(4) ? CLOSED : GUARANTEES));
  }
  if (kind === 'anything' && random.oneIn(4))
    return random.oneIn(2) ? `!${inner()}` : `${inner()} ? ${inner()} : ${inner()}`;
  if (random.oneIn(8)) return `${random.pick(CLOSED)} ? ${inner()} : ${inner()}`;
  if (random.oneIn(8)) return `same(${inner()})`;
  return `${inner()} ${random.pick(['&&', '||'])} ${inner()}`;
}

function filled(random: RandomSource, condition: string): string {
  return condition.replace(/#([fvno])/g, (_, hole: string) => {
    if (hole === 'f') return `resource.data.${random.pick(FIELDS)}`;
    if (hole === 'o') return random.pick(['<', '<=', '>', '>=']);
    return random.pick(hole === 'n' ? NUMBERS : VALUES)[0];
  });
}

function drawQuery(random: RandomSource): Json {
  const where = drawWhere(random);
  return {
    ...(where !== undefined && { where }),
    ...(random.oneIn(3) && { limit: 1 + random.below(6) }),
    ...(random.oneIn(6) && { offset: random.below(3) }),
    ...(random.oneIn(3) && {
      orderBy: [{ field: { fieldPath: random.pick(FIELDS) }, direction: random.pick(['ASCENDING', 'DESCENDING']) }],
    }),
  };
}

/** Filters on different fields, so that they don't contradict each other; a field may have two ranges. */
function drawWhere(random: RandomSource): Json | undefined {
  const fields = ['a', 'b', random.oneIn(4) ? 'm' : 'm.x'].filter(() => random.oneIn(2));
  const filters = fields.flatMap((fieldPath) => {
    const count = random.oneIn(5) ? 2 : 1;
    if (random.oneIn(4)) return Array.from({ length: count }, () => rangeOf(random, fieldPath));
    return [drawFilter(random, fieldPath)];
  });
  if (filters.length < 2) return filters[0];
  return { compositeFilter: { op: random.oneIn(4) ? 'OR' : 'AND', filters } };
}

const SINGLE = ['EQUAL', 'EQUAL', 'EQUAL', 'EQUAL', 'NOT_EQUAL', 'ARRAY_CONTAINS'] as const;
const RANGES = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'] as const;
const SEVERAL = ['IN', 'IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'] as const;
const UNARY = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'] as const;

function rangeOf(random: RandomSource, fieldPath: string): Json {
  return { fieldFilter: { field: { fieldPath }, op: random.pick(RANGES), value: random.pick(NUMBERS)[1] } };
}

function drawFilter(random: RandomSource, fieldPath: string): Json {
  const field = { fieldPath };
  if (random.oneIn(8)) return { unaryFilter: { field, op: random.pick(UNARY) } };
  if (random.oneIn(2)) return { fieldFilter: { field, op: random.pick(SINGLE), value: random.pick(ASKED)[1] } };
  const values = Array.from({ length: 1 + random.below(3) }, () => random.pick(random.oneIn(2) ? ASKED : NUMBERS)[1]);
  return { fieldFilter: { field, op: random.pick(SEVERAL), value: { arrayValue: { values } } } };
}
