import type { Slot } from '@/domain/lineup/slots';
import type { SquadId } from '@/domain/football/squads';

/** One slot of a final matchup: both squads and their points, in hundredths. */
export interface SampleRow {
  slot: Slot;
  home: SquadId;
  homePoints: number;
  away: SquadId;
  awayPoints: number;
}

/** Week 3 of the 2025 season: real points of real squads, in two made-up but valid lineups. */
export const SAMPLE_WEEK = 3;
export const SAMPLE_SEASON = 2025;

export const SAMPLE: readonly SampleRow[] = [
  { slot: 'QB', home: 'TENN-QB', homePoints: 3204, away: 'ALA-QB', awayPoints: 3378 },
  { slot: 'RB', home: 'UGA-RB', homePoints: 3130, away: 'MIZ-RB', awayPoints: 7650 },
  { slot: 'WR', home: 'MISS-WR', homePoints: 4390, away: 'SC-WR', awayPoints: 2730 },
  { slot: 'TE', home: 'UK-TE', homePoints: 2340, away: 'OK-TE', awayPoints: 1060 },
  { slot: 'FLEX', home: 'AUB-WR', homePoints: 2700, away: 'FLA-RB', awayPoints: 1540 },
  { slot: 'K', home: 'TAMU-K', homePoints: 1000, away: 'UGA-K', awayPoints: 1300 },
  { slot: 'DST', home: 'LSU-DST', homePoints: 2300, away: 'VAN-DST', awayPoints: 1400 },
];

/** Both sides' points, in hundredths: 190.64 to 190.58. */
export const SAMPLE_TOTALS = {
  home: SAMPLE.reduce((sum, row) => sum + row.homePoints, 0),
  away: SAMPLE.reduce((sum, row) => sum + row.awayPoints, 0),
};
