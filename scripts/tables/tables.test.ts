import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SchoolPlayers } from '@/domain/scoring/players';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/football/schools';
import { ALL_SQUADS } from '@/domain/football/squads';
import { categoriesOf, UNITS } from '@/domain/football/unitScoring';
import { ROOT } from '../suite/suite';
import { buildTables } from './build';
import { RECORDS_2025, checkPlayers, checkSchedule2026, checkSeason2025, recordOf } from './check';
import { inOrder, type Game } from './games';
import { buildIndexes } from './indexes';
import { linesOf } from './lines';
import { loadGames, loadSeason } from './load';
import { playersTables } from './players';
import { renderTable } from './render';
import { averagesTable, squadWeeks, statLineOf } from './season';
import { readSource } from './source';

const SOURCE = join(ROOT, '../shared/data/sec-football');

/** Who made the stat lines, by school. */
const loadPlayers = () =>
  Object.fromEntries(
    SCHOOL_CODES.map((code) => [
      code,
      JSON.parse(readFileSync(join(ROOT, `data/players-2025/${code}.json`), 'utf8')) as SchoolPlayers,
    ]),
  ) as Record<SchoolCode, SchoolPlayers>;

describe("the project's tables", () => {
  it('match the totals of their source', () => {
    checkSeason2025(loadGames(2025), loadSeason(2025));
    checkSchedule2026(loadGames(2026));
    expect(recordOf('MISS', loadGames(2025))).toBe(RECORDS_2025.MISS);
  });

  it('have players who add up to each unit’s stat line', () => {
    checkPlayers(loadPlayers(), loadSeason(2025));
    expect(loadPlayers().ALA.players[0]).toBe('Ty Simpson');
    expect(loadPlayers().ALA.weeks[1]?.QB).toEqual([[0, 254, 2, 0, 17, 0]]);
  });

  it('have a stat line for each squad and week, and none for a bye', () => {
    const season = loadSeason(2025);
    expect(squadWeeks(season)).toHaveLength(12 * ALL_SQUADS.length);
    expect(statLineOf(season, 'ALA', 'QB', 1)).toMatchObject({
      pass_yds: 254,
      pass_td: 2,
      pass_int: 0,
      qb_rush_yds: 17,
      qb_rush_td: 0,
    });
    expect(statLineOf(season, 'ALA', 'QB', 4)).toBeNull();
  });

  it('match the averages that ship with the app', () => {
    expect(JSON.parse(readFileSync(join(ROOT, 'data/averages-2025.json'), 'utf8'))).toEqual(
      averagesTable(loadSeason(2025)),
    );
  });

  it('are all named by season in the modules that the app imports', () => {
    const folder = join(ROOT, 'data');
    for (const [name, text] of Object.entries(buildIndexes(folder))) {
      expect(readFileSync(join(folder, name), 'utf8'), name).toBe(text);
    }
  });

  it('are known to the app once a new season is there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tables-'));
    try {
      cpSync(join(ROOT, 'data'), folder, { recursive: true });
      cpSync(join(folder, 'schedule-2026.json'), join(folder, 'schedule-2027.json'));
      cpSync(join(folder, 'season-2025.json'), join(folder, 'season-2026.json'));
      const indexes = buildIndexes(folder);
      expect(indexes['seasons.ts']).toContain('PLAYED = [2025, 2026];');
      expect(indexes['seasons.ts']).toContain('  2025: 14,\n  2026: 13,\n  2027: 13,\n');
      expect(indexes['schedules.ts']).toContain('2027: schedule2027 }');
      expect(indexes['lastPlayed.ts']).toContain('./season-2026.json');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.runIf(existsSync(SOURCE))('match the source byte for byte', () => {
    for (const [name, text] of Object.entries(buildTables(readSource(SOURCE)))) {
      expect(readFileSync(join(ROOT, 'data', name), 'utf8'), name).toBe(text);
    }
  });
});

describe('the table checks', () => {
  const games = loadGames(2025);
  it('report a wrong record and a missing week', () => {
    const turned = games.map((game) =>
      game.id === games[0]!.id ? { ...game, homeScore: game.awayScore, awayScore: game.homeScore } : game,
    );
    expect(() => checkSeason2025(turned, loadSeason(2025))).toThrow(/record of MIZ: 7-6/);
    const season = loadSeason(2025);
    delete season.lines.UK['1'];
    const left = 12 * ALL_SQUADS.length - UNITS.length;
    expect(() => checkSeason2025(games, season)).toThrow(`weeks of UK: 11, not 12\nsquad-weeks: ${left}, not`);
  });
  it('report players who don’t add up to their unit', () => {
    const players = loadPlayers();
    players.UK.weeks['1']!.QB = [];
    expect(() => checkPlayers(players, loadSeason(2025))).toThrow(
      /UK week 1 QB pass_yds: players have 0, the unit \d+/,
    );
  });
  it('report a missing 2026 game', () => {
    expect(() => checkSchedule2026(loadGames(2026).slice(1))).toThrow(/119 games/);
  });
});

