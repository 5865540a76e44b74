import { describe, expect, it } from 'vitest';
import teams from '../../../data/teams.json';
import { SCHOOL_CODES, SCHOOLS } from './schools';
import { DEFAULT_BENCH, DEFAULT_SLOTS, FLEX_UNITS, rosterSize, SLOTS } from '../lineup/slots';
import {
  sortByUnit,
  ALL_SQUADS,
  parseSquadReference,
  parseSquadReferences,
  schoolOf,
  squadId,
  squadName,
  UNITS,
  unitOf,
} from './squads';

describe('units', () => {
  // The only test that lists the units and counts the squads.
  it('are six, three of them for FLEX, and make 96 squads', () => {
    expect(UNITS).toEqual(['QB', 'RB', 'WR', 'TE', 'K', 'DST']);
    expect(FLEX_UNITS).toEqual(['RB', 'WR', 'TE']);
    expect(new Set(ALL_SQUADS).size).toBe(96);
  });

  it('have one starter each and a roster of ten by default', () => {
    expect(SLOTS.map((slot) => `${DEFAULT_SLOTS[slot]} ${slot}`)).toEqual([
      '1 QB',
      '1 RB',
      '1 WR',
      '1 TE',
      '1 FLEX',
      '1 K',
      '1 DST',
    ]);
    expect(rosterSize(DEFAULT_SLOTS, DEFAULT_BENCH)).toBe(10);
  });
});

describe('squads', () => {
  it('are each convertible to their school and unit, with no underscore in the id', () => {
    for (const squad of ALL_SQUADS) {
      expect(squadId(schoolOf(squad), unitOf(squad))).toBe(squad);
      expect(squad).not.toContain('_');
    }
    expect(squadName('TAMU-DST')).toBe('Texas A&M DST');
  });

  it.each([
    ['ALA-QB', 'ALA-QB'],
    ['ALA-QB_2025_3', 'ALA-QB'],
    ['ala-qb', 'ALA-QB'],
    [{ squadId: 'UGA-K_x' }, 'UGA-K'],
    [{ id: 'UGA-K' }, 'UGA-K'],
    [{ squadId: 'SC-TE', id: 'something else' }, 'SC-TE'],
    ['', null],
    ['ALA', null],
    ['ALA-QB-1', null],
    [{ id: 7 }, null],
    [null, null],
    [12, null],
  ])('reads the reference %o as %s', (stored, squad) => expect(parseSquadReference(stored)).toBe(squad));

  it('reads lists and maps of references, each squad once', () => {
    expect(parseSquadReferences(['ALA-QB_1', { id: 'ALA-QB' }, 'stranger', 'UK-K'])).toEqual(['ALA-QB', 'UK-K']);
    expect(parseSquadReferences({ 0: { squadId: 'UK-K' }, 'VAN-TE': { position: 'TE' } })).toEqual(['UK-K', 'VAN-TE']);
    expect(parseSquadReferences(undefined)).toEqual([]);
  });
});

describe('schools', () => {
  it('match the table of teams', () => {
    expect([...SCHOOL_CODES].sort()).toEqual(teams.teams.map((team) => team.code).sort());
    for (const { code, name, fullName, mascot, primary, secondary } of teams.teams) {
      const shortName = code === 'MSU' ? 'Miss. State' : name;
      const school = { code, name, shortName, mascot, primary, secondary };
      expect(SCHOOLS[code as keyof typeof SCHOOLS]).toMatchObject(school);
      expect(fullName).toBe(`${name} ${mascot}`);
    }
  });
});

it('a roster is sorted by unit, and keeps its order within a unit', () => {
  const roster = ['TEX-K', 'LSU-RB', 'UGA-QB', 'ALA-RB', 'ALA-QB'] as const;
  expect(sortByUnit(roster)).toEqual(['UGA-QB', 'ALA-QB', 'LSU-RB', 'ALA-RB', 'TEX-K']);
});
