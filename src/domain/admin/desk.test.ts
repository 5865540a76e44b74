import { describe, expect, it } from 'vitest';
import { calendarOf } from '../../../scripts/season/calendar';
import { finishedGames, publishedWeek } from '@/domain/replay/replayedWeek';
import { loadGames, loadSeason } from '../../../scripts/tables/load';
import { asMap } from '../kernel/parse';
import { parseWeekResults, squadPoints, type WeekResults } from '../scoring/results';
import { succeed } from '../kernel/result';
import { DEFAULT_SCORING } from '../scoring/scoreSquad';
import type { Week } from '../football/weeks';
import { canUndo, parseDeskEntry, type DeskEntry } from './adminLog';
import { MAX_CANNED, parseCannedAnswers, withCannedAnswer } from './cannedAnswers';
import { formatEntry } from './formatEntry';
import { gamesAfter, lockEffect, withKickoffs, type KickoffChanges } from './kickoffs';
import { changesAnything, isUnchanged, patchOf, planPublish } from './publishPlan';
import { upcomingWeek } from './publishedWeek';
import { RESULT_COLUMNS, checkFile, fileOf, patchFrom, type FileRow } from './resultsFile';
import { storedResults } from './storedWeeks';

const [games, table] = [loadGames(2025), loadSeason(2025)];
const weeks = calendarOf(2025, games);
const ID = '2025-03';
const { kickoffs } = weeks[2]!;
const upcoming = storedResults(upcomingWeek(2025, 3, games, kickoffs), null);
const final = storedResults(publishedWeek({ table, games, week: 3, kickoffs }), null);

/** The rows of a file, as a reader of CSV gives them. */
function rowsOf(text: string): FileRow[] {
  const [head, ...lines] = text.trim().split('\n');
  const columns = head!.split(',');
  return lines.map((line, index) => ({
    row: index + 2,
    cells: Object.fromEntries(line.split(',').map((cell, column) => [columns[column], cell])),
  }));
}

/** The finished week as rows, with some cells changed for a school. */
function rowsWith(school: string, cells: Record<string, unknown>, week = 3): FileRow[] {
  const stored = storedResults(publishedWeek({ table, games, week, kickoffs: weeks[week - 1]!.kickoffs }), null);
  const rows = rowsOf(fileOf(parseWeekResults(`2025-${String(week).padStart(2, '0')}`, stored)));
  return rows.map((row) => (row.cells.school === school ? { ...row, cells: { ...row.cells, ...cells } } : row));
}
const WEEK: WeekResults = parseWeekResults(ID, upcoming);
const check = (rows: FileRow[], week = WEEK) => checkFile(RESULT_COLUMNS, rows, week);
const messages = (rows: FileRow[], doubt: boolean) =>
  check(rows).problems.flatMap((problem) => (problem.doubt === doubt ? [problem.message] : []));

describe('an opened week', () => {
  it('has the same opponents as the finished one, and no results', () => {
    expect(upcoming).toEqual(storedResults(publishedWeek({ table, games, week: 3, kickoffs, moments: {} }), null));
  });
});

describe('a publish', () => {
  it('of some games leaves the others, and of all of them makes the week over', () => {
    const some = planPublish(ID, upcoming, patchOf(final, new Set(['ALA', 'LSU'])));
    expect(asMap(some.week.games.ALA).state).toBe('final');
    expect(asMap(some.week.games.UK).state).toBe('pre');
    expect([some.wasOver, some.isOver]).toEqual([false, false]);
    expect(Object.keys(some.scores)).toHaveLength(12);
    expect(Object.keys(some.after.squads)).toHaveLength(12);
    const all = planPublish(ID, some.week, patchOf(final, new Set(Object.keys(asMap(final.games)))));
    expect([all.wasOver, all.isOver]).toEqual([false, true]);
    expect(all.week.squads).toEqual(final.squads);
    expect(Object.keys(all.after.squads)).not.toContain('ALA-QB');
  });

  it('of the same again changes nothing', () => {
    const plan = planPublish(ID, final, patchOf(final, new Set(['ALA'])));
    expect(changesAnything(plan)).toBe(false);
  });

  it('is taken back by publishing what was there before', () => {
    const plan = planPublish(ID, upcoming, patchOf(final, new Set(Object.keys(asMap(final.games)))));
    expect(isUnchanged(ID, plan.week, plan.after)).toBe(true);
    const back = planPublish(ID, plan.week, plan.before);
    expect(back.week).toMatchObject({ squads: upcoming.squads, games: upcoming.games });
    expect(new Set(Object.values(back.scores))).toEqual(new Set([null]));
    expect([back.wasOver, back.isOver]).toEqual([true, false]);
    const corrected = patchFrom(plan.week, check(rowsWith('ALA', { 'QB.pass_yds': 383 })).results);
    const correction = planPublish(ID, plan.week, corrected);
    expect(isUnchanged(ID, correction.week, plan.after)).toBe(false);
    // Only this line is different, and its game was over.
    expect([plan.corrections, correction.lines]).toEqual([{}, {}]);
    expect(Object.keys(correction.corrections)).toEqual(['ALA-QB']);
  });

  it('takes out entries that weren’t there before', () => {
    const plan = planPublish(ID, undefined, patchOf(final, new Set(['ALA'])));
    expect(planPublish(ID, plan.week, plan.before).week).toMatchObject({ squads: {}, games: {} });
  });
});

