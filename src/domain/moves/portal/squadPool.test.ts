import { describe, expect, it } from 'vitest';
import { parseLeague } from '../../league/league';
import { projectWeek } from '../../projections/model';
import { parseWeekResults } from '../../scoring/results';
import { DEFAULT_SCORING } from '../../scoring/scoreSquad';
import { seasonLines } from '../../scoring/squadLog';
import { figureOf, poolSquads, POOL_SORTS, scarcity, shownPool, WHOLE_POOL, type PoolFilter } from './squadPool';
import { matchesSearch } from '../../football/squadSearch';
import { ALL_SQUADS, UNITS, type SquadId } from '../../football/squads';
import { parseWeek } from '../../football/weeks';

const results = [
  parseWeekResults('2025-01', {
    squads: {
      'ALA-QB': { stats: { pass_yds: 100 }, state: 'final' },
      'TEX-QB': { stats: { pass_yds: 300 }, state: 'final' },
    },
  }),
];
const projected = projectWeek({ season: 2025, week: 2, played: [] });
const rosters = { ann: ['ALA-QB', 'UGA-RB'], 'house-1': ['TEX-QB'] } satisfies Record<string, SquadId[]>;
const pool = poolSquads(seasonLines(results, DEFAULT_SCORING), projected, { rosters });
const shown = (change: Partial<PoolFilter>) =>
  shownPool(pool, { ...WHOLE_POOL, ...change }, 'ann').map(({ squad }) => squad);

describe('the pool', () => {
  it('has all squads, with their owners in a league with rosters', () => {
    expect(shown({})).toHaveLength(ALL_SQUADS.length);
    expect(pool.find(({ squad }) => squad === 'TEX-QB')?.owner).toBe('house-1');
    expect(poolSquads(seasonLines([], DEFAULT_SCORING), projected, null).every((one) => one.owner === null)).toBe(true);
  });

  it('projects nothing for a bye of the week', () => {
    const week = parseWeek('2025-02', { kickoffs: { TEX: 1 } });
    const ofWeek = poolSquads(seasonLines(results, DEFAULT_SCORING), projected, null, week);
    const figure = (id: SquadId) => ofWeek.find(({ squad }) => squad === id)!.projected;
    expect([figure('ALA-QB'), figure('TEX-QB')]).toEqual([0, projected['TEX-QB'].hundredths]);
  });

  it('is filtered by unit, school, owner and search, together', () => {
    expect(shown({ unit: 'QB' })).toHaveLength(16);
    expect(shown({ unit: 'FLEX' })).toHaveLength(48);
    expect(shown({ school: 'ALA' })).toHaveLength(UNITS.length);
    expect(shown({ owner: 'mine' }).toSorted()).toEqual(['ALA-QB', 'UGA-RB']);
    expect(shown({ owner: 'owned' })).toHaveLength(3);
    expect(shown({ owner: 'free' })).toHaveLength(ALL_SQUADS.length - 3);
    expect(shown({ search: 'longhorns quarter', owner: 'owned' })).toEqual(['TEX-QB']);
    expect(shown({ search: 'yale' })).toEqual([]);
  });

  it.each(POOL_SORTS.filter((sort) => sort !== 'name'))('is sorted by %s, squads without the figure last', (sort) => {
    const figures = shownPool(pool, { ...WHOLE_POOL, sort }, 'ann').map((one) => figureOf(one, sort));
    const known = figures.filter((figure) => figure !== null);
    expect(known).toEqual(known.toSorted((one, other) => other - one));
    expect(figures.slice(0, known.length)).toEqual(known);
  });

  it('is sorted by points, then by projection, and by name', () => {
    expect(shown({ sort: 'season' }).slice(0, 2)).toEqual(['TEX-QB', 'ALA-QB']);
    expect(shown({ sort: 'season' })[2]).toBe(shown({}).find((squad) => !['TEX-QB', 'ALA-QB'].includes(squad)));
    expect(shown({ sort: 'name', unit: 'K' })[0]).toBe('ALA-K');
  });
});

describe('a search', () => {
  it('finds a squad by its code, school, mascot and unit, in any order', () => {
    for (const search of ['', 'ala-qb', 'Crimson', 'quarterbacks alabama', ' QB  tide '])
      expect(matchesSearch('ALA-QB', search), search).toBe(true);
    expect(matchesSearch('ALA-QB', 'alabama kickers')).toBe(false);
  });
});

describe('scarcity', () => {
  const league = {
    ...parseLeague('home', { season: 2025, members: ['ann'] }),
    schedule: { managers: ['ann', 'house-1'] },
  };
  const of = (unit: string) => scarcity(pool, league).find((one) => one.unit === unit)!;

  it('counts the free squads of a unit, and compares the best with the unit’s starters', () => {
    expect(of('QB').free).toBe(14);
    expect(of('QB').starters).toBe(Math.round((projected['ALA-QB'].hundredths + projected['TEX-QB'].hundredths) / 2));
    const best = shown({ unit: 'QB', owner: 'free' })[0]!;
    expect(of('QB').best).toEqual({ squad: best, projected: projected[best].hundredths });
    expect(of('K')).toMatchObject({ free: 16, starters: null });
  });

  it('compares with as many as the league starts, not with a bench', () => {
    const deep = poolSquads(seasonLines([], DEFAULT_SCORING), projected, {
      rosters: { ann: ALL_SQUADS.filter((squad) => squad.endsWith('-K')) },
    });
    const kicker = scarcity(deep, league).find(({ unit }) => unit === 'K')!;
    const [first, second] = ALL_SQUADS.filter((squad) => squad.endsWith('-K'))
      .map((squad) => projected[squad].hundredths)
      .toSorted((one, other) => other - one);
    expect(kicker).toMatchObject({ free: 0, best: null, starters: Math.round((first! + second!) / 2) });
  });
});
