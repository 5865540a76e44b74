import { doc } from 'firebase/firestore';
import type { LeagueId, TeamId, Uid, WeekId } from '@/domain/kernel/ids';
import { db } from './firebase';

// Where the documents are that several modules read or write (docs/documents.md).

/** A user's document. `findUser` knows its key. */
export const userRef = (key: string) => doc(db(), 'users', key);

/** The record of a user's one username, in lower case. */
export const usernameOwnerRef = (uid: Uid) => doc(db(), 'usernameOwners', uid);

/** A league. */
export const leagueRef = (leagueId: LeagueId) => doc(db(), 'leagues', leagueId);

/** A team's roster document. The team has the id of the manager who drafted it. */
export const leagueUserRef = (leagueId: LeagueId, team: TeamId) => doc(db(), 'leagueUsers', `${leagueId}_${team}`);

/** The public preview of a join code. */
export const joinCodeRef = (code: string) => doc(db(), 'joinCodes', code);

/** A seat held for one person. */
export const rosterCodeRef = (code: string) => doc(db(), 'rosterCodes', code);

/** A league's draft. */
export const draftRef = (leagueId: LeagueId) => doc(db(), 'drafts', leagueId);

/** A manager's draft queue. */
export const queueRef = (leagueId: LeagueId, uid: Uid) => doc(db(), 'draftQueues', leagueId, 'managers', uid);

/** A league's ledger. */
export const ledgerRef = (leagueId: LeagueId) => doc(db(), 'ledgers', leagueId);

/** The transaction of a step of a league's ledger. */
export const transactionRef = (leagueId: LeagueId, step: number) =>
  doc(db(), 'transactions', `${leagueId}_${String(step)}`);

/** A team's claims for a week. */
export const claimsRef = (leagueId: LeagueId, weekId: WeekId, team: TeamId) =>
  doc(db(), 'claims', `${leagueId}_${weekId}_${team}`);

/** A trade. */
export const tradeRef = (id: string) => doc(db(), 'trades', id);

/** A league's lineups for a week. */
export const weeklyRosterRef = (leagueId: LeagueId, weekId: WeekId) =>
  doc(db(), 'weeklyRosters', `${leagueId}_${weekId}`);

/** A week's results, or what else is stored beside them: a season's finished weeks, a timeline, a solo table. */
export const weeklySquadsRef = (id: string) => doc(db(), 'weeklySquads', id);
