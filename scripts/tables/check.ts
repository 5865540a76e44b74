import { SCHOOL_CODES, type SchoolCode } from '@/domain/football/schools';
import { PLAYER_COLUMNS, type SchoolPlayers } from '@/domain/scoring/players';
import { ALL_SQUADS, UNITS } from '@/domain/football/squads';
import type { Game } from './games';
import { squadWeeks, type SeasonTable } from './season';

/** Wins and losses in all games of 2025, then in conference games, as the source's README states them. */
export const RECORDS_2025: Record<string, string> = {
  ALA: '11-4 (7-1)',
  ARK: '2-10 (0-8)',
  AUB: '5-7 (1-7)',
  FLA: '4-8 (2-6)',
  UGA: '12-2 (7-1)',
  UK: '5-7 (2-6)',
  MISS: '13-2 (7-1)',
  MIZ: '8-5 (4-4)',
  MSU: '5-8 (1-7)',
  OK: '10-3 (6-2)',
  SC: '4-8 (1-7)',
  TENN: '8-5 (4-4)',
  TEX: '10-3 (6-2)',
  TAMU: '11-2 (7-1)',
  VAN: '10-3 (6-2)',
  LSU: '7-6 (3-5)',
};

/** Games of a school in a regular season. */
const GAMES_OF_SCHOOL = 12;

/** A school's record as text: `11-4 (7-1)`, all games and conference games. */
export function recordOf(code: string, games: readonly Game[]): string {
  const count = (played: readonly Game[]) => {
    const wins = played.filter(
      (game) => pointsOf(game, code) > pointsOf(game, game.home === code ? game.away : game.home),
    ).length;
    return `${wins}-${played.length - wins}`;
  };
  const own = games.filter((game) => (game.home === code || game.away === code) && game.homeScore !== null);
  return `${count(own)} (${count(own.filter((game) => game.conference))})`;
}

/** Checks the 2025 tables against the totals of the source's README. Throws an error that lists every difference. */
export function checkSeason2025(games: readonly Game[], table: SeasonTable): void {
  const wrong: string[] = [];
  const expect = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) wrong.push(`${what}: ${String(found)}, not ${String(expected)}`);
  };
  const regular = games.filter((game) => game.phase === 'regular');
  expect('games', games.length, 141);
  expect('regular-season games', regular.length, 128);
  for (const code of SCHOOL_CODES) {
    expect(`record of ${code}`, recordOf(code, games), RECORDS_2025[code]);
    expect(`weeks of ${code}`, Object.keys(table.lines[code]).length, GAMES_OF_SCHOOL);
  }
  const conference = SCHOOL_CODES.map((code) => /\((\d+)-(\d+)\)/.exec(recordOf(code, games))!.slice(1).map(Number));
  expect(
    'conference wins',
    conference.reduce((sum, [wins]) => sum + wins!, 0),
    64,
  );
  expect(
    'conference losses',
    conference.reduce((sum, [, losses]) => sum + losses!, 0),
    64,
  );
  expect('squad-weeks', squadWeeks(table).length, ALL_SQUADS.length * GAMES_OF_SCHOOL);
  if (wrong.length > 0) throw new Error(`The 2025 tables do not agree with their source:\n${wrong.join('\n')}`);
}

/** Checks the 2026 schedule: 120 games, twelve a school, nine of them in the conference. */
export function checkSchedule2026(games: readonly Game[]): void {
  const wrong = SCHOOL_CODES.filter((code) => {
    const own = games.filter((game) => game.home === code || game.away === code);
    return own.length !== GAMES_OF_SCHOOL || own.filter((game) => game.conference).length !== 9;
  });
  if (games.length !== 120 || wrong.length > 0) {
    throw new Error(`The 2026 schedule does not agree with its source: ${games.length} games; ${wrong.join(', ')}`);
  }
}

function pointsOf(game: Game, code: string): number {
  return (game.home === code ? game.homeScore : game.awayScore) ?? 0;
}

/**
 * Where players can't add up to their unit's line: the source's box has no player for the fumble that Tennessee
 * returned for a touchdown.
 */
const UNCLAIMED: Record<string, number> = { '2025 TENN week 1 DST tds': 1 };

/**
 * Checks that players' counts add up to their unit's line in every game. Field goals are compared as a sum, because the
 * source has no distances where several kickers made one. Throws an error that lists every difference.
 */
export function checkPlayers(players: Record<SchoolCode, SchoolPlayers>, table: SeasonTable): void {
  const wrong: string[] = [];
  for (const code of SCHOOL_CODES) {
    for (const [week, units] of Object.entries(table.lines[code])) {
      for (const unit of UNITS) {
        const unitSums = new Map<string, number>();
        const playerSums = new Map<string, number>();
        const add = (sums: Map<string, number>, column: string, count: number) => {
          const name = column.startsWith('fgm_') ? 'fgm' : column;
          sums.set(name, (sums.get(name) ?? 0) + count);
        };
        PLAYER_COLUMNS[unit].forEach((column, index) => {
          add(unitSums, column, units[unit][table.columns[unit].indexOf(column)]!);
          for (const line of players[code].weeks[week]?.[unit] ?? []) add(playerSums, column, line[index + 1]!);
        });
        for (const [column, expected] of unitSums) {
          const what = `${table.season} ${code} week ${week} ${unit} ${column}`;
          const found = (playerSums.get(column) ?? 0) + (UNCLAIMED[what] ?? 0);
          if (found !== expected) wrong.push(`${what}: players have ${String(found)}, the unit ${String(expected)}`);
        }
      }
    }
  }
  if (wrong.length > 0) throw new Error(`The players do not add up:\n${wrong.join('\n')}`);
}
