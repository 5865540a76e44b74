import { describe, expect, it } from 'vitest';
import { selectTests, TEST_PARTS } from './testSelection';

const chosen = (...args: string[]): unknown => {
  const result = selectTests(args, (path) => path.includes('/'));
  return result.ok ? Object.fromEntries(result.value.parts) : result.error.message;
};

describe('the selection of npm test', () => {
  it('is every part by default, and the other browser engines with --all', () => {
    expect(Object.keys(chosen() as object)).toEqual(TEST_PARTS.filter((part) => part !== 'engines'));
    expect(Object.keys(chosen('--all') as object)).toEqual(TEST_PARTS);
    expect(Object.keys(chosen('--all', '--official') as object)).toEqual(TEST_PARTS);
    expect(chosen('engines')).toEqual({ engines: [] });
  });

  it('accepts parts by name', () => {
    expect(chosen('unit')).toEqual({ unit: [] });
    expect(chosen('stories', 'attack')).toEqual({ stories: [], attack: [] });
  });

  it('assigns a path to its part', () => {
    expect(chosen('tests/e2e/draft.spec.ts', './tests/rules/')).toEqual({
      stories: ['tests/e2e/draft.spec.ts'],
      suite: ['tests/rules'],
    });
    expect(chosen('tests/engines/draft.spec.ts')).toEqual({ engines: ['tests/engines/draft.spec.ts'] });
    expect(chosen('tests/looks/looks.spec.ts')).toEqual({ looks: ['tests/looks/looks.spec.ts'] });
    expect(chosen('src/domain/lineup/lineup.test.ts', 'emulator/rules', 'emulator/conformance')).toEqual({
      unit: ['src/domain/lineup/lineup.test.ts', 'emulator/rules'],
      conformance: ['emulator/conformance'],
    });
    expect(chosen('unit', 'src/domain')).toEqual({ unit: [] });
    expect(chosen('src/domain', 'unit')).toEqual({ unit: [] });
  });

  it('updates pictures only when looks is selected alone', () => {
    const update = (...args: string[]) => {
      const result = selectTests(args, () => true);
      return result.ok ? result.value.update : result.error.message;
    };
    expect(update('looks')).toBe(false);
    expect(update('looks', '--update')).toBe(true);
    expect(selectTests(['looks', '--update'])).toMatchObject({ value: { size: 'all' } });
    expect(update('--update')).toBe('--update remakes the pictures of the looks: npm test -- looks --update.');
    expect(update('stories', 'looks', '--update')).toMatch(/^--update remakes/);
  });

  it('limits stories and looks to those of a name', () => {
    expect(chosen('looks', '--only=roster|portal')).toEqual({ looks: ['--grep', 'roster|portal'] });
    expect(chosen('tests/e2e/draft.spec.ts', '--only=undo')).toEqual({
      stories: ['tests/e2e/draft.spec.ts', '--grep', 'undo'],
    });
    for (const args of [[], ['unit'], ['unit', 'looks']])
      expect(chosen(...args, '--only=roster')).toMatch(/^--only chooses stories or looks/);
  });

  it('refuses an argument that is neither a path nor a part', () => {
    expect(chosen('--fast')).toBe('--fast is not known here. There are --official, --update and --only=NAME.');
    expect(chosen('units')).toBe(
      'units is neither a path nor a part of the tests. The parts are unit, conformance, suite, attack, stories, engines, looks.',
    );
  });
});
