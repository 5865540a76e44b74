import { isHouseTeam, type ManagerId } from './houseTeams';
import { draftedTeam, type Uid } from '../kernel/ids';
import type { Departed, League, LeagueMember } from './types';
import { asMap, asMillis, asText } from '../kernel/parse';

/** The part of a league that says who runs which team, and who did. */
export type Teams = Pick<League, 'userInfo' | 'vacant' | 'departures'>;

/**
 * Reads who left their team from the league's stored `removed`, the earliest first. Those removed before the draft had
 * no team yet.
 */
export function parseDepartures(removed: unknown): Departed[] {
  return Object.entries(asMap(removed))
    .flatMap(([uid, note]): Departed[] => {
      const { team, at, by, reason, since } = asMap(note);
      const left = asText(team, null);
      if (left === null) return [];
      return [
        { uid, team: left, at: asMillis(at), by: asText(by, ''), reason: asText(reason, ''), since: asMillis(since) },
      ];
    })
    .sort((one, other) => (one.at ?? Infinity) - (other.at ?? Infinity));
}

/**
 * The team that a member runs. A team has the id of the manager who drafted it, also after another person has taken it
 * over.
 */
export function teamOf({ userInfo }: Pick<League, 'userInfo'>, uid: Uid): ManagerId {
  return userInfo[uid]?.team ?? draftedTeam(uid);
}

/** The member who runs a team. Null for a house team and a vacant one. */
export function managerOf({ userInfo }: Pick<League, 'userInfo'>, team: ManagerId): LeagueMember | null {
  const own = userInfo[team];
  if (own?.team === team) return own;
  return Object.values(userInfo).find((member) => member.team === team) ?? null;
}

/** Whether a team has no manager at present, so that it plays as a house team until another person takes it over. */
export function isVacant({ vacant }: Pick<League, 'vacant'>, team: ManagerId): boolean {
  return vacant[team] !== undefined;
}

/** Whether a person takes part with a team at present. */
export function isRun(league: Teams, team: ManagerId): boolean {
  return !isHouseTeam(team) && !isVacant(league, team);
}
