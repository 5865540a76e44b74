import type { RandomSource } from './randomSource';

/** A rule for `list` and a query that it is asked about. */
export interface ListExample {
  readonly condition: string;
  /** A structured query without its collection, in the JSON of the protocol. */
  readonly query: Readonly<Record<string, unknown>>;
}

type Json = Readonly<Record<string, unknown>>;

const FIELDS = ['a', 'b', 'm.x'] as const;
/** Values as rules write them, and in the JSON of the protocol. */
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

/** Conditions with holes: `#c` another condition, `#f` a field, `#v` a value, `#n` a number, `#o` a comparison. */
const CONDITIONS: readonly string[] = [
  '#f == #v',
  '#f == #v',
  '#f == #n',
  '#v == #f',
  '#f != #v',
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
  "resource.data.keys().hasOnly(['a', 'b', 'm'])",
  "resource.data.get('a', #n) == #n",
  "resource.data.get(['m', 'x'], #n) == #n",
  'resource.data.m == #v',
  'resource.data.a == resource.data.b',
  '#f + 1 == #n',
  'resource.data.size() > 0',
  "resource.id == 'd'",
  "id == 'd'",
  'resource != null',
  'resource.data != null',
  'request.query.limit == 2',
  'request.query.limit <= #n',
  'request.query.limit < 5 && request.query.offset == 0',
  "request.query.orderBy.a == 'ASC'",
  "'a' in request.query.orderBy",
  'request.query.orderBy == null',
  'request.query.offset == null',
  "request.method == 'list'",
  'exists(/databases/$(database)/documents/known/a)',
  "request.auth.uid == 'ann'",
  'true',
];
const COMPOUND: readonly string[] = [
  '(#c) && (#c)',
  '(#c) && (#c)',
  '(#c) || (#c)',
  '(#c) || (#c)',
  '!(#c)',
  '(#c) ? (#c) : (#c)',
  'let1(#c)',
];

/** A function that conditions may call. */
export const LIST_FUNCTIONS = 'function let1(x) { let y = x; return y; }';

/** Draws a rule with a query that often asks for what the rule wants. */
export function drawListExample(random: RandomSource): ListExample {
  return { condition: drawCondition(random, random.below(4)), query: drawQuery(random) };
}

function drawCondition(random: RandomSource, depth: number): string {
  return random.pick(depth > 0 ? COMPOUND : CONDITIONS).replace(/#([a-z])/g, (_, hole: string) => {
    if (hole === 'c') return drawCondition(random, depth - 1);
    if (hole === 'f') return `resource.data.${random.pick(FIELDS)}`;
    if (hole === 'o') return random.pick(['<', '<=', '>', '>=']);
    return random.pick(hole === 'n' ? NUMBERS : VALUES)[0];
  });
}

function drawQuery(random: RandomSource): Json {
  const filters = Array.from({ length: random.below(4) }, () => drawFilter(random));
  const [only] = filters;
  const where = filters.length < 2 ? only : { compositeFilter: { op: random.oneIn(4) ? 'OR' : 'AND', filters } };
  return {
    ...(where !== undefined && { where }),
    ...(random.oneIn(3) && { limit: 1 + random.below(6) }),
    ...(random.oneIn(6) && { offset: random.below(3) }),
    ...(random.oneIn(3) && {
      orderBy: [{ field: { fieldPath: random.pick(FIELDS) }, direction: random.pick(['ASCENDING', 'DESCENDING']) }],
    }),
  };
}

const SINGLE = ['EQUAL', 'EQUAL', 'EQUAL', 'EQUAL', 'NOT_EQUAL', 'ARRAY_CONTAINS'] as const;
const RANGES = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'] as const;
const SEVERAL = ['IN', 'IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'] as const;

function drawFilter(random: RandomSource): Json {
  const field = { fieldPath: random.pick(FIELDS) };
  if (random.oneIn(8))
    return { fieldFilter: { field: { fieldPath: 'm' }, op: 'EQUAL', value: random.pick(VALUES)[1] } };
  if (random.oneIn(12)) return { unaryFilter: { field, op: random.pick(['IS_NULL', 'IS_NOT_NULL', 'IS_NAN']) } };
  const kind = random.below(8);
  if (kind < 4) return { fieldFilter: { field, op: random.pick(SINGLE), value: random.pick(VALUES)[1] } };
  if (kind < 6) return { fieldFilter: { field, op: random.pick(RANGES), value: random.pick(NUMBERS)[1] } };
  const values = Array.from({ length: 1 + random.below(3) }, () => random.pick(random.oneIn(2) ? VALUES : NUMBERS)[1]);
  return { fieldFilter: { field, op: random.pick(SEVERAL), value: { arrayValue: { values } } } };
}
