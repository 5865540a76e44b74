import { describe, expect, it } from 'vitest';
import { compileRules } from './index';
import { sourceOf } from './testSupport';

const found = (source: string): string[] =>
  compileRules(source, 'test.rules').issues.map(
    ({ severity, line, column, description }) => `${severity[0]} ${line}:${column} ${description}`,
  );

const IN_DOCS = 6; // The line of the statements passed to `sourceOf`.
const repeat = (count: number, part: string, by: string): string => Array.from({ length: count }, () => part).join(by);

describe('syntax errors, with their positions', () => {
  const CASES: readonly (readonly [source: string, issue: string])[] = [
    ["rules_version = '3';", "E 1:17 rules_version must be '1' or '2', found ''3''."],
    ['service cloud.firestore {', "E 1:26 Expected 'match' or 'function', found the end of the file."],
    ['service {', "E 1:9 Expected the name of a service, found '{'."],
    ['allow read;', "E 1:1 Expected 'service' or 'function', found 'allow'."],
    [
      sourceOf('allow fetch;'),
      `E ${IN_DOCS}:13 'fetch' is not a method; methods are get, list, create, update, delete, read, write.`,
    ],
    [sourceOf('allow read: true;'), `E ${IN_DOCS}:19 Expected 'if' after ':', found 'true'.`],
    [sourceOf('allow read: if ;'), `E ${IN_DOCS}:22 Missing conditional expression after 'if'.`],
    [sourceOf('allow read: if (true;'), `E ${IN_DOCS}:27 Missing ')' before ';'.`],
    [sourceOf('allow read: if 1 +;'), `E ${IN_DOCS}:25 Expected an expression, found ';'.`],
    [sourceOf("allow read: if 'open;"), `E ${IN_DOCS}:22 A string is not closed on its line.`],
    [
      sourceOf("allow read: if 'a'.matches('\\d');"),
      `E ${IN_DOCS}:35 Unknown escape '\\d' in a string; a backslash itself is written '\\\\'.`,
    ],
    [
      sourceOf('allow read: if 9223372036854775808 > 0;'),
      `E ${IN_DOCS}:22 The integer 9223372036854775808 does not fit in 64 bits.`,
    ],
    [sourceOf('allow read: if a # b;'), `E ${IN_DOCS}:24 Unexpected '#'.`],
    [sourceOf('/* never closed'), `E ${IN_DOCS}:7 A comment is opened with '/*' and never closed.`],
    [
      "rules_version = '2'; service cloud.firestore { match docs/{id} { } }",
      "E 1:54 A match path must begin with '/', found 'docs'.",
    ],
    [
      "rules_version = '2'; service cloud.firestore { match /docs/{id { } }",
      "E 1:60 Expected a segment, {wildcard} or {wildcard=**} after '/'.",
    ],
    ...(
      [
        ['1 --2 == 3', '24 Increment (++) and decrement (--) operators are not supported.'],
        ['- -1 == 1', "24 Expected an expression, found '-'."],
        // A slash directly followed by text is a path segment.
        ['4/2 == 2', "23 Unexpected '/2': a slash divides when a space follows it."],
        ['0x10 == 16', "23 Expected 'allow', 'match' or 'function', found 'x10'."],
        ['1e3 == 1000', "23 Expected 'allow', 'match' or 'function', found 'e3'."],
      ] as const
    ).map(([condition, issue]) => [sourceOf(`allow read: if ${condition};`), `E ${IN_DOCS}:${issue}`] as const),
    [sourceOf("allow read: if b'\\u0041' == b'A';"), `E ${IN_DOCS}:22 A '\\u' is not possible in bytes.`],
    [sourceOf('allow read: if f();', 'function f() { let x = 1 return true; }'), "E 4:30 Missing ';' before 'return'."],
    [sourceOf('allow read: if f(1);', 'function f(a,) { return true; }'), "E 4:18 Expected a parameter, found ')'."],
    [
      sourceOf('allow read: if f();', 'function f() { let x = 1; }'),
      "E 4:31 A function ends with 'return'; found '}'.",
    ],
  ];
  it.each(CASES.map(([source, issue]) => ({ source, issue })))('$issue', ({ source, issue }) => {
    expect(found(source)).toEqual([issue]);
    expect(compileRules(source, 'test.rules').ruleset).toBeNull();
  });

  it('accepts what Firebase accepts: no semicolon after a return, comments, no version, both quotes, an allow without a condition', () => {
    const source = `/* old */ service cloud.firestore { match /databases/{d}/documents { // here
      function f(a, b) { let c = a;\n return c == b } match /docs/{id} { allow read: if f("x", 'x') allow create } } }`;
    expect(found(source)).toEqual([
      'W 1:1 Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
    ]);
  });
});

