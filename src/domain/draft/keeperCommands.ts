import type { ManagerId } from '../league/houseTeams';
import { fail, succeed, type Result } from '../kernel/result';
import { squadName, unitOf, type SquadId } from '../football/squads';
import type { Draft } from './types';

/** What a manager may keep: at most this many squads of the roster they had last season. */
export type KeeperLimits = { most: number; roster: readonly SquadId[] };

/**
 * Sets a manager's keepers before the draft. No two are of the same unit, so that each has a place in the lineup
 * (docs/game.md, Keepers). Fails once the draft has started (`begun`), for someone who isn't in the league, for too
 * many squads, for two of a unit, and for a squad that wasn't theirs.
 */
export function keep(
  draft: Draft,
  manager: ManagerId,
  squads: readonly SquadId[],
  { most, roster }: KeeperLimits,
): Result<Draft> {
  if (draft.status !== 'scheduled') return fail('begun', 'The draft has started, so keepers can’t change.');
  if (!draft.members.includes(manager)) return fail('not-member', 'Only managers of this league can keep squads.');
  if (squads.length > most) return fail('too-many', `You can keep up to ${String(most)} squads.`);
  const twice = squads.find((squad, i) => squads.findIndex((other) => unitOf(other) === unitOf(squad)) < i);
  if (twice !== undefined) return fail('same-unit', `You can keep only one ${unitOf(twice)}.`);
  const foreign = squads.find((squad) => !roster.includes(squad));
  if (foreign !== undefined) return fail('not-owned', `${squadName(foreign)} wasn’t on your roster last season.`);
  return succeed({ ...draft, kept: { ...draft.kept, [manager]: [...squads] } });
}

/** Fails if a manager in the draft has more keepers than the league allows, which may be fewer than when they chose. */
export function checkKept({ kept, order }: Pick<Draft, 'kept' | 'order'>, most: number): Result<void> {
  return order.every((manager) => (kept[manager]?.length ?? 0) <= most)
    ? succeed()
    : fail(
        'keepers',
        'A manager has more keepers than the league now allows. They can drop some here, or you can change the league settings.',
      );
}
