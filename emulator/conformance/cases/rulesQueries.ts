import { UNDER_RULES, type Case, type Outcome, type QueryShape, type Step } from '../types';
import { PAGES } from './pages';

// Queries evaluated by rules, in addition to those of `rules.ts`: groups, aggregations, listeners, orders and
// disjunctions. These collections are empty: only the query's constraints decide.

const DENIED: Outcome = { error: 'permission-denied' };
const OWN = 'resource.data.owner == request.auth.uid';

/** Rules outside of the sandboxes, since a collection group spans the whole database. */
export const GROUP_RULES = [
  `    match /{path=**}/songs/{song} { allow list: if ${OWN}; }`,
  "    match /{path=**}/tracks/{track} { allow list: if track != 'secret'; }",
  "    match /{path=**}/albums/{album} { allow list: if path[0] == 'runs'; }",
];

/** The rules for these rows, inside the match of a sandbox. */
export const QUERY_RULES = [
  `      match /own/{id} { allow list: if ${OWN}; }`,
  '      match /tunes/{id} { allow list: if true; }',
  "      match /sorted/{id} { allow list: if request.query.orderBy.n == 'DESC' && request.query.limit <= 5; }",
  "      match /either/{id} { allow list: if resource.data.state == 'open' || resource.data.owner == request.auth.uid; }",
  "      match /states/{id} { allow list: if resource.data.state in ['open', 'closed']; }",
  '      match /deep/{id} { allow list: if resource.data.meta.owner == request.auth.uid; }',
];

const own = { where: [['owner', '==', 'ann']] } as const;
const numbers = { all: 'count' } as const;

const ROWS: readonly (readonly [name: string, step: Step, outcome: Outcome])[] = [
  ['a group that the rule covers', { query: { from: { group: 'songs' }, ...own } }, []],
  ['a group that is not constrained', { query: { from: { group: 'songs' } } }, DENIED],
  ['a group of which only one place has a rule', { query: { from: { group: 'tunes' } } }, DENIED],
  ['a group whose documents the rule wants to know', { query: { from: { group: 'tracks' } } }, DENIED],
  ['a group whose place the rule wants to know', { query: { from: { group: 'albums' } } }, DENIED],
  ['a number of what is constrained', { aggregate: { from: 'own', ...own }, numbers }, { all: 0 }],
  ['a number of what is not', { aggregate: { from: 'own' }, numbers }, DENIED],
  ['a number of a group', { aggregate: { from: { group: 'songs' } }, numbers }, DENIED],
  ['an order and a limit', { query: { from: 'sorted', orderBy: [['n', 'desc']], limit: 5 } }, []],
  ['another order', { query: { from: 'sorted', orderBy: [['n']], limit: 5 } }, DENIED],
  ['another limit', { query: { from: 'sorted', orderBy: [['n', 'desc']], limit: 6 } }, DENIED],
  ['an order alone does not constrain', { query: { from: 'own', orderBy: [['owner']] } }, DENIED],
  [
    'a cursor does not constrain',
    { query: { from: 'own', orderBy: [['owner']], startAt: ['ann'], endAt: ['ann'] } },
    DENIED,
  ],
  ...(
    [
      [
        'both sides of an or',
        {
          or: [
            ['state', '==', 'open'],
            ['owner', '==', 'ann'],
          ],
        },
        [],
      ],
      [
        'an or with a side too many',
        {
          or: [
            ['state', '==', 'open'],
            ['owner', '==', 'bob'],
          ],
        },
        DENIED,
      ],
      [
        'an or within an and that decides',
        {
          and: [
            ['owner', '==', 'ann'],
            {
              or: [
                ['n', '==', 1],
                ['n', '==', 2],
              ],
            },
          ],
        },
        [],
      ],
    ] as const
  ).map(([name, filter, wanted]): readonly [string, Step, Outcome] => [
    name,
    { query: { from: 'either', where: [filter] } as QueryShape },
    wanted,
  ]),
  ['in, within a rule of in', { query: { from: 'states', where: [['state', 'in', ['open', 'closed']]] } }, []],
  ['in, beyond a rule of in', { query: { from: 'states', where: [['state', 'in', ['open', 'lost']]] } }, DENIED],
  ['a field within a map', { query: { from: 'deep', where: [['meta.owner', '==', 'ann']] } }, []],
  ['a whole map', { query: { from: 'deep', where: [['meta', '==', { owner: 'ann' }]] } }, []],
  ['another field within the map', { query: { from: 'deep', where: [['meta.other', '==', 'ann']] } }, DENIED],
];

const underRules = {
  user: { sub: 'ann' },
  because: `The others speak for the owner, or cannot listen: ${PAGES.rulesQuery}`,
  page: PAGES.rulesQuery,
};

const listens: Case[] = (
  [
    ['allowed', { from: 'own', ...own }, []],
    ['denied', { from: 'own' }, DENIED],
  ] as readonly (readonly [string, QueryShape, Outcome])[]
).map(([name, listen, wanted]) => ({
  ...underRules,
  name: `a query before the rules: a listener, ${name}`,
  clients: UNDER_RULES.filter((client) => client !== 'lite'),
  steps: [[{ listen, as: 'l' }, wanted]],
}));

export const ruledQueryCases: readonly Case[] = [
  ...ROWS.map(([name, step, wanted]): Case => ({
    ...underRules,
    name: `a query before the rules: ${name}`,
    clients: UNDER_RULES,
    steps: [[step, wanted]],
  })),
  ...listens,
];
