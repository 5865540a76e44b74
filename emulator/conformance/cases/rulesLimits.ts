import { UNDER_RULES, type Case, type Outcome } from '../types';
import { PAGES } from './pages';

// The documented limits of one evaluation, just met and just exceeded.

const repeat = (count: number, part: (index: number) => string, by = ' && '): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(by);
const look = (id: string): string => `!exists(/databases/$(database)/documents/runs/$(run)/nowhere/${id})`;
/** The document that a read row requests. */
const OWN = '/databases/$(database)/documents/runs/$(run)/COLLECTION/$(id)';
const looks = (count: number): string => repeat(count, (index) => look(`d${index}`));
const calls = (depth: number): string =>
  repeat(
    depth,
    (index) =>
      `function deep${depth}x${index}() { return ${index + 1 < depth ? `deep${depth}x${index + 1}()` : 'true'}; }`,
    ' ',
  );

/** A condition for reading a document, and whether it allows the read. */
const ROWS: readonly (readonly [name: string, condition: string, allowed: boolean])[] = [
  ['ten documents read', looks(10), true],
  ['eleven documents read', looks(11), false],
  ['eleven documents read, beside what is true', `(${looks(11)}) || true`, true],
  ['ten documents read, and the one that is asked for', `exists(${OWN}) && ${looks(10)}`, true],
  [
    'ten documents read, each also after the request',
    `${looks(10)} && ${looks(10).replaceAll('exists(', 'existsAfter(')}`,
    true,
  ],
  ['one document read a dozen times', repeat(12, () => look('same')), true],
  ['nearly a thousand expressions', repeat(18, () => 'tens(1)'), true],
  ['over a thousand expressions', repeat(21, () => 'tens(1)'), false],
  ['over a thousand expressions, beside what is true', `(${repeat(21, () => 'tens(1)')}) || true`, false],
  ['twenty functions on the stack', 'deep20x0()', true],
];

const name = (at: number): string => `limit${at}`;

/** The rules for these rows, inside the match of a sandbox. */
export const LIMIT_RULES = [
  `      function tens(x) { return ${repeat(10, () => 'x == 1')}; }`,
  `      ${calls(20)}`,
  ...ROWS.map(
    ([, condition], at) =>
      `      match /${name(at)}/{id} { allow get: if ${condition.replaceAll('COLLECTION', name(at))}; }`,
  ),
  `      match /threes/{id} { allow get: if (resource.data.s + (resource.data.s + resource.data.s)).size() > 0; }`,
  `      match /eleven/{id} { allow get: if ${looks(11)}; allow get: if true; }`,
  `      match /mates/{id} { allow create: if ${repeat(12, (index) => `existsAfter(/databases/$(database)/documents/runs/$(run)/mates/m${index})`)}; }`,
  `      match /asked/{id} { allow create: if ${repeat(7, (index) => `!exists(/databases/$(database)/documents/runs/$(run)/nowhere/$(id + '${index}'))`)}; }`,
];

const underRules = {
  user: { sub: 'ann' },
  clients: UNDER_RULES,
  because: `The others speak for the owner: ${PAGES.rules}`,
  page: PAGES.rulesConditions,
};
const DENIED: Outcome = { error: 'permission-denied' };

const evaluations: Case[] = ROWS.map(([what, , allowed], at) => ({
  ...underRules,
  name: `a limit of rules: ${what}`,
  seed: { [`${name(at)}/d`]: {} },
  steps: [[{ read: `${name(at)}/d` }, allowed ? {} : DENIED]],
}));

const batches: Case[] = (
  [
    ['two writes that read seven documents each', ['a', 'b'], 'ok'],
    ['three writes that read seven documents each', ['a', 'b', 'c'], DENIED],
  ] as const
).map(([what, ids, wanted]) => ({
  ...underRules,
  name: `a limit of rules: ${what}`,
  steps: [[{ write: ids.map((id) => ({ set: `asked/${id}`, data: {} })) }, wanted]],
}));

const others: Case[] = [
  {
    ...underRules,
    name: 'a limit of rules: eleven documents read, and a later rule that reads none',
    seed: { 'eleven/d': {} },
    steps: [[{ read: 'eleven/d' }, {}]],
  },
  {
    ...underRules,
    name: 'a limit of rules: twelve documents read after the request that writes them',
    steps: [[{ write: Array.from({ length: 12 }, (_, index) => ({ set: `mates/m${index}`, data: {} })) }, 'ok']],
  },
  {
    ...underRules,
    name: 'a limit of rules: operands of 2 MiB',
    seed: { 'threes/below': { s: 'x'.repeat(690_000) }, 'threes/above': { s: 'x'.repeat(700_000) } },
    steps: [
      [{ read: 'threes/below' }, { s: 'x'.repeat(690_000) }],
      [{ read: 'threes/above' }, DENIED],
    ],
  },
];

export const limitCases: readonly Case[] = [...evaluations, ...batches, ...others];