describe('a results file', () => {
  it.each([1, 3, 8, 14])('of week %i of 2025 is accepted without a doubt, and gives the published week', (week) => {
    const id = `2025-${String(week).padStart(2, '0')}`;
    const opened = upcomingWeek(2025, week, games, weeks[week - 1]!.kickoffs);
    const stored = storedResults(opened, null);
    const { results, problems } = check(rowsWith('', {}, week), parseWeekResults(id, stored));
    expect(problems).toEqual([]);
    const plan = planPublish(id, stored, patchFrom(stored, results));
    const published = publishedWeek({ table, games, week, kickoffs: weeks[week - 1]!.kickoffs });
    expect(parseWeekResults(id, plan.week)).toEqual(parseWeekResults(id, storedResults(published, null)));
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['an unknown school', '“FSU” is not one of ALA', { school: 'FSU' }],
    ['a school on a bye', 'has no game this week', { school: 'MSU', opponent: 'ALA' }],
    ['another opponent', 'Alabama plays WIS this week, not FSU.', { opponent: 'FSU' }],
    ['a negative count', 'ALA: “QB.pass_td” is negative (-1).', { 'QB.pass_td': '-1' }],
    ['a number with decimals', 'ALA: “QB.pass_yds” is not a whole number.', { 'QB.pass_yds': '12.5' }],
    ['an empty cell', 'ALA: “K.xpm” is not a whole number.', { 'K.xpm': '' }],
    ['points allowed that aren’t the score', 'isn’t the opponent’s score', { 'DST.points_against': '3' }],
    ['a school twice', 'LSU is in the file twice.', { school: 'LSU', opponent: 'FLA' }],
  ])('is refused with %s', (_, message, cells) => {
    const bye = { ...WEEK, games: { ...WEEK.games } };
    delete bye.games.MSU;
    const rows = rowsWith('ALA', cells).filter(({ cells: { school }, row }) => school !== 'MSU' || row === 2);
    const checked = check(rows, bye);
    expect(checked.problems.map((problem) => problem.message).join(' ')).toContain(message);
    expect(checked.problems.every((problem) => !problem.doubt)).toBe(true);
    expect(checked.results).toEqual([]);
  });

  it('may have numbers as spreadsheets write them', () => {
    const numbers = ['1,024', '1\u202f024', '1024.0', ' 1024 '].map(
      (cell) => check(rowsWith('ALA', { 'QB.pass_yds': cell })).results.find(({ code }) => code === 'ALA')?.lines.QB,
    );
    expect(numbers).toMatchObject(numbers.map(() => ({ pass_yds: 1024 })));
  });

  it('is refused without one of a game’s schools, and with two scores of a game', () => {
    const rows = rowsWith('', {});
    expect(
      messages(
        rows.filter(({ cells }) => cells.school !== 'UGA'),
        false,
      ),
    ).toEqual(['TENN plays UGA, which isn’t in the file.']);
    const other = rowsWith('TENN', { points_for: '3' });
    expect(messages(other, false)).toEqual([
      expect.stringMatching(/^UGA and TENN have different scores of their game \(row \d+\)\.$/),
    ]);
  });

  it('is refused with unknown, missing or repeated columns, or without games', () => {
    const { problems } = checkFile(['school', 'school', 'mascot'], [], WEEK);
    const all = problems.map(({ message }) => message);
    expect(all).toContain('There is no column “mascot”.');
    expect(all).toContainEqual(
      expect.stringMatching(/^These columns are missing: opponent, .*, DST\.points_against\.$/),
    );
    expect(all).toContain('The column “school” is there twice.');
    expect(all).toContain('The file has no games.');
  });

  it('asks for a second look at implausible numbers, scores that don’t add up, and missing games', () => {
    expect(messages(rowsWith('ALA', { 'QB.pass_yds': '3820' }), true)).toEqual([
      'ALA: “QB.pass_yds” is 3820. Is that right?',
    ]);
    expect(messages(rowsWith('ALA', { 'RB.rush_td': '1' }), true)).toEqual([
      'ALA: touchdowns, kicks and safeties add up to 44 points, but the score is 38.',
    ]);
    const without = rowsWith('', {}).filter(({ cells }) => !['UGA', 'TENN', 'ALA'].includes(String(cells.school)));
    expect(messages(without, true)).toEqual([
      'ALA and WIS aren’t in the file: their game stays as it is.',
      'TENN and UGA aren’t in the file: their game stays as it is.',
    ]);
    expect(check(without).results).toHaveLength(without.length);
  });

  it('of a week that isn’t over has empty cells for the other games', () => {
    const moments = finishedGames(['ALA']);
    const stored = storedResults(publishedWeek({ table, games, week: 3, kickoffs, moments }), null);
    const text = fileOf(parseWeekResults(ID, stored));
    expect(text).toContain('\nALA,WIS,38,14,382,4,0,25,0,');
    expect(text).toMatch(/\nUGA,TENN,,,,/);
  });
});

