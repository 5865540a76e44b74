import { describe, expect, it } from 'vitest';
import { checkOption, checkOptions } from './checkOptions';
import { DEFAULT_OPTIONS, optionsOf, OPTION_LIST, parseOptions } from './leagueOptions';
import { DEFAULT_SLOTS } from '../../lineup/slots';

describe('the league options', () => {
  it('have valid defaults, and are unchanged after storing and reading', () => {
    expect(checkOptions(DEFAULT_OPTIONS).ok).toBe(true);
    expect(parseOptions(JSON.parse(JSON.stringify(DEFAULT_OPTIONS)) as Record<string, unknown>)).toEqual(
      DEFAULT_OPTIONS,
    );
  });

  it('fall back to the defaults, except size, waivers and trade review, in a league of an older format', () => {
    expect(parseOptions({})).toEqual({ ...DEFAULT_OPTIONS, capacity: 16, waivers: 'open', tradeReview: 'none' });
    const nonsense = Object.fromEntries(OPTION_LIST.map(([name]) => [name, { x: 1 }]));
    expect(parseOptions(nonsense)).toEqual({ ...DEFAULT_OPTIONS, capacity: 16, waivers: 'open', tradeReview: 'none' });
  });

  it('keep the text of other values, whatever it says, so that a preview agrees with its league', () => {
    for (const custom of ['pass_td=600,', 'zzz=5,', '']) {
      expect(parseOptions({ scoring: { reception: 1, custom } }).scoring).toStrictEqual({ reception: 1, custom });
    }
    expect(parseOptions({ scoring: { reception: 1, custom: 5 } }).scoring).toStrictEqual({ reception: 1 });
  });

  it('contain no other fields of a league', () => {
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
    ['scoring', { reception: 1, custom: 'pass_td=1000,' }],
    ['scoring', { reception: 1, custom: 'pass_td=,' }],
    ['draftFormat', 'auction'],
    ['draftOrder', 'bribe'],
    ['clockSeconds', 14],
    ['clockSeconds', 86_401],
    ['tradeReview', 'week'],
    ['playoffs', 'two'],
  ] as const)('refuse for %s the value %o', (name, value) => {
    const checked = checkOption(name, value);
    expect(checked).toMatchObject({ ok: false, error: { code: name } });
    expect(checkOptions({ ...DEFAULT_OPTIONS, [name]: value })).toEqual(checked);
  });
});
