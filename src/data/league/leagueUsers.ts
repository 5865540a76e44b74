import { collection, query, where } from 'firebase/firestore';
import { FORMER_MANAGER } from '@/domain/league/formerManagers';
import type { LeagueId, TeamId } from '@/domain/kernel/ids';
import { DEFAULT_TEAM_NAME } from '@/domain/league/teamNames';
import type { LeagueUser } from '@/domain/league/types';
import { asMap, asText, asTexts } from '@/domain/kernel/parse';
import { parseSquadReferences } from '@/domain/football/squads';
import { db } from '../backend/firebase';
import { leagueUserRef } from '../backend/references';
import { readQuery } from '../backend/serverReads';
import { watchDocument, watchQuery, type Next, type Unsubscribe } from '../backend/watch';

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

/** Watches a team's roster document in a league. */
export function watchLeagueUser(leagueId: LeagueId, team: TeamId, next: Next<LeagueUser>): Unsubscribe {
  return watchDocument(leagueUserRef(leagueId, team), (snapshot) => parseLeagueUser(snapshot.data()), next);
}

/** Watches the roster documents of all members of a league, for team names. Members only. */
export function watchLeagueUsers(leagueId: LeagueId, next: Next<LeagueUser[]>): Unsubscribe {
  return watchQuery(
    query(collection(db(), 'leagueUsers'), where('leagueId', '==', leagueId)),
    (snapshot) => snapshot.docs.map((leagueUsers) => parseLeagueUser(leagueUsers.data())),
    next,
  );
}

/** The custom team names in a league, by uid. Members who kept the default name are left out. */
export async function getTeamNames(leagueId: LeagueId): Promise<Map<string, string>> {
  const leagueUsers = await readQuery(query(collection(db(), 'leagueUsers'), where('leagueId', '==', leagueId)));
  return new Map(
    leagueUsers.docs
      .map((stored) => parseLeagueUser(stored.data()))
      .filter(({ teamName }) => teamName !== DEFAULT_TEAM_NAME && teamName !== FORMER_MANAGER)
      .map(({ userId, teamName }) => [userId, teamName]),
  );
}
