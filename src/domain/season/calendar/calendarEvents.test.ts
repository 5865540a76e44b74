import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendarFile';
import { parseLeague } from '../../league/league';
import { calendarEvents, type CalendarEvent } from './calendarEvents';
import type { LeagueSeason, LeagueWeek } from '../leagueSeason';
import { parseWeekResults } from '../../scoring/results';
import type { SquadId } from '../../football/squads';
import { parseWeek } from '../../football/weeks';
import type { Kickoffs } from '../../football/kickoffs';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Monday of week 12 in New York, where clocks are five hours behind UTC by then. */
const MONDAY = Date.UTC(2025, 10, 17, 5);

const rosters: Record<string, SquadId[]> = { ann: ['ALA-QB', 'UK-K'], bob: ['LSU-QB'], cat: ['UGA-QB'] };
const leagueOf = (managers: string[], raw: object = {}) =>
  parseLeague('l', {
    name: 'Tailgate',
    season: 2025,
    firstWeek: 12,
    draftStatus: 'complete',
    schedule: { managers },
    userInfo: {
      ann: { displayName: 'Ann' },
      bob: { displayName: 'Bob', teamName: 'Bob, “the Best”' },
      cat: { displayName: 'Cat' },
    },
    slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
    benchSize: 1,
    waivers: 'claims',
    ...raw,
  });

/**
 * A week with its results, if given. Unless told, ALA plays Thursday at 20:00 in New York, LSU and UGA play on
 * Saturday.
 */
function weekOf(number: number, { kickoffs, points }: { kickoffs?: Kickoffs; points?: Record<string, number> } = {}) {
  const monday = MONDAY + (number - 12) * 7 * DAY;
  const id = `2025-${String(number)}`;
  const all = kickoffs ?? {
    ALA: monday + 3 * DAY + 20 * HOUR,
    LSU: monday + 5 * DAY + 12 * HOUR,
    UGA: monday + 5 * DAY + 19.5 * HOUR,
  };
  const stamp = (at: number) => ({ toMillis: () => at });
  const squads = Object.fromEntries(
    Object.entries(points ?? {}).map(([manager, score]) => [rosters[manager]![0], { points: score, state: 'final' }]),
  );
  const week: LeagueWeek = {
    week: parseWeek(id, {
      season: 2025,
      week: number,
      kickoffs: Object.fromEntries(Object.entries(all).map(([code, at]) => [code, stamp(at)])),
      monday: stamp(monday),
      firstKickoff: Object.keys(all).length === 0 ? null : stamp(Math.min(...Object.values(all))),
    }),
    results: points === undefined ? null : parseWeekResults(id, { squads }),
    lineups: {},
  };
  return week;
}

const seasonOf = (managers: string[], weeks: LeagueWeek[], raw: object = {}): LeagueSeason => ({
  league: leagueOf(managers, raw),
  rosters,
  history: {},
  weeks,
});
const at = (ms: number) => new Date(ms).toISOString().slice(0, 16);
const lines = (events: CalendarEvent[]) => events.map(({ title, start, end }) => [title, at(start), at(end)]);

