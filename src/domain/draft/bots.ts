import type { ManagerId } from '../houseTeams';
import type { Random } from '../random';
import type { Projections } from '../ranking';
import { isFlexUnit } from '../slots';
import { unitOf, type SquadId } from '../squads';
import { cappedUnits, needsOf } from './legal';
import type { Draft } from './types';

/** The three ways in which the bots of a practice draft choose. */
export const TEMPERAMENTS = ['bookkeeper', 'builder', 'gambler'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** What each temperament is called. */
export const TEMPERAMENT_NAMES: Record<Temperament, string> = {
  bookkeeper: 'Bookkeeper',
  builder: 'Builder',
  gambler: 'Gambler',
};

/** From how many of the highest projections a gambler draws. */
const GAMBLERS_REACH = 6;

/** What a bot chooses by. `random` draws numbers from 0 up to but not 1. */
export type BotView = { temperament: Temperament; projections: Projections; random: Random };

/**
 * The squad that a bot of this temperament picks for `manager` now: always a legal one. Breaks when the manager's roster
 * is full, because then there is nothing to pick.
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
      // Two draws, the lower one counts: a gambler reaches now and then, not always.
      const draw = Math.min(view.random(), view.random());
      return byPoints[Math.floor(draw * byPoints.length)] ?? best;
    }
  }
}

/** Everything that a manager may pick now, best rank first. */
function legalSquads(draft: Draft, manager: ManagerId): SquadId[] {
  const taken = new Set(draft.picks);
  const capped = cappedUnits(draft, manager);
  return draft.ranking.filter((squad) => !taken.has(squad) && !capped.has(unitOf(squad)));
}

/** Whether the squad would stand in a place of the starting lineup that is still open. */
function startsFor(draft: Draft, manager: ManagerId, squad: SquadId): boolean {
  const { missing, flexMissing } = needsOf(draft.rosters[manager] ?? [], draft.slots);
  const unit = unitOf(squad);
  return missing[unit] > 0 || (isFlexUnit(unit) && flexMissing > 0);
}
