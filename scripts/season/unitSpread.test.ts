import { expect, it } from 'vitest';
import { scoreSquad } from '@/domain/scoring/scoreSquad';
import { UNITS } from '@/domain/football/squads';
import { SPREAD_SEASON, UNIT_TABLE } from '@/domain/football/unitScoring';
import { loadSeason } from '../tables/load';
import { averagesTable, squadWeeks } from '../tables/season';

it.each(UNITS)('the spread of %s is that of its season’s stat lines around each squad’s average', (unit) => {
  const table = loadSeason(SPREAD_SEASON);
  const { squads } = averagesTable(table);
  const distances = squadWeeks(table)
    .filter((one) => one.unit === unit)
    .map(({ squad, line }) => scoreSquad(unit, line).hundredths - squads[squad].hundredths / squads[squad].games);
  const variance = distances.reduce((sum, distance) => sum + distance ** 2, 0) / distances.length;
  expect(UNIT_TABLE[unit].spread).toBe(Math.round(Math.sqrt(variance)));
});
