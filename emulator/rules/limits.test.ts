import { describe, expect, it } from 'vitest';
import { compileRules } from './index';
import { documentOf, evaluateSource, readerOf, sourceOf } from './testSupport';
import type { Decision } from './types';

const repeat = (count: number, part: (index: number) => string, by: string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(by);

function decide(
  condition: string,
  declarations = '',
  data: Record<string, unknown> = { a: 1, m: { k: 1 }, r: 'x' },
): Decision {
  return evaluateSource(
    sourceOf(`allow get: if ${condition};`, declarations),
    { path: 'docs/x', resource: documentOf('docs/x', data) },
    readerOf({ 'cfg/c': { on: true } }),
  );
}

describe('the cost of an evaluation', () => {
  // Expressions whose cost was measured on Firebase in 2026, by how much else a request could do before it reached the
  // limit.
  const MEASURED: readonly (readonly [condition: string, cost: number, declarations?: string])[] = [
    [repeat(20, () => 'resource.data.a == 1', ' && '), 138],
    [repeat(20, () => "id == 'x'", ' && '), 98],
    [repeat(20, () => 'true', ' && '), 58],
    [repeat(20, () => 'g(id)', ' && '), 138, "function g(x) { return x == 'x'; }"],
    [repeat(20, () => 'lt(id)', ' && '), 178, "function lt(x) { let v = x; return v == 'x'; }"],
    [repeat(20, () => "id in ['x', 'y']", ' && '), 138],
    [repeat(20, () => 'resource.data.keys().size() > 0', ' && '), 158],
    [repeat(20, () => "id[0:1] == 'x'", ' && '), 158],
    [repeat(20, () => "!(id == 'y')", ' && '), 118],
    [repeat(20, () => "(id == 'x' ? true : false)", ' && '), 158],
    [repeat(10, () => "resource.data.m == {'k': 1}", ' && '), 88],
    [repeat(5, () => 'get(/databases/$(database)/documents/cfg/c).data.on == true', ' && '), 63],
  ];
  it.each(MEASURED.map(([condition, cost, declarations]) => ({ condition, cost, declarations })))(
    '$condition costs $cost',
    ({ condition, cost, declarations }) => {
      expect(decide(condition, declarations)).toMatchObject({ allowed: true, expressions: cost });
    },
  );

  const OTHERS: readonly (readonly [condition: string, cost: number])[] = [
    ['id is string', 3],
    ['math.abs(1) == 1', 5],
    ["id == 'y' ? false : true", 8],
    ['true || resource.data.a == 1', 2],
    ['false || true', 4],
    ['[1, 2].size() == 2', 6],
    ['-1 < 0', 4],
  ];
  it.each(OTHERS)('%s costs %i', (condition, cost) => {
    expect(decide(condition)).toMatchObject({ allowed: true, expressions: cost });
  });

  it('includes unused bindings, and operands next to an error', () => {
    expect(decide('lu()', 'function lu() { let x = 1 + 1; return true; }').expressions).toBe(1 + 3 + 1 + 1);
    expect(decide('[resource.data.absent, 1 + 1] == []').expressions).toBe(1 + 1 + 3 + 3 + 1);
  });

  it('adds up over all evaluated clauses', () => {
    const source = sourceOf("allow get: if id == 'y'; allow get: if id == 'x'; allow get: if true;");
    expect(evaluateSource(source, { path: 'docs/x' })).toMatchObject({ allowed: true, expressions: 6 });
  });
});

describe('limits', () => {
  const heavy = `function ten(x) { return ${repeat(10, () => 'x == 1', ' && ')}; }`; // 48, plus the call
  const tens = (count: number): string => repeat(count, () => 'ten(1)', ' && ');

  it('allow 1,000 expressions per request, and exceeding it on either side of a logical operator denies the request', () => {
    expect(decide(tens(18), heavy)).toMatchObject({ allowed: true });
    const over = decide(tens(20), heavy);
    expect(over.allowed).toBe(false);
    expect(over.explanation).toContain('maximum of 1000 expressions');
    expect(decide(`(${tens(20)}) || true`, heavy).allowed).toBe(false);
  });

  it('are not bypassed by a later clause', () => {
    expect(evaluateSource(sourceOf(`allow get: if ${tens(20)}; allow get: if true;`, heavy)).allowed).toBe(false);
  });

  const look = (index: number): string => `exists(/databases/$(database)/documents/a/d${index})`;
  const lookups = (count: number): string => repeat(count, (index) => `!${look(index)}`, ' && ');

  it('allow 10 documents per request; repeated documents and the requested document are free', () => {
    expect(decide(lookups(10)).allowed).toBe(true);
    expect(decide(`${lookups(10)} && !${look(3)}`).allowed).toBe(true);
    const over = decide(lookups(11));
    expect(over.allowed).toBe(false);
    expect(over.explanation).toContain('maximum of 10 document access calls');
    expect(decide(`${lookups(10)} && !existsAfter(/databases/$(database)/documents/a/d0)`).allowed).toBe(true);
    expect(decide(`!exists(/databases/$(database)/documents/docs/x) && ${lookups(10)}`).allowed).toBe(true);
  });

  it('make an eleventh document an ordinary error', () => {
    expect(decide(`(${lookups(11)}) || true`).allowed).toBe(true);
    expect(decide(`!(${lookups(11)})`).allowed).toBe(false);
    expect(evaluateSource(sourceOf(`allow get: if ${lookups(11)}; allow get: if true;`)).allowed).toBe(true);
    const spent = `allow get: if ${lookups(10)} && false; allow get: if !${look(99)};`;
    expect(evaluateSource(sourceOf(spent)).allowed).toBe(false);
  });

  it('make written documents free with existsAfter, but not with exists', () => {
    const written = new Set(Array.from({ length: 12 }, (_, index) => `a/d${index}`));
    const reader = { get: () => null, getAfter: (path: string) => (written.has(path) ? null : undefined) };
    const create = (condition: string): boolean =>
      evaluateSource(sourceOf(`allow create: if ${condition};`), { method: 'create', resource: null }, reader).allowed;
    const after = lookups(12).replaceAll('exists(', 'existsAfter(');
    expect(create(after)).toBe(true);
    expect(create(`${after} && ${lookups(10)}`)).toBe(true);
    expect(create(`${after} && ${lookups(11)}`)).toBe(false);
  });

  it('allow 20 documents per batch', () => {
    const batchAccesses = new Set<string>();
    const write = (from: number, count: number): Decision =>
      evaluateSource(sourceOf(`allow create: if ${repeat(count, (index) => `!${look(from + index)}`, ' && ')};`), {
        method: 'create',
        resource: null,
        batchAccesses,
      });
    expect([write(0, 10), write(10, 10), write(5, 10)].map(({ allowed }) => allowed)).toEqual([true, true, true]);
    const over = write(15, 10);
    expect(over.allowed).toBe(false);
    expect(over.explanation).toContain('maximum of 20 document access calls of a batch');
  });

  it('allow 20 nested function calls, checked at compile time', () => {
    const chain = (length: number): string =>
      repeat(
        length,
        (index) => `function f${index}() { return ${index + 1 < length ? `f${index + 1}()` : 'true'}; }`,
        '\n',
      );
    expect(decide('f0()', chain(21)).allowed).toBe(true);
    const { ruleset, issues } = compileRules(sourceOf('allow get: if f0();', chain(22)), 'test.rules');
    expect(ruleset).toBeNull();
    expect(issues[0]?.description).toContain('Maximum allowed call depth of 20 is reached for [f0->f1->');
  });

  it('allow values of up to 2 MiB, whatever else would allow the request', () => {
    const doubling = (start: string, double: (name: string) => string): string =>
      `function f() { let a = ${start}; ${['b', 'c', 'd', 'e', 'g', 'h', 'i', 'j'].map((name, index) => `let ${name} = ${double('abcdeghi'.charAt(index))};`).join(' ')} return j.size() > 0; }`;
    const sixteen = (name: string): string => repeat(16, () => name, ' + ');
    expect(decide('f()', doubling("'xxxxxxxxxxxxxxxx'", sixteen)).explanation).toContain('maximum memory usage');
    const many = (name: string): string => `${name}${repeat(15, () => `.concat(${name})`, '')}`;
    expect(decide('f()', doubling('[1, 2, 3, 4, 5, 6, 7, 8]', many)).explanation).toContain('maximum memory usage');
    expect(decide('f() || true', doubling("'x'", sixteen)).allowed).toBe(false);
    const held = (text: string, count: number): boolean =>
      decide(`(${repeat(count, () => 'resource.data.s', ' + ')}).size() > 0`, '', { s: text }).allowed;
    // The limit counts bytes, not characters.
    expect([held('x'.repeat(524_288), 4), held('é'.repeat(262_144), 4)]).toEqual([true, true]);
    expect([held('x'.repeat(524_289), 4), held('é'.repeat(262_145), 4)]).toEqual([false, false]);
    const grown = `function f() { let a = 'xxxxxxxxxxxxxxxx'; let b = ${sixteen('a')}; let c = ${sixteen('b')}; let d = ${sixteen('c')}; let e = ${sixteen('d')}; return e.replace('x', e).size() > 0; }`;
    expect(decide('f() || true', grown)).toMatchObject({ allowed: false });
  }, 60_000);

  it('allow 2 MiB of operands at a time', () => {
    const allows = (condition: string, letters: number, declarations = ''): boolean =>
      decide(condition, declarations, { s: 'x'.repeat(letters) }).allowed;
    const s = 'resource.data.s';
    // The condition, and the maximum number of strings it holds at once.
    const HELD: readonly (readonly [condition: string, texts: number, declarations?: string])[] = [
      [`(${s} + (${s} + ${s})).size() > 0`, 3],
      [`(${s} + ${s}) == (${s} + ${s})`, 4],
      [`${s} in [${s}, ${s}]`, 3],
      [`[${s}, ${s}, ${s}].size() == 3`, 3],
      [`{'a': ${s}, 'b': ${s}, 'c': ${s}}.size() == 3`, 3],
      [`f(${s} + ${s}, ${s} + ${s})`, 4, 'function f(a, b) { return a.size() == b.size(); }'],
      ['f()', 4, `function f() { let a = [${s}, ${s}]; return [a, a].size() == 2; }`],
    ];
    for (const [condition, texts, declarations] of HELD) {
      const most = (2 * 1024 * 1024) / texts;
      expect([condition, allows(condition, most - 300, declarations)]).toEqual([condition, true]);
      expect([condition, allows(condition, most + 300, declarations)]).toEqual([condition, false]);
    }
    // Operands evaluated one after the other are released in between, and function bindings don't count.
    const FREE: readonly (readonly [condition: string, declarations?: string])[] = [
      [`(${s} + ${s}).size() > 0 && (${s} + ${s}).size() > 0`],
      [`(${s} + ${s}).size() + (${s} + ${s}).size() > 0`],
      [
        'f()',
        `function f() { let a = ${s} + ${s}; let b = ${s} + ${s}; let c = ${s} + ${s}; return a.size() == b.size() && c != ''; }`,
      ],
    ];
    for (const [condition, declarations] of FREE)
      expect([condition, allows(condition, 1_000_000, declarations)]).toEqual([condition, true]);
  });

  it('allow 256 KB of source', () => {
    const source = (padding: number): string => `${sourceOf('allow get;')}\n// ${'x'.repeat(padding)}`;
    expect(compileRules(source(200_000), 'test.rules').ruleset).not.toBeNull();
    expect(compileRules(source(270_000), 'test.rules')).toMatchObject({
      ruleset: null,
      issues: [{ severity: 'ERROR' }],
    });
  });
});
