import type { ManagerId } from '../league/houseTeams';
import type { Random } from '../kernel/random';
import type { Projections } from '../projections/preseason';
import { isFlexUnit } from '../lineup/slots';
import { unitOf, type SquadId } from '../football/squads';
import { cappedUnits, needsOf } from './legalPicks';
import type { Draft } from './types';

/** The three drafting styles of the bots in a practice draft. */
export const TEMPERAMENTS = ['bookkeeper', 'builder', 'gambler'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** The display name of each temperament. */
export const TEMPERAMENT_NAMES: Record<Temperament, string> = {
  bookkeeper: 'Bookkeeper',
  builder: 'Builder',
  gambler: 'Gambler',
};

/** How many of the highest projections a gambler draws from. */
const GAMBLERS_REACH = 6;

/** What a bot bases its choice on. `random` returns numbers from 0 up to but not including 1. */
export type BotView = { temperament: Temperament; projections: Projections; random: Random };

/**
 * Returns the squad that a bot with this temperament picks for `manager` now, always a legal one. Throws when the
 * manager's roster is full.
 */
export function botPick(draft: Draft, manager: ManagerId, view: BotView): SquadId {
  const legal = legalSquads(draft, manager);
  const [best] = legal;
  if (best === undefined || (draft.rosters[manager] ?? []).length >= draft.rounds) {
    throw new Error(`no legal pick for ${manager} at pick ${draft.picks.length}`);
  }
  switch (view.temperament) {
    case 'bookkeeper':
      return best;
    case 'builder':
      return legal.find((squad) => startsFor(draft, manager, squad)) ?? best;
    case 'gambler': {
      const byPoints = [...legal].sort((a, b) => view.projections[b] - view.projections[a]).slice(0, GAMBLERS_REACH);
      // Take the lower of two draws, so a gambler reaches only now and then.
      const draw = Math.min(view.random(), view.random());
      return byPoints[Math.floor(draw * byPoints.length)] ?? best;
    }
  }
}

/** Every squad that a manager may pick now, best rank first. */
function legalSquads(draft: Draft, manager: ManagerId): SquadId[] {
  const taken = new Set(draft.picks);
  const capped = cappedUnits(draft, manager);
  return draft.ranking.filter((squad) => !taken.has(squad) && !capped.has(unitOf(squad)));
}

/** Whether the squad would fill an open slot of the starting lineup. */
function startsFor(draft: Draft, manager: ManagerId, squad: SquadId): boolean {
  const { missing, flexMissing } = needsOf(draft.rosters[manager] ?? [], draft.slots);
  const unit = unitOf(squad);
  return missing[unit] > 0 || (isFlexUnit(unit) && flexMissing > 0);
}