describe('a stat correction', () => {
  const squad = 'ALA-QB';
  const stored = final as { squads: Record<string, { stats: Record<string, number> }> };
  const { stats } = stored.squads[squad]!;
  const entry = (yards: number, state = 'final') => ({ points: 0, stats: { ...stats, pass_yds: yards }, state });
  const publishIn = (week: unknown, yards: number, state?: string) =>
    planPublish(ID, week, { squads: { [squad]: entry(yards, state) }, games: {} });
  const wasIn = ({ week }: { week: { squads: Record<string, unknown> } }) =>
    parseWeekResults(ID, week).squads[squad]?.was;

  it('keeps the stat line of the final, however often it’s corrected', () => {
    const first = publishIn(final, 100);
    expect(wasIn(first)).toEqual(stats);
    expect(wasIn(publishIn(first.week, 200))).toEqual(stats);
    expect(changesAnything(publishIn(first.week, 100))).toBe(false);
  });

  it('leaves nothing behind once the final’s line is published again, or the game isn’t over', () => {
    const { week } = publishIn(final, 100);
    expect(wasIn(publishIn(week, stats.pass_yds!))).toBeUndefined();
    expect(wasIn(publishIn(week, 50, 'live'))).toBeUndefined();
    expect(wasIn(publishIn(upcoming, 100))).toBeUndefined();
  });

  it('is worth the difference by a league’s scoring', () => {
    const { week } = publishIn(final, stats.pass_yds! - 25);
    const points = squadPoints(parseWeekResults(ID, week), squad, DEFAULT_SCORING);
    expect(points.was! - points.hundredths).toBe(100);
  });
});

describe('a change of kickoffs', () => {
  const week: Week = weeks[2]!;
  it('moves the first kickoff, and says what locks and unlocks', () => {
    const [first] = Object.entries(week.kickoffs).sort((a, b) => a[1] - b[1])[0]!;
    const now = week.firstKickoff! + 60_000;
    const moved = withKickoffs(week, { [first]: now + 3_600_000 });
    if (!moved.ok) throw new Error(moved.error.message);
    expect(lockEffect(week, moved.value, now)).toMatchObject({ locks: [], unlocks: [first] });
    expect(lockEffect(moved.value, week, now)).toMatchObject({ locks: [first], unlocks: [] });
    expect(moved.value.firstKickoff).toBe(Math.min(...Object.values(moved.value.kickoffs)));
    expect(lockEffect(week, week, now).portalCloses).toBeUndefined();
  });
  describe('with a game called off', () => {
    const changed = (changes: KickoffChanges, from = week): Week => {
      const after = withKickoffs(from, changes);
      if (!after.ok) throw new Error(after.error.message);
      return after.value;
    };
    const off = changed({ UGA: null, TENN: null });
    it('gives its schools a bye, and unlocks their squads', () => {
      expect(off.kickoffs).not.toHaveProperty('UGA');
      expect(lockEffect(week, off, week.kickoffs.UGA!)).toMatchObject({
        unlocks: expect.arrayContaining(['UGA', 'TENN']) as string[],
        off: ['UGA', 'TENN'],
      });
    });
    it('keeps the game apart until it’s on again', () => {
      const without = gamesAfter(upcoming, week, off);
      if (!without.ok) throw new Error(without.error.message);
      const stored = { ...upcoming, ...without.value };
      const parsed = parseWeekResults(ID, stored);
      expect(parsed.games.UGA).toBeUndefined();
      expect(parsed.calledOff?.UGA).toMatchObject({ opponent: 'TENN', kickoff: null });
      expect(parsed.squads['TENN-QB']?.state).toBe('bye');
      const again = gamesAfter(stored, off, changed({ UGA: week.kickoffs.UGA!, TENN: week.kickoffs.TENN! }, off));
      if (!again.ok) throw new Error(again.error.message);
      expect(parseWeekResults(ID, { ...stored, ...again.value })).toEqual(parseWeekResults(ID, upcoming));
    });
    it('is refused once the game has results', () => {
      expect(gamesAfter(final, week, off)).toMatchObject({
        error: { message: 'Georgia’s game has results, so it can’t be called off. Undo them in the log first.' },
      });
    });
    it('leaves games without a known kickoff alone', () => {
      const unknown = { ...week, kickoffs: { ALA: week.kickoffs.ALA! } };
      const moved = gamesAfter(upcoming, unknown, unknown);
      expect(moved.ok && Object.keys(moved.value.calledOff)).toEqual([]);
    });
  });
  it('stays in its week', () => {
    expect(withKickoffs(week, { ALA: week.endDate! }).ok).toBe(false);
    expect(withKickoffs(week, { ALA: week.startDate! - 1 }).ok).toBe(false);
  });
});

