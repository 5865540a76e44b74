import { arrayUnion, getDoc, increment, writeBatch } from 'firebase/firestore';
import type { JoinCodeFace, RosterCode } from '@/domain/league';
import { UNKNOWN_CODE, checkJoin, checkRosterCode, tidyCode } from '@/domain/leagueChecks';
import { accept, refuse, type Result } from '@/domain/result';
import { draftRef } from './drafts';
import { attempt } from './failures';
import { db } from './firebase';
import { getFace, joinCodeRef } from './joinCodes';
import { leagueRef } from './leagueRef';
import { leagueUserRef } from './leagueUsers';
import { NEEDS_USERNAME, getMyLeagues, newPapers, userInfoOf, type PublicPerson } from './leagues';
import { getRosterCode, rosterCodeRef } from './rosterCodes';

/** What a code leads to: a league's public face, and the seat held for one person when it was a seat's code. */
export interface Invitation {
  code: string;
  face: JoinCodeFace;
  seat: RosterCode | null;
}

/**
 * Finds what a code leads to, in the specification's order: seats, leagues by their code, then (for somebody signed in) one's own leagues by
 * their id. Upper and lower case are the same. Refuses a code that leads nowhere.
 */
export async function findInvitation(text: string, uid: string | null): Promise<Result<Invitation>> {
  let found: Invitation | null = null;
  const looked = await attempt(async () => {
    found = (await bySeat(text)) ?? (await byLeague(text)) ?? (uid === null ? null : await byOwnLeague(text, uid));
  });
  if (!looked.ok) return looked;
  return found === null ? refuse('unknown', UNKNOWN_CODE) : accept(found);
}

async function bySeat(text: string): Promise<Invitation | null> {
  const seat = await getRosterCode(text);
  if (seat === null) return null;
  const face = await getFace(seat.joinCode);
  return face === null ? null : { code: seat.rosterCode, face, seat };
}

async function byLeague(text: string): Promise<Invitation | null> {
  const face = await getFace(text);
  return face === null ? null : { code: face.code, face, seat: null };
}

async function byOwnLeague(text: string, uid: string): Promise<Invitation | null> {
  const league = (await getMyLeagues(uid)).find(({ id, joinCode }) => id === text.trim() || joinCode === tidyCode(text));
  if (league === undefined) return null;
  const face = await getFace(league.joinCode);
  return face === null ? null : { code: face.code, face, seat: null };
}

/** Why this invitation cannot be taken, if so: a used seat, a full league, a draft that has begun. */
export function checkInvitation({ face, seat }: Invitation): Result<void> {
  const joinable = checkJoin(face);
  if (!joinable.ok) return joinable;
  return seat === null ? accept() : checkRosterCode(seat);
}

/** Whether the person belongs to the league already. */
export async function isMemberAlready(leagueId: string, uid: string): Promise<boolean> {
  return (await getDoc(leagueUserRef(leagueId, uid))).exists();
}

/**
 * Joins the league behind an invitation: members, public face, draft, one's own papers and the claim of a held seat in one batch. Answers the
 * league's id; `already` when one was a member before, and then nothing is written. Refuses what `checkInvitation` refuses, also when it only
 * became so a moment ago.
 */
export async function joinLeague(invitation: Invitation, person: PublicPerson): Promise<Result<{ leagueId: string; already: boolean }>> {
  const { face, seat } = invitation;
  const { leagueId } = face;
  if (person.username === '') return NEEDS_USERNAME;
  let already = false;
  const looked = await attempt(async () => {
    already = await isMemberAlready(leagueId, person.uid);
  });
  if (!looked.ok) return looked;
  if (already) return accept({ leagueId, already });
  const open = checkInvitation(invitation);
  if (!open.ok) return open;
  const joined = await attempt(() => {
    const batch = writeBatch(db());
    batch.update(leagueRef(leagueId), { members: arrayUnion(person.uid), [`userInfo.${person.uid}`]: userInfoOf(person, invitation.code) });
    batch.update(joinCodeRef(face.code), { seats: increment(1) });
    batch.update(draftRef(leagueId), { members: arrayUnion(person.uid) });
    batch.set(leagueUserRef(leagueId, person.uid), newPapers(leagueId, person.uid, seat?.teamName));
    if (seat !== null) batch.update(rosterCodeRef(seat.rosterCode), { claimedBy: person.uid });
    return batch.commit();
  });
  if (joined.ok) return accept({ leagueId, already: false });
  return (await whatChanged(invitation)) ?? joined;
}

/** After a refusal: the reason that holds by now, if one does. */
async function whatChanged(invitation: Invitation): Promise<Result<never> | null> {
  const again = await findInvitation(invitation.code, null);
  if (!again.ok) return null;
  const open = checkInvitation(again.value);
  return open.ok ? null : open;
}