describe('semantic errors', () => {
  const CASES: readonly (readonly [source: string, issue: string])[] = [
    ["rules_version = '2';", "E 1:1 Missing 'service': nothing is allowed by a source without one."],
    [
      "rules_version = '2'; service cloud.firestore { }",
      "E 1:22 Missing 'match': a service without one allows nothing.",
    ],
    [
      sourceOf('allow read: if f();', 'function f() { return true; } function f() { return false; }'),
      'E 4:35 Function is already defined: f.',
    ],
    [sourceOf('allow read: if f();', 'function f() { return f(); }'), 'E 4:5 Recursive call is not allowed: f->f.'],
    [
      sourceOf('allow read: if f(1);', 'function f(x) { let x = 2; return x; }'),
      'E 4:21 The identifier [x] is already bound in the current scope.',
    ],
    [sourceOf("allow read: if 'a'.matches('(');"), `E ${IN_DOCS}:34 Invalid regular expression pattern: (.`],
    [sourceOf('allow read: if math;'), `E ${IN_DOCS}:22 math is a package and cannot be used as variable name.`],
    [
      sourceOf('allow read: if f(1);', 'function f(math) { return true; }'),
      'E 4:5 math is a package and cannot be used as variable name.',
    ],
    [sourceOf('match /{a}/{a} { allow read; }'), `E ${IN_DOCS}:7 The wildcard a is in this path already.`],
    [sourceOf('match /a/{b} { }'), `E ${IN_DOCS}:7 The 'match' body must contain at least one declaration.`],
    [
      `${sourceOf('allow read;')} service cloud.firestore { match /a/{b} { allow read; } }`,
      'E 9:3 Duplicate service name declaration.',
    ],
    [sourceOf('allow read: if 1 is number2;'), `E ${IN_DOCS}:22 Unknown type: number2.`],
    [
      sourceOf('match /{a=**}/{b=**} { allow read; }'),
      `E ${IN_DOCS}:7 Invalid glob match expression. Only one glob match is permitted in a match declaration path.`,
    ],
    [
      sourceOf(
        'allow read: if f();',
        `function f() { ${Array.from({ length: 11 }, (_, index) => `let v${index} = 1;`).join(' ')} return ${Array.from({ length: 11 }, (_, index) => `v${index} == 1`).join(' && ')}; }`,
      ),
      'E 4:5 Maximum allowed variable count of 10 for a given function has been reached.',
    ],
    [
      sourceOf('allow read: if f(1, 2, 3, 4, 5, 6, 7, 8);', 'function f(a, b, c, d, e, f, g, h) { return true; }'),
      'E 4:5 f() has more than 7 parameters.',
    ],
  ];
  it.each(CASES.map(([source, issue]) => ({ source, issue })))('$issue', ({ source, issue }) => {
    expect(found(source)).toEqual([issue]);
    expect(compileRules(source, 'test.rules').ruleset).toBeNull();
  });

  it('finds recursion through other functions', () => {
    const issues = found(
      sourceOf(
        'allow read: if a();',
        'function a() { return b(); } function b() { return c(); } function c() { return b(); }',
      ),
    );
    expect(issues).toEqual([
      'E 4:34 Recursive call is not allowed: b->c->b.',
      'E 4:63 Recursive call is not allowed: c->b->c.',
    ]);
  });

  it('allows 98 comparisons in a flat chain and 97 parentheses around one, and no more', () => {
    const tooDeep = (condition: string): boolean =>
      compileRules(sourceOf(`allow read: if ${condition};`), 'test.rules').ruleset === null;
    expect([98, 99].map((count) => tooDeep(repeat(count, "id == 'x'", ' && ')))).toEqual([false, true]);
    expect([97, 98].map((count) => tooDeep(`${'('.repeat(count)}id == 'x'${')'.repeat(count)}`))).toEqual([
      false,
      true,
    ]);
  });
});

