import { describe, expect, it } from 'vitest';
import { ROOT } from '../suite/suite';
import { isCurrent, joinSources, withDigest } from './build';
import { parseCompiled } from './compiler';
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
  allow read, list: if d(b).users == 'read';
  function d(b) { // read
    let c = a;
    return c.id / c;
  }
}`);
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
