import { describe, expect, it } from 'vitest';
import { defaultLineup, spotOf, startersOf, type Lineup } from '@/domain/lineup/lineup';
import type { SchoolCode } from '@/domain/football/schools';
import { DEFAULT_SLOTS } from '@/domain/lineup/slots';
import type { SquadId } from '@/domain/football/squads';
import { lineupKey, lockedMoves, formatLocked, moveTo, withLocksKept } from './lineupMoves';

const roster: SquadId[] = [
  'ALA-QB',
  'ALA-RB',
  'LSU-WR',
  'UGA-TE',
  'TEX-RB',
  'OK-K',
  'UK-DST',
  'TEX-QB',
  'VAN-K',
  'MIZ-WR',
];
const slots = DEFAULT_SLOTS;
const lineup = defaultLineup(roster, slots);
const none: ReadonlySet<SchoolCode> = new Set();
const move = (from: Lineup, chosen: SquadId, target: SquadId | null, locked = none) =>
  moveTo(from, chosen, { place: target === null ? 'BENCH' : spotOf(from, target)!, squad: target }, { slots, locked });

describe('moving a squad', () => {
  it.each([
    ['a benched squad onto a starter', 'TEX-QB', 'ALA-QB'],
    ['a starter onto a benched squad', 'ALA-QB', 'TEX-QB'],
  ] as const)('swaps %s', (_, chosen, target) => {
    const moved = move(lineup, chosen, target);
    expect(moved.ok && [spotOf(moved.value, 'TEX-QB'), spotOf(moved.value, 'ALA-QB')]).toEqual(['QB', 'BENCH']);
  });

  it('swaps two starters only if both fit', () => {
    const moved = move(lineup, 'ALA-RB', 'TEX-RB');
    expect(moved.ok && [spotOf(moved.value, 'ALA-RB'), spotOf(moved.value, 'TEX-RB')]).toEqual(['FLEX', 'RB']);
    expect(move(lineup, 'LSU-WR', 'TEX-RB').ok).toBe(false);
  });

  it('to the bench empties the slot, and into an empty slot fills it', () => {
    const benched = move(lineup, 'OK-K', null);
    expect(benched.ok && spotOf(benched.value, 'OK-K')).toBe('BENCH');
    if (!benched.ok) return;
    const filled = moveTo(benched.value, 'VAN-K', { place: 'K', squad: null }, { slots, locked: none });
    expect(filled.ok && spotOf(filled.value, 'VAN-K')).toBe('K');
  });

  it('refuses a unit that does not fit, a swap within the bench, and a locked school', () => {
    expect(move(lineup, 'VAN-K', 'ALA-QB').ok).toBe(false);
    expect(move(lineup, 'VAN-K', 'TEX-QB').ok).toBe(false);
    const refused = move(lineup, 'TEX-QB', 'ALA-QB', new Set<SchoolCode>(['ALA']));
    expect(!refused.ok && refused.error.message).toContain('Alabama QB');
  });
});

describe('a kickoff during an edit', () => {
  const swapped = move(lineup, 'TEX-QB', 'ALA-QB');
  const both = swapped.ok ? move(swapped.value, 'MIZ-WR', 'LSU-WR') : swapped;
  const edited = both.ok ? both.value : lineup;
  const locked = new Set<SchoolCode>(['ALA']);

  it('is reported with the squads that can no longer move', () => {
    expect(lockedMoves(lineup, edited, none)).toEqual([]);
    expect(lockedMoves(lineup, edited, locked)).toEqual(['ALA-QB']);
    expect(formatLocked(['ALA-QB'])).toMatch(/^Alabama QB has kicked off/);
    expect(formatLocked(['ALA-QB', 'ALA-RB'])).toMatch(/^Alabama QB and Alabama RB have kicked off/);
  });

  it('is resolved by restoring only the locked squads', () => {
    const mended = withLocksKept(lineup, edited, slots, locked);
    expect(spotOf(mended, 'ALA-QB')).toBe('QB');
    expect(spotOf(mended, 'TEX-QB')).toBe('BENCH');
    expect(spotOf(mended, 'MIZ-WR')).toBe('WR');
    expect(lockedMoves(lineup, mended, locked)).toEqual([]);
    expect([...startersOf(mended), ...mended.bench].sort()).toEqual([...roster].sort());
  });

  it('leaves a slot empty instead of starting a benched squad', () => {
    const out = move(lineup, 'OK-K', null);
    const mended = withLocksKept(lineup, out.ok ? out.value : lineup, slots, locked);
    expect(mended.starters.K).toEqual([]);
  });
});

describe('comparing lineups', () => {
  it('ignores the order within a slot but not a squad’s slot', () => {
    const one = { ...lineup, starters: { ...lineup.starters, RB: ['ALA-RB', 'TEX-RB'] as SquadId[] } };
    const other = { ...lineup, starters: { ...lineup.starters, RB: ['TEX-RB', 'ALA-RB'] as SquadId[] } };
    expect(lineupKey(one)).toBe(lineupKey(other));
    expect(lineupKey(one)).not.toBe(lineupKey(lineup));
  });
});