describe('sources built to exhaust the compiler', () => {
  const HUGE: readonly (readonly [name: string, source: string])[] = [
    ['a flat chain', sourceOf(`allow read: if ${repeat(20_000, 'true', ' && ')};`)],
    [
      'a flat sum in a function',
      sourceOf('allow read: if f();', `function f() { let x = ${repeat(20_000, '1', ' + ')}; return x == 1; }`),
    ],
    ['members', sourceOf(`allow read: if ${repeat(20_000, 'a', '.')};`)],
    ['calls', sourceOf(`allow read: if a${repeat(20_000, '()', '.b')};`)],
    ['parentheses', sourceOf(`allow read: if ${'('.repeat(20_000)}`)],
    ['lists', sourceOf(`allow read: if ${'['.repeat(20_000)}`)],
    ['negations', sourceOf(`allow read: if ${'!'.repeat(20_000)}true;`)],
    ['ternaries', sourceOf(`allow read: if ${repeat(20_000, 'true', ' ? true : ')};`)],
    ['match blocks', sourceOf(`${repeat(5_000, 'match /a/{b} {', ' ')}`)],
    [
      'many functions',
      sourceOf(
        'allow read;',
        Array.from({ length: 2_000 }, (_, index) => `function f${index}() { return f${index + 1}(); }`).join(' '),
      ),
    ],
  ];
  it.each(HUGE)('%s: rejected', (_, source) => {
    expect(compileRules(source, 'test.rules').ruleset).toBeNull();
  });
});

describe('warnings that leave the rules usable', () => {
  const CASES: readonly (readonly [source: string, issues: readonly string[]])[] = [
    [sourceOf('allow read: if unknown == 1;'), [`W ${IN_DOCS}:22 Invalid variable name: unknown.`]],
    [sourceOf('allow read: if nothing();'), [`W ${IN_DOCS}:22 Invalid function name: nothing.`]],
    [sourceOf("allow read: if 'a'.fold() == 'a';"), [`W ${IN_DOCS}:22 Invalid function name: fold.`]],
    [sourceOf('allow read: if math.cos(1) == 1;'), [`W ${IN_DOCS}:22 Invalid function name: math.cos.`]],
    [
      sourceOf('allow read: if math.abs() == 1;'),
      [`W ${IN_DOCS}:22 Incorrect number of arguments supplied to function: math.abs.`],
    ],
    [
      sourceOf("allow read: if 'a'.split() == [];"),
      [`W ${IN_DOCS}:22 Incorrect number of arguments supplied to function: split.`],
    ],
    [
      sourceOf('allow read: if f(1);', 'function f() { return true; }'),
      [`W ${IN_DOCS}:22 Incorrect number of arguments supplied to function: f.`],
    ],
    [
      "rules_version = '2'; service cloud.functions { match /a/{b} { allow read; } }",
      ["W 1:22 Unknown service 'cloud.functions'; services are cloud.firestore and firebase.storage."],
    ],
    [sourceOf('allow read;', 'function f() { return true; }'), ['W 4:5 Unused function: f.']],
    [sourceOf('allow read: if f();', 'function f() { let x = 1; return true; }'), ['W 4:20 Unused variable: x.']],
    [
      sourceOf("allow read: if bool('true');"),
      [`W ${IN_DOCS}:22 bool() is documented, but Firebase itself has been seen to answer that it does not know it.`],
    ],
    [sourceOf('allow read: if exists(/a/$(unknown));'), [`W ${IN_DOCS}:34 Invalid variable name: unknown.`]],
    [sourceOf("allow read: if (/a/{x}).bind({'x': 'b'}) == /a/b;"), []],
    [sourceOf('allow read: if f();', 'function f() { return id == 1; }'), ['W 4:27 Invalid variable name: id.']],
  ];
  it.each(CASES.map(([source, issues]) => ({ source, issues })))('$issues', ({ source, issues }) => {
    expect(found(source)).toEqual(issues);
    expect(compileRules(source, 'test.rules').ruleset).not.toBeNull();
  });
});
