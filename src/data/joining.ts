import { arrayUnion, getDoc, increment, writeBatch } from 'firebase/firestore';
import { previewOf, type JoinCodeFace, type League, type RosterCode } from '@/domain/league';
import { RETIRED_CODE, UNKNOWN_CODE, checkJoin, checkRosterCode, tidyCode } from '@/domain/leagueChecks';
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
 * What a code leads to, in the order of docs/requirements.md R5.2: seats; leagues by code; then (for a person signed
 * in) one's own league by its id; none. Upper and lower case are the same, but for an id. Leagues of older forms may share a code: then there are
 * several. Other leagues are known by their public face alone. 'retired' for a code that no longer works. An error is logged and
 * thrown again (R8.6).
 */
export async function lookUpCode(text: string, uid: string | null): Promise<Invitation[] | 'retired'> {
  try {
    const seats = await bySeat(text);
    if (seats === 'retired' || seats.length > 0) return seats;
    const own = uid === null ? [] : await getMyLeagues(uid);
    const face = await getFace(text);
    if (face === 'retired') return face;
    const leagues = byCode(text, face, own);
    if (leagues.length > 0) return leagues;
    return own.filter(({ id }) => id === text.trim()).map(invitationTo);
  } catch (error) {
    console.error('Couldn’t look up the code.', error);
    throw error;
  }
}

async function bySeat(text: string): Promise<Invitation[] | 'retired'> {
  const seat = await getRosterCode(text);
  if (seat === 'retired' || seat === null) return seat ?? [];
  const face = await getFace(seat.joinCode);
  if (face === 'retired' || face === null) return face ?? [];
  return [{ code: seat.rosterCode, face, seat }];
}

function byCode(text: string, face: JoinCodeFace | null, own: readonly League[]): Invitation[] {
  const found = face === null ? [] : [{ code: face.code, face, seat: null }];
  const older = own.filter(
    ({ id, joinCode }) => id !== face?.leagueId && joinCode !== '' && tidyCode(joinCode) === tidyCode(text),
  );
  return [...found, ...older.map(invitationTo)];
}

/** One's own league as its public face would show it. */
function invitationTo(league: League): Invitation {
  const code = league.joinCode === '' ? league.id : league.joinCode;
  return { code, face: { ...previewOf(league), code }, seat: null };
}

/** Everything that a code leads to, at least one. Refuses a code that leads nowhere, and says so when the backend cannot be asked. */
export async function findInvitations(text: string, uid: string | null): Promise<Result<Invitation[]>> {
  const looked = await attempt(() => lookUpCode(text, uid));
  if (!looked.ok) return looked;
  if (looked.value === 'retired') return refuse('retired', RETIRED_CODE);
  return looked.value.length === 0 ? refuse('unknown', UNKNOWN_CODE) : accept(looked.value);
}

/** The one thing that a code leads to. Refuses also a code of several leagues, for no one can know which of them is meant. */
export async function findInvitation(text: string, uid: string | null): Promise<Result<Invitation>> {
  const looked = await findInvitations(text, uid);
  if (!looked.ok) return looked;
  const [found, ...others] = looked.value;
  return found !== undefined && others.length === 0
    ? accept(found)
    : refuse('several', 'More than one league uses this code. Choose yours from the list.');
}

/** Why this invitation cannot be taken, if so: a used seat, a full league, a draft that has begun. */
export function checkInvitation({ face, seat }: Invitation): Result<void> {
  const joinable = checkJoin(face);
  if (!joinable.ok) return joinable;
  return seat === null ? accept() : checkRosterCode(seat, face.managerName);
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
export async function joinLeague(
  invitation: Invitation,
  person: PublicPerson,
): Promise<Result<{ leagueId: string; already: boolean }>> {
  const { face, seat } = invitation;
  const { leagueId } = face;
  if (person.username === '') return NEEDS_USERNAME;
  const member = await attempt(() => isMemberAlready(leagueId, person.uid));
  if (!member.ok) return member;
  if (member.value) return accept({ leagueId, already: true });
  const open = checkInvitation(invitation);
  if (!open.ok) return open;
  const joined = await attempt(
    () => {
      const batch = writeBatch(db());
      batch.update(leagueRef(leagueId), {
        members: arrayUnion(person.uid),
        [`userInfo.${person.uid}`]: userInfoOf(person, invitation.code),
      });
      batch.update(joinCodeRef(face.code), { seats: increment(1) });
      batch.update(draftRef(leagueId), { members: arrayUnion(person.uid) });
      batch.set(leagueUserRef(leagueId, person.uid), newPapers(leagueId, person.uid, seat?.teamName));
      if (seat !== null) batch.update(rosterCodeRef(seat.rosterCode), { claimedBy: person.uid });
      return batch.commit();
    },
    { 'permission-denied': removedSentence(face) },
  );
  if (joined.ok) return accept({ leagueId, already: false });
  return (await whatChanged(invitation)) ?? joined;
}

/** Outsiders cannot read a league, so this is what is left when nothing else explains why one may not join. */
function removedSentence({ leagueName, managerName }: JoinCodeFace): string {
  return `You can’t join ${leagueName} with this code. If you were removed, ask ${managerName} to hold a spot for you.`;
}

/** After a refusal: the reason that holds by now, if one does. */
async function whatChanged(invitation: Invitation): Promise<Result<never> | null> {
  const again = await findInvitation(invitation.code, null);
  if (!again.ok) return again.refusal.code === 'retired' ? again : null;
  const open = checkInvitation(again.value);
  return open.ok ? null : open;
}
