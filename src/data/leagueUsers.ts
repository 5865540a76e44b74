import {
  collection,
  doc,
  getDocsFromServer,
  query,
  updateDoc,
  where,
  type DocumentReference,
} from 'firebase/firestore';
import { FORMER_MANAGER } from '@/domain/departure';
import { DEFAULT_TEAM_NAME, type LeagueUser } from '@/domain/league';
import { checkName } from '@/domain/leagueChecks';
import type { Loadable } from '@/domain/loadable';
import { asMap, asText, asTexts } from '@/domain/parse';
import type { Result } from '@/domain/result';
import { parseSquadReferences } from '@/domain/squads';
import { attempt } from './failures';
import { db } from './firebase';
import { watchDocument, watchQuery, type Unsubscribe } from './watch';

/** Reference to a user's roster document in a league. */
export function leagueUserRef(leagueId: string, uid: string): DocumentReference {
  return doc(db(), 'leagueUsers', `${leagueId}_${uid}`);
}

/** Parses a user's roster document. Squad references can be in any format of docs/requirements.md R3.7. */
export function parseLeagueUser(stored: unknown): LeagueUser {
  const raw = asMap(stored);
  return {
    leagueId: asText(raw.leagueId, ''),
    userId: asText(raw.userId, ''),
    teamName: asText(raw.teamName, DEFAULT_TEAM_NAME),
    roster: parseSquadReferences(raw.roster),
    lineupWeeks: asTexts(raw.lineupWeeks).sort(),
  };
}

/** Watches a user's roster document in a league. */
export function watchLeagueUser(
  leagueId: string,
  uid: string,
  next: (mine: Loadable<LeagueUser>) => void,
): Unsubscribe {
  return watchDocument(leagueUserRef(leagueId, uid), (snapshot) => parseLeagueUser(snapshot.data()), next);
}

/** Watches the roster documents of all members of a league, for team names. Members only. */
export function watchLeagueUsers(leagueId: string, next: (everyone: Loadable<LeagueUser[]>) => void): Unsubscribe {
  return watchQuery(
    query(collection(db(), 'leagueUsers'), where('leagueId', '==', leagueId)),
    (snapshot) => snapshot.docs.map((leagueUsers) => parseLeagueUser(leagueUsers.data())),
    next,
  );
}

/** The custom team names in a league, by uid. Members who kept the default name are left out. */
export async function getTeamNames(leagueId: string): Promise<Map<string, string>> {
  const leagueUsers = await getDocsFromServer(
    query(collection(db(), 'leagueUsers'), where('leagueId', '==', leagueId)),
  );
  return new Map(
    leagueUsers.docs
      .map((stored) => parseLeagueUser(stored.data()))
      .filter(({ teamName }) => teamName !== DEFAULT_TEAM_NAME && teamName !== FORMER_MANAGER)
      .map(({ userId, teamName }) => [userId, teamName]),
  );
}

/** Renames the signed-in manager's team. Returns an error if the name is empty or too long. */
export async function renameTeam(leagueId: string, uid: string, teamName: string): Promise<Result<void>> {
  const name = checkName('team', teamName);
  if (!name.ok) return name;
  return attempt(() => updateDoc(leagueUserRef(leagueId, uid), { teamName: name.value }));
}
