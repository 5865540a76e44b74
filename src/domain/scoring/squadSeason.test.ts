import { describe, expect, it } from 'vitest';
import averages from '../../../data/averages-2025.json';
import schedule2025 from '../../../data/schedule-2025.json';
import schedule2026 from '../../../data/schedule-2026.json';
import lines from '../../../data/season-2025.json';
import { byeWeeks } from '../football/byes';
import { DEFAULT_SCORING } from './scoreSquad';
import type { SeasonLines } from './seasonLines';
import { squadSeason, summarize } from './squadSeason';
import { ALL_SQUADS, schoolOf } from '../football/squads';
import { STAT_COLUMNS } from '../football/statLines';

const table = lines as SeasonLines;

describe('a squad’s season by week', () => {
  it('has a score in every week but the byes, and its mean is that of the averages', () => {
    for (const squad of ALL_SQUADS) {
      const weeks = squadSeason(squad, schedule2025.games, table, DEFAULT_SCORING);
      const byes = weeks.filter(({ fixture }) => fixture === null).map(({ week }) => week);
      expect(byes, squad).toEqual(byeWeeks(2025, schoolOf(squad)));
      expect(
        weeks.filter(({ hundredths }) => hundredths === null).map(({ week }) => week),
        squad,
      ).toEqual(byes);
      const { hundredths, games } = averages.squads[squad];
      expect(summarize(weeks)?.mean, squad).toBe(Math.round(hundredths / games));
    }
  });

  it('uses the league’s points per reception', () => {
    const mean = (reception: 0 | 1) =>
      summarize(squadSeason('ALA-WR', schedule2025.games, table, { ...DEFAULT_SCORING, reception }))!.mean;
    expect(mean(1) - mean(0)).toBe(
      Math.round((averages.squads['ALA-WR'].counts[STAT_COLUMNS.WR.indexOf('rec')]! / 12) * 100),
    );
  });

  it('lists a schedule without scores before the season is played', () => {
    const weeks = squadSeason('ALA-QB', schedule2026.games, null, DEFAULT_SCORING);
    expect(weeks.filter(({ fixture }) => fixture === null).map(({ week }) => week)).toEqual(byeWeeks(2026, 'ALA'));
    expect(weeks.every(({ hundredths }) => hundredths === null)).toBe(true);
    expect(summarize(weeks)).toBeNull();
  });
});
