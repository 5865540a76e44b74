import { describe, expect, it } from 'vitest';
import { BEGUN_AT, exampleDraft } from '../../../../tests/support/exampleDraft';
import { quietHoursOf } from '@/domain/draft/clock/quietHoursInZone';
import type { Draft } from '@/domain/draft/types';
import { logLines } from './logView';

const call = (manager: string) => (manager === 'ann' ? 'You' : 'Bob');

describe('the log', () => {
  it('shows the overnight pause', () => {
    const quietHours = quietHoursOf('America/New_York', 23 * 60, 8 * 60, BEGUN_AT);
    if (!quietHours.ok) throw new Error(quietHours.error.message);
    const draft: Draft = {
      ...exampleDraft(),
      log: [
        { kind: 'clock', clockSeconds: 7200, quietHours: quietHours.value, by: 'ann', at: BEGUN_AT },
        { kind: 'clock', clockSeconds: 7200, quietHours: null, by: 'ann', at: BEGUN_AT + 1 },
      ],
    };
    expect(logLines(draft, call).map(({ what }) => what)).toEqual([
      'set the clock to 2 h, starting with the next pick',
      'set the clock to 2 h, starting with the next pick; paused overnight from 11:00 PM to 8:00 AM, New York time',
    ]);
  });

  it('lists the latest pick first and marks automatic picks', () => {
    const [latest, first] = logLines(exampleDraft({ people: ['ann'], houseTeams: 1, picks: 2 }), call);
    expect([latest?.who, latest?.note, first?.who, first?.note]).toEqual([
      'house-1',
      null,
      'ann',
      'automatic pick: the clock ran out',
    ]);
  });

  it('says how long everyone was away', () => {
    const draft: Draft = { ...exampleDraft({ picks: 1 }), pickedAt: [BEGUN_AT + 50 * 3_600_000] };
    expect(logLines(draft, call)[0]?.note).toBe('automatic pick: the clock ran out; everyone was away for 2 days');
  });

  it('shows commissioner actions between the picks, even before the server sets their time', () => {
    const base = exampleDraft({ picks: 3 });
    const draft: Draft = {
      ...base,
      pickedAt: [1000, 2000, 5000],
      log: [
        { kind: 'order', how: 'drawn', order: ['ann', 'bob'], by: 'ann', at: 500 },
        { kind: 'undo', pick: 2, squad: 'ALA-QB', by: 'ann', at: 3000 },
        { kind: 'pause', by: 'ann', at: null },
      ],
    };
    const words = logLines(draft, call).map(({ label, what }) => label ?? what);
    expect(words).toEqual([
      'paused the draft',
      '2.01',
      'undid pick 2.01, Alabama QB',
      '1.02',
      '1.01',
      'posted the draft order: You, Bob',
    ]);
  });
});
