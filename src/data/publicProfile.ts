import type { Result } from '@/domain/result';
import type { AppUser } from '@/domain/user';
import { getMyLeagues, refreshMember } from './leagues';
import { changeUser, type UserChange } from './users';

/**
 * Changes a user's name, picture or school everywhere it's shown: in their document and in their entry in each league. League updates are best
 * effort: an error there doesn't undo the change itself.
 */
export async function changePublicProfile(user: AppUser, change: UserChange): Promise<Result<void>> {
  const changed = await changeUser(user, change);
  if (!changed.ok) return changed;
  const { uid, username, displayName, profilePicUrl, favoriteTeam } = { ...user, ...change };
  try {
    const leagues = await getMyLeagues(uid);
    const refreshed = await Promise.all(
      leagues.map((league) => refreshMember(league, { uid, username, displayName, profilePicUrl, favoriteTeam })),
    );
    for (const result of refreshed)
      if (!result.ok) console.error('A league doesn’t show the change yet.', result.error);
  } catch (error) {
    console.error('Some leagues don’t show the change yet.', error);
  }
  return changed;
}
