import { STAT_COLUMNS } from '@/domain/statLines';
import type { Unit } from '@/domain/squads';
import { whole, wholeOrNull, type Row } from './source';

/** The six stat lines of a school's game, by stored column (docs/game.md, Stat line columns). */
export function linesOf(row: Row): Record<Unit, Record<string, number>> {
  const carrier = (unit: 'rb' | 'wr' | 'te') => ({
    rush_yds: whole(row, `${unit}_rush_yds`),
    rush_td: whole(row, `${unit}_rush_td`),
    rec: whole(row, `${unit}_rec`),
    rec_yds: whole(row, `${unit}_rec_yds`),
    rec_td: whole(row, `${unit}_rec_td`),
  });
  return {
    QB: Object.fromEntries(STAT_COLUMNS.QB.map((column) => [column, whole(row, column)])),
    RB: carrier('rb'),
    WR: carrier('wr'),
    TE: carrier('te'),
    K: kickerLine(row),
    DST: {
      sacks: whole(row, 'sacks'),
      def_int: whole(row, 'def_int'),
      opp_fum_lost: whole(row, 'opp_fum_lost'),
      tds: whole(row, 'def_td') + whole(row, 'kr_td') + whole(row, 'pr_td'),
      safeties: whole(row, 'safeties'),
      points_against: whole(row, 'points_against'),
    },
  };
}

/** Made field goals that are in none of the distance columns have an unknown distance. */
function kickerLine(row: Row): Record<string, number> {
  const made = whole(row, 'fgm');
  const buckets = ['fgm_0_39', 'fgm_40_49', 'fgm_50p'].map(
    (column) => [column, wholeOrNull(row, column) ?? 0] as const,
  );
  const known = buckets.reduce((sum, [, count]) => sum + count, 0);
  if (known > made) throw new Error(`${row.team} ${row.game_id}: more field goals by distance than made`);
  return {
    ...Object.fromEntries(buckets),
    fgm_unknown: made - known,
    fg_missed: whole(row, 'fga') - made,
    xpm: whole(row, 'xpm'),
    xp_missed: whole(row, 'xpa') - whole(row, 'xpm'),
  };
}
