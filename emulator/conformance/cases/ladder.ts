import { ALL_CLIENTS, type Case, type ClientKind, type Operator } from '../types';
import {
  bytes,
  double,
  INFINITY,
  integer,
  MINUS_INFINITY,
  MINUS_ZERO,
  NAN,
  point,
  reference,
  time,
  vector,
  type Data,
  type Value,
} from '../values';
import { PAGES } from './pages';

// One document for each value, in the documented order of values; the result of comparing any two follows from their
// positions.

interface Rung {
  readonly type: string;
  readonly label: string;
  /** Values that queries treat as equal. */
  readonly values: readonly Value[];
}

const rung = (type: string, label: string, ...values: Value[]): Rung => ({ type, label, values });

/** All rungs, lowest first. */
const LADDER: readonly Rung[] = [
  rung('null', 'null', null),
  rung('boolean', 'false', false),
  rung('boolean', 'true', true),
  rung('number', 'NaN', NAN),
  rung('number', '-Infinity', MINUS_INFINITY),
  rung('number', 'the least double', -Number.MAX_VALUE),
  rung('number', 'the least integer', integer('-9223372036854775808')),
  rung('number', '-1.5', -1.5),
  rung('number', '-1', -1),
  rung('number', 'zero', 0, MINUS_ZERO, double(0)),
  rung('number', 'the least positive double', Number.MIN_VALUE),
  rung('number', '0.1', 0.1),
  rung('number', 'one', 1, double(1)),
  rung('number', '2 to the 53rd', double(2 ** 53)),
  rung('number', '1e300', 1e300),
  rung('number', 'Infinity', INFINITY),
  rung('timestamp', 'a time before 1970', time(-1, 999_999)),
  rung('timestamp', 'the beginning of 1970', time(0)),
  rung('timestamp', 'one microsecond later', time(0, 1)),
  rung('timestamp', 'a leap day', time(1_709_164_800)),
  rung('string', 'the empty text', ''),
  rung('string', '"A"', 'A'),
  rung('string', '"a"', 'a'),
  rung('string', '"a" and more', 'a!'),
  rung('string', 'a letter of two bytes', 'é'),
  rung('string', 'a letter of three bytes', '\uff5e'),
  rung('string', 'a letter of four bytes', '😀'),
  rung('bytes', 'no bytes', bytes('')),
  rung('bytes', 'a zero byte', bytes('00')),
  rung('bytes', 'a zero byte and more', bytes('00ff')),
  rung('bytes', 'a high byte', bytes('80')),
  rung('reference', 'a reference', reference('a/b')),
  rung('reference', 'a reference below it', reference('a/b/c/d')),
  rung('reference', 'a reference after both', reference('a/b!')),
  rung('point', 'the south pole', point(-90, 0)),
  rung('point', 'the far west', point(0, -180)),
  rung('point', 'the middle', point(0, 0)),
  rung('point', 'the north', point(0.5, -1)),
  rung('array', 'no items', []),
  rung('array', 'a list of null', [null]),
  rung('array', 'a list of 1', [1]),
  rung('array', 'a list of 1 and 0', [1, 0]),
  rung('array', 'a list of 2', [2]),
  rung('array', 'a list of text', ['']),
  rung('vector', 'a short vector', vector(9)),
  rung('vector', 'a longer vector', vector(1, 2)),
  rung('vector', 'a longer vector, greater', vector(1, 3)),
  rung('map', 'an empty map', {}),
  rung('map', 'a map', { a: 1 }),
  rung('map', 'a map with one key more', { a: 1, b: 0 }),
  rung('map', 'a map with a greater value', { a: 2 }),
  rung('map', 'a map with a later key', { b: 0 }),
];

const ids = LADDER.map(({ values }, at) =>
  values.map((_, twin) => `v${String(at).padStart(2, '0')}${'abc'[twin] ?? ''}`),
);
const at = (keep: (rung: Rung, place: number) => boolean): string[] =>
  LADDER.flatMap((rung, place) => (keep(rung, place) ? (ids[place] ?? []) : []));

const SEED: Readonly<Record<string, Data>> = {
  ...Object.fromEntries(
    LADDER.flatMap(({ values }, place) =>
      values.map((value, twin) => [`c/${ids[place]?.[twin]}`, { v: value }] as const),
    ),
  ),
  'c/without': { other: 1 },
};

