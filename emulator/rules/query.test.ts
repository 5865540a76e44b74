import { describe, expect, it } from 'vitest';
import { evaluateSource, readerOf, sourceOf, stored } from './testSupport';
import type { Decision, QueryFilter, RulesQuery, RulesRequest } from './types';

type Op = Extract<QueryFilter, { kind: 'field' }>['op'];

const where = (field: string, op: Op, value: unknown): QueryFilter => ({
  kind: 'field',
  field,
  op,
  value: stored(value),
});
const and = (...filters: QueryFilter[]): QueryFilter => ({ kind: 'and', filters });
const or = (...filters: QueryFilter[]): QueryFilter => ({ kind: 'or', filters });
const named = (id: string): QueryFilter => ({
  kind: 'field',
  field: '__name__',
  op: '==',
  value: { kind: 'reference', value: `projects/p/databases/(default)/documents/docs/${id}` },
});

/** A filter as it appears in a test's name. */
function written(filter: QueryFilter | null): string {
  if (filter === null) return 'no constraint';
  if (filter.kind !== 'field') return `(${filter.filters.map(written).join(` ${filter.kind} `)})`;
  const content = JSON.stringify(filter.value, (_, value: unknown) =>
    typeof value === 'bigint' ? Number(value) : value,
  );
  return `${filter.field} ${filter.op} ${content}`;
}

const LEAGUES = { 'leagues/L': { members: ['ann', 'bob'] }, 'leagues/M': { members: ['bob'] } };

function list(
  condition: string,
  filter: QueryFilter | null,
  query: Partial<RulesQuery> = {},
  changes: Partial<RulesRequest> = {},
  declarations = '',
): Decision {
  const request = {
    method: 'list',
    path: 'docs',
    resource: null,
    query: { limit: null, offset: 0, orderBy: [], filter, ...query },
    ...changes,
  } as const;
  return evaluateSource(sourceOf(`allow list: if ${condition};`, declarations), request, readerOf(LEAGUES));
}

