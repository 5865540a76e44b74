import type { Uid } from '../kernel/ids';
import { FORMER_MANAGER, isFormer } from './formerManagers';
import type { League } from './types';

/**
 * What happens to a member's place in a league when their account is deleted.
 * Before the draft they leave: a commissioner first hands the league over, or the league is deleted if it has no other
 * member. After the draft the rosters stay, under "Former manager". During a draft, autopilot makes the remaining
 * picks.
 */
export type Departure =
  | { kind: 'dissolve' }
  | { kind: 'leave'; successor: string | null }
  | { kind: 'former'; successor: string | null; autopilot: boolean };

/** The members a commissioner can hand the league to: every other member whose account still exists, in join order. */
export function successorsOf(league: League, uid: Uid): string[] {
  return league.members.filter((member) => member !== uid && !isFormer(league, member));
}

/**
 * What happens to a member's place in a league when their account is deleted. `successor` becomes commissioner; null
 * means no change.
 */
export function departureFrom(league: League, uid: Uid): Departure {
  const successor = league.createdBy === uid ? successorOf(league, uid) : null;
  const drafting = league.draftStatus === 'active' && !league.draftComplete;
  if (league.draftComplete || drafting) return { kind: 'former', successor, autopilot: drafting };
  if (league.createdBy === uid && successor === null) return { kind: 'dissolve' };
  return { kind: 'leave', successor };
}

/** Who becomes commissioner: the co-commissioner, else who joined first; null if no one can. */
function successorOf(league: League, uid: Uid): string | null {
  const successors = successorsOf(league, uid);
  return successors.find((member) => member === league.coCommissioner) ?? successors[0] ?? null;
}

/** Describes the departure to the user who is about to delete their account. */
export function formatDeparture(league: League, uid: Uid): string {
  const departure = departureFrom(league, uid);
  switch (departure.kind) {
    case 'dissolve':
      return 'You’re its only manager, so the league is deleted.';
    case 'leave':
      return departure.successor === null
        ? 'You leave the league and your spot opens up.'
        : `You leave the league, and ${nameOf(league, departure.successor)} becomes commissioner.`;
    case 'former': {
      const picks = departure.autopilot ? 'Its draft is under way: autodraft makes your remaining picks. ' : '';
      const stays = `Your roster, lineups, trades and messages stay, under the name “${FORMER_MANAGER}”`;
      return departure.successor === null
        ? `${picks}${stays}.`
        : `${picks}${stays}, and ${nameOf(league, departure.successor)} becomes commissioner.`;
    }
  }
}

function nameOf(league: League, uid: Uid): string {
  return league.userInfo[uid]?.displayName ?? 'another manager';
}
