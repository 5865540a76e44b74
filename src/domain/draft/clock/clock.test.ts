import { describe, expect, it } from 'vitest';
import { DEFAULT_SLOTS } from '../../lineup/slots';
import { ALL_SQUADS } from '../../football/squads';
import { clockState, deadline, mayPickAutomatically } from './clock';
import { scheduledDraft } from '../engine';
import { quietHoursOf } from './quietHoursInZone';
import { boardCells, picksUntil, upcoming } from '../order';
import { parseDraft, storedDraft } from '../parse';
import { openSlotsOf } from '../openSlots';

const scheduled = scheduledDraft({
  leagueId: 'l',
  leagueName: 'League',
  commissioner: 'ann',
  format: 'snake',
  slots: DEFAULT_SLOTS,
  benchSize: 3,
  clockSeconds: 30,
  ranking: [...ALL_SQUADS],
});
const active = { ...scheduled, status: 'active' as const, order: ['ann', 'house-1'], turnStartedAt: 1000 };

describe('the clock', () => {
  it.each([
    [1000, 'running', 30_000],
    [20_999, 'running', 10_001],
    [21_000, 'hurry', 10_000],
    [30_999, 'hurry', 1],
    [31_000, 'grace', 0],
    [32_000, 'grace', 0],
    [32_001, 'out', 0],
  ])('at %i is %s with %i ms left', (now, phase, msLeft) => {
    expect(clockState(active, now)).toEqual({ phase, msLeft });
    expect(mayPickAutomatically(active, now)).toBe(phase === 'out');
  });

  it('is stopped before and after the draft', () => {
    expect(deadline(active)).toBe(31_000);
    expect(deadline(scheduled)).toBeNull();
    expect(clockState({ ...active, status: 'complete' }, 5000)).toEqual({ phase: 'stopped', msLeft: 0 });
  });

  it('doesn’t delay picks for house teams and managers on autopilot', () => {
    expect(mayPickAutomatically({ ...active, misses: { ann: 2 } }, 1000)).toBe(true);
    expect(mayPickAutomatically({ ...active, order: ['house-1', 'ann'] }, 1000)).toBe(true);
  });
});

describe('the order of picks', () => {
  it('shows who is next and how many picks away a manager is', () => {
    expect(upcoming(active, 5)).toEqual(['ann', 'house-1', 'house-1', 'ann', 'ann']);
    expect([picksUntil(active, 'ann'), picksUntil(active, 'house-1'), picksUntil(active, 'bob')]).toEqual([0, 1, null]);
    expect(upcoming(scheduled, 5)).toEqual([]);
  });

  it("has a cell for every pick, in the manager's column", () => {
    const cells = boardCells(active);
    expect(cells).toHaveLength(2 * active.rounds);
    expect(cells[2]).toEqual({ pick: 2, round: 1, seat: 1, manager: 'house-1' });
  });
});

describe('parseDraft', () => {
  it('restores a stored draft', () =>
    expect(
      parseDraft(
        'l',
        storedDraft(active, (at) => at),
      ),
    ).toEqual({ ...active, rosters: { ann: [], 'house-1': [] }, ...openSlotsOf(active) }));
  it('restores quiet hours, pauses, the log and the pick times', () => {
    const quietHours = quietHoursOf('America/New_York', 1380, 480, 1_755_700_000_000);
    if (!quietHours.ok) throw new Error(quietHours.error.message);
    const actions = [
      { kind: 'order' as const, how: 'set' as const, order: ['ann', 'house-1'] },
      { kind: 'pause' as const },
      { kind: 'resume' as const },
      { kind: 'undo' as const, pick: 0, squad: 'UK-K' as const },
      { kind: 'clock' as const, clockSeconds: 60, quietHours: quietHours.value },
      { kind: 'clock' as const, clockSeconds: 60, quietHours: null },
      { kind: 'handOver' as const, to: 'bob' },
    ];
    const log = [...actions, ...actions].map((action, i) => ({ ...action, by: 'ann', at: 1000 + i }));
    const draft = { ...active, quietHours: quietHours.value, pausedAt: 5000, usedMs: 70, log };
    const picked = {
      ...draft,
      picks: ['ALA-QB' as const],
      filledSlots: ['BENCH' as const],
      made: ['autopilot' as const],
      pickedAt: [4000],
    };
    const stored = storedDraft(picked, (at) => ({ toMillis: () => at }));
    expect(parseDraft('l', stored)).toMatchObject({
      ...picked,
      spare: expect.anything(),
      openSlots: expect.anything(),
    });
  });
  it('reads automatic picks from an older document format', () => {
    const { made: _, ...older } = { ...active, picks: ['ALA-QB', 'UK-K', 'LSU-K'], auto: [true, true, false] };
    expect(parseDraft('l', older)).toMatchObject({ made: ['missed', 'house', 'own'], pickedAt: [null, null, null] });
  });
  it('reads timestamps and skips unknown squads', () => {
    const draft = parseDraft('l', {
      ...active,
      picks: ['ALA-QB', 'XX-QB'],
      turn: { startedAt: { toMillis: () => 7 } },
      seats: { ann: { misses: 2 }, bob: { misses: 0 } },
    });
    expect(draft).toMatchObject({ picks: ['ALA-QB'], turnStartedAt: 7, misses: { ann: 2 } });
  });
});
