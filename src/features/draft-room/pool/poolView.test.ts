import { describe, expect, it } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { FLEX_UNITS } from '@/domain/lineup/slots';
import { ALL_SQUADS, type SquadId } from '@/domain/football/squads';
import { projectionsIn } from './squadProjections';
import { takenSquads } from '@/domain/draft/keepers';
import { byesOf, freeRows, rankedRows, shownRows, WHOLE_POOL } from './poolView';

describe('the pool', () => {
  const draft = exampleDraft({ picks: 5 });
  const free = freeRows(rankedRows(draft.ranking, projectionsIn(null)), takenSquads(draft));

  it('lists the squads not picked yet, each with its original rank', () => {
    expect(free).toHaveLength(ALL_SQUADS.length - 5);
    expect(free.some(({ squad }) => draft.picks.includes(squad))).toBe(false);
    expect(free.every(({ squad, rank }) => draft.ranking[rank - 1] === squad)).toBe(true);
  });

  it('finds squads by words from their school, mascot or position', () => {
    const found = shownRows(free, { ...WHOLE_POOL, search: 'longhorns kick' });
    expect(found.map(({ squad }) => squad)).toEqual(['TEX-K']);
  });

  it('filters FLEX to the units that may start there', () => {
    const units = new Set(shownRows(free, { ...WHOLE_POOL, unit: 'FLEX' }).map(({ squad }) => squad.split('-')[1]));
    expect(units).toEqual(new Set(FLEX_UNITS));
  });

  it('can show only the watched squads that are still free', () => {
    const watched = new Set([draft.picks[0]!, free[7]!.squad]);
    const found = shownRows(free, { ...WHOLE_POOL, watchedOnly: true }, watched);
    expect(found.map(({ squad }) => squad)).toEqual([free[7]!.squad]);
  });

  it('knows the byes of a roster, by unit', () => {
    const projectionOf = (squad: SquadId) => ({ hundredths: 0, byes: squad.startsWith('ALA') ? [4, 10] : [10, 12] });
    const byes = byesOf(['ALA-QB', 'TEX-QB', 'TEX-RB'], projectionOf);
    expect([...byes].map(([unit, weeks]) => [unit, [...weeks]])).toEqual([
      ['QB', [4, 10, 12]],
      ['RB', [10, 12]],
    ]);
  });

  it('sorts by projected points, school and bye', () => {
    const points = shownRows(free, { ...WHOLE_POOL, sort: 'points' }).map(({ hundredths }) => hundredths);
    expect(points).toEqual([...points].sort((one, other) => other - one));
    expect(shownRows(free, { ...WHOLE_POOL, sort: 'school' })[0]?.squad).toMatch(/^ALA-/);
    expect(shownRows(free, { ...WHOLE_POOL, sort: 'bye', school: 'all' })[0]?.byes[0]).toBe(4);
  });

  it('projects receptions by the league’s scoring', () => {
    const none = projectionsIn({ season: 2025, scoring: { reception: 0 } })('ALA-WR').hundredths;
    expect(projectionsIn({ season: 2025, scoring: { reception: 1 } })('ALA-WR').hundredths).toBeGreaterThan(none);
  });
});
