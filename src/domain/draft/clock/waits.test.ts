import { describe, expect, it } from 'vitest';
import { BEGUN_AT, exampleDraft } from '../../../../tests/support/exampleDraft';
import { quietHoursOf } from './quietHoursInZone';
import type { Draft, PickKind } from '../types';
import { latestWait, waitedBefore } from './waits';

const HOUR = 3_600_000;

/**
 * Two picks. The second is an automatic pick for Bob that came `later` milliseconds after the first; his clock is 90
 * seconds.
 */
function draftWith(later: number, change: Partial<Draft> = {}): Draft {
  const draft = exampleDraft({ picks: 2 });
  return { ...draft, made: ['own', 'missed'], pickedAt: [BEGUN_AT, BEGUN_AT + later], ...change };
}

/**
 * Bob's turns so far. The third is an autopilot pick that came an hour after the turn began. Ann chose all of her
 * picks.
 */
function draftOfBob(turns: PickKind[], misses: number): Draft {
  const picksOfBob = [1, 2, 5, 6, 9];
  const draft = exampleDraft({ picks: 10 });
  const made = draft.made.map((_, pick) => turns[picksOfBob.indexOf(pick)] ?? 'own');
  const pickedAt = draft.made.map((_, pick) => BEGUN_AT + (pick < 5 ? 0 : HOUR));
  return { ...draft, made, pickedAt, misses: { bob: misses } };
}

describe('the absence before a pick', () => {
  it('is the time after the clock had run out', () => {
    expect(waitedBefore(draftWith(24 * HOUR), 1)).toBe(24 * HOUR - 90_000);
  });

  it.each([
    ['arrived in time', draftWith(92_000)],
    ['was chosen by a person', draftWith(24 * HOUR, { made: ['own', 'own'] })],
    [
      'followed a pause closely',
      draftWith(24 * HOUR, { log: [{ kind: 'resume', by: 'ann', at: BEGUN_AT + 24 * HOUR - 95_000 }] }),
    ],
    [
      'had a different clock, which isn’t stored',
      draftWith(HOUR, {
        log: [{ kind: 'clock', by: 'ann', at: BEGUN_AT + 2 * HOUR, clockSeconds: 15, quietHours: null }],
      }),
    ],
    ['has no time', draftWith(24 * HOUR, { pickedAt: [] })],
  ])('is null when the pick %s', (_, draft) => {
    expect(waitedBefore(draft, 1)).toBeNull();
  });

  it('counts from the start of the turn for a house team', () => {
    expect(waitedBefore(draftWith(HOUR, { made: ['own', 'house'] }), 1)).toBe(HOUR);
    expect(waitedBefore(draftWith(1000, { made: ['own', 'house'] }), 1)).toBeNull();
  });

  it.each<[string, PickKind[], number, number | null]>([
    ['turned on after two missed clocks', ['missed', 'missed', 'autopilot'], 2, HOUR],
    ['turned on after two missed clocks and kept picking', ['missed', 'missed', 'autopilot', 'autopilot'], 2, HOUR],
    ['the manager turned on during the turn', ['own', 'own', 'autopilot'], 0, null],
    ['the manager turned on after one missed clock', ['own', 'missed', 'autopilot'], 1, null],
    ['had picked before and may have been turned off since', ['own', 'autopilot', 'autopilot'], 0, null],
    ['ended when the manager came back from two missed clocks', ['missed', 'missed', 'autopilot'], 0, null],
    ['picked before the missed clocks', ['own', 'own', 'autopilot', 'missed', 'missed'], 2, null],
  ])('is computed for an autopilot that %s', (_, turns, misses, waited) => {
    expect(waitedBefore(draftOfBob(turns, misses), 5)).toBe(waited);
  });

  it('excludes the quiet hours', () => {
    const quietHours = quietHoursOf('UTC', 20 * 60, 8 * 60, BEGUN_AT);
    if (!quietHours.ok) throw new Error(quietHours.error.message);
    const began = Date.UTC(2025, 8, 6, 19, 59, 30);
    const draft = draftWith(0, { quietHours: quietHours.value, pickedAt: [began, Date.UTC(2025, 8, 7, 8, 1, 2)] });
    expect(waitedBefore(draft, 1)).toBeNull();
  });

  it('counts by the league’s clock after quiet hours were set in the lobby', () => {
    const log: Draft['log'] = [{ kind: 'clock', by: 'ann', at: BEGUN_AT - HOUR, clockSeconds: 90, quietHours: null }];
    expect(waitedBefore(draftWith(8 * HOUR + 2000, { log, clockSeconds: (8 * HOUR) / 1000 }), 1)).toBeNull();
  });

  it('excludes the quiet hours of that time, not those set later', () => {
    const night = quietHoursOf('UTC', 20 * 60, 8 * 60, BEGUN_AT);
    if (!night.ok) throw new Error(night.error.message);
    const clock = { kind: 'clock', by: 'ann', clockSeconds: 90 } as const;
    const log: Draft['log'] = [
      { ...clock, at: BEGUN_AT + 1, quietHours: night.value },
      { ...clock, at: BEGUN_AT + 20 * HOUR, quietHours: null },
    ];
    const draft = exampleDraft({ picks: 3 });
    const pickedAt = [BEGUN_AT, Date.UTC(2025, 8, 6, 19, 59, 30), Date.UTC(2025, 8, 7, 8, 1, 2)];
    expect(waitedBefore({ ...draft, made: ['own', 'own', 'missed'], pickedAt, log }, 2)).toBeNull();
  });

  it('is reported for one round', () => {
    const draft = draftWith(24 * HOUR);
    expect(latestWait(draft)).toEqual({ pick: 1, waited: 24 * HOUR - 90_000 });
    const played = exampleDraft({ picks: 4 });
    const later = {
      ...played,
      made: ['own', 'missed', 'own', 'own'] as Draft['made'],
      pickedAt: [...draft.pickedAt, BEGUN_AT + 25 * HOUR, BEGUN_AT + 26 * HOUR],
    };
    expect(latestWait(later)).toBeNull();
  });
});
