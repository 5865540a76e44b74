import { describe, expect, it } from 'vitest';
import { ROOT } from '../suite/suite';
import { isCurrent, joinSources, withDigest } from './build';
import { parseCompiled } from './compiler';
import { packed } from './packed';
import { renamed, shortNames } from './names';
import { bytesBySource, sourcesByLine } from './size';

const source = (text: string, name = 'rules/a.rules') => ({ name, text });

describe('the rules sources', () => {
  it('match the generated firestore.rules', () => {
    expect(isCurrent(ROOT)).toBe(true);
  });

  it('are joined into one ruleset with the constants filled in', () => {
    const joined = joinSources(
      [
        source(`isText(name, {{LENGTH}})\n\nname.matches('[a-z]{{{LENGTH}}}')`),
        source('// A comment.\nformat in [{{FORMATS}}]', 'rules/b.rules'),
      ],
      { LENGTH: 40, FORMATS: ['snake', 'linear'] },
    );
    expect(joined).toContain(
      `    // ---------- rules/a.rules\n\n    isText(name, 40)\n\n    name.matches('[a-z]{40}')\n\n    // ---------- rules/b.rules\n\n    format in ['snake', 'linear']\n`,
    );
    expect(joined).toMatch(/^\/\/ Generated from rules/);
  });

  it('indent inserted lines like their placeholder', () => {
    expect(joinSources([source('all([\n  {{CHECKS}},\n  x\n])')], { CHECKS: 'a,\nb' })).toContain(
      '    all([\n      a,\n      b,\n      x\n    ])\n',
    );
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

  it('are packed into full lines, without the space that means nothing', () => {
    const list = Array.from({ length: 40 }, (_, index) => `    'a  ${index}'`).join(',\n');
    const packedUp = packed(
      `// Head.\nservice s {\n    // ---------- rules/a.rules\n\n    match /a/{b} {\n      allow get: if x in y && ! z / 2 < [\n${list}\n];\n  }\n}\n`,
    );
    const [head, service, name, ...lines] = packedUp.trimEnd().split('\n');
    expect([head, service, name]).toEqual(['// Head.', 'service s {', '// ---------- rules/a.rules']);
    expect(lines[0]).toMatch(/^match \/a\/\{b\} \{allow get:if x in y&&!z \/ 2<\['a {2}0','a {2}1',/);
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(128);
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
    expect(() => joinSources([source('{{LONGEST}}')], {})).toThrow('rules/a.rules uses {{LONGEST}}');
    expect(() => joinSources([source('')], { LONGEST: 1 })).toThrow('No file in rules/ uses LONGEST');
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
    const sourceAt = sourcesByLine(
      'head\n    // ---------- rules/a.rules\n\n\n    // ---------- rules/b.rules\n\n\n\n',
    );
    expect(bytesBySource(compiled, sourceAt)).toEqual([
      [30, 'rules/b.rules'],
      [10, 'rules/a.rules'],
      [5, 'paths of the match blocks'],
    ]);
  });
});
