import { expect, it } from 'vitest';
import { checkOptions } from './checkOptions';
import { DEFAULT_OPTIONS } from './leagueOptions';
import { PRESETS, presetOf, withPreset, type PresetKey } from './presets';

it('begins with the defaults, which are the classic league', () => {
  expect(presetOf(DEFAULT_OPTIONS)).toBe('classic');
});

it('sets every option that it names, whatever was set before, and leaves the others', () => {
  const chosen = { ...DEFAULT_OPTIONS, capacity: 4, median: 'on' as const, tradeDeadline: 'week09' as const };
  for (const before of Object.keys(PRESETS) as PresetKey[]) {
    for (const key of Object.keys(PRESETS) as PresetKey[]) {
      const options = withPreset(withPreset(chosen, before), key);
      expect(presetOf(options)).toBe(key);
      expect(options).toEqual({ ...chosen, ...options, capacity: 4, median: 'on' });
      expect(options).toMatchObject(PRESETS[key].values);
      expect(checkOptions(options)).toMatchObject({ ok: true });
    }
  }
  expect(withPreset(chosen, 'classic').tradeDeadline).toBe('none');
});

it('stays what it is, whatever the trade review is in a league without trades', () => {
  expect(presetOf({ ...withPreset(DEFAULT_OPTIONS, 'bestBall'), tradeReview: 'day' })).toBe('bestBall');
  expect(presetOf({ ...DEFAULT_OPTIONS, tradeReview: 'none' })).toBeNull();
});

it('is none once one of its options is changed', () => {
  expect(presetOf({ ...DEFAULT_OPTIONS, clockSeconds: 120 })).toBeNull();
  expect(presetOf({ ...withPreset(DEFAULT_OPTIONS, 'bestBall'), waivers: 'open' })).toBeNull();
});
