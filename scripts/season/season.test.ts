import { describe, expect, it } from 'vitest';
import { storedWeek } from '@/domain/admin/storedWeeks';
import { toPoints } from '@/domain/kernel/hundredths';
import { replayKickoffs } from '@/domain/replay/replay';
import { GAME_MS, finishedGames, momentsAt, publishedWeek } from '@/domain/replay/replayedWeek';
import { scoreSquad } from '@/domain/scoring/scoreSquad';
import { ALL_SQUADS, UNITS } from '@/domain/football/squads';
import { isSchoolCode } from '@/domain/football/schools';
import { kickoffOrder } from '@/domain/football/kickoffs';
import { LAST_WEEKS, PLAYED } from '../../data/seasons';
import { demoCalendar, onSaturday } from '../demo/season';
import { loadGames, loadSeason } from '../tables/load';
import { statLineOf } from '../tables/season';
import { parseArguments } from './arguments';
import { calendarOf, moved, shiftToNow } from './calendar';
import { pointsCsv } from './points';

const games = loadGames(2025);
const table = loadSeason(2025);
const newYork = (at: number) =>
  new Date(at).toLocaleString('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });

describe('the calendar of 2025', () => {
  const weeks = calendarOf(2025, games);

  it('has fourteen consecutive weeks, each from Monday to Monday in New York', () => {
    expect(weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    for (const [i, week] of weeks.entries()) {
      expect(newYork(week.startDate!)).toBe('Mon 12:00 AM');
      expect(newYork(week.portalOpensAt!)).toBe('Mon 9:00 AM');
      expect(week.monday).toBe(week.startDate);
      if (i > 0) expect(week.startDate).toBe(weeks[i - 1]!.endDate);
    }
  });

  it('has every kickoff inside its week and none for a bye', () => {
    for (const { startDate, endDate, kickoffs } of weeks) {
      for (const at of Object.values(kickoffs)) expect(at >= startDate! && at < endDate!).toBe(true);
    }
    expect(weeks[3]!.kickoffs.ALA).toBeUndefined();
    expect(weeks[2]!.kickoffs.ALA).toBe(Date.parse('2025-09-13T16:00:00Z'));
  });

  it('is stored with the kickoff order that the rules use for locks', () => {
    for (const week of weeks) {
      const { kickoffs, kickoffOrder, firstKickoff } = storedWeek(week) as {
        kickoffs: Record<string, Date>;
        kickoffOrder: string[];
        firstKickoff: Date;
      };
      expect([...kickoffOrder].sort()).toEqual(Object.keys(kickoffs).sort());
      const times = kickoffOrder.map((code) => kickoffs[code]!.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(firstKickoff.getTime()).toBe(times[0]);
    }
  });

  it('keeps the local hour of a kickoff when it is moved across a daylight saving change', () => {
    const noonInOctober = Date.parse('2025-10-18T16:00:00Z');
    expect(new Date(moved(noonInOctober, 35)).toISOString()).toBe('2025-11-22T17:00:00.000Z');
  });

  it('is moved by whole weeks until the given week contains today', () => {
    for (const today of ['2026-11-21T18:00:00Z', '2026-03-08T06:30:00Z', '2027-01-04T04:59:00Z']) {
      const now = Date.parse(today);
      const shift = shiftToNow(2025, games, 8, now);
      const week = calendarOf(2025, games, shift)[7]!;
      expect(shift % 7 === 0).toBe(true);
      expect(week.startDate! <= now && now < week.endDate!).toBe(true);
    }
  });
});

it.each(Object.entries(LAST_WEEKS))('the calendar of %s has all weeks of its schedule', (year, last) => {
  const weeks = calendarOf(Number(year), loadGames(Number(year)));
  expect(weeks.map(({ week }) => week)).toEqual(Array.from({ length: last }, (_, i) => i + 1));
  for (const { kickoffs } of weeks) expect(Object.keys(kickoffs).length).toBeGreaterThan(7);
});

describe('a published week', () => {
  const kickoffs = calendarOf(2025, games)[2]!.kickoffs;

  it('has all squads, with a stat line for each game played', () => {
    const week = publishedWeek({ table, games, week: 3, kickoffs });
    expect(Object.keys(week.squads)).toHaveLength(ALL_SQUADS.length);
    expect(Object.values(week.squads).filter(({ state }) => state === 'final')).toHaveLength(ALL_SQUADS.length);
    expect(week.squads['ALA-QB']).toMatchObject({
      state: 'final',
      points: toPoints(scoreSquad('QB', statLineOf(table, 'ALA', 'QB', 3)).hundredths),
      stats: { pass_yds: 382, pass_td: 4, pass_int: 0, qb_rush_yds: 25 },
    });
    expect(week.games.ALA).toMatchObject({ opponent: 'WIS', home: true, pointsFor: 38, pointsAgainst: 14 });
  });

  it('has no points for a bye or for an unfinished game', () => {
    const week = publishedWeek({ table, games, week: 4, kickoffs: {}, moments: finishedGames(['UGA']) });
    expect(week.squads['ALA-QB']).toEqual({ points: 0, stats: null, state: 'bye' });
    expect(week.games.ALA).toBeUndefined();
    expect(week.squads['LSU-K']).toEqual({ points: 0, stats: null, state: 'pre' });
    expect(week.games.LSU).toMatchObject({ pointsFor: null, state: 'pre' });
  });
});

describe('a week in play', () => {
  const { kickoffs, firstKickoff } = calendarOf(2025, games)[2]!;
  const weekAt = (now: number) => publishedWeek({ table, games, week: 3, kickoffs, moments: momentsAt(kickoffs, now) });

  it('has games to come, in play with a clock, and final, as their kickoffs say', () => {
    const saturday = Date.parse('2025-09-13T20:00:00Z');
    const states = Object.values(weekAt(saturday).games).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['pre', 'live', 'final']));
    for (const { state, clock, pointsFor } of Object.values(weekAt(saturday).games)) {
      expect(clock !== undefined).toBe(state === 'live');
      expect(pointsFor === null).toBe(state === 'pre');
    }
  });

  it('begins with nothing and ends as the finished week', () => {
    expect(Object.values(weekAt(firstKickoff! - 1).squads).every(({ points }) => points === 0)).toBe(true);
    const last = Math.max(...Object.values(kickoffs));
    expect(weekAt(last + GAME_MS)).toEqual(publishedWeek({ table, games, week: 3, kickoffs }));
  });

  it('has the same score for both teams of a game', () => {
    const { TENN, UGA } = weekAt(kickoffs.TENN! + GAME_MS / 2).games;
    expect(TENN).toMatchObject({ opponent: 'UGA', state: 'live' });
    expect([TENN!.pointsFor, TENN!.pointsAgainst]).toEqual([UGA!.pointsAgainst, UGA!.pointsFor]);
  });
});

describe('a replay', () => {
  const { kickoffs: real } = calendarOf(2025, games)[7]!;
  const { kickoffs, gameMs } = replayKickoffs(real, 1_000_000, 600_000);

  it('plays all games in the time it is given, in their real order', () => {
    expect(kickoffOrder(kickoffs)).toEqual(kickoffOrder(real));
    expect(Math.min(...Object.values(kickoffs))).toBe(1_000_000);
    expect(Math.max(...Object.values(kickoffs)) + gameMs).toBeCloseTo(1_600_000, -1);
  });

  it('keeps opponents together', () => {
    for (const { week, phase, home, away } of games)
      if (week === 8 && phase === 'regular' && isSchoolCode(home) && isSchoolCode(away))
        expect(kickoffs[home]).toBe(kickoffs[away]);
  });
});

describe('a demo Saturday', () => {
  it.each(['2026-11-23T04:00:00Z', '2026-11-25T18:20:00Z', '2026-11-29T04:59:00Z'])(
    'has games final, in play and to come at %s',
    (time) => {
      const now = Date.parse(time);
      const [week] = onSaturday(demoCalendar(now), now).filter(({ isCurrent }) => isCurrent);
      const moments = Object.values(momentsAt(week!.kickoffs, now));
      const schools = Object.keys(week!.kickoffs).length;
      expect(moments.filter((played) => played === 1).length).toBeGreaterThanOrEqual(4);
      expect(moments.filter((played) => played < 1).length).toBeGreaterThanOrEqual(4);
      expect(schools - moments.length).toBeGreaterThanOrEqual(2);
      expect(week!.firstKickoff).toBe(Math.min(...Object.values(week!.kickoffs)));
    },
  );
});

describe('points as CSV', () => {
  it('has a row for each squad and game, with two decimals', () => {
    const squadWeeks = 12 * ALL_SQUADS.length;
    const form = new RegExp(`^\\d{1,2},[A-Z]+-(${UNITS.join('|')}),-?\\d+\\.\\d{2}$`);
    const [head, ...rows] = pointsCsv(table).split('\n');
    expect(head).toBe('week,squad,points');
    expect(rows).toHaveLength(squadWeeks);
    expect(rows.every((row) => form.test(row))).toBe(true);
    expect(new Set(rows.map((row) => row.split(',').slice(0, 2).join())).size).toBe(squadWeeks);
  });
});

describe('the command line', () => {
  it.each([
    ['points 2025', { command: 'points', season: 2025 }],
    ['publish 2025 3', { command: 'publish', season: 2025, week: 3, finished: null }],
    ['publish 2025 3 --schools ala,TEX', { command: 'publish', season: 2025, week: 3, finished: ['ALA', 'TEX'] }],
    ['open 2025 8 --shift-to-now', { command: 'open', season: 2025, week: 8, shiftToNow: true }],
    ['live 2025', { command: 'live', season: 2025 }],
    ['replay 2025 8', { command: 'replay', season: 2025, week: 8, minutes: 10, correct: false }],
    ['replay 2025 8 --minutes 3', { command: 'replay', season: 2025, week: 8, minutes: 3, correct: false }],
    ['replay 2025 8 --correct --minutes 3', { command: 'replay', season: 2025, week: 8, minutes: 3, correct: true }],
    ['publish week.csv', { command: 'file', path: 'week.csv', week: null, looked: false }],
    [
      'publish a/WEEK.JSON --look-over-implausible --week 2025-08',
      { command: 'file', path: 'a/WEEK.JSON', week: '2025-08', looked: true },
    ],
    ['export 2025', { command: 'export', season: 2025, out: null }],
    ['export 2025 --out season.jsonl', { command: 'export', season: 2025, out: 'season.jsonl' }],
    ['import season.jsonl', { command: 'import', path: 'season.jsonl' }],
    ['publish --help', { command: 'help' }],
    ['open 2026 1', { command: 'open', season: 2026, week: 1, shiftToNow: false }],
    ['export 2026', { command: 'export', season: 2026, out: null }],
    ['publish 2025 3 --live', { command: 'publish', season: 2025, week: 3, finished: null }],
  ])('parses %s', (line, command) => {
    expect(parseArguments(line.split(' '))).toEqual({ ok: true, value: command });
  });

  it.each([
    ['', 'Say what to do.'],
    ['print 2025', 'print is not one of publish, open, live, replay, points, export, import.'],
    ['publish 2024 3', `Name a season: ${PLAYED.join(', ')}.`],
    ['open', `Name a season: ${Object.keys(LAST_WEEKS).join(', ')}.`],
    ['open 2026 14', 'Name a week from 1 to 13.'],
    ['publish 2025', 'Name a week from 1 to 14.'],
    ['publish 2025 15', 'Name a week from 1 to 14.'],
    ['publish 2025 3 --schools ALA,FSU', '"FSU" is not one of'],
    ['open 2025 3 --now', '"--now" is not known here.'],
    ['publish week.csv --force', '"--force" is not known here.'],
    ['publish week.csv --week 15', 'Name a week by its season and number, such as 2025-08.'],
    ['export 2025 --out', 'Name the file to write.'],
    ['import', 'Name the file to import.'],
    ['import a.jsonl --force', '"--force" is not known here.'],
    ['replay 2025 8 --live', 'so it runs on the local suite only'],
  ])('refuses "%s" with a message', (line, sentence) => {
    const parsed = parseArguments(line === '' ? [] : line.split(' '));
    expect(parsed.ok ? '' : parsed.error.message).toContain(sentence);
  });
});
