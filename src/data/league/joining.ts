import { arrayUnion, deleteField, increment } from 'firebase/firestore';
import type { ManagerId } from '@/domain/league/houseTeams';
import { draftedTeam, type LeagueId, type Uid } from '@/domain/kernel/ids';
import { previewOf } from '@/domain/league/league';
import type { LeaguePreview, League, RosterCode } from '@/domain/league/types';
import { checkName } from '@/domain/league/leagueChecks';
import {
  RETIRED_CODE,
  UNKNOWN_CODE,
  canTakeOver,
  checkJoin,
  checkRosterCode,
  tidyCode,
} from '@/domain/league/joinCodes';
import { succeed, fail, type Result } from '@/domain/kernel/result';
import type { Batch } from '../backend/batch';
import { attempt, READ_ERRORS } from '../backend/failures';
import { leagueRef, leagueUserRef, joinCodeRef, rosterCodeRef, draftRef } from '../backend/references';
import { getCode, getPreview } from './joinCodes';
import { NEEDS_USERNAME, newLeagueUser, userInfoOf, type PublicPerson } from './leagueCommands';
import { getMyLeagues } from './leagues';
import { parseRosterCode } from './rosterCodes';
import { writeInTurn } from '../backend/writeRates';

/** What a code refers to: a league's public preview and, for a roster code, the seat held for one person. */
export interface Invitation {
  code: string;
  preview: LeaguePreview;
  seat: RosterCode | null;
}

/**
 * Looks up a code in the order of docs/requirements.md R5.2: roster codes, leagues by code, then the user's leagues by
 * id. Old leagues may share one, so there can be several. Errors are logged and rethrown (R8.6).
 */
export async function lookUpCode(text: string, uid: Uid | null): Promise<Invitation[] | 'retired'> {
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
  const seat = await getCode(text, rosterCodeRef, parseRosterCode);
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

/** A league the user belongs to, as an invitation with its public preview. */
function invitationTo(league: League): Invitation {
  const code = league.joinCode === '' ? league.id : league.joinCode;
  return { code, preview: { ...previewOf(league), code }, seat: null };
}

/** All leagues for a code, at least one. Returns an error if there is none, or the server can't be reached. */
export async function findInvitations(text: string, uid: Uid | null): Promise<Result<Invitation[]>> {
  const looked = await attempt(() => lookUpCode(text, uid), READ_ERRORS);
  if (!looked.ok) return looked;
  if (looked.value === 'retired') return fail('retired', RETIRED_CODE);
  return looked.value.length === 0 ? fail('unknown', UNKNOWN_CODE) : succeed(looked.value);
}

/** The one league for a code. Returns an error also if several share it. */
export async function findInvitation(text: string, uid: Uid | null): Promise<Result<Invitation>> {
  const looked = await findInvitations(text, uid);
  if (!looked.ok) return looked;
  const [found, ...others] = looked.value;
  return found !== undefined && others.length === 0
    ? succeed(found)
    : fail('several', 'More than one league uses this code. Choose yours from the list.');
}

/** Returns an error if the seat is taken, the league is full, or the draft has started and no team is vacant. */
export function checkInvitation(invitation: Invitation): Result<void> {
  const { preview, seat } = invitation;
  return seat === null && canTakeOver(preview) ? succeed() : checkSpot(invitation);
}

function checkSpot({ preview, seat }: Invitation): Result<void> {
  const joinable = checkJoin(preview);
  if (!joinable.ok) return joinable;
  return seat === null ? succeed() : checkRosterCode(seat, preview.managerName);
}

/** Whether the user is a member. A roster document doesn't tell: it stays when its manager leaves. */
export async function isMemberAlready(leagueId: LeagueId, uid: Uid): Promise<boolean> {
  return (await getMyLeagues(uid)).some(({ id }) => id === leagueId);
}

/** The league that was joined. `already`: the user was a member before, so nothing was written. */
type Joined = { leagueId: LeagueId; already: boolean };

/** What one way into a league takes: the user's entry, whether it's open, and what is written besides. */
type Way = {
  entry: ReturnType<typeof userInfoOf>;
  vacant?: Record<string, unknown>;
  check: (invitation: Invitation) => Result<void>;
  write?: (batch: Batch) => void;
};

/** Adds the user to a league. Returns the errors of `check`, also when the cause arose only during the write. */
async function enter(invitation: Invitation, person: PublicPerson, way: Way): Promise<Result<Joined>> {
  const { preview } = invitation;
  const { leagueId } = preview;
  const { uid } = person;
  const member = await attempt(() => isMemberAlready(leagueId, uid));
  if (!member.ok) return member;
  if (member.value) return succeed({ leagueId, already: true });
  const open = way.check(invitation);
  if (!open.ok) return open;
  const write = (batch: Batch) => {
    batch.update(leagueRef(leagueId), { members: arrayUnion(uid), [`userInfo.${uid}`]: way.entry, ...way.vacant });
    batch.update(joinCodeRef(preview.code), { seats: increment(1), ...way.vacant });
    batch.update(draftRef(leagueId), { members: arrayUnion(uid) });
    way.write?.(batch);
    batch.until(leagueRef(leagueId), `userInfo.${uid}`);
  };
  const entered = await writeInTurn('join', uid, leagueId, write, removedSentence(preview));
  if (entered.ok) return succeed({ leagueId, already: false });
  const again = await findInvitation(invitation.code, null);
  if (!again.ok) return again.error.code === 'retired' ? again : entered;
  const present = way.check(again.value);
  return present.ok ? entered : present;
}

/** Takes over a vacant team with the league's own code. Returns an error if another was faster. */
export async function takeOverTeam(
  invitation: Invitation,
  team: ManagerId,
  teamName: string,
  person: PublicPerson,
): Promise<Result<Joined>> {
  if (person.username === '') return NEEDS_USERNAME;
  const name = checkName('team', teamName);
  if (!name.ok) return name;
  return enter(invitation, person, {
    entry: userInfoOf(person, invitation.code, name.value, team),
    vacant: { [`vacant.${team}`]: deleteField() },
    check: ({ preview }) =>
      preview.vacant[team] === undefined ? fail('taken', 'Someone else has just taken over this team.') : succeed(),
  });
}

/** Joins an invitation's league and claims its held seat. Returns the errors of `checkInvitation`. */
export async function joinLeague(invitation: Invitation, person: PublicPerson): Promise<Result<Joined>> {
  const { code, preview, seat } = invitation;
  if (person.username === '') return NEEDS_USERNAME;
  return enter(invitation, person, {
    entry: userInfoOf(person, code, seat?.teamName),
    check: checkSpot,
    write: (batch) => {
      const mine = leagueUserRef(preview.leagueId, draftedTeam(person.uid));
      batch.set(mine, newLeagueUser(preview.leagueId, person.uid, seat?.teamName));
      if (seat !== null) batch.update(rosterCodeRef(seat.rosterCode), { claimedBy: person.uid });
    },
  });
}

/** Non-members can't read a league, so this is the explanation left when no other reason applies. */
function removedSentence({ leagueName, managerName, draftStatus }: LeaguePreview): string {
  return draftStatus === 'complete'
    ? `You can’t take over a team in ${leagueName}. Managers who left or were removed can’t come back this season, and once the next season is open, no one can take over a team.`
    : `You can’t join ${leagueName} with this code. If you were removed, ask ${managerName} for a personal invitation.`;
}
