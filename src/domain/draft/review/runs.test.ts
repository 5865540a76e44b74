import { expect, it } from 'vitest';
import type { SquadId } from '../../football/squads';
import { runIn } from './runs';

const picks = (units: string): SquadId[] => units.split(' ').map((unit) => `ALA-${unit}` as SquadId);

it('a run is four of the last six picks', () => {
  expect(runIn([])).toBeNull();
  expect(runIn(picks('WR WR WR'))).toBeNull();
  expect(runIn(picks('WR WR WR WR'))).toEqual({ unit: 'WR', count: 4, of: 4 });
  expect(runIn(picks('WR WR WR QB WR RB'))).toEqual({ unit: 'WR', count: 4, of: 6 });
  expect(runIn(picks('WR WR WR QB WR RB TE'))).toBeNull();
  expect(runIn(picks('QB QB QB QB QB QB K K K K RB RB'))).toEqual({ unit: 'K', count: 4, of: 6 });
});