const family = { sandbox: 'ladder', seed: SEED };
/** The value to query with: the last of the equal values, since the SDKs send every whole number as an integer. */
const asked = ({ values }: Rung): Value => values.at(-1) ?? null;

const backwards = [...LADDER.keys()].reverse().flatMap((place) => [...(ids[place] ?? [])].reverse());

const orders: Case[] = [
  {
    ...family,
    name: 'every type ascending',
    page: PAGES.types,
    steps: [[{ query: { from: 'c', orderBy: [['v']] } }, at(() => true)]],
  },
  {
    ...family,
    name: 'every type descending',
    page: PAGES.types,
    steps: [[{ query: { from: 'c', orderBy: [['v', 'desc']] } }, backwards]],
  },
];

/** Whether a range may return a value: it must have the bound's type, and NaN is in no range. */
const inRange = ({ type, label }: Rung, wanted: Rung): boolean => type === wanted.type && label !== 'NaN';

/**
 * What each operator returns, derived from the positions alone: ranges stay within one type, `!=` leaves out null, and
 * neither returns documents without the field.
 */
const FINDS: readonly (readonly [Operator, (rung: Rung, place: number, wanted: Rung, bound: number) => boolean])[] = [
  ['==', (_, place, __, bound) => place === bound],
  ['!=', ({ type }, place, _, bound) => type !== 'null' && place !== bound],
  ['<', (rung, place, wanted, bound) => inRange(rung, wanted) && place < bound],
  ['<=', (rung, place, wanted, bound) => inRange(rung, wanted) && place <= bound],
  ['>', (rung, place, wanted, bound) => inRange(rung, wanted) && place > bound],
  ['>=', (rung, place, wanted, bound) => inRange(rung, wanted) && place >= bound],
];

const isNullOrNaN = ({ label }: Rung): boolean => label === 'null' || label === 'NaN';

/**
 * The SDK's own filter treats NaN as less than every number: it would take a NaN in its cache for a document in limbo.
 */
const holdsNaN = (op: Operator, { type }: Rung): boolean => (op === '<' || op === '<=') && type === 'number';

const comparisons: Case[] = FINDS.flatMap(([op, finds]) =>
  LADDER.flatMap((wanted, bound): Case[] =>
    op !== '==' && op !== '!=' && isNullOrNaN(wanted)
      ? []
      : [
          {
            ...family,
            name: `v ${op} ${wanted.label}`,
            page: PAGES.queries,
            ...(holdsNaN(op, wanted) ? { alone: true as const } : {}),
            steps: [
              [
                { query: { from: 'c', where: [['v', op, asked(wanted)]], orderBy: op === '==' ? undefined : [['v']] } },
                at((rung, place) => finds(rung, place, wanted, bound)),
              ],
            ],
          },
        ],
  ),
);

/**
 * Null and NaN as the values of ordinary filters. Only `!=` NaN returns anything: NaN equals nothing, so everything
 * differs from it.
 */
const bareComparisons: Case[] = LADDER.filter(isNullOrNaN).flatMap((wanted) =>
  [
    'EQUAL',
    'NOT_EQUAL',
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'ARRAY_CONTAINS',
  ].map((op): Case => {
    const value = wanted.label === 'null' ? { nullValue: null } : { doubleValue: 'NaN' };
    const where = { fieldFilter: { field: { fieldPath: 'v' }, op, value } };
    return {
      ...family,
      name: `on the wire: v ${op} ${wanted.label}`,
      page: PAGES.structuredQuery,
      clients: ['rest'],
      because: `The SDKs ask for null and NaN by operators that are made for them: ${PAGES.sdkFilter}`,
      steps: [
        [
          { wire: { from: [{ collectionId: 'c' }], where } },
          op === 'NOT_EQUAL' && wanted.label === 'NaN' ? at(({ type }) => type !== 'null') : [],
        ],
      ],
    };
  }),
);

/** Clients whose SDK filters the server's results again, with an equality that distinguishes 1 from 1.0. */
const FILTERING: readonly ClientKind[] = ['node', 'browser'];

/**
 * What remains of the server's results after the SDK's own equality check: the SDK queries with an integer, or with a
 * double beyond 2 to the 53rd.
 */
