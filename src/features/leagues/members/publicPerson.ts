import type { PublicPerson } from '@/data/league/leagueCommands';
import type { AppUser } from '@/domain/account/user';

/** The part of the signed-in user's profile that other members can see. */
export function publicPersonOf({ uid, username, displayName, profilePicUrl, favoriteTeam }: AppUser): PublicPerson {
  return { uid, username, displayName, profilePicUrl, favoriteTeam };
}
