import { describe, expect, it } from 'vitest';
import { EXAMPLE_ROUNDS, BEGUN_AT, exampleDraft } from '../../../../tests/support/exampleDraft';
import type { Draft, DraftAction, PickKind } from '@/domain/draft/types';
import { announcement } from './announcement';

const call = (manager: string) => (manager === 'ann' ? 'You' : 'Bob');

describe('screen reader announcements', () => {
  it('say whose turn it is before the first pick', () => {
    expect(announcement(exampleDraft(), call, 'ann')).toBe('You’re on the clock.');
  });

  it('say what was picked and who is next', () => {
    const draft = exampleDraft({ picks: 1 });
    const told = (kind: PickKind) => announcement({ ...draft, made: [kind] }, call, 'ann');
    expect(told('own')).toMatch(/^Pick 1\.01: You took .+\. Bob is on the clock\.$/);
    expect(told('missed')).toMatch(/^Pick 1\.01: You got .+ automatically\. /);
    expect(announcement(exampleDraft({ picks: 2 * EXAMPLE_ROUNDS }), call, 'ann')).toMatch(/The draft is over\.$/);
  });

  it('say who was kept, and nothing of a turn that goes to a keeper', () => {
    const draft: Draft = { ...exampleDraft({ picks: 1 }), made: ['keeper'] };
    expect(announcement(draft, call, 'ann')).toMatch(/^Pick 1\.01: You kept .+\. Bob is on the clock\.$/);
    expect(announcement({ ...draft, kept: { bob: ['LSU-K'] } }, call, 'ann')).toMatch(/^Pick 1\.01: You kept [^.]+\.$/);
  });

  const PAUSE = 'The clock is stopped.';
  const CLOCK = { kind: 'clock', clockSeconds: 120, quietHours: null } as const;
  it.each<[string, number, DraftAction, boolean, string]>([
    ['a pause', 1, { kind: 'pause' }, true, `You paused the draft. ${PAUSE}`],
    ['a pause before the first pick', 0, { kind: 'pause' }, true, `You paused the draft. ${PAUSE}`],
    ['the end of a pause', 1, { kind: 'resume' }, false, 'You resumed the draft. Bob is on the clock.'],
    [
      'the end of a pause on your own turn',
      0,
      { kind: 'resume' },
      false,
      'You resumed the draft. You’re on the clock.',
    ],
    [
      'another manager’s pick taken back',
      1,
      { kind: 'undo', pick: 1, squad: 'TAMU-WR' },
      true,
      `You undid pick 1.02, Texas A&M WR, Bob’s pick. ${PAUSE}`,
    ],
    [
      'your own pick taken back',
      0,
      { kind: 'undo', pick: 0, squad: 'TAMU-WR' },
      true,
      `You undid pick 1.01, Texas A&M WR, your pick. ${PAUSE}`,
    ],
    ['a new clock', 1, CLOCK, false, 'You set the clock to 2 min, starting with the next pick. Bob is on the clock.'],
    ['a new clock during a pause', 1, CLOCK, true, `You set the clock to 2 min, starting with the next pick. ${PAUSE}`],
    [
      'a new commissioner',
      1,
      { kind: 'handOver', to: 'bob' },
      false,
      'You made Bob commissioner. Bob is on the clock.',
    ],
  ])('say %s, and don’t repeat the previous pick', (_, picks, action, paused, words) => {
    const base = exampleDraft({ picks });
    for (const at of [BEGUN_AT + 24 * 3_600_000, null]) {
      const draft: Draft = {
        ...base,
        log: [...base.log, { ...action, by: 'ann', at }],
        pausedAt: paused ? (at ?? 1) : null,
      };
      expect(announcement(draft, call, 'ann')).toBe(words);
    }
  });

  it('drop an action after the next pick, and actions from the lobby', () => {
    const begun = exampleDraft({ picks: 1 });
    const resumed: Draft = { ...begun, log: [...begun.log, { kind: 'resume', by: 'ann', at: BEGUN_AT + 1000 }] };
    expect(announcement(resumed, call, 'ann')).toMatch(
      /^Pick 1\.01: You got .+ automatically\. Bob is on the clock\.$/,
    );
    const handedOver: Draft = {
      ...exampleDraft(),
      log: [{ kind: 'handOver', to: 'ann', by: 'bob', at: BEGUN_AT - 1000 }],
    };
    expect(announcement(handedOver, call, 'ann')).toBe('You’re on the clock.');
  });

  it('say that the clock is stopped in a pause without a log', () => {
    expect(announcement({ ...exampleDraft({ picks: 1 }), log: [], pausedAt: BEGUN_AT }, call, 'ann')).toBe(PAUSE);
  });
});
