import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { mentionables, type Mentionable } from '@/domain/messages/mentions';

/** The members of a league that a user can mention, by name. */
export function peopleToMention(league: League, uid: Uid): Mentionable[] {
  return mentionables(
    league.members.flatMap((member) => league.userInfo[member] ?? []),
    uid,
  );
}
