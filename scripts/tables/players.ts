import { SCHOOL_CODES, type SchoolCode } from '@/domain/football/schools';
import { PLAYER_COLUMNS, type SchoolPlayers } from '@/domain/scoring/players';
import { UNITS, type Unit } from '@/domain/football/squads';
import type { SeasonTable } from './season';
import { whole, type Row } from './source';

/** Which positions run and catch for a unit, as the source counts them; other positions count for no unit. */
const CARRIERS: Partial<Record<Unit, string>> = { QB: 'QB', RB: 'RB', WR: 'WR', TE: 'TE' };

/** What several kickers of one game made, by school and week; the source has distances for the school's kicks only. */
const NO_DISTANCE = ['fgm_0_39', 'fgm_40_49', 'fgm_50p', 'fgm_unknown'];

/**
 * Who made each unit's counts, by school, from the source's rows of players. Only the regular season, only those who
 * add to a unit, those who add most first. `lines` has the distances of field goals.
 */
export function playersTables(
  season: number,
  rows: readonly Row[],
  table: Pick<SeasonTable, 'columns' | 'lines'>,
): Record<SchoolCode, SchoolPlayers> {
  const tables = Object.fromEntries(
    SCHOOL_CODES.map((school) => [school, { season, school, players: [], weeks: {} }]),
  ) as unknown as Record<SchoolCode, SchoolPlayers>;
  const regular = rows.filter(({ phase }) => phase === 'regular');
  for (const school of SCHOOL_CODES) {
    const own = regular.filter(({ team }) => team === school);
    const { players, weeks } = tables[school];
    for (const week of [...new Set(own.map((row) => whole(row, 'week')))].sort((one, other) => one - other)) {
      const ofWeek = own.filter((row) => whole(row, 'week') === week);
      for (const unit of UNITS) {
        const lines = ofWeek
          .map((row) => ({ name: row.player!, counts: countsOf(row, unit, ofWeek, table, school) }))
          .filter(({ counts }) => counts.some((count) => count !== 0))
          .sort((one, other) => sizeOf(other.counts) - sizeOf(one.counts) || (one.name < other.name ? -1 : 1));
        if (lines.length === 0) continue;
        (weeks[String(week)] ??= {})[unit] = lines.map(({ name, counts }) => [indexOf(players, name), ...counts]);
      }
    }
  }
  return tables;
}

/** What a player adds to a unit's line in a game, in the order of `PLAYER_COLUMNS`. */
function countsOf(
  row: Row,
  unit: Unit,
  all: readonly Row[],
  { columns, lines }: Pick<SeasonTable, 'columns' | 'lines'>,
  school: SchoolCode,
): number[] {
  const carries = row.position === CARRIERS[unit];
  const madeAlone = all.filter((one) => number(one, 'fgm') > 0).length === 1 && number(row, 'fgm') > 0;
  return PLAYER_COLUMNS[unit].map((column) => {
    if (NO_DISTANCE.includes(column)) {
      if (madeAlone) return lines[school][row.week!]![unit][columns[unit].indexOf(column)]!;
      return column === 'fgm_unknown' ? number(row, 'fgm') : 0;
    }
    switch (column) {
      case 'qb_rush_yds':
      case 'qb_rush_td':
        return carries ? number(row, column.slice('qb_'.length)) : 0;
      case 'rush_yds':
      case 'rush_td':
      case 'rec':
      case 'rec_yds':
      case 'rec_td':
        return carries ? number(row, column) : 0;
      case 'fg_missed':
        return number(row, 'fga') - number(row, 'fgm');
      case 'xp_missed':
        return number(row, 'xpa') - number(row, 'xpm');
      case 'tds':
        return number(row, 'def_td') + number(row, 'kr_td') + number(row, 'pr_td');
      default:
        return number(row, column);
    }
  });
}

/** A count of a player, blank where there was none. Sacks come in halves. */
function number(row: Row, column: string): number {
  const text = row[column];
  if (text === undefined) throw new Error(`The source of players has no column ${column}`);
  const count = Number(text);
  if (!Number.isInteger(count * 2)) throw new Error(`${row.team} ${row.player}: ${column} is ${text}`);
  return count;
}

function sizeOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + Math.abs(count), 0);
}

function indexOf(players: string[], name: string): number {
  const known = players.indexOf(name);
  return known >= 0 ? known : players.push(name) - 1;
}