describe('rules are not filters: a list is allowed only if its constraints guarantee the condition', () => {
  const ALLOWED: readonly (readonly [condition: string, filter: QueryFilter | null])[] = [
    ['true', null],
    ['request.auth != null', null],
    ['resource != null', null],
    ["resource.data.owner == 'ann'", where('owner', '==', 'ann')],
    ['resource.data.owner == request.auth.uid', and(where('open', '==', true), where('owner', '==', 'ann'))],
    ["resource.data.get('owner', 'x') == 'ann'", where('owner', '==', 'ann')],
    ['resource.data.owner == null', where('owner', '==', null)],
    ['resource.data.rank < 5', where('rank', '==', 4)],
    ["resource.data.meta.owner == 'ann'", where('meta.owner', '==', 'ann')],
    ["resource.data.meta['a.b'] == 1", where('meta.`a.b`', '==', 1)],
    ["resource.data.meta.owner == 'ann'", where('meta', '==', { owner: 'ann' })],
    ['resource.data.members[request.auth.uid] == true', where('members.ann', '==', true)],
    ["'ann' in resource.data.members", where('members', 'array-contains', 'ann')],
    [
      'request.auth.uid in resource.data.members',
      and(where('members', 'array-contains', 'ann'), where('open', '==', true)),
    ],
    [
      "'ann' in resource.data.members || 'bob' in resource.data.members",
      where('members', 'array-contains-any', ['ann', 'bob']),
    ],
    ["resource.data.state in ['open', 'closed']", where('state', '==', 'open')],
    ["resource.data.state in ['open', 'closed']", where('state', 'in', ['open', 'closed'])],
    [
      "resource.data.state == 'open' || resource.data.owner == 'ann'",
      or(where('state', '==', 'open'), where('owner', '==', 'ann')),
    ],
    ["resource.data.state == 'open'", and(where('state', '==', 'open'), or(where('a', '==', 1), where('a', '==', 2)))],
    ['resource.data.rank > 3', where('rank', '>', 3)],
    ['resource.data.rank > 3', where('rank', '>=', 4)],
    ['resource.data.rank > 3.5', where('rank', '>=', 4)],
    ['resource.data.rank >= 3', where('rank', '>', 3)],
    ['3 < resource.data.rank && resource.data.rank <= 9', and(where('rank', '>', 3), where('rank', '<', 9))],
    ['resource.data.when <= request.time', where('when', '<=', new Date('2024-06-01T00:00:00Z'))],
    ["resource.data.state != 'secret'", where('state', '!=', 'secret')],
    ["resource.data.state != 'secret'", where('state', 'not-in', ['secret', 'lost'])],
    ['resource.data.rank != 3', where('rank', '>', 3)],
    ['resource.data.rank != null', where('rank', '>', 3)],
    ['resource.data.rank != null', where('rank', '!=', 3)],
    ['resource.data != null && resource != null && resource.data is map', null],
    ['resource.data.m != null && resource.data.m is map', where('m.x', '>', 1)],
    ["resource.data.members.hasAny(['ann', 'bob'])", where('members', 'array-contains-any', ['ann', 'bob'])],
    ["id == 'mine' && resource.id == 'mine'", named('mine')],
    ['resource.data.anything || true', null],
    ["resource.data.leagueId == 'L'", where('leagueId', 'in', ['L'])],
  ];
  it.each(ALLOWED.map(([condition, filter]) => ({ condition, filter, by: written(filter) })))(
    '$condition is guaranteed by $by',
    ({ condition, filter }) => {
      const decision = list(condition, filter);
      expect(decision.allowed, decision.explanation).toBe(true);
    },
  );

  const DENIED: readonly (readonly [condition: string, filter: QueryFilter | null])[] = [
    ["resource.data.owner == 'ann'", null],
    ["resource.data.owner == 'ann'", where('owner', '==', 'bob')],
    ["resource.data.owner == 'ann'", where('owner', '>=', 'ann')],
    ["resource.data.owner == 'ann'", where('owner', 'in', ['ann', 'bob'])],
    ["resource.data.owner == 'ann'", or(where('owner', '==', 'ann'), where('open', '==', true))],
    ["!(resource.data.owner == 'bob')", null],
    ["resource.data.owner != 'bob'", where('owner', '!=', 'cid')],
    ["'ann' in resource.data.members", null],
    ["'ann' in resource.data.members", where('members', 'array-contains', 'bob')],
    ["'ann' in resource.data.members", where('members', 'array-contains-any', ['ann', 'bob'])],
    ["!('secret' in resource.data)", where('a', '==', 1)],
    ["resource.data.get('secret', null) == null", where('a', '==', 1)],
    ["resource.data.keys().hasOnly(['a'])", where('a', '==', 1)],
    ["resource.data == {'a': 1}", where('a', '==', 1)],
    ['resource.data.rank > 3', where('rank', '>', 2)],
    ['resource.data.rank > 3', where('rank', '>=', 3)],
    ['resource.data.rank < 9', where('rank', '<=', 9)],
    ['resource.data.rank > 3', where('rank', '<', 9)],
    // A range with a float bound implies nothing for integers.
    ['resource.data.rank > 3', where('rank', '>', 4.5)],
    ['resource.data.rank != 3', where('rank', '!=', { kind: 'double', value: 3 })],
    ['resource.data.rank > 3', where('rank', '>', 'text')],
    ['resource.data.rank is int', where('rank', '>', 3)],
    // Only what a query guarantees counts, not what it rules out.
    ['!(resource.data.rank == 3)', where('rank', '>', 3)],
    ['!(resource.data.rank > 3)', where('rank', '<=', 3)],
    ['!(resource.data.rank < 3)', where('rank', '>=', 3)],
    ["!('ann' in resource.data.members)", where('members', 'array-contains', 'bob')],
    ["resource.data.members.hasAny(['cid'])", where('members', 'array-contains-any', ['ann', 'bob'])],
    ["resource.data.members.hasAll(['ann'])", where('members', 'array-contains', 'ann')],
    ['resource.data == null', null],
    ["id == 'mine'", null],
    ["resource.id != 'secret'", null],
    ["id == 'mine'", named('other')],
    ['exists(/databases/$(database)/documents/leagues/$(id))', null],
    ['resource.data.owner.size() > 0', null],
  ];
  it.each(DENIED.map(([condition, filter]) => ({ condition, filter, by: written(filter) })))(
    '$condition is not guaranteed by $by',
    ({ condition, filter }) => {
      expect(list(condition, filter).allowed).toBe(false);
    },
  );

  it('the denial names what the query would have to constrain', () => {
    expect(list("resource.data.owner == 'ann'", null).explanation).toContain(
      'the query does not guarantee resource.data.owner at 6:22',
    );
    expect(list("id == 'mine'", null).explanation).toContain('the query does not guarantee the document id');
  });
});

