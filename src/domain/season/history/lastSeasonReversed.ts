import type { ManagerId } from '../../league/houseTeams';
import { draftedTeam } from '../../kernel/ids';
import { managerOf } from '../../league/teams';
import { seasonEnd } from '../playoffs/champion';
import type { LeagueSeason } from '../leagueSeason';

/**
 * The managers of a league in the reverse of how they finished its last season: the one who finished last picks first,
 * and the champion after all who played. Those who didn't play it, and house teams, follow in the given order. Null if
 * the season wasn't played to its end.
 */
export function lastSeasonReversed(managers: readonly ManagerId[], last: LeagueSeason): ManagerId[] | null {
  const end = seasonEnd(last);
  if (end === null) return null;
  const people = [...end.places].reverse().map((team) => managerOf(last.league, team));
  const back = people
    .flatMap((one) => (one === null ? [] : [draftedTeam(one.uid)]))
    .filter((one) => managers.includes(one));
  return [...back, ...managers.filter((manager) => !back.includes(manager))];
}
