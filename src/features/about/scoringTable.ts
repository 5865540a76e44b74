import { formatPoints } from '@/domain/hundredths';
import { scoreSquad } from '@/domain/scoring';
import type { StatLine } from '@/domain/statLines';
import type { Unit } from '@/domain/squads';

/** One line of the scoring table: what counts, and what one of it is worth. */
export interface ScoringRow {
  what: string;
  points: string;
}

/** `0.04` for 4 hundredths, `6` for 600: whole numbers without their zeros. */
function worth(hundredths: number): string {
  return hundredths % 100 === 0 ? String(hundredths / 100) : formatPoints(hundredths).replace(/0$/, '');
}

/** A line on which everything happened once, so that the domain names each thing that counts. */
const ONCE: Record<Exclude<Unit, 'DST'>, StatLine> = {
  QB: { pass_yds: 1, pass_td: 1, pass_int: 1, qb_rush_yds: 1, qb_rush_td: 1 },
  RB: { rush_yds: 1, rush_td: 1, rec: 1, rec_yds: 1, rec_td: 1 },
  WR: { rush_yds: 1, rush_td: 1, rec: 1, rec_yds: 1, rec_td: 1 },
  TE: { rush_yds: 1, rush_td: 1, rec: 1, rec_yds: 1, rec_td: 1 },
  K: { fgm_0_39: 1, fgm_40_49: 1, fgm_50p: 1, fgm_unknown: 1, fg_missed: 1, xpm: 1, xp_missed: 1 },
};
const DEFENSE = { sacks: 1, def_int: 1, opp_fum_lost: 1, tds: 1, safeties: 1 };

/** Points allowed at which the worth changes, lowest first, with the words for each band. */
const BANDS: readonly [number, string][] = [
  [0, '0'],
  [1, '1–6'],
  [7, '7–13'],
  [14, '14–20'],
  [21, '21–27'],
  [28, '28–34'],
  [35, '35 or more'],
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The scoring of a unit, read off the very function that scores: the table cannot say something else. */
export function scoringRows(unit: Unit): ScoringRow[] {
  if (unit !== 'DST') {
    return scoreSquad(unit, ONCE[unit]).terms.map((term) => ({ what: capital(term.label), points: worth(term.each) }));
  }
  const terms = scoreSquad('DST', { ...DEFENSE, points_against: 21 }).terms.filter(
    ({ label }) => !label.startsWith('game'),
  );
  const nothing = { sacks: 0, def_int: 0, opp_fum_lost: 0, tds: 0, safeties: 0 };
  return [
    ...terms.map((term) => ({ what: capital(term.label), points: worth(term.each) })),
    ...BANDS.map(([points_against, words]) => ({
      what: `Points allowed: ${words}`,
      points: worth(scoreSquad('DST', { ...nothing, points_against }).hundredths),
    })),
  ];
}
