import { describe, expect, it } from 'vitest';
import { loadGames } from '../../../scripts/tables/load';
import { parseWeekResults } from '../scoring/results';
import { UNITS } from '../football/squads';
import { schoolGames } from './deskGames';
import {
  cellName,
  checkEntry,
  columnNames,
  isSameGame,
  mergeCells,
  othersIn,
  parseLiveEntry,
  publishedCells,
  scoreRow,
  spreadPaste,
  unitRows,
} from './liveEntry';
import { upcomingWeek } from './publishedWeek';
import { patchFrom } from './resultsFile';
import { storedResults } from './storedWeeks';

const WEEK = parseWeekResults('2025-03', storedResults(upcomingWeek(2025, 3, loadGames(2025), {}), null));
const games = schoolGames(WEEK.games);
/** A game between two of the conference, and one against another school. */
const pair = games.find(({ schools }) => schools.length === 2)!;
const single = games.find(({ schools }) => schools.length === 1)!;
const [one, other] = [pair.schools[0], pair.schools[1]!];
const [alone] = single.schools;
const played = {
  [`${one}.score`]: '6',
  [`${other}.score`]: '3',
  [`${one}.K.fgm_0_39`]: '2',
  [`${other}.K.fgm_0_39`]: '1',
};
const check = (cells: Record<string, string>, game = pair) => checkEntry(WEEK, game, cells);
const messages = (cells: Record<string, string>, game = pair) =>
  check(cells, game).problems.map(({ message }) => message);

describe('a game that is typed in', () => {
  it('is checked like a file of this game: empty cells are 0, and the score gives the points allowed', () => {
    const { results, problems, play } = check(played);
    expect(problems).toEqual([]);
    expect(play).toEqual({ state: 'live' });
    expect(results.map(({ code, pointsFor, pointsAgainst }) => [code, pointsFor, pointsAgainst])).toEqual([
      [one, 6, 3],
      [other, 3, 6],
    ]);
    expect(results[0]!.lines.DST).toMatchObject({ points_against: 3, sacks: 0 });
    const patch = patchFrom({ games: WEEK.games }, results, play);
    expect(patch.games[one]).toMatchObject({ state: 'live', pointsFor: 6, pointsAgainst: 3 });
    expect(patch.squads[`${other}-K`]).toMatchObject({ points: 3, state: 'live' });
  });

  it('against a school of another conference has its score as a cell', () => {
    const { results } = check({ [`${alone}.score`]: '0', [`${alone}.against`]: '7' }, single);
    expect(results).toMatchObject([{ code: alone, pointsFor: 0, pointsAgainst: 7 }]);
    expect(columnNames(single, WEEK.games)[1]).toBe(WEEK.games[alone]!.opponent);
  });

  it('has a clock while it is in play, and none when it is final', () => {
    expect(check({ ...played, period: '3', clock: '4:07' }).play).toEqual({
      state: 'live',
      clock: { period: 3, seconds: 247 },
    });
    expect(check({ ...played, period: '5' }).play).toEqual({ state: 'live', clock: { period: 5, seconds: 0 } });
    expect(check({ ...played, period: '3', clock: '4:07', state: 'final' }).play).toEqual({ state: 'final' });
  });

  it.each([
    [{}, /^The score is missing/],
    [{ ...played, [`${one}.QB.pass_yds`]: 'ten' }, /“QB.pass_yds” is not a whole number/],
    [{ ...played, [`${one}.QB.pass_td`]: '-1' }, /is negative/],
    [{ ...played, period: '2', clock: '15:01' }, /^The clock is/],
    [{ ...played, period: '2', clock: '' }, /^The clock is/],
  ])('with a mistake has no results: %o', (cells, message) => {
    expect(check(cells).results).toEqual([]);
    expect(messages(cells).join()).toMatch(message);
  });

  it('says what is doubtful of this game, and nothing of the others', () => {
    expect(messages({ ...played, [`${one}.QB.pass_yds`]: '3000' })).toEqual([
      `${one}: “QB.pass_yds” is 3000. Is that right?`,
    ]);
  });

  it('begins with what is published', () => {
    const { results } = check({ ...played, [`${one}.QB.pass_yds`]: '-3' });
    const play = { state: 'live', clock: { period: 2, seconds: 65 } } as const;
    const week = parseWeekResults(WEEK.weekId, patchFrom({ games: WEEK.games }, results, play));
    const cells = publishedCells(week, pair);
    expect(cells).toMatchObject({ ...played, [`${one}.QB.pass_yds`]: '-3', period: '2', clock: '1:05' });
    expect(cells.state).toBeUndefined();
    expect(publishedCells(WEEK, pair)).toEqual({});
    const again = checkEntry(week, pair, cells);
    const after = parseWeekResults(WEEK.weekId, patchFrom({ games: week.games }, again.results, again.play));
    expect(isSameGame(after, week, pair)).toBe(true);
    expect(isSameGame(after, WEEK, pair)).toBe(false);
  });
});

describe('two people at one game', () => {
  it('never overwrite each other: a cell that changed since is a conflict, with its text', () => {
    const stored = { a: '1', b: '2', d: '4' };
    const changes = {
      a: { text: '10', base: '1' },
      b: { text: '20', base: '1' },
      c: { text: '30', base: '3' },
      d: { text: '4', base: '' },
      e: { text: '5', base: '' },
    };
    expect(mergeCells(stored, { c: '3', b: '9' }, changes)).toEqual({
      writes: { a: '10', c: '30', d: '4', e: '5' },
      conflicts: { b: '2' },
    });
  });

  it('see each other while their pages say that they are there', () => {
    const entry = parseLiveEntry({
      cells: { a: '1', b: 2 },
      editors: { ann: { name: 'Ann', at: 100_000 }, bob: { name: 'Bob', at: 60_000 }, me: { name: 'Me', at: 100_000 } },
    });
    expect(entry.cells).toEqual({ a: '1' });
    expect(othersIn(entry, 'me', 105_000)).toEqual(['Ann', 'Bob']);
    expect(othersIn(entry, 'me', 111_000)).toEqual(['Ann']);
    expect(parseLiveEntry(undefined)).toEqual({ cells: {}, editors: [] });
  });
});

describe('the form', () => {
  const rows = [scoreRow(pair), ...UNITS.flatMap((unit) => unitRows(pair, unit))];

  it('takes lines that are pasted, down and across, and leaves a single number to the cell', () => {
    expect(spreadPaste('7', rows, `${one}.score`)).toBeNull();
    expect(spreadPaste('7\t10\n120\t90\n', rows, `${one}.score`)).toEqual({
      [`${one}.score`]: '7',
      [`${other}.score`]: '10',
      [`${one}.QB.pass_yds`]: '120',
      [`${other}.QB.pass_yds`]: '90',
    });
    // What doesn't fit is left out.
    expect(spreadPaste('1\t2\t3', rows, `${other}.score`)).toEqual({ [`${other}.score`]: '1' });
  });

  it('doesn’t ask for points allowed, and names its cells', () => {
    expect(rows.flatMap(({ cells }) => cells).filter((cell) => cell.endsWith('points_against'))).toEqual([]);
    expect(cellName('ALA.RB.rush_td')).toBe('Alabama RB, rushing touchdowns');
    expect(cellName('ALA.score')).toBe('Alabama, score');
    expect(cellName('clock')).toBe('Clock');
  });
});
