import { describe, expect, it } from 'vitest';
import { ROOT } from '../suite/suite';
import { fillSources, isCurrent, sortDeclarations, withDigest } from './build';
import { parseCompiled } from './compiler';
import { inlined } from './inline';
import { packed } from './packed';
import { renamed, shortNames } from './names';
import { bytesBySource, sourcesOfParts } from './size';

const source = (text: string, name = 'rules/a.rules') => ({ name, text });

describe('the rules sources', () => {
  it('match the generated firestore.rules', () => {
    expect(isCurrent(ROOT)).toBe(true);
  });

  it('are filled in with the constants, and lose their comments', () => {
    expect(
      fillSources(
        [
          source(`isText(name, {{LENGTH}})\n\nname.matches('[a-z]{{{LENGTH}}}')`),
          source('// A comment.\nformat in [{{FORMATS}}]\n', 'rules/b.rules'),
        ],
        { LENGTH: 40, FORMATS: ['snake', 'linear'] },
      ),
    ).toEqual([
      source(`isText(name, 40)\n\nname.matches('[a-z]{40}')`),
      source(`format in ['snake', 'linear']`, 'rules/b.rules'),
    ]);
  });

  it('indent inserted lines like their placeholder', () => {
    expect(fillSources([source('all([\n  {{CHECKS}},\n  x\n])')], { CHECKS: 'a,\nb' })).toEqual([
      source('all([\n  a,\n  b,\n  x\n])'),
    ]);
  });

  it('are sorted by how many words a declaration has for its length', () => {
    const long = `function a() {\n  return 'a long text that is one word';\n}\n`;
    const block = 'match /a/{b} {\n  allow get: if true;\n}\n';
    const short = 'function c() {\n  return b.c + d[e] + f.g + h[i];\n}\n';
    const sorted = sortDeclarations([source(`${long}\n${block}`), source(short, 'rules/b.rules')]);
    expect(sorted.map(({ name, text }) => [name, text.slice(0, 10)])).toEqual([
      ['rules/b.rules', 'function c'],
      ['rules/a.rules', 'match /a/{'],
      ['rules/a.rules', 'function a'],
    ]);
  });

  it('get short names for what they declare, and for nothing else', () => {
    const rules = `match /users/{id} {
  allow read, list: if read(id).users == 'read';
  function read(id) { // read
    let users = a;
    return users.id / users;
  }
}`;
    expect(renamed(rules, shortNames(rules))).toBe(`match /users/{b} {
  allow read, list: if b(b).users == 'read';
  function b(b) { // read
    let c = a;
    return c.id / c;
  }
}`);
  });

  it('have functions that are called once where they’re called', () => {
    const rules = (condition: string, ...functions: string[]) =>
      `match /a/{b} {\n  allow get: if ${condition};\n}\n${functions.map((text) => `function ${text}\n`).join('')}`;
    const once = "isFit(size, list) {\n  return size > 1 && list[0] == 'size' && list.size == b();\n}\n";
    const twice = 'b() {\n  return 2;\n}\n';
    expect(inlined(rules("!isFit(f(1, '(,'), x) || b() == 3", once, twice))).toBe(
      rules("!(f(1, '(,') > 1 && x[0] == 'size' && x.size == b()) || b() == 3", twice),
    );
    for (const kept of [
      // An argument would be written twice.
      rules('isFit(1, x.y)', once),
      rules('isFit(1)', 'isFit(size) {\n  let least = 1;\n  return size > least;\n}\n'),
    ])
      expect(inlined(kept)).toBe(kept);
    expect(inlined(rules('c()', 'c() {\n  return d();\n}\n', 'd() {\n  return e;\n}\n'))).toContain('if ((e));');
  });

  it('are packed into full lines, without the space that means nothing', () => {
    const list = Array.from({ length: 40 }, (_, index) => `    'a  ${index}'`).join(',\n');
    const packedUp = packed(
      `// Head.\nservice s {\n    match /a/{b} {\n      allow get: if x in y && ! z / 2 < [\n${list}\n];\n  }\n}\n`,
    );
    const [head, ...lines] = packedUp.trimEnd().split('\n');
    expect(head).toBe('// Head.');
    expect(lines[0]).toMatch(/^service s {match \/a\/\{b\} \{allow get:if x in y&&!z \/ 2<\['a {2}0','a {2}1',/);
    expect(lines.length).toBeGreaterThan(2);
    // The last word of a line may end past the width, but it doesn't begin there.
    expect(Math.max(...lines.map((line) => line.search(/(?:'[^']*'|\w+)?\W*$/)))).toBeLessThan(127);
    expect(lines.join('')).toContain(`'a  39'];}}`);
  });

  it('name themselves by a digest, which any change changes', () => {
    const named = (text: string) =>
      /digest == '([0-9a-f]{16})'/.exec(withDigest(`${text} digest == '{{RULES_DIGEST}}'`))?.[1];
    expect(named('a')).toBeDefined();
    expect(named('a')).toBe(named('a'));
    expect(named('b')).not.toBe(named('a'));
  });

  it('report a placeholder without a constant and a constant without a use', () => {
    expect(() => fillSources([source('{{LONGEST}}')], {})).toThrow('rules/a.rules uses {{LONGEST}}');
    expect(() => fillSources([source('')], { LONGEST: 1 })).toThrow('No file in rules/ uses LONGEST');
  });
});

describe('the compiled size of the rules', () => {
  const compiled = parseCompiled(
    'issue\t7\tWARNING\tunused\npart\t3\t10\tme\npart\t8\t30\tallow get, list\ntotal\t45\n',
  );

  it("is parsed from the compiler's output", () => {
    expect(compiled).toEqual({
      bytes: 45,
      parts: [
        { line: 3, bytes: 10, name: 'me' },
        { line: 8, bytes: 30, name: 'allow get, list' },
      ],
      issues: [{ line: 7, severity: 'WARNING', text: 'unused' }],
    });
    expect(() => parseCompiled('Exception')).toThrow('printed no size');
  });

  it('is broken down by source file', () => {
    const sources = sourcesOfParts([
      source('match /a/{b} {\n  allow get, list: if true;\n}', 'rules/b.rules'),
      source('function me() {\n  return 1;\n}'),
    ]);
    expect(bytesBySource(compiled, sources)).toEqual([
      [30, 'rules/b.rules'],
      [10, 'rules/a.rules'],
      [5, 'paths of the match blocks'],
    ]);
  });
});