describe('linesOf', () => {
  const columns = UNITS.flatMap((unit) =>
    categoriesOf(unit).flatMap(({ column, source = column }) =>
      source.replaceAll('{unit}', unit.toLowerCase()).split(/ -?/),
    ),
  );
  const row = Object.fromEntries(columns.map((column) => [column, '0']));
  it('counts made kicks without a distance as unknown, and misses as attempts minus makes', () => {
    expect(linesOf({ ...row, fga: '4', fgm: '3', fgm_40_49: '1', xpa: '5', xpm: '4' }).K).toMatchObject({
      fgm_0_39: 0,
      fgm_40_49: 1,
      fgm_50p: 0,
      fgm_unknown: 2,
      fg_missed: 1,
      xpm: 4,
      xp_missed: 1,
    });
    expect(() => linesOf({ ...row, fgm: '1', fgm_0_39: '2' })).toThrow(/fgm -fgm_0_39 .* is less than none/);
  });
  it('adds up the defensive and return touchdowns', () => {
    expect(linesOf({ ...row, def_td: '1', kr_td: '1', pr_td: '2' }).DST.tds).toBe(4);
  });
  it('reads each unit’s own carries and catches', () => {
    const lines = linesOf({ ...row, wr_rec: '7', te_rec: '2', qb_rush_yds: '-3' });
    expect([lines.RB.rec, lines.WR.rec, lines.TE.rec, lines.QB.qb_rush_yds]).toEqual([0, 7, 2, -3]);
  });
  it('throws on a blank where a number is required', () => {
    expect(() => linesOf({ ...row, team: 'ALA', sacks: '' })).toThrow('ALA: sacks is blank');
  });
});

describe('playersTables', () => {
  const season = loadSeason(2025);
  const row = (player: string, position: string, counts: Record<string, string>) => ({
    ...Object.fromEntries(
      'pass_yds pass_td pass_int rush_yds rush_td rec rec_yds rec_td fgm fga xpm xpa sacks def_int def_td kr_td pr_td'
        .split(' ')
        .map((column) => [column, '']),
    ),
    ...{ season: '2025', phase: 'regular', week: '1', team: 'ALA', player, position },
    ...counts,
  });
  const weekOf = (...rows: ReturnType<typeof row>[]) => playersTables(2025, rows, season).ALA;

  it('counts runs and catches by position, passes by anyone, and leaves out those who add nothing', () => {
    const table = weekOf(
      row('Quinn', 'QB', { pass_yds: '200', rush_yds: '12' }),
      row('Wes', 'WR', { pass_yds: '30', rec: '4', rec_yds: '51' }),
      row('Cory', 'CB', { rec: '1', rec_yds: '9' }),
    );
    expect(table.players).toEqual(['Quinn', 'Wes']);
    expect(table.weeks['1']).toEqual({
      QB: [
        [0, 200, 0, 0, 12, 0],
        [1, 30, 0, 0, 0, 0],
      ],
      WR: [[1, 0, 0, 4, 51, 0]],
    });
  });
  it('keeps half sacks, and adds up touchdowns on defense and returns', () => {
    const table = weekOf(row('Sam', 'LB', { sacks: '1.5', def_td: '1', pr_td: '1' }));
    expect(table.weeks['1']?.DST).toEqual([[0, 1.5, 0, 2]]);
    expect(() => weekOf(row('Sam', 'LB', { sacks: '1.3' }))).toThrow('ALA Sam: sacks is 1.3');
  });
  it('gives the distances of field goals to a kicker who made all of them, and to no other', () => {
    const alone = weekOf(row('Kit', 'PK', { fgm: '2', fga: '3', xpm: '1', xpa: '1' }));
    const [, near, middle, far, unknown, missed, extra] = alone.weeks['1']!.K![0]!;
    expect([near, middle, far, unknown]).toEqual(season.lines.ALA['1']!.K.slice(0, 4));
    expect([missed, extra]).toEqual([1, 1]);
    const two = weekOf(row('Kit', 'PK', { fgm: '2', fga: '2' }), row('Lou', 'PK', { fgm: '1', fga: '1' }));
    expect(two.weeks['1']?.K).toEqual([
      [0, 0, 0, 0, 2, 0, 0, 0],
      [1, 0, 0, 0, 1, 0, 0, 0],
    ]);
  });
  it('leaves out the postseason', () => {
    expect(weekOf({ ...row('Quinn', 'QB', { pass_yds: '200' }), phase: 'postseason' }).weeks).toEqual({});
  });
});

describe('the written tables', () => {
  it('have one entry per line', () => {
    expect(renderTable({ season: 1 }, 'games', [{ a: 1 }, { b: 2 }])).toBe(
      '{\n  "season": 1,\n  "games": [\n    {"a":1},\n    {"b":2}\n  ]\n}\n',
    );
    expect(JSON.parse(renderTable({}, 'squads', { x: [1] }))).toEqual({ squads: { x: [1] } });
  });
  it('are sorted by kickoff, unannounced games last in their week', () => {
    const game = (id: string, week: number, kickoff: string | null) =>
      ({ id, week, kickoff, phase: 'regular' }) as Game;
    const games = [
      game('d', 10, '2025-11-01'),
      game('c', 9, null),
      game('b', 9, '2025-10-25T19:00:00Z'),
      game('a', 9, '2025-10-25T16:00:00Z'),
    ];
    expect(
      inOrder(games)
        .map(({ id }) => id)
        .join(''),
    ).toBe('abcd');
  });
});