function kept({ values }: Rung, found: readonly string[]): readonly string[] {
  return found.filter((_, twin) => {
    const value = values[twin] ?? null;
    if (typeof value !== 'object' || value === null) return true;
    return (
      !('$integer' in value) && !('$double' in value && Number.isSafeInteger(value.$double)) && value !== MINUS_ZERO
    );
  });
}

/**
 * `in` and `not-in`. The querying client's cache must be empty: a cached document that passes the client's own filter
 * but isn't returned by the server is treated as in limbo, and the query waits for it forever.
 */
const memberships: Case[] = LADDER.flatMap((wanted, bound): Case[] => {
  const nowhere = wanted.label === 'null';
  const nothing = nowhere || wanted.label === 'NaN';
  const page = nothing ? PAGES.sdkTests : PAGES.queries;
  const found = nothing ? [] : (ids[bound] ?? []);
  const own = kept(wanted, found);
  const asks = (name: string, op: Operator, wants: readonly string[]): Case => ({
    ...family,
    name,
    page,
    ...(nothing || own.length < found.length ? { alone: true as const } : {}),
    steps: [
      [
        {
          query: {
            from: 'c',
            where: [['v', op, [asked(wanted), 'none']]],
            ...(op === 'not-in' ? { orderBy: [['v'] as const] } : {}),
          },
        },
        wants,
      ],
    ],
  });
  const whole = asks(`v in ${wanted.label}, or else`, 'in', found);
  const because = `Such an SDK filters again, by an equality that tells integers from doubles: ${PAGES.sdkFilter}`;
  return [
    ...(own.length === found.length
      ? [whole]
      : [
          { ...whole, clients: ALL_CLIENTS.filter((client) => !FILTERING.includes(client)), because },
          {
            ...asks(`v in ${wanted.label}, or else, as the SDK filters it`, 'in', own),
            clients: FILTERING,
            because,
          },
        ]),
    ...exclusions(
      wanted,
      asks(
        `v not-in ${wanted.label}, nor else`,
        'not-in',
        at(({ type }, place) => !nowhere && type !== 'null' && place !== bound),
      ),
    ),
  ];
});

/** `not-in` NaN excludes nothing, but an SDK that filters again excludes NaN. */
function exclusions({ label }: Rung, row: Case): readonly Case[] {
  if (label !== 'NaN') return [row];
  const because = `Such an SDK filters again, and holds NaN to be equal to itself: ${PAGES.sdkFilter}`;
  const all = at(({ type }) => type !== 'null');
  return [
    {
      ...row,
      clients: ALL_CLIENTS.filter((client) => !FILTERING.includes(client)),
      because,
      steps: row.steps.map(([step]) => [step, all]),
    },
    { ...row, name: `${row.name}, as the SDK filters it`, clients: FILTERING, because },
  ];
}

const CURSORS = [
  ['startAt', (place: number, bound: number) => place >= bound],
  ['startAfter', (place: number, bound: number) => place > bound],
  ['endAt', (place: number, bound: number) => place <= bound],
  ['endBefore', (place: number, bound: number) => place < bound],
] as const;

const cursors: Case[] = CURSORS.flatMap(([kind, within]) =>
  LADDER.map((wanted, bound) => ({
    ...family,
    name: `${kind} ${wanted.label}`,
    page: PAGES.cursors,
    steps: [
      [{ query: { from: 'c', orderBy: [['v']], [kind]: [asked(wanted)] } }, at((_, place) => within(place, bound))],
    ],
  })),
);

const roundTrips: Case[] = LADDER.map((wanted, place) => ({
  ...family,
  name: `${wanted.label} comes back as it went`,
  page: PAGES.types,
  steps: [[{ read: `c/${ids[place]?.[0]}` }, { v: plainly(wanted.values[0] ?? null) }]],
}));

/** Integers beyond JavaScript's range are returned as the nearest number. */
function plainly(value: Value): Value {
  return typeof value === 'object' && value !== null && '$integer' in value
    ? Number(value.$integer)
    : typeof value === 'object' && value !== null && '$double' in value
      ? (value.$double as number)
      : value;
}

export const ladderCases: readonly Case[] = [
  ...orders,
  ...comparisons,
  ...bareComparisons,
  ...memberships,
  ...cursors,
  ...roundTrips,
];
