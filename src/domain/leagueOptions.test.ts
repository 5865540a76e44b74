import { describe, expect, it } from 'vitest';
import { checkOption, checkOptions, DEFAULT_OPTIONS, optionsOf, OPTION_LIST, parseOptions } from './leagueOptions';
import { DEFAULT_SLOTS } from './slots';

describe('the options of a league', () => {
  it('begin with values that a league may have, and are read again as they were stored', () => {
    expect(checkOptions(DEFAULT_OPTIONS).ok).toBe(true);
    expect(parseOptions(JSON.parse(JSON.stringify(DEFAULT_OPTIONS)) as Record<string, unknown>)).toEqual(
      DEFAULT_OPTIONS,
    );
  });

  it('of a league of an older form are the defaults, but its size', () => {
    expect(parseOptions({})).toEqual({ ...DEFAULT_OPTIONS, capacity: 16 });
    const nonsense = Object.fromEntries(OPTION_LIST.map(([name]) => [name, { x: 1 }]));
    expect(parseOptions(nonsense)).toEqual({ ...DEFAULT_OPTIONS, capacity: 16 });
  });

  it('are what is left of a league without everything else', () => {
    expect(optionsOf({ ...DEFAULT_OPTIONS, name: 'Tailgate' } as typeof DEFAULT_OPTIONS)).toEqual(DEFAULT_OPTIONS);
  });

  it.each([
    ['capacity', 1],
    ['capacity', 17],
    ['capacity', 2.5],
    ['visibility', 'secret'],
    ['visibility', 'toString'],
    ['slots', { ...DEFAULT_SLOTS, K: -1 }],
    ['benchSize', 0.5],
    ['scoring', { reception: 2 }],
    ['draftFormat', 'auction'],
    ['draftOrder', 'bribe'],
    ['clockSeconds', 14],
    ['clockSeconds', 86_401],
  ] as const)('have no %s of %o', (name, value) => {
    const checked = checkOption(name, value);
    expect(checked).toMatchObject({ ok: false, error: { code: name } });
    expect(checkOptions({ ...DEFAULT_OPTIONS, [name]: value })).toEqual(checked);
  });
});
