import {
  arrayRemove,
  collection,
  deleteField,
  getDoc,
  getDocs,
  increment,
  query,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { parseDraft } from '@/domain/draft/parse';
import { FORMER_MANAGER } from '@/domain/farewell';
import type { League } from '@/domain/league';
import { refuse, type Result } from '@/domain/result';
import { draftRef, entryFor } from './drafts';
import { attempt } from './failures';
import { db } from './firebase';
import { joinCodeRef } from './joinCodes';
import { leagueRef } from './leagueRef';
import { leagueUserRef } from './leagueUsers';
import { ledgerRef } from './ledgers';

const BEGUN = { 'permission-denied': 'The draft has begun, or the league has changed. Reload the page and look again.' };

/**
 * Takes one person out of a league before its draft: their entry, their seat and their papers in one batch. For the person themselves (not
 * the commissioner) and for the commissioner.
 */
export function removeMember(league: League, uid: string): Promise<Result<void>> {
  return attempt(() => {
    const batch = writeBatch(db());
    batch.update(leagueRef(league.id), { members: arrayRemove(uid), [`userInfo.${uid}`]: deleteField() });
    batch.update(joinCodeRef(league.joinCode), { seats: increment(-1) });
    batch.update(draftRef(league.id), { members: arrayRemove(uid) });
    batch.delete(leagueUserRef(league.id, uid));
    return batch.commit();
  }, BEGUN);
}

/** Makes another member the commissioner, at any time; the log of the league's draft says so. */
export async function handOver(league: League, to: string): Promise<Result<void>> {
  const heir = league.userInfo[to];
  if (heir === undefined) return refuse('no-member', 'That manager is not in the league any more.');
  return attempt(async () => {
    const draft = parseDraft(league.id, (await getDoc(draftRef(league.id))).data());
    const batch = writeBatch(db());
    batch.update(leagueRef(league.id), { createdBy: to });
    batch.update(joinCodeRef(league.joinCode), { managerName: heir.displayName });
    batch.update(draftRef(league.id), {
      commissioner: to,
      ...entryFor(draft, league.createdBy, { kind: 'handOver', to }),
    });
    return batch.commit();
  }, BEGUN);
}

/** Deletes a league before its draft, with everything in it. For its commissioner. */
export function deleteLeague(league: League): Promise<Result<void>> {
  return attempt(async () => {
    const seats = await getDocs(query(collection(db(), 'rosterCodes'), where('leagueId', '==', league.id)));
    const batch = writeBatch(db());
    batch.delete(leagueRef(league.id));
    batch.delete(joinCodeRef(league.joinCode));
    batch.delete(draftRef(league.id));
    batch.delete(ledgerRef(league.id));
    league.members.forEach((uid) => batch.delete(leagueUserRef(league.id, uid)));
    seats.docs.forEach((seat) => batch.delete(seat.ref));
    await batch.commit();
  }, BEGUN);
}

/** Leaves a league that is past its draft without a name: the roster stays, as that of a former manager. */
export function becomeFormer(league: League, uid: string): Promise<Result<void>> {
  return attempt(async () => {
    const batch = writeBatch(db());
    batch.update(leagueRef(league.id), {
      [`userInfo.${uid}.username`]: '',
      [`userInfo.${uid}.displayName`]: FORMER_MANAGER,
      [`userInfo.${uid}.profilePicUrl`]: null,
      [`userInfo.${uid}.favoriteTeam`]: null,
      [`userInfo.${uid}.formerName`]: null,
      [`userInfo.${uid}.renamedAt`]: null,
    });
    if (league.createdBy === uid) batch.update(joinCodeRef(league.joinCode), { managerName: FORMER_MANAGER });
    await batch.commit();
    await updateDoc(leagueUserRef(league.id, uid), { teamName: FORMER_MANAGER });
  });
}
