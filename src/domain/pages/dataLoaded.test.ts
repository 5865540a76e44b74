import { describe, expect, it } from 'vitest';
import { isDataLoaded } from './dataLoaded';

describe('the data-loaded flag (R4.4)', () => {
  it.each([
    ['loading', true, true, false],
    ['anonymous', false, false, true],
    ['onboarding', false, false, true],
    ['ready', false, false, false],
    ['ready', true, false, false],
    ['ready', false, true, false],
    ['ready', true, true, true],
  ] as const)('with status %s, leagues %s, rosters %s: %s', (status, leagues, rosters, loaded) => {
    expect(isDataLoaded({ status, leagues, rosters })).toBe(loaded);
  });
});
