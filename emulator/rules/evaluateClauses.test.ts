import { describe, expect, it } from 'vitest';
import { documentOf, fieldsOf, evaluateSource, readerOf, requestOf, sourceOf } from './testSupport';
import { compileRules } from './index';
import type { RulesMethod } from './types';

const allows = (
  source: string,
  ...rest: Parameters<typeof evaluateSource> extends [string, ...infer Rest] ? Rest : never
): boolean => evaluateSource(source, ...rest).allowed;

describe('methods', () => {
  const COVERED: Readonly<Record<string, readonly RulesMethod[]>> = {
    read: ['get', 'list'],
    write: ['create', 'update', 'delete'],
    get: ['get'],
    list: ['list'],
    create: ['create'],
    update: ['update'],
    delete: ['delete'],
    'get, create': ['get', 'create'],
  };
  it.each(Object.entries(COVERED))('allow %s covers %j and nothing else', (named, covered) => {
    const source = sourceOf(`allow ${named};`);
    const asked: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];
    const query = { limit: null, offset: 0, orderBy: [], filter: null };
    const allowed = asked.filter((method) =>
      allows(source, {
        method,
        path: method === 'list' ? 'docs' : 'docs/one',
        query: method === 'list' ? query : null,
      }),
    );
    expect(allowed).toEqual(covered);
  });

  it('try clauses and blocks in order until one allows, ignoring earlier errors', () => {
    const source = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
      match /docs/{id} { allow get: if resource.data.absent; allow get: if false; }
      match /{path=**} { allow get: if true; } } }`;
    expect(evaluateSource(source)).toMatchObject({ allowed: true, line: 3 });
  });
});

describe('match paths', () => {
  const CASES: readonly (readonly [pattern: string, path: string, matches: boolean])[] = [
    ['/docs/{id}', 'docs/one', true],
    ['/docs/one', 'docs/one', true],
    ['/docs/two', 'docs/one', false],
    ['/docs/{id}', 'docs/one/parts/p', false],
    ['/docs/{id}/parts/{part}', 'docs/one/parts/p', true],
    ['/docs/{rest=**}', 'docs/one/parts/p', true],
    ['/{rest=**}', 'docs/one', true],
    ['/docs/{id}/{rest=**}', 'docs/one', true],
    ['/{rest=**}/parts/{part}', 'docs/one/parts/p', true],
    ['/{rest=**}/parts/{part}', 'parts/p', true],
    ['/{rest=**}/parts/{part}', 'docs/one', false],
  ];
  it.each(CASES)('version 2: %s and %s: %s', (pattern, path, matches) => {
    const source = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match ${pattern} { allow get; } } }`;
    expect(allows(source, { path })).toBe(matches);
  });

  it('version 1: a recursive wildcard matches one or more segments', () => {
    const source = (pattern: string): string =>
      `service cloud.firestore { match /databases/{d}/documents { match ${pattern} { allow get; } } }`;
    expect(allows(source('/docs/{rest=**}'))).toBe(true);
    expect(allows(source('/docs/{id}/{rest=**}'))).toBe(false);
  });

  it('bind the wildcards of outer blocks, and a recursive wildcard as a path', () => {
    const source = `rules_version = '2'; service cloud.firestore { match /databases/{db}/documents { match /a/{x} { match /b/{y} { match /{rest=**} {
      allow get: if db == '(default)' && x == '1' && y == '2' && rest == /c/3 && rest[1] == '3'; } } } } }`;
    expect(allows(source, { path: 'a/1/b/2/c/3' })).toBe(true);
  });

  it('apply only to their own service', () => {
    const source =
      "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{all=**} { allow read; } } }";
    expect(allows(source)).toBe(false);
    expect(allows(source, { service: 'firebase.storage', database: 'bucket', path: 'docs/one' })).toBe(true);
  });
});

