import {
  arrayRemove,
  collection,
  deleteField,
  FieldPath,
  getDoc,
  increment,
  query,
  serverTimestamp,
  where,
  type DocumentReference,
} from 'firebase/firestore';
import { checkReason } from '@/domain/moves/ledger/corrections';
import { parseDraft } from '@/domain/draft/parse';
import { FORMER_MANAGER, isFormer } from '@/domain/league/formerManagers';
import { draftedTeam, type LeagueId, type Uid } from '@/domain/kernel/ids';
import { parseLeague } from '@/domain/league/league';
import { vacantName } from '@/domain/league/vacantName';
import type { League } from '@/domain/league/types';
import { checkName } from '@/domain/league/leagueChecks';
import { newJoinCode } from '@/domain/league/joinCodes';
import type { Random } from '@/domain/kernel/random';
import { succeed, fail, type Result } from '@/domain/kernel/result';
import { teamOf } from '@/domain/league/teams';
import { Batch, writeTogether } from '../backend/batch';
import { entryFor } from '../draft/drafts';
import { attempt } from '../backend/failures';
import { db } from '../backend/firebase';
import { leagueRef, leagueUserRef, joinCodeRef, draftRef, ledgerRef } from '../backend/references';
import { RETIRED, storedPreview, updatePreview } from './joinCodes';
import { parseRosterCode, TOO_MANY_CODES } from './rosterCodes';
import { countWrite, writeInTurn } from '../backend/writeRates';
import { readQuery } from '../backend/serverReads';

const BEGUN = 'The draft has started, or the league has changed. Reload the page.';

/** Leaves a league before its draft. Not for the commissioner. */
export function leaveLeague(league: League, uid: Uid): Promise<Result<void>> {
  return writeInTurn('join', uid, league.id, (batch) => takeOut(batch, league, uid, {}), BEGUN);
}

/** Removes a member before the draft (commissioner); after that, only a held seat lets them in. */
export function removeMember(league: League, uid: Uid): Promise<Result<void>> {
  return attempt(() => remove(league, uid), BEGUN);
}

function remove(league: League, uid: Uid): Promise<void> {
  return takeOut(new Batch(), league, uid, { [`removed.${uid}`]: serverTimestamp() }).commit();
}

function takeOut(batch: Batch, league: League, uid: Uid, note: Record<string, unknown>): Batch {
  batch.update(leagueRef(league.id), { ...withoutMember(league, uid), ...note });
  batch.update(joinCodeRef(league.joinCode), { seats: increment(-1) });
  batch.update(draftRef(league.id), { members: arrayRemove(uid) });
  batch.delete(leagueUserRef(league.id, draftedTeam(uid)));
  return batch;
}

/** The fields of a league that a person leaves. A co-commissioner who does no longer is one. */
function withoutMember({ createdBy, coCommissioner }: League, uid: Uid) {
  return {
    members: arrayRemove(uid),
    [`userInfo.${uid}`]: deleteField(),
    ...(uid === coCommissioner ? { coCommissioner: createdBy } : {}),
  };
}

/** Replaces the league's join code before its draft (commissioner), and returns the new one. Held seats keep theirs. */
export async function renewCode(league: League, by: Uid, random: Random): Promise<Result<string>> {
  const joinCode = newJoinCode(random);
  return attempt(async () => {
    const batch = new Batch();
    await countWrite(batch, by, 'code', joinCode, TOO_MANY_CODES);
    batch.update(leagueRef(league.id), { joinCode });
    batch.set(joinCodeRef(league.joinCode), RETIRED);
    batch.set(joinCodeRef(joinCode), storedPreview(league));
    const former = await formerLeague(league);
    if (former !== null) batch.update(former, { next: { leagueId: league.id, joinCode, season: league.season } });
    for (const { ref } of await seatsOf(league.id)) batch.update(ref, { joinCode });
    await batch.until(leagueRef(league.id), 'joinCode', joinCode).commit();
    return joinCode;
  }, BEGUN);
}

/** The former season's league, which invites with this one's code; null if there's none that the user can read. */
async function formerLeague(league: League): Promise<DocumentReference | null> {
  if (league.previousLeagueId === null) return null;
  const ref = leagueRef(league.previousLeagueId);
  // Someone who runs the league without having been in the former season can't.
  const former = await getDoc(ref).then(
    (stored) => parseLeague(ref.id, stored.data()),
    () => null,
  );
  return former?.next?.leagueId === league.id ? ref : null;
}

async function seatsOf(leagueId: LeagueId) {
  const seats = await readQuery(query(collection(db(), 'rosterCodes'), where('leagueId', '==', leagueId)));
  return seats.docs.map((seat) => ({ ref: seat.ref, claimedBy: parseRosterCode(seat.id, seat.data()).claimedBy }));
}

/**
 * Removes a member after the draft (the commissioner), or leaves (the member), for the season. The team plays on as a
 * house team until another person takes it over; the league's log shows the reason.
 */
