import { departureFrom } from '@/domain/league/departure';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { teamOf } from '@/domain/league/teams';
import type { AppUser, AuthPerson } from '@/domain/account/user';
import { ADMIN_STAYS } from '@/domain/account/userChecks';
import { Batch } from '../backend/batch';
import { deleteQueue } from '../draft/draftQueues';
import { stepAway } from '../draft/drafts';
import { attempt } from '../backend/failures';
import { userRef, usernameOwnerRef } from '../backend/references';
import { deleteMyFeedback } from '../messages/feedback';
import { getMyLeagues } from '../league/leagues';
import { clearFlags, forgetInvitation } from '../device/localFlags';
import { clearOutbox } from '../device/outbox';
import { anonymizeMember, deleteLeague, handOver, leaveLeague } from '../league/membership';
import { deletePicture } from './profilePictures';
import { deleteIdentity } from './signInMethods';
import { closeOffers } from '../moves/tradeCommands';
import { usernameRef } from './usernames';
import { findUser, reservedUsername } from './users';
import { deleteWriteRates } from '../backend/writeRates';

/**
 * Deletes all of a user's data that the rules allow, then their account; the sign-in must be recent. Fails for an
 * administrator. Stops at the first error: finished steps stay done, and a retry continues from there.
 */
export async function deleteAccount(person: AuthPerson): Promise<Result<void>> {
  const found = await attempt(async () => ({ ...(await findUser(person)), leagues: await getMyLeagues(person.uid) }));
  if (!found.ok) return found;
  const { user, leagues } = found.value;
  // The rules would deny it only at the last step.
  if (user?.admin === true) return fail('admin', ADMIN_STAYS);
  const steps = [
    ...leagues
      .filter(({ draftComplete }) => draftComplete)
      .map((league) => () => closeOffers(league.id, teamOf(league, person.uid))),
    ...leagues.map((league) => () => takeLeave(league, person.uid)),
    () => deleteMyFeedback(person.uid),
    () => deletePicture(person.uid),
    () => deleteWriteRates(person.uid),
    () => deleteRecord(user),
    () => deleteIdentity(),
  ];
  const done = await inOrder(steps);
  if (!done.ok) return done;
  clearFlags();
  clearOutbox();
  forgetInvitation();
  return done;
}

async function inOrder(steps: readonly (() => Promise<Result<void>>)[]): Promise<Result<void>> {
  for (const step of steps) {
    const done = await step();
    if (!done.ok) return done;
  }
  return succeed();
}

function takeLeave(league: League, uid: Uid): Promise<Result<void>> {
  const departure = departureFrom(league, uid);
  if (departure.kind === 'dissolve') return deleteLeague(league);
  const { successor } = departure;
  const after = { ...league, createdBy: successor ?? league.createdBy };
  return inOrder([
    ...(departure.kind === 'former' && departure.autopilot ? [() => stepAway(league.id, uid)] : []),
    () => deleteQueue(league.id, uid),
    ...(successor === null ? [] : [() => handOver(league, successor)]),
    () => (departure.kind === 'leave' ? leaveLeague(after, uid) : anonymizeMember(after, uid)),
  ]);
}

/** Deletes the user's document and username reservation. `user` is null when nothing was ever stored. */
function deleteRecord(user: AppUser | null): Promise<Result<void>> {
  return attempt(async () => {
    if (user === null || user.key === null) return;
    const { key, uid } = user;
    const batch = new Batch();
    const username = await reservedUsername(uid);
    batch.delete(userRef(key));
    if (username !== '') {
      batch.delete(usernameRef(username));
      batch.delete(usernameOwnerRef(uid));
    }
    await batch.commit();
  });
}