describe('the request', () => {
  const CONDITIONS = [
    "request.auth.uid == 'ann'",
    "request.auth.token.email == 'ann@example.test'",
    "request.method == 'get'",
    'request.time == timestamp.date(2025, 1, 1)',
    'request.path is path',
    "'auth' in request && !('resource' in request) && !('query' in request)",
  ];
  it.each(CONDITIONS)('get: %s', (condition) => {
    expect(allows(sourceOf(`allow get: if ${condition};`))).toBe(true);
  });

  it('has a null auth when signed out, and reading a member of it is an error', () => {
    expect(allows(sourceOf('allow get: if request.auth == null;'), { auth: null })).toBe(true);
    expect(allows(sourceOf("allow get: if request.auth.uid == 'ann';"), { auth: null })).toBe(false);
    expect(allows(sourceOf("allow get: if !(request.auth.uid == 'ann');"), { auth: null })).toBe(false);
  });

  it('contains the document before and after a write', () => {
    const update = {
      method: 'update',
      resource: documentOf('docs/one', { n: 1 }),
      newResource: documentOf('docs/one', { n: 2 }),
    } as const;
    expect(
      allows(
        sourceOf('allow update: if resource.data.n == 1 && request.resource.data.n == 2 && request.resource.id == id;'),
        update,
      ),
    ).toBe(true);
    const create = { method: 'create', resource: null, newResource: documentOf('docs/one', { n: 2 }) } as const;
    expect(allows(sourceOf('allow create: if resource == null && request.resource.data.n == 2;'), create)).toBe(true);
    const remove = { method: 'delete', resource: documentOf('docs/one', { n: 1 }), newResource: null } as const;
    expect(allows(sourceOf('allow delete: if request.resource == null && resource.data.n == 1;'), remove)).toBe(true);
  });

  it('has a null resource for a missing document', () => {
    expect(allows(sourceOf('allow get: if resource == null;'), { resource: null })).toBe(true);
    expect(allows(sourceOf('allow get: if resource.data.n == 1;'), { resource: null })).toBe(false);
  });

  it('has references as paths and claims as maps', () => {
    const resource = {
      path: 'docs/one',
      fields: new Map([['ref', { kind: 'reference', value: 'projects/p/databases/(default)/documents/a/b' } as const]]),
    };
    expect(
      allows(sourceOf('allow get: if resource.data.ref == /databases/$(database)/documents/a/b;'), { resource }),
    ).toBe(true);
    const auth = { uid: 'ann', token: fieldsOf({ firebase: { sign_in_provider: 'password' } }) };
    expect(
      allows(sourceOf("allow get: if request.auth.token.firebase.sign_in_provider == 'password';"), { auth }),
    ).toBe(true);
  });
});