describe('the admin log', () => {
  const entry = parseDeskEntry('a', { by: 'root', at: 5, kind: 'week', target: ID, before: { current: '2025-02' } });
  it('reads entries', () => {
    expect(entry).toMatchObject({ by: 'root', at: 5, kind: 'week', after: null, undoes: null });
    expect(parseDeskEntry('b', null)).toMatchObject({ kind: 'reset', by: '' });
  });
  it('lets an act be undone once, unless nothing was there before', () => {
    expect(canUndo(entry, [entry], false)).toBe(true);
    expect(canUndo({ ...entry, before: null }, [], true)).toBe(false);
    expect(canUndo({ ...entry, kind: 'reset' }, [], true)).toBe(false);
    expect(canUndo(entry, [{ ...entry, id: 'b', undoes: 'a' }], true)).toBe(false);
    expect(canUndo({ ...entry, kind: 'flags' }, [], true)).toBe(true);
    expect(canUndo({ ...entry, kind: 'flags' }, [], false)).toBe(false);
  });
});

describe('an entry in words', () => {
  const titled = (kind: DeskEntry['kind'], before: DeskEntry['before'], after: DeskEntry['before']) =>
    formatEntry({ id: 'a', by: 'root', at: 0, kind, target: 'users/ann', before, after, undoes: null });

  it('says which flags changed, which answer, and which canned answers there were', () => {
    expect(
      titled('flags', { admin: false, staff: false, name: 'Ann' }, { admin: false, staff: true, name: 'Ann' }),
    ).toEqual({
      title: 'Flags of Ann',
      details: ['Staff: no → yes'],
    });
    expect(titled('league', null, { league: 'Rude', name: 'Unnamed league' }).title).toBe(
      'League Rude renamed to Unnamed league',
    );
    expect(titled('league', null, { league: 'Ours', commissioner: 'Bob' }).title).toBe(
      'League Ours: Bob is the commissioner',
    );
    expect(titled('answer', null, { answer: 'Soon.' }).details).toEqual(['No answer → “Soon.”']);
    const fixed = { answers: [{ title: 'Fixed', text: 'It is.' }] };
    expect(titled('canned', { answers: [] }, fixed).details).toEqual(['None → Fixed']);
  });
});

describe('canned answers', () => {
  it('replace one of the same title, and are checked', () => {
    const one = { title: 'Fixed', text: 'It is.' };
    expect(withCannedAnswer([one], { title: ' Fixed ', text: 'Now.' })).toEqual(
      succeed([{ title: 'Fixed', text: 'Now.' }]),
    );
    expect(withCannedAnswer([], { title: ' ', text: 'x' }).ok).toBe(false);
    expect(withCannedAnswer([], { title: 'x', text: ' ' }).ok).toBe(false);
    const full = Array.from({ length: MAX_CANNED }, (_, index) => ({ title: String(index), text: 'x' }));
    expect(withCannedAnswer(full, one).ok).toBe(false);
    expect(parseCannedAnswers({ answers: [one, { title: 'no text' }, 3] })).toEqual([one]);
  });
});
