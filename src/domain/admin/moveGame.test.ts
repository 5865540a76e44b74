import { describe, expect, it } from 'vitest';
import { loadGames } from '../../../scripts/tables/load';
import { calendarOf } from '../../../scripts/season/calendar';
import { scheduleAfterMoves } from '../football/fixtures';
import { parseWeekResults } from '../scoring/results';
import type { SchoolCode } from '../football/schools';
import { parseWeek, type Week } from '../football/weeks';
import { planMove, weeksToMoveTo, type MovedWeek, type WeekToMove } from './moveGame';
import { upcomingWeek } from './publishedWeek';
import { storedResults, storedWeek } from './storedWeeks';

// Oklahoma plays at South Carolina in week 8, and both have a bye in week 11.
const GAME: SchoolCode[] = ['OK', 'SC'];
const games = loadGames(2025);
const weeks = calendarOf(2025, games);
const at = (number: number): WeekToMove => {
  const week = weeks[number - 1]!;
  return { week, results: storedResults(upcomingWeek(2025, number, games, week.kickoffs), null) };
};
const [from, to] = [at(8), at(11)];
const kickoff = to.week.startDate! + 5 * 86_400_000;

function move(left: WeekToMove, reached: WeekToMove, time: number | null = kickoff) {
  const moved = planMove(left, reached, GAME, time);
  if (!moved.ok) throw new Error(moved.error.message);
  return moved.value;
}
/** A week as it's stored after a move. */
const after = ({ results }: WeekToMove, moved: MovedWeek): WeekToMove => ({
  week: parseWeek(moved.week.id, storedWeek(moved.week)),
  results: { ...results, ...moved.games },
});
const resultsOf = ({ week, results }: WeekToMove) => parseWeekResults(week.id, results);
const message = (left: WeekToMove, reached: WeekToMove, time: number | null = kickoff) => {
  const moved = planMove(left, reached, GAME, time);
  return moved.ok ? '' : moved.error.message;
};

describe('the weeks that a game can move to', () => {
  it('are those from the current one on in which both schools have a bye', () => {
    expect(weeksToMoveTo(GAME, from.week, weeks, weeks[7]!, games).map(({ week }) => week)).toEqual([11]);
    expect(weeksToMoveTo(GAME, from.week, weeks, weeks[11]!, games)).toEqual([]);
    expect(weeksToMoveTo(['ALA', 'TENN'], from.week, weeks, weeks[7]!, games)).toEqual([]);
  });

  it('are the one that it came from, once it was moved', () => {
    const moved = after(to, move(from, to).to).week;
    const calendar = weeks.map((week): Week => (week.id === moved.id ? moved : week));
    expect(weeksToMoveTo(GAME, moved, calendar, weeks[10]!, games).map(({ week }) => week)).toEqual([8]);
  });

  it('are none in which another of their games is called off, or was before it moved', () => {
    const off: Week = { ...weeks[11]!, kickoffs: {} };
    const others = weeks.map((week) => (week.id === off.id ? off : week));
    expect(weeksToMoveTo(GAME, from.week, others, weeks[7]!, games).map(({ week }) => week)).toEqual([11]);

    const [left, reached] = [after(from, move(from, to).from).week, after(to, move(from, to).to).week];
    const calendar = weeks.map((week) => [left, reached].find(({ id }) => id === week.id) ?? week);
    const schedule = scheduleAfterMoves(games, calendar);
    expect(weeksToMoveTo(['OK'], weeks[8]!, calendar, weeks[7]!, schedule)).toEqual([]);
    expect(weeksToMoveTo(['OK'], weeks[8]!, weeks, weeks[8]!, games).map(({ week }) => week)).toEqual([11]);
  });
});

describe('a game that moves to another week', () => {
  const moved = move(from, to);
  const [left, reached] = [after(from, moved.from), after(to, moved.to)];

  it('gives its schools a bye in the week that it leaves, which says where it went', () => {
    expect(left.week.kickoffs).not.toHaveProperty('OK');
    const { games: others, calledOff, squads } = resultsOf(left);
    expect(others.SC).toBeUndefined();
    expect(calledOff?.SC).toMatchObject({ opponent: 'OK', movedTo: to.week.id });
    expect(squads['OK-QB']?.state).toBe('bye');
    expect(squads['ALA-QB']?.state).toBe('pre');
  });

  it('is played in the other week, which says where it came from', () => {
    expect(reached.week).toMatchObject({
      kickoffs: { OK: kickoff, SC: kickoff },
      moved: { OK: '2025-08', SC: '2025-08' },
    });
    const { games: played, squads } = resultsOf(reached);
    expect(played.OK).toMatchObject({ opponent: 'SC', home: false, state: 'pre', kickoff });
    expect(squads['SC-QB']?.state).toBe('pre');
  });

  it('is in that week of the schedule', () => {
    const { week } = reached;
    const opened = upcomingWeek(2025, 11, scheduleAfterMoves(games, [week]), week.kickoffs);
    expect(opened.games.SC).toMatchObject({ opponent: 'OK', home: true, kickoff });
    expect(scheduleAfterMoves(games, weeks)).toBe(games);
  });

  it('can move back, and leaves nothing behind', () => {
    const back = move(reached, left, from.week.kickoffs.OK!);
    expect(resultsOf(after(left, back.to))).toEqual(resultsOf(from));
    expect(after(left, back.to).week).toEqual(from.week);
    expect(resultsOf(after(reached, back.from))).toEqual(resultsOf(to));
    expect(after(reached, back.from).week).toEqual(to.week);
  });

  it('can move after it was called off, and then goes back to that', () => {
    const off = { ...left, results: { ...left.results, calledOff: resultsWithout(left.results) } };
    const again = move(off, to);
    const [gone, there] = [after(off, again.from), after(to, again.to)];
    const back = move(there, gone, null);
    expect(resultsOf(after(gone, back.to))).toEqual(resultsOf(off));
    expect(after(gone, back.to).week.kickoffs).not.toHaveProperty('OK');
  });

  it('is refused when it was moved before, has results, meets another game, or would leave its week', () => {
    expect(message(left, at(13))).toBe('Oklahoma’s game was moved before. Move it back first.');
    expect(message(reached, at(13))).toBe('Oklahoma’s game was moved before. Move it back first.');
    expect(message(from, at(9))).toBe('Oklahoma has another game in week 9.');
    expect(message(to, from)).toBe('Oklahoma has no game to move.');
    expect(message(from, to, to.week.endDate!)).toBe('Oklahoma would kick off outside of week 11.');
    const live = { ...from, results: withState(from.results, 'live') };
    expect(message(live, to)).toMatch(/^Oklahoma’s game has results/);
    const played = { ...reached, results: withState(reached.results, 'final') };
    expect(message(played, left, from.week.kickoffs.OK!)).toMatch(/^Oklahoma’s game has results/);
  });
});

/** The called-off games of stored results, as if they hadn't moved. */
function resultsWithout(results: WeekToMove['results']): Record<string, unknown> {
  const calledOff = results.calledOff as Record<string, Record<string, unknown>>;
  return Object.fromEntries(Object.entries(calledOff).map(([code, { movedTo: _, ...game }]) => [code, game]));
}

/** Stored results with Oklahoma's game in another state. */
function withState(results: WeekToMove['results'], state: string): Record<string, unknown> {
  const stored = results.games as Record<string, Record<string, unknown>>;
  return { ...results, games: { ...stored, OK: { ...stored.OK, state } } };
}
