import type { League } from './league';

/** What replaces the name of a person whose account is deleted; the rules hold the same words. */
export const FORMER_MANAGER = 'Former manager';

/**
 * What becomes of one's place in a league when the account goes. Before the draft one leaves (a commissioner hands the league over first, or
 * takes it along when no one else is in it); afterwards the rosters stay, under "Former manager". In a draft under way autopilot makes the picks
 * that are left.
 */
export type Departure =
  | { kind: 'dissolve' }
  | { kind: 'leave'; heir: string | null }
  | { kind: 'former'; heir: string | null; autopilot: boolean };

/** The members to whom a commissioner can hand over: everyone else who is still there, in order of joining. */
export function successorsOf(league: League, uid: string): string[] {
  return league.members.filter((member) => member !== uid && !isFormer(league, member));
}

/** Whether a member's account is deleted. */
export function isFormer(league: League, uid: string): boolean {
  const profile = league.userInfo[uid];
  return profile !== undefined && profile.username === '' && profile.displayName === FORMER_MANAGER;
}

/** What happens to this person's place in a league when their account is deleted. `heir` becomes commissioner; null: no one changes. */
export function departureFrom(league: League, uid: string): Departure {
  const successor = league.createdBy === uid ? (successorsOf(league, uid)[0] ?? null) : null;
  const drafting = league.draftStatus === 'active' && !league.draftComplete;
  if (league.draftComplete || drafting) return { kind: 'former', heir: successor, autopilot: drafting };
  if (league.createdBy === uid && successor === null) return { kind: 'dissolve' };
  return { kind: 'leave', heir: successor };
}

/** The same in a sentence for the person who is about to go. */
export function formatDeparture(league: League, uid: string): string {
  const farewell = departureFrom(league, uid);
  switch (farewell.kind) {
    case 'dissolve':
      return 'You’re its only member, so the league is deleted.';
    case 'leave':
      return farewell.heir === null
        ? 'You leave the league and your spot opens up.'
        : `You leave the league, and ${nameOf(league, farewell.heir)} becomes commissioner.`;
    case 'former': {
      const picks = farewell.autopilot ? 'Its draft is under way: autopilot makes your remaining picks.  ' : '';
      const stays = `Your roster, lineups and messages stay, under the name “${FORMER_MANAGER}”`;
      return farewell.heir === null
        ? `${picks}${stays}.`
        : `${picks}${stays}, and ${nameOf(league, farewell.heir)} becomes commissioner.`;
    }
  }
}

function nameOf(league: League, uid: string): string {
  return league.userInfo[uid]?.displayName ?? 'another manager';
}
