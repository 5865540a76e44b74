import { arrayUnion, getDoc, increment, writeBatch } from 'firebase/firestore';
import { previewOf, type LeaguePreview, type League, type RosterCode } from '@/domain/league';
import { RETIRED_CODE, UNKNOWN_CODE, checkJoin, checkRosterCode, tidyCode } from '@/domain/leagueChecks';
import { succeed, fail, type Result } from '@/domain/result';
import { draftRef } from './drafts';
import { attempt } from './failures';
import { db } from './firebase';
import { getPreview, joinCodeRef } from './joinCodes';
import { leagueRef } from './leagueRef';
import { leagueUserRef } from './leagueUsers';
import { NEEDS_USERNAME, getMyLeagues, newLeagueUser, userInfoOf, type PublicPerson } from './leagues';
import { getRosterCode, rosterCodeRef } from './rosterCodes';

/** What a code leads to: a league's public preview, and the seat held for one person when it was a seat's code. */
export interface Invitation {
  code: string;
  preview: LeaguePreview;
  seat: RosterCode | null;
}

/**
 * What a code leads to, in the order of docs/requirements.md R5.2: seats; leagues by code; then (for a person signed
 * in) one's own league by its id; none. Upper and lower case are the same, but for an id. Leagues of older forms may share a code: then there are
 * several. Other leagues are known by their public preview alone. 'retired' for a code that no longer works. An error is logged and
 * thrown again (R8.6).
 */
export async function lookUpCode(text: string, uid: string | null): Promise<Invitation[] | 'retired'> {
  try {
    const seats = await bySeat(text);
    if (seats === 'retired' || seats.length > 0) return seats;
    const own = uid === null ? [] : await getMyLeagues(uid);
    const preview = await getPreview(text);
    if (preview === 'retired') return preview;
    const leagues = byCode(text, preview, own);
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
  const preview = await getPreview(seat.joinCode);
  if (preview === 'retired' || preview === null) return preview ?? [];
  return [{ code: seat.rosterCode, preview, seat }];
}

function byCode(text: string, preview: LeaguePreview | null, own: readonly League[]): Invitation[] {
  const found = preview === null ? [] : [{ code: preview.code, preview, seat: null }];
  const older = own.filter(
    ({ id, joinCode }) => id !== preview?.leagueId && joinCode !== '' && tidyCode(joinCode) === tidyCode(text),
  );
  return [...found, ...older.map(invitationTo)];
}

/** One's own league as its public preview would show it. */
function invitationTo(league: League): Invitation {
  const code = league.joinCode === '' ? league.id : league.joinCode;
  return { code, preview: { ...previewOf(league), code }, seat: null };
}

/** Everything that a code leads to, at least one. Refuses a code that leads nowhere, and says so when the backend cannot be asked. */
export async function findInvitations(text: string, uid: string | null): Promise<Result<Invitation[]>> {
  const looked = await attempt(() => lookUpCode(text, uid));
  if (!looked.ok) return looked;
  if (looked.value === 'retired') return fail('retired', RETIRED_CODE);
  return looked.value.length === 0 ? fail('unknown', UNKNOWN_CODE) : succeed(looked.value);
}

/** The one thing that a code leads to. Refuses also a code of several leagues, for no one can know which of them is meant. */
export async function findInvitation(text: string, uid: string | null): Promise<Result<Invitation>> {
  const looked = await findInvitations(text, uid);
  if (!looked.ok) return looked;
  const [found, ...others] = looked.value;
  return found !== undefined && others.length === 0
    ? succeed(found)
    : fail('several', 'More than one league uses this code. Choose yours from the list.');
}

/** Why this invitation cannot be taken, if so: a used seat, a full league, a draft that has begun. */
export function checkInvitation({ preview, seat }: Invitation): Result<void> {
  const joinable = checkJoin(preview);
  if (!joinable.ok) return joinable;
  return seat === null ? succeed() : checkRosterCode(seat, preview.managerName);
}

/** Whether the person belongs to the league already. */
export async function isMemberAlready(leagueId: string, uid: string): Promise<boolean> {
  return (await getDoc(leagueUserRef(leagueId, uid))).exists();
}

/**
 * Joins the league behind an invitation: members, public preview, draft, one's own roster document and the claim of a held seat in one batch. Answers the
 * league's id; `already` when one was a member before, and then nothing is written. Refuses what `checkInvitation` refuses, also when it only
 * became so a moment ago.
 */
export async function joinLeague(
  invitation: Invitation,
  person: PublicPerson,
): Promise<Result<{ leagueId: string; already: boolean }>> {
  const { preview, seat } = invitation;
  const { leagueId } = preview;
  if (person.username === '') return NEEDS_USERNAME;
  const member = await attempt(() => isMemberAlready(leagueId, person.uid));
  if (!member.ok) return member;
  if (member.value) return succeed({ leagueId, already: true });
  const open = checkInvitation(invitation);
  if (!open.ok) return open;
  const joined = await attempt(
    () => {
      const batch = writeBatch(db());
      batch.update(leagueRef(leagueId), {
        members: arrayUnion(person.uid),
        [`userInfo.${person.uid}`]: userInfoOf(person, invitation.code),
      });
      batch.update(joinCodeRef(preview.code), { seats: increment(1) });
      batch.update(draftRef(leagueId), { members: arrayUnion(person.uid) });
      batch.set(leagueUserRef(leagueId, person.uid), newLeagueUser(leagueId, person.uid, seat?.teamName));
      if (seat !== null) batch.update(rosterCodeRef(seat.rosterCode), { claimedBy: person.uid });
      return batch.commit();
    },
    { 'permission-denied': removedSentence(preview) },
  );
  if (joined.ok) return succeed({ leagueId, already: false });
  return (await whatChanged(invitation)) ?? joined;
}

/** Outsiders cannot read a league, so this is what is left when nothing else explains why one may not join. */
function removedSentence({ leagueName, managerName }: LeaguePreview): string {
  return `You can’t join ${leagueName} with this code. If you were removed, ask ${managerName} to hold a spot for you.`;
}

/** After an error: the reason that holds by now, if one does. */
async function whatChanged(invitation: Invitation): Promise<Result<never> | null> {
  const again = await findInvitation(invitation.code, null);
  if (!again.ok) return again.error.code === 'retired' ? again : null;
  const open = checkInvitation(again.value);
  return open.ok ? null : open;
}
