import { describe, expect, it } from 'vitest';
import type { Value } from '../values/value';
import { deleteAt, formatFieldPath, getAt, parseFieldPath, setAt } from './fieldPath';
import { idOf, isDocumentPath, parentOf, parseDocumentName, parseResourceName } from './resourceName';

describe('field paths', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1.C', ['a', 'b_1', 'C']],
    ['`odd name`.b', ['odd name', 'b']],
    ['a.`b.c`', ['a', 'b.c']],
    ['`back\\`tick`.`slash\\\\`', ['back`tick', 'slash\\']],
    ['`ä`', ['ä']],
  ])('parse and format %s', (text, names) => {
    expect(parseFieldPath(text)).toEqual(names);
    expect(formatFieldPath(names)).toBe(text);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a-b', '`', '`a', '``', '`a`b', 'a b'])('reject %j', (text) =>
    expect(() => parseFieldPath(text)).toThrow(),
  );

  it('set, get and delete values in nested maps without changing the original', () => {
    const one: Value = { kind: 'boolean', value: true };
    const fields = setAt(setAt(new Map(), ['a', 'b', 'c'], one), ['x'], one);
    expect(getAt(fields, ['a', 'b', 'c'])).toBe(one);
    expect(getAt(fields, ['x', 'y'])).toBeUndefined();
    const without = deleteAt(fields, ['a', 'b', 'c']);
    expect(getAt(without, ['a', 'b'])).toEqual({ kind: 'map', fields: new Map() });
    expect(getAt(fields, ['a', 'b', 'c'])).toBe(one);
    expect(deleteAt(fields, ['x', 'y'])).toBe(fields);
    expect(getAt(setAt(fields, ['x', 'y'], one), ['x', 'y'])).toBe(one);
  });
});

describe('resource names', () => {
  it('are split into database and path', () => {
    expect(parseDocumentName('projects/p/databases/(default)/documents/a/b c/d/ä')).toEqual({
      project: 'p',
      database: '(default)',
      path: 'a/b c/d/ä',
    });
    expect(parseResourceName('projects/p/databases/d/documents').path).toBe('');
    expect([isDocumentPath('a'), isDocumentPath('a/b'), isDocumentPath('a/b/c')]).toEqual([false, true, false]);
    expect([parentOf('a/b/c'), parentOf('a'), idOf('a/b/c'), idOf('a')]).toEqual(['a/b', '', 'c', 'a']);
  });

  it.each([
    '',
    'a/b',
    'projects/p/databases/d',
    'projects/p/databases/d/documents/a',
    'projects/p/databases/d/documents/a//b/c',
    'projects/p/databases/d/documents/a/.',
    'projects/p/databases/d/documents/a/__b__',
    `projects/p/databases/d/documents/a/${'ä'.repeat(751)}`,
  ])('reject %j as a document name', (name) => expect(() => parseDocumentName(name)).toThrow());
});
