import { describe, expect, it } from 'vitest';
import { DEFAULT_SCORING } from './scoreSquad';
import { SCHOOL_CODES } from '../football/schools';
import { STAT_COLUMNS, type StatLine } from '../football/statLines';
import {
  encodeUpdate,
  matchupTimeline,
  parseTimeline,
  recentChanges,
  timelineId,
  timelineMoment,
  type WeekUpdate,
} from './weekTimeline';

const rb = (rush_yds: number, rush_td = 0) => ({ rush_yds, rush_td, rec: 0, rec_yds: 0, rec_td: 0 }) as StatLine;
const UPDATES: WeekUpdate[] = [
  { at: 1000, lines: { 'UGA-RB': rb(10), 'ALA-RB': rb(5) } },
  { at: 2000, lines: { 'LSU-RB': rb(80) } },
  { at: 3000, lines: { 'UGA-RB': rb(20, 1) } },
];

describe('a week’s updates', () => {
  it('are read as they are stored, earliest first', () => {
    const stored = {
      updates: Object.fromEntries([...UPDATES].reverse().map(({ at, lines }) => [String(at), encodeUpdate(lines)])),
    };
    expect(parseTimeline(stored)).toEqual(UPDATES);
    expect(timelineId('2025-08')).toBe('2025-08_timeline');
  });

  it('say which of them is a correction', () => {
    const lines = { 'UGA-RB': rb(18, 1) };
    const stored = { updates: { 4000: encodeUpdate(lines, true), 3000: encodeUpdate(lines) } };
    expect(parseTimeline(stored)).toEqual([
      { at: 3000, lines },
      { at: 4000, lines, correction: true },
    ]);
  });

  it('leave out what can’t be read', () => {
    expect(parseTimeline(undefined)).toEqual([]);
    expect(parseTimeline({ updates: { soon: {}, 5: { 'UGA-RB': [1], NOPE: '1', 'ALA-RB': '1 2 x 0 0' } } })).toEqual([
      { at: 5, lines: { 'ALA-RB': { rush_yds: 1, rush_td: 2, rec: 0, rec_yds: 0, rec_td: 0 } } },
    ]);
  });
});

it('of a Saturday on which every line changes every minute fits into a document', () => {
  const updates: Record<string, Record<string, unknown>> = {};
  // Sixteen schools, each for four hours and a half from one of three kickoffs.
  for (const [index, school] of SCHOOL_CODES.entries())
    for (let minute = 0; minute < 270; minute++) {
      const at = timelineMoment(((index % 3) * 240 + minute) * 60_000 + 59_999);
      for (const [unit, columns] of Object.entries(STAT_COLUMNS))
        (updates[String(at)] ??= {})[`${school}-${unit}`] = columns.map(() => 100).join(' ');
    }
  expect(storedBytes({ updates })).toBeLessThan(1_048_576);
  expect(timelineMoment(1_000_000_119_999)).toBe(1_000_000_080_000);
});

/** The size of a value as Firestore counts it: https://firebase.google.com/docs/firestore/storage-size. */
function storedBytes(value: unknown): number {
  if (typeof value === 'string') return value.length + 1;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.entries(value).reduce((sum, [key, one]) => sum + key.length + 1 + storedBytes(one), 0);
}

describe('a matchup’s timeline', () => {
  const entries = matchupTimeline(UPDATES, { left: ['UGA-RB'], right: ['ALA-RB'] }, DEFAULT_SCORING);

  it('has the updates that changed a starter, with both totals after each', () => {
    expect(entries.map(({ at, left, right }) => [at, left, right])).toEqual([
      [1000, 100, 50],
      [3000, 800, 50],
    ]);
  });

  it('says whose squad changed and why', () => {
    expect(entries[1]!.changes).toEqual([
      {
        side: 'left',
        change: { squad: 'UGA-RB', hundredths: 700, reasons: ['1 rushing touchdown', '10 rushing yards'] },
      },
    ]);
  });

  it('leaves out what is worth nothing', () => {
    const even: WeekUpdate = { at: 4000, lines: { 'UGA-RB': rb(80) } };
    const starters = { left: ['UGA-RB'], right: ['ALA-RB'] } as const;
    expect(matchupTimeline([...UPDATES, even], starters, DEFAULT_SCORING)).toEqual(entries);
  });
});

describe('the latest changes of a matchup', () => {
  const correction: WeekUpdate = { at: 4000, lines: { 'UGA-RB': rb(18, 1), 'ALA-RB': rb(60) }, correction: true };
  const latest = recentChanges([...UPDATES, correction], { left: ['UGA-RB'], right: ['ALA-RB'] }, DEFAULT_SCORING, 3);

  it('are the newest first, of one publish the one that’s worth most, and no more than asked for', () => {
    expect(latest.map(({ at, side, change }) => [at, side, change.squad, change.hundredths])).toEqual([
      [4000, 'right', 'ALA-RB', 550],
      [4000, 'left', 'UGA-RB', -20],
      [3000, 'left', 'UGA-RB', 700],
    ]);
  });

  it('say what is a correction', () => expect(latest.map((one) => one.correction)).toEqual([true, true, false]));
});
