import { serverTimestamp } from 'firebase/firestore';
import type { League } from '@/domain/league/types';
import type { Result } from '@/domain/kernel/result';
import { parseUser, type AppUser } from '@/domain/account/user';
import type { Batch } from '../backend/batch';
import { updatePreview } from '../league/joinCodes';
import type { PublicPerson } from '../league/leagueCommands';
import { getMyLeagues } from '../league/leagues';
import { changeUser, type UserChange } from './users';
import { writeInTurn } from '../backend/writeRates';
import { leagueRef, userRef } from '../backend/references';
import { readDocument } from '../backend/serverReads';

/** What a league shows of a user. */
const SHOWN = ['username', 'displayName', 'profilePicUrl', 'favoriteTeam'] as const;

/** Changes a user's name, picture or school in their document and, as far as possible, in each of their leagues. */
export async function changePublicProfile(user: AppUser, change: UserChange): Promise<Result<void>> {
  const changed = await changeUser(user, change);
  if (changed.ok) await showInLeagues(user);
  return changed;
}

/** Shows a user in each of their leagues, as far as possible, as they are now: a page may still have them as before. */
export async function showInLeagues(user: AppUser): Promise<void> {
  if (user.key === null) return;
  try {
    const stored = (await readDocument(userRef(user.key))).data();
    await refreshLeagues(parseUser(user.key, stored, { ...user, google: user.isGoogleSignIn }));
  } catch (error) {
    console.error('Some leagues don’t show the change yet.', error);
  }
}

async function refreshLeagues(person: PublicPerson): Promise<void> {
  const leagues = (await getMyLeagues(person.uid)).filter((league) => !isShown(league, person));
  if (leagues.length === 0) return;
  const together = await refreshEntries(leagues, person);
  // A league that can't change stops all of them, and so do too many for one batch.
  const alone = !together.ok && together.error.code === 'permission-denied' && leagues.length > 1;
  if (alone) for (const league of leagues) report(await refreshEntries([league], person));
  else report(together);
}

function report(refreshed: Result<void>): void {
  if (!refreshed.ok) console.error('A league doesn’t show the change yet.', refreshed.error);
}

/** Whether a league shows the user as they are. The rules deny a change that changes nothing. */
function isShown({ userInfo }: League, person: PublicPerson): boolean {
  return SHOWN.every((field) => userInfo[person.uid]?.[field] === person[field]);
}

/** Updates the user's entry in leagues, all in one batch, which needs one mark. */
function refreshEntries(leagues: readonly League[], person: PublicPerson): Promise<Result<void>> {
  return writeInTurn('profile', person.uid, person.uid, (batch) => {
    for (const league of leagues) writeEntry(batch, league, person);
  });
}

/** Writes the user's entry in a league, with a former name, and the preview that may show the name. */
function writeEntry(batch: Batch, league: League, person: PublicPerson): void {
  const entry = `userInfo.${person.uid}`;
  const mine = league.userInfo[person.uid];
  const renamed = mine !== undefined && mine.displayName !== person.displayName;
  batch.update(leagueRef(league.id), {
    ...Object.fromEntries(SHOWN.map((field) => [`${entry}.${field}`, person[field]])),
    ...(renamed ? { [`${entry}.renamed`]: { from: mine.displayName, at: serverTimestamp() } } : {}),
  });
  if (mine === undefined) return;
  const userInfo = { ...league.userInfo, [person.uid]: { ...mine, displayName: person.displayName } };
  updatePreview(batch, league, { ...league, userInfo });
}