export function vacateTeam(
  league: League,
  { uid, by, reason }: { uid: Uid; by: Uid; reason: string },
): Promise<Result<void>> {
  const checked = checkReason(reason);
  if (!checked.ok) return Promise.resolve(checked);
  const member = league.userInfo[uid];
  if (member === undefined) return Promise.resolve(fail('no-member', 'That manager is no longer in the league.'));
  const { team } = member;
  const vacant = { ...league.vacant, [team]: vacantName(league, team) };
  const vacate = async (batch: Batch) => {
    // As it's stored, to the nanosecond: the rules compare it.
    const since: unknown = (await getDoc(leagueRef(league.id))).get(new FieldPath('userInfo', uid, 'joinedAt'));
    batch.update(leagueRef(league.id), {
      ...withoutMember(league, uid),
      [`removed.${uid}`]: { team, at: serverTimestamp(), by, reason, since: since ?? null },
      vacant,
    });
    batch.update(joinCodeRef(league.joinCode), { seats: increment(-1), vacant });
    batch.update(draftRef(league.id), { members: arrayRemove(uid), clockSeconds: league.clockSeconds });
  };
  return uid === by ? writeInTurn('join', uid, league.id, vacate, CHANGED) : writeTogether(vacate, CHANGED);
}

const CHANGED = 'The league has changed, or has a new commissioner. Reload the page.';

/**
 * Makes another member the co-commissioner, in place of any other, or with null no one (commissioner). A league without
 * one has its commissioner in the field.
 */
export async function nameCoCommissioner(league: League, uid: Uid | null): Promise<Result<void>> {
  if (uid !== null && league.userInfo[uid] === undefined) {
    return fail('no-member', 'That manager is no longer in the league.');
  }
  return writeTogether(
    (batch) => batch.update(leagueRef(league.id), { coCommissioner: uid ?? league.createdBy }),
    CHANGED,
  );
}

/** Makes another member the commissioner, at any time. The draft's log records it. */
export async function handOver(league: League, to: string): Promise<Result<void>> {
  const successor = league.userInfo[to];
  if (successor === undefined) return fail('no-member', 'That manager is no longer in the league.');
  return attempt(async () => {
    const batch = await handingOver(league, to, league.createdBy);
    await batch.until(leagueRef(league.id), 'createdBy', to).commit();
  }, BEGUN);
}

/** What makes another member the commissioner. `by`: who does it, the commissioner or the desk. */
export async function handingOver(league: League, to: string, by: Uid): Promise<Batch> {
  const batch = new Batch();
  const draft = parseDraft(league.id, (await getDoc(draftRef(league.id))).data());
  batch.update(leagueRef(league.id), { createdBy: to, coCommissioner: league.coCommissioner ?? to });
  updatePreview(batch, league, { ...league, createdBy: to });
  batch.update(draftRef(league.id), { commissioner: to, ...entryFor(draft, by, { kind: 'handOver', to }) });
  return batch;
}

/** Deletes a league before its draft (commissioner), its members first. Id and code can't be used again. */
export function deleteLeague(league: League): Promise<Result<void>> {
  return attempt(async () => {
    const batch = new Batch();
    for (const uid of league.members) if (uid !== league.createdBy) await remove(league, uid);
    batch.set(leagueRef(league.id), RETIRED);
    batch.set(joinCodeRef(league.joinCode), RETIRED);
    batch.delete(draftRef(league.id));
    batch.delete(ledgerRef(league.id));
    batch.delete(leagueUserRef(league.id, draftedTeam(league.createdBy)));
    for (const { ref } of await seatsOf(league.id)) batch.set(ref, RETIRED);
    await batch.commit();
  }, BEGUN);
}

/** Leaves a league past its draft and removes the user's name. The roster stays, as a former manager's. */
export async function anonymizeMember(league: League, uid: Uid): Promise<Result<void>> {
  if (isFormer(league, uid)) return succeed();
  return writeInTurn('profile', uid, league.id, (batch) => {
    batch.update(leagueRef(league.id), {
      [`userInfo.${uid}.displayName`]: FORMER_MANAGER,
      [`userInfo.${uid}.team`]: teamOf(league, uid),
      ...Object.fromEntries(
        ['username', 'profilePicUrl', 'favoriteTeam', 'renamed', 'teamName'].map((field) => [
          `userInfo.${uid}.${field}`,
          deleteField(),
        ]),
      ),
    });
    const mine = league.userInfo[uid];
    if (mine !== undefined) {
      const userInfo = { ...league.userInfo, [uid]: { ...mine, displayName: FORMER_MANAGER } };
      updatePreview(batch, league, { ...league, userInfo });
    }
    batch.update(leagueUserRef(league.id, teamOf(league, uid)), { teamName: FORMER_MANAGER });
  });
}

/** Renames the user's team in their roster document and, unless the league is of an older form, in its entry. */
export async function renameTeam(league: League, uid: Uid, teamName: string): Promise<Result<void>> {
  const name = checkName('team', teamName);
  if (!name.ok) return name;
  const entry = league.userInfo[uid]?.teamName ?? null;
  if (entry === name.value) return succeed();
  const place = leagueUserRef(league.id, teamOf(league, uid));
  return writeInTurn('profile', uid, league.id, async (batch) => {
    // The rules deny a change that changes nothing, and a team that was taken over may have had the name before.
    if ((await getDoc(place)).get('teamName') !== name.value) batch.update(place, { teamName: name.value });
    if (entry !== null) batch.update(leagueRef(league.id), { [`userInfo.${uid}.teamName`]: name.value });
  });
}
