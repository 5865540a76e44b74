import { describe, expect, it } from 'vitest';
import { allReady, failed, LOADING, mapReady, ready } from './loadable';

const MISSING = { state: 'missing' } as const;

describe('what is loaded', () => {
  it('is changed once it’s ready', () => {
    expect(mapReady(ready(2), (value) => value + 1)).toEqual(ready(3));
    expect([MISSING, LOADING, failed('Offline')].map((one) => mapReady(one, () => 1))).toEqual([
      MISSING,
      LOADING,
      failed('Offline'),
    ]);
  });

  it.each([
    [[], ready([])],
    [[ready(1), MISSING, ready(2)], ready([1, 2])],
    [[ready(1), LOADING], LOADING],
    [[LOADING, failed('First'), failed('Second')], failed('First')],
  ])('of several is all of it, or why it isn’t', (loadables, all) => expect(allReady(loadables)).toEqual(all));
});
