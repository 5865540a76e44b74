import type { PublicPerson } from '@/data/leagues';
import type { AppUser } from '@/domain/user';

/** What fellow members will see of the person signed in. */
export function personOf({ uid, username, displayName, profilePicUrl, favoriteTeam }: AppUser): PublicPerson {
  return { uid, username, displayName, profilePicUrl, favoriteTeam };
}
