import { describe, expect, it } from 'vitest';
import { draftProjections } from '../projections/preseason';
import { botPick } from './bots';
import { automaticPick, pick } from './engine';
import { deadline } from './clock/clock';
import { onTheClock } from './order';
import {
  beginPractice,
  checkSetup,
  parseRecord,
  pausePractice,
  takeBack,
  PRACTICE_DEFAULT,
  PRACTICE_ME,
  practiceOrder,
  recordOf,
  restorePractice,
  temperamentOf,
  type PracticeSetup,
} from './practice';
import type { Draft } from './types';

const setup: PracticeSetup = { ...PRACTICE_DEFAULT, managers: 4, seat: 2, clock: 30 };

/** A mock draft with this many picks, in which the user's own picks are all missed clocks. */
function played(picks: number): Draft {
  let draft = beginPractice(setup, 1000);
  while (draft.picks.length < picks) {
    const now = onTheClock(draft)!;
    const sight = { temperament: temperamentOf(now), projections: draftProjections(2025), random: () => 0.5 };
    const made =
      now === PRACTICE_ME
        ? automaticPick(draft, { queue: [], at: 3_000_000 })
        : pick(draft, { manager: now, squad: botPick(draft, now, sight), at: 2000 });
    if (!made.ok) throw new Error(made.error.message);
    draft = { ...made.value, turnStartedAt: 2000 };
  }
  return draft;
}

const stored = (draft: Draft) => JSON.parse(JSON.stringify(recordOf(draft, setup, ['ALA-K']))) as unknown;

describe('a mock draft', () => {
  it('puts the user in the chosen seat among bots of all three temperaments', () => {
    expect(practiceOrder(setup)).toEqual(['house-1', PRACTICE_ME, 'house-2', 'house-3']);
    expect(new Set(['house-1', 'house-2', 'house-3'].map(temperamentOf)).size).toBe(3);
  });

  it('has no deadline without a pick clock', () => {
    expect(beginPractice({ ...setup, clock: 0 }, 1000).turnStartedAt).toBeNull();
    expect(beginPractice(setup, 1000).turnStartedAt).toBe(1000);
  });

  it('refuses settings that need more squads than the pool has', () => {
    expect(checkSetup({ ...setup, managers: 16 })).toMatchObject({ ok: false });
    expect(checkSetup({ ...setup, managers: 16, slots: { ...setup.slots, FLEX: 0 }, bench: 0 }).ok).toBe(true);
  });
});

describe('the user’s controls in a mock draft', () => {
  it('undo the user’s last pick and all picks after it', () => {
    const draft = played(9);
    const mine = draft.rosters[PRACTICE_ME]!;
    const back = takeBack(draft, setup, 5000);
    expect(onTheClock(back)).toBe(PRACTICE_ME);
    expect(back.rosters[PRACTICE_ME]).toEqual(mine.slice(0, -1));
    expect([back.pausedAt, back.log]).toEqual([null, []]);
    expect(takeBack(played(1), setup, 5000).picks).toHaveLength(1);
  });

  it('pause with the time that is left, and resume with it', () => {
    const draft = { ...played(1), turnStartedAt: 10_000 };
    const paused = pausePractice(draft, setup, 14_000);
    expect(deadline(paused)).toBeNull();
    expect(pick(paused, { manager: PRACTICE_ME, squad: 'UK-K', at: 15_000 }).ok).toBe(false);
    expect(deadline(pausePractice(paused, setup, 60_000))).toBe(60_000 + 26_000);
  });
});

describe('a stored mock draft', () => {
  it('is restored unchanged, before, during and after the draft', () => {
    for (const draft of [beginPractice(setup, 1000), played(5), played(40)]) {
      const record = parseRecord(stored(draft));
      expect(record?.queue).toEqual(['ALA-K']);
      const back = restorePractice(record!)!;
      const { misses, ...same } = draft;
      expect(back).toMatchObject(same);
      expect(back.misses[PRACTICE_ME] ?? 0).toBe(misses[PRACTICE_ME] ?? 0);
    }
  });

  it('is ignored when it was tampered with, has an older format, or is malformed', () => {
    const record = parseRecord(stored(played(5)))!;
    expect(restorePractice({ ...record, picks: ['ALA-QB', 'ALA-QB'] })).toBeNull();
    expect(restorePractice({ ...record, startedAt: null })).toBeNull();
    expect(parseRecord({ ...record, version: 0 })).toBeNull();
    expect(parseRecord({ ...record, setup: { ...setup, managers: 40 } })).toBeNull();
    expect(parseRecord({ ...record, setup: { ...setup, seat: 5 } })).toBeNull();
    expect(parseRecord('nonsense')).toBeNull();
    expect(parseRecord(null)).toBeNull();
  });
});
