import { collection, query, serverTimestamp, where } from 'firebase/firestore';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import type { League, RosterCode } from '@/domain/league/types';
import { checkName } from '@/domain/league/leagueChecks';
import { DEFAULT_TEAM_NAME } from '@/domain/league/teamNames';
import { newRosterCode } from '@/domain/league/joinCodes';
import { asMap, asMillis, asText } from '@/domain/kernel/parse';
import type { Random } from '@/domain/kernel/random';
import { fail, type Result } from '@/domain/kernel/result';
import { Batch, writeTogether } from '../backend/batch';
import { attempt } from '../backend/failures';
import { db } from '../backend/firebase';
import { rosterCodeRef } from '../backend/references';
import { RETIRED } from './joinCodes';
import { watchQuery, type Next, type Unsubscribe } from '../backend/watch';
import { countWrite } from '../backend/writeRates';

/** Parses a seat held for one person. */
export function parseRosterCode(code: string, stored: unknown): RosterCode {
  const raw = asMap(stored);
  return {
    rosterCode: asText(raw.rosterCode, code),
    leagueId: asText(raw.leagueId, ''),
    joinCode: asText(raw.joinCode, ''),
    teamName: asText(raw.teamName, DEFAULT_TEAM_NAME),
    claimedBy: asText(raw.claimedBy, null),
    createdAt: asMillis(raw.createdAt),
  };
}

/** Watches all seats held in a league, oldest first. Commissioner only. */
export function watchRosterCodes(leagueId: LeagueId, next: Next<RosterCode[]>): Unsubscribe {
  return watchQuery(
    query(collection(db(), 'rosterCodes'), where('leagueId', '==', leagueId)),
    (snapshot) =>
      snapshot.docs
        .map((code) => parseRosterCode(code.id, code.data()))
        .sort((one, other) => (one.createdAt ?? Infinity) - (other.createdAt ?? Infinity)),
    next,
  );
}

/** Holds a seat for one person, and returns its code. Returns an error once the draft has started. */
export async function createRosterCode(
  league: League,
  by: Uid,
  teamName: string,
  random: Random,
): Promise<Result<string>> {
  const name = checkName('team', teamName);
  if (!name.ok) return name;
  if (league.draftStatus !== 'scheduled')
    return fail('begun', 'The draft has started, so you can’t hold spots anymore.');
  const code = newRosterCode(random);
  return attempt(async () => {
    const batch = new Batch();
    await countWrite(batch, by, 'code', code, TOO_MANY_CODES);
    batch.set(rosterCodeRef(code), {
      rosterCode: code,
      leagueId: league.id,
      joinCode: league.joinCode,
      teamName: name.value,
      claimedBy: null,
      createdAt: serverTimestamp(),
    });
    await batch.commit();
    return code;
  });
}

/** Shown to a commissioner who creates codes faster than the rules allow. */
export const TOO_MANY_CODES = 'You’ve created a lot of codes. Wait a minute and try again.';

/** Releases a held seat: its code no longer works. */
export function retireRosterCode(code: string): Promise<Result<void>> {
  return writeTogether((batch) => batch.set(rosterCodeRef(code), RETIRED));
}
