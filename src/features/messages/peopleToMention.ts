import type { Uid } from '@/domain/ids';
import type { League } from '@/domain/league';
import { mentionables, type Mentionable } from '@/domain/messages';

/** The members of a league that a user can mention, by name. */
export function peopleToMention(league: League, uid: Uid): Mentionable[] {
  return mentionables(
    league.members.flatMap((member) => league.userInfo[member] ?? []),
    uid,
  );
}
