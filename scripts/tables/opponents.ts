import type { SchoolCode } from '@/domain/football/schools';
import { SCHOOL_CODES } from '@/domain/football/schools';
import type { Game } from './games';

/**
 * The other conferences' schools of the power conferences, with Notre Dame, and those that play a division lower (FCS).
 * The source doesn't say it, so it is kept by hand, for the opponents of 2025 and 2026.
 */
const POWER = 'ASU BAY CLEM FSU GT KU LOU MIA MICH MINN NCSU ND OSU SYR UTAH VT WIS'.split(' ');
const FCS = (
  'AAMU ALCN APSU CAM CARK CHSO CIT EIU ETSU FUR ILST LIU MCN MER SAM SCST SELA TNST TNTC TOW UAPB UNA UTC ' + 'WOF YSU'
).split(' ');

/**
 * A season's opponents by school and week: `FSU` at home, `@FSU` away, `=FSU` on a neutral site; and which of them are
 * of the power conferences or FCS. It holds no score, so what is computed from it can't know one.
 */
export type OpponentsTable = {
  season: number;
  power: string[];
  fcs: string[];
  schools: Record<SchoolCode, Record<string, string>>;
};

/** Builds the table from a season's games, of which only the regular season counts. */
export function opponentsTable(season: number, games: readonly Game[]): OpponentsTable {
  const regular = games.filter(({ phase }) => phase === 'regular');
  const met = new Set(regular.flatMap(({ home, away }) => [home, away]));
  const schools = Object.fromEntries(
    SCHOOL_CODES.map((code) => {
      const own = regular.filter(({ home, away }) => home === code || away === code);
      const entries = own.map((game) => [String(game.week), opponentOf(game, code)] as const);
      return [code, Object.fromEntries(entries)];
    }),
  ) as OpponentsTable['schools'];
  return { season, power: POWER.filter((code) => met.has(code)), fcs: FCS.filter((code) => met.has(code)), schools };
}

function opponentOf({ home, away, neutral }: Game, code: SchoolCode): string {
  return `${neutral ? '=' : home === code ? '' : '@'}${home === code ? away : home}`;
}