describe('a manager’s calendar', () => {
  it('has each week’s claims, portal, first lock and matchup', () => {
    const events = calendarEvents(seasonOf(['ann', 'bob'], [weekOf(12)]), 'ann');
    expect(lines(events)).toEqual([
      ['Tailgate: claims open', '2025-11-16T05:00', '2025-11-16T05:15'],
      ['Tailgate: portal opens', '2025-11-17T14:00', '2025-11-17T14:15'],
      ['Tailgate: portal closes', '2025-11-21T01:00', '2025-11-21T01:15'],
      ['Tailgate: week 12 lineup starts to lock', '2025-11-21T01:00', '2025-11-21T01:15'],
      ['Week 12: Ann vs. Bob, “the Best”', '2025-11-21T01:00', '2025-11-23T04:30'],
    ]);
    expect(events.map(({ description }) => description)).toEqual([
      'Transfer Portal, week 12. Claims are due before the portal opens.',
      'Transfer Portal, week 12. Claims are due before it opens and are awarded when it does.',
      'Transfer Portal, week 12.',
      'First kickoff of your roster: Alabama.',
      'Tailgate.',
    ]);
    expect(events.map(({ path }) => path)).toEqual([
      '/portal?league=l',
      '/portal?league=l',
      '/portal?league=l',
      '/roster?league=l',
      '/matchups?league=l&week=12',
    ]);
  });

  it('puts the manager first, and goes by their own roster', () => {
    const events = calendarEvents(seasonOf(['ann', 'bob'], [weekOf(12)]), 'bob');
    expect(lines(events).slice(3)).toEqual([
      ['Tailgate: week 12 lineup starts to lock', '2025-11-22T17:00', '2025-11-22T17:15'],
      ['Week 12: Bob, “the Best” vs. Ann', '2025-11-21T01:00', '2025-11-23T04:30'],
    ]);
  });

  it('has later weeks’ claims and portal, too', () => {
    const events = calendarEvents(seasonOf(['ann', 'bob'], [weekOf(12), weekOf(13)]), 'ann');
    expect(lines(events.filter(({ path }) => path.startsWith('/portal'))).slice(3)).toEqual([
      ['Tailgate: claims open', '2025-11-23T05:00', '2025-11-23T05:15'],
      ['Tailgate: portal opens', '2025-11-24T14:00', '2025-11-24T14:15'],
      ['Tailgate: portal closes', '2025-11-28T01:00', '2025-11-28T01:15'],
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it('has no lock in best ball, and no portal in a league without one', () => {
    const titles = (options: object) =>
      calendarEvents(seasonOf(['ann', 'bob'], [weekOf(12)], options), 'ann').map(({ title }) => title);
    expect(titles({}).join()).toMatch(/lineup starts to lock/);
    expect(titles({ lineups: 'best', waivers: 'closed' }).join()).not.toMatch(/lock|claims|portal/);
  });

  it('has no claims in a league without them', () => {
    const events = calendarEvents(seasonOf(['ann', 'bob'], [weekOf(12)], { waivers: 'open' }), 'ann');
    expect(events.map(({ title }) => title)).not.toContain('Tailgate: claims open');
    expect(events.map(({ description }) => description).join(' ')).not.toContain('Claims');
  });

  it('has no claims and portal of weeks before the current one', () => {
    const current = weekOf(13);
    const weeks = [weekOf(12), { ...current, week: { ...current.week, isCurrent: true } }];
    const events = calendarEvents(seasonOf(['ann', 'bob'], weeks), 'ann');
    const inWeek = (week: string) =>
      events.filter(({ id }) => id.includes(`2025-${week}`)).map(({ id }) => id.split('-').at(-1));
    expect(inWeek('12')).toEqual(['lock', 'matchup']);
    expect(inWeek('13')).toEqual(['open', 'opens', 'closes', 'lock', 'matchup']);
  });

  it('says when a week is off, and leaves out weeks of which it knows nothing', () => {
    const kinds = (season: LeagueSeason) => calendarEvents(season, 'ann').map(({ id }) => id.split('-').at(-1));
    const three = seasonOf(['ann', 'bob', 'cat'], [weekOf(12)]);
    expect(kinds(three)).toEqual(['open', 'opens', 'closes', 'lock', 'matchup']);
    expect(calendarEvents(three, 'ann').at(-1)!.title).toBe('Week 12: your week off');
    expect(kinds(seasonOf(['ann', 'bob'], [weekOf(12, { kickoffs: {} })]))).toEqual([]);
    expect(kinds(seasonOf(['ann', 'bob'], [weekOf(11), weekOf(15)]))).toEqual([]);
    expect(kinds(seasonOf([], [weekOf(12)], { schedule: null }))).toEqual([]);
  });

  it('says which week of a two-week round it is', () => {
    const weeks = [weekOf(12, { points: { ann: 20, bob: 10 } }), weekOf(13), weekOf(14)];
    const events = calendarEvents(seasonOf(['ann', 'bob'], weeks, { playoffs: 'fourTwoWeeks' }), 'ann');
    const matchups = events.filter(({ path }) => path.startsWith('/matchups'));
    expect(matchups.map(({ description }) => description)).toEqual([
      'Tailgate.',
      'Tailgate. Championship, week 1 of 2.',
      'Tailgate. Championship, week 2 of 2.',
    ]);
  });

  it('says in the playoffs, too, when a week is off', () => {
    const decided = [weekOf(12), weekOf(13)].map(({ week }) =>
      weekOf(week.week, { points: { ann: 3, bob: 2, cat: 1 } }),
    );
    const three = seasonOf(['ann', 'bob', 'cat'], [...decided, weekOf(14)]);
    expect(calendarEvents(three, 'cat').at(-1)!.title).toBe('Week 14: your week off');
    expect(calendarEvents(three, 'ann').at(-1)!.title).toBe('Week 14: Ann vs. Bob, “the Best”');
  });

  it('says what a playoff game is for, and when its opponent isn’t known yet', () => {
    const final = (before: LeagueWeek[]) =>
      calendarEvents(seasonOf(['ann', 'bob'], [...before, weekOf(14)]), 'ann').at(-1);
    const decided = [weekOf(12), weekOf(13)].map(({ week }) => weekOf(week.week, { points: { ann: 1, bob: 2 } }));
    const [early, late] = [final([weekOf(12), weekOf(13)]), final(decided)];
    expect(early).toMatchObject({ title: 'Week 14: playoffs', id: late!.id });
    expect(early!.description).toContain('depends on earlier results');
    expect(late).toMatchObject({ title: 'Week 14: Ann vs. Bob, “the Best”', description: 'Tailgate. Championship.' });
  });
});

describe('a calendar file', () => {
  const EVENT: CalendarEvent = {
    id: 'l-2025-12-ann-matchup',
    title: `Week 12: ${'Longhorns, Aggies; and \\ Friends 🏈 '.repeat(4)}vs. Bob`,
    description: 'One line\nand another',
    start: Date.UTC(2025, 10, 21, 1),
    end: Date.UTC(2025, 10, 23, 4, 30),
    path: '/matchups?league=l&week=12',
  };
  const fileAt = (now: number) => calendarFile('Tailgate', [EVENT], { origin: 'https://squads.test', now });
  const now = Date.UTC(2025, 10, 1);
  const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
  const field = (file: string, name: string) =>
    unfolded(file).find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));

  it('has times in UTC, and folded and escaped text', () => {
    const file = fileAt(now);
    expect(field(file, 'DTSTART')).toBe('DTSTART:20251121T010000Z');
    expect(field(file, 'DTEND')).toBe('DTEND:20251123T043000Z');
    expect(field(file, 'SUMMARY')).toContain('Longhorns\\, Aggies\\; and \\\\ Friends 🏈');
    expect(field(file, 'DESCRIPTION')).toBe('DESCRIPTION:One line\\nand another');
    expect(field(file, 'URL')).toBe('URL;VALUE=URI:https://squads.test/matchups?league=l&week=12');
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('can’t be given further lines by a name or an ID', () => {
    const line = '\r\nBEGIN:VALARM';
    const forged = {
      ...EVENT,
      id: `l${line}`,
      title: `Ann${line}`,
      description: line,
      path: `/roster?league=l${line}`,
    };
    const file = calendarFile(`Tail, gate${line}`, [forged], { origin: 'https://squads.test', now });
    expect(field(file, 'NAME')).toBe('NAME:Tail\\, gate\\nBEGIN:VALARM');
    expect(file).not.toMatch(/^BEGIN:VALARM/m);
  });

  it('updates the same events when it is made again', () => {
    const [first, second] = [fileAt(now), fileAt(now + 60_000)];
    expect(field(first, 'UID')).toBe('UID:l-2025-12-ann-matchup@squads.test');
    expect(field(second, 'UID')).toBe(field(first, 'UID'));
    const sequence = (file: string) => Number(field(file, 'SEQUENCE')!.split(':')[1]);
    expect(sequence(second)).toBe(sequence(first) + 1);
    expect(sequence(second)).toBeLessThan(2 ** 31);
    expect(field(second, 'DTSTAMP')).toBe('DTSTAMP:20251101T000100Z');
  });
});