describe('other documents', () => {
  const reader = readerOf({ 'a/b': { n: 1 } }, { 'a/b': { n: 2 }, 'a/c': { n: 3 } });
  const HOLD = [
    'get(/databases/$(database)/documents/a/b).data.n == 1',
    "get(/databases/$(database)/documents/a/b).id == 'b'",
    'exists(/databases/$(database)/documents/a/b)',
    '!exists(/databases/$(database)/documents/a/c)',
    '!exists(/databases/$(database)/documents/a/c)',
    'getAfter(/databases/$(database)/documents/a/b).data.n == 2',
    'existsAfter(/databases/$(database)/documents/a/c)',
    "get(path('databases/(default)/documents/a/b')).data.n == 1",
  ];
  it.each(HOLD)('%s', (condition) => {
    expect(allows(sourceOf(`allow get: if ${condition};`), {}, reader)).toBe(true);
  });

  const FAULTS = [
    'get(/databases/$(database)/documents/a/c) == null',
    'get(/databases/$(database)/documents/a/c).data.n == 3',
    'get(/a/b).data.n == 1',
    'get(/databases/other/documents/a/b).data.n == 1',
    'get(/databases/$(database)/documents/a) == null',
    "get('a/b').data.n == 1",
    'exists(/databases/$(database)/documents/a/$(unknown))',
  ];
  it.each(FAULTS)('%s is an error', (condition) => {
    const decide = (tested: string): boolean => allows(sourceOf(`allow get: if ${tested};`), {}, reader);
    expect([decide(condition), decide(`!(${condition})`), decide(`${condition} || true`)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('reports each document read, without duplicates', () => {
    const condition =
      'exists(/databases/$(database)/documents/a/b) && get(/databases/$(database)/documents/a/b).data.n == 1 && existsAfter(/databases/$(database)/documents/a/c)';
    expect(evaluateSource(sourceOf(`allow get: if ${condition};`), {}, reader).documentsRead).toEqual(['a/b', 'a/c']);
  });
});

describe('functions', () => {
  const decide = (declarations: string, condition: string): boolean =>
    allows(sourceOf(`allow get: if ${condition};`, declarations));

  it('see their parameters, bindings and enclosing wildcards, but not those of the caller', () => {
    expect(
      decide('function f(x) { let y = x + 1; let z = y * 2; return z == 6 && database == "(default)"; }', 'f(2)'),
    ).toBe(true);
    expect(decide('function f() { return id == "one"; }', 'f()')).toBe(false);
  });
  it('in an inner block shadow those in an outer one', () => {
    const source = `rules_version = '2'; function f() { return false; } service cloud.firestore { function g() { return f(); }
      match /databases/{d}/documents { function f() { return true; } match /docs/{id} { allow get: if f() && !g(); } } }`;
    expect(allows(source)).toBe(true);
  });
  it('shadow built-in functions', () => {
    expect(decide('function int(x) { return 5; }', "int('1') == 5")).toBe(true);
  });
  it('may be called before their declaration, with new bindings for each call', () => {
    expect(
      decide('function g(x) { return f(x) && !f(x + 1); } function f(x) { let y = x; return y == 1; }', 'g(1)'),
    ).toBe(true);
  });
  it('fail on an error in an argument or a binding only when they use it', () => {
    const declarations = `function ignores(x) { return true; } function uses(x) { return x > 0; }
      function through(x) { return ignores(x); } function spare() { let x = 1 / 0; return true; } function needs() { let x = 1 / 0; return x > 0; }`;
    expect(
      ['ignores(1 / 0)', 'through(resource.data.absent)', 'spare()'].map((condition) =>
        decide(declarations, condition),
      ),
    ).toEqual([true, true, true]);
    expect(['uses(1 / 0)', 'needs()'].map((condition) => decide(declarations, condition))).toEqual([false, false]);
  });
  it('that do not exist or have wrong arguments fail only when they are evaluated', () => {
    expect(decide('function f(x) { return true; }', 'unknown() || f() || true')).toBe(true);
    expect(decide('function f(x) { return true; }', 'f(1, 2)')).toBe(false);
  });
});

describe('explanations', () => {
  it('name the clause that allowed the request', () => {
    expect(evaluateSource(sourceOf('allow get: if true;')).explanation).toBe(
      'get docs/one by ann: allowed by test.rules:6.',
    );
  });
  it('name the comparison that denied the request, even inside functions, with its values', () => {
    const { explanation } = evaluateSource(
      sourceOf(
        'allow get: if id == "one" && isOwner(resource);',
        'function isOwner(d) { return d.data.owner == request.auth.uid; }',
      ),
      {
        resource: documentOf('docs/one', { owner: 'bob' }),
      },
    );
    expect(explanation).toBe(
      "get docs/one by ann: denied. test.rules:6: `d.data.owner == request.auth.uid` at 4:34 is false (d.data.owner is 'bob', request.auth.uid is 'ann').",
    );
  });
  it('name the error, or report that no rule covers the path or method', () => {
    expect(evaluateSource(sourceOf('allow get: if resource.data.x == 1;')).explanation).toContain(
      'property x is undefined on object at 6:21 in `resource.data.x`',
    );
    expect(evaluateSource(sourceOf('allow get;'), { path: 'other/x' }).explanation).toContain(
      'no match in test.rules covers this path',
    );
    expect(evaluateSource(sourceOf('allow get;'), { method: 'create' }).explanation).toContain(
      'no matching block of test.rules allows create',
    );
  });
  it('keep the values from the evaluation when documents change later', () => {
    const world: Record<string, Record<string, unknown>> = { 'a/b': { n: 1 } };
    const { ruleset } = compileRules(
      sourceOf('allow get: if get(/databases/$(database)/documents/a/b).data.n == 2;'),
      'test.rules',
    );
    const decision = ruleset?.evaluate(requestOf(), readerOf(world));
    world['a/b'] = { n: 2 };
    expect(decision?.explanation).toContain('.data.n is 1');
  });
});
