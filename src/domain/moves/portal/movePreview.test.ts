import { expect, it } from 'vitest';
import { defaultLineup, type Lineup } from '../../lineup/lineup';
import { movePreview, movesPreview } from './movePreview';
import { perSlot } from '../../lineup/slots';
import type { SquadId } from '../../football/squads';
import { parseWeek } from '../../football/weeks';

const league = { slots: { ...perSlot(() => 0), QB: 1, RB: 2 }, lineups: 'set' as const };
const week = parseWeek('2025-08', { season: 2025, week: 8, kickoffs: { ALA: 1, TEX: 1, LSU: 1 } });
const lineup: Lineup = {
  starters: { ...perSlot(() => []), QB: ['ALA-QB'], RB: ['TEX-RB', 'UK-RB'] },
  bench: ['LSU-K', 'LSU-WR'],
};
const changes = (lines: ReturnType<typeof movesPreview>['lines']) =>
  lines.filter(({ before, after }) => before !== after).map(({ spot, before, after }) => [spot, before, after]);

it('squads that come take the bench slots of those that go, and open a new one for the rest', () => {
  const { lines, holes, byes, fillsHole } = movesPreview({
    league,
    lineup,
    unset: null,
    week,
    adds: ['OK-QB', 'OK-RB', 'OK-TE'],
    drops: ['ALA-QB', 'TEX-RB', 'LSU-K'],
  });
  expect(changes(lines)).toEqual([
    ['QB', 'ALA-QB', null],
    ['RB', 'TEX-RB', null],
    ['BENCH', 'LSU-K', 'OK-QB'],
    ['BENCH', null, 'OK-RB'],
    ['BENCH', null, 'OK-TE'],
  ]);
  expect(holes).toEqual(['QB', 'RB']);
  expect(byes).toEqual(['UK-RB']);
  expect(fillsHole).toBe('QB');
});

it('one add or drop is the same with fewer squads', () => {
  const one = movePreview({ league, lineup, unset: null, week, add: 'OK-RB', drop: 'LSU-WR' });
  expect(one).toEqual(movesPreview({ league, lineup, unset: null, week, adds: ['OK-RB'], drops: ['LSU-WR'] }));
  expect(changes(one.lines)).toEqual([['BENCH', 'LSU-WR', 'OK-RB']]);
  expect(one.fillsHole).toBeNull();
  expect(changes(movePreview({ league, lineup, unset: null, week, add: null, drop: null }).lines)).toEqual([]);
});

it('starts the first squads that fit, those that come included, where no lineup was ever set', () => {
  const unset: SquadId[] = ['ALA-QB', 'TEX-RB', 'UK-RB', 'LSU-QB', 'LSU-RB'];
  const never = { league, lineup: defaultLineup(unset, league.slots), unset, week };
  const { lines, holes, byes } = movePreview({ ...never, add: null, drop: 'TEX-RB' });
  expect(changes(lines)).toEqual([
    ['RB', 'TEX-RB', 'LSU-RB'],
    ['BENCH', 'LSU-RB', null],
  ]);
  expect([holes, byes]).toEqual([[], ['UK-RB']]);
  const swap = movesPreview({ ...never, adds: ['OK-QB'], drops: ['ALA-QB', 'LSU-QB'] });
  expect(changes(swap.lines)).toEqual([
    ['QB', 'ALA-QB', 'OK-QB'],
    ['BENCH', 'LSU-QB', null],
  ]);
  expect(swap.holes).toEqual([]);
  expect(movePreview({ ...never, add: 'OK-K', drop: 'UK-RB' }).fillsHole).toBeNull();
});

it('squads come and go without slots in best ball', () => {
  const best = { ...league, lineups: 'best' as const };
  const { lines, ...rest } = movePreview({ league: best, lineup, unset: null, week, add: 'OK-WR', drop: 'ALA-QB' });
  expect(changes(lines)).toEqual([
    ['QB', 'ALA-QB', null],
    ['WR', null, 'OK-WR'],
  ]);
  expect(lines.map(({ spot }) => spot)).toEqual(['QB', 'RB', 'RB', 'K', 'WR', 'WR']);
  expect(rest).toEqual({ holes: [], byes: [], fillsHole: null });
});

it('leaves out places that substitutes fill', () => {
  const subs = { ...league, slots: { ...league.slots, FLEX: 1 }, lineups: 'subs' as const };
  const set: Lineup = {
    starters: { ...lineup.starters, FLEX: ['LSU-RB'] },
    bench: ['LSU-QB', 'LSU-WR'],
  };
  const after = (of: typeof league | typeof subs, drop: SquadId) =>
    movePreview({ league: { ...of, slots: subs.slots }, lineup: set, unset: null, week, add: null, drop });
  // UK has a bye: LSU RB moves over from FLEX, and LSU WR comes in there.
  expect(after(league, 'ALA-QB')).toMatchObject({ holes: ['QB'], byes: ['UK-RB'] });
  expect(after(subs, 'ALA-QB')).toMatchObject({ holes: [], byes: [] });
  expect(after(subs, 'LSU-WR')).toMatchObject({ holes: [], byes: ['UK-RB'] });
});