describe('documents that a list rule reads', () => {
  const isMember =
    'request.auth.uid in get(/databases/$(database)/documents/leagues/$(resource.data.leagueId)).data.members';
  it('are looked up by a field that an equality fixes, even through functions and bindings', () => {
    expect(list(isMember, where('leagueId', '==', 'L'))).toMatchObject({ allowed: true, documentsRead: ['leagues/L'] });
    expect(list(isMember, where('leagueId', '==', 'M')).allowed).toBe(false);
    expect(list(isMember, null).allowed).toBe(false);
    const declarations = `function may(leagueId) { let home = get(/databases/$(database)/documents/leagues/$(leagueId)); return request.auth.uid in home.data.members; }`;
    expect(list('may(resource.data.leagueId)', where('leagueId', '==', 'L'), {}, {}, declarations).allowed).toBe(true);
  });
  it('are read for each alternative, and every alternative must be allowed', () => {
    expect(list(isMember, where('leagueId', 'in', ['L', 'M'])).allowed).toBe(false);
    expect(list(isMember, where('leagueId', 'in', ['L'])).allowed).toBe(true);
  });
  it('count toward one limit for the whole query', () => {
    const look = '!exists(/databases/$(database)/documents/x/$(resource.data.a))';
    const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`);
    expect(list(look, where('a', 'in', ids(10))).allowed).toBe(true);
    expect(list(look, where('a', 'in', ids(11)))).toMatchObject({ allowed: false });
    expect(list(look, where('a', 'in', ids(11))).explanation).toContain('maximum of 10 document access calls');
  });
});

describe('request.query', () => {
  it.each<readonly [string, Partial<RulesQuery>, boolean]>([
    ['request.query.limit <= 10', { limit: 10 }, true],
    ['request.query.limit <= 10', { limit: 11 }, false],
    ['request.query.limit <= 10', {}, false],
    ['request.query.offset == 0', {}, true],
    ["request.query.orderBy.rank == 'DESC'", { orderBy: [{ field: 'rank', descending: true }] }, true],
    ["request.query.orderBy.rank == 'DESC'", { orderBy: [{ field: 'rank', descending: false }] }, false],
    ["request.query.orderBy.rank in ['ASC', 'DESC']", { orderBy: [{ field: 'age', descending: true }] }, false],
    [
      "request.query.orderBy == {'rank': 'ASC', '__name__': 'DESC'}",
      {
        orderBy: [
          { field: 'rank', descending: false },
          { field: '__name__', descending: true },
        ],
      },
      true,
    ],
    ['request.query.orderBy.size() == 0', {}, true],
  ])('%s with %j: %s', (condition, query, allowed) => {
    expect(list(condition, null, query).allowed).toBe(allowed);
  });
});

describe('collection groups', () => {
  const group = (pattern: string, version = '2', condition = 'true'): boolean =>
    evaluateSource(
      `rules_version = '${version}'; service cloud.firestore { match /databases/{d}/documents { match ${pattern} { allow list: if ${condition}; } } }`,
      {
        method: 'list',
        path: 'songs',
        allDescendants: true,
        resource: null,
        query: { limit: null, offset: 0, orderBy: [], filter: null },
      },
    ).allowed;
  it('need a match that covers the collection at any depth', () => {
    expect(group('/{path=**}/songs/{song}')).toBe(true);
    expect(group('/{document=**}')).toBe(true);
    expect(group('/songs/{song}')).toBe(false);
    expect(group('/artists/{artist}/songs/{song}')).toBe(false);
    expect(group('/{path=**}/albums/{album}')).toBe(false);
  });
  it('do not guarantee the path of the documents', () => {
    expect(group('/{path=**}/songs/{song}', '2', "path[1] == 'me'")).toBe(false);
    expect(group('/{path=**}/songs/{song}', '2', "song == 'x'")).toBe(false);
  });
});
