import { doc, serverTimestamp } from 'firebase/firestore';
import { parsePublicBoard, publicBoard, type PublicBoard } from '@/domain/draft/review/publicBoard';
import type { Draft } from '@/domain/draft/types';
import type { LeagueId } from '@/domain/kernel/ids';
import type { Result } from '@/domain/kernel/result';
import { writeTogether } from '../backend/batch';
import { attempt } from '../backend/failures';
import { db } from '../backend/firebase';
import { getTeamNames } from '../league/leagueUsers';
import { watchDocument, type Next, type Unsubscribe } from '../backend/watch';

const boardRef = (leagueId: LeagueId) => doc(db(), 'draftBoards', leagueId);

/** Watches the public board of a finished draft. Works signed in or out. Missing until the board is shared. */
export function watchBoard(leagueId: LeagueId, next: Next<PublicBoard>): Unsubscribe {
  return watchDocument(boardRef(leagueId), (snapshot) => parsePublicBoard(leagueId, snapshot.data()), next);
}

/** Shares a finished draft's board, with the present team names, with all who have the link. Commissioner only. */
export async function shareBoard(draft: Draft, by: string): Promise<Result<void>> {
  const names = await attempt(() => getTeamNames(draft.leagueId));
  if (!names.ok) return names;
  const board = publicBoard(draft, by, (manager) => names.value.get(manager) ?? '');
  if (!board.ok) return board;
  const shared = { ...board.value, teams: board.value.teams.join('\n'), sharedAt: serverTimestamp() };
  return writeTogether((batch) => batch.set(boardRef(draft.leagueId), shared));
}

/** Stops sharing the public board, so that its link no longer works. Commissioner only. */
export function unshareBoard(leagueId: LeagueId): Promise<Result<void>> {
  return writeTogether((batch) => batch.delete(boardRef(leagueId)));
}
