import { unitOf, type SquadId } from '../football/squads';
import { startersOf, type Lineup } from './lineup';
import { fits } from './slots';

/**
 * A difference between two lineups' starters. `gain` is in hundredths. `start` or `sit` is null where a slot was, or
 * becomes, empty.
 */
export type StarterChange = { start: SquadId | null; sit: SquadId | null; gain: number };

/**
 * What changes among the starters from one lineup to another, each squad that starts paired with one that sits: of the
 * same unit if there is one. The gains, by `worth` in hundredths, add up to the difference between the lineups.
 */
export function starterChanges(before: Lineup, after: Lineup, worth: (squad: SquadId) => number): StarterChange[] {
  const [started, starts] = [startersOf(before), startersOf(after)];
  const sitting = started.filter((squad) => !starts.includes(squad));
  const starting = starts.filter((squad) => !started.includes(squad));
  const paired = new Map<SquadId, SquadId>();
  const pair = (matches: (start: SquadId, sit: SquadId) => boolean) => {
    for (const start of starting) {
      if (paired.has(start)) continue;
      const taken = [...paired.values()];
      const sit = sitting.find((squad) => !taken.includes(squad) && matches(start, squad));
      if (sit !== undefined) paired.set(start, sit);
    }
  };
  pair((start, sit) => unitOf(start) === unitOf(sit));
  pair((start, sit) => fits(unitOf(start), 'FLEX') && fits(unitOf(sit), 'FLEX'));
  const left = sitting.filter((squad) => ![...paired.values()].includes(squad));
  const value = (squad: SquadId | null) => (squad === null ? 0 : worth(squad));
  return [
    ...starting.map((start) => ({ start, sit: paired.get(start) ?? null })),
    ...left.map((sit) => ({ start: null, sit })),
  ].map((change) => ({ ...change, gain: value(change.start) - value(change.sit) }));
}
