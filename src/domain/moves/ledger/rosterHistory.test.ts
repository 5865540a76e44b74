import { describe, expect, it } from 'vitest';
import { hasChangedBy, historyAfter, rosterInWeek } from './rosterHistory';
import type { SquadId } from '../../football/squads';

const rosters: Record<string, SquadId[]> = { ann: ['ALA-QB', 'TEX-RB'], bob: ['LSU-QB'] };

describe('the roster of a week', () => {
  it('is today’s when nothing has changed', () => {
    expect(rosterInWeek({ rosters, history: {} }, 'ann', '2025-04')).toEqual(['ALA-QB', 'TEX-RB']);
    expect(rosterInWeek({ rosters, history: {} }, 'dan', '2025-04')).toEqual([]);
  });

  it('is the one from before the first later change', () => {
    const history: Record<string, Record<string, SquadId[]>> = {
      '2025-07': { ann: ['ALA-QB', 'UK-K'] },
      '2025-05': { ann: ['ALA-QB'], bob: [] },
      '2025-10': { bob: ['UK-QB'] },
    };
    const of = (manager: string) =>
      ['04', '05', '06', '07', '09', '10'].map((week) => rosterInWeek({ rosters, history }, manager, `2025-${week}`));
    const [drafted, since] = [['ALA-QB'], ['ALA-QB', 'UK-K']];
    expect(of('ann')).toEqual([drafted, since, since, rosters.ann, rosters.ann, rosters.ann]);
    expect(of('bob')).toEqual([[], ['UK-QB'], ['UK-QB'], ['UK-QB'], ['UK-QB'], ['LSU-QB']]);
    expect(hasChangedBy({ rosters, history }, 'ann', '2025-04')).toBe(false);
    expect(hasChangedBy({ rosters, history }, 'ann', '2025-05')).toBe(true);
  });

  it('is kept at the first change of a week only', () => {
    const once = historyAfter({ rosters, history: {} }, 'ann', '2025-05');
    expect(once).toEqual({ '2025-05': { ann: rosters.ann } });
    expect(historyAfter({ rosters: { ann: [] }, history: once }, 'ann', '2025-05')).toBe(once);
    expect(historyAfter({ rosters, history: once }, 'bob', '2025-05')).toEqual({
      '2025-05': { ann: rosters.ann, bob: rosters.bob },
    });
  });
});
