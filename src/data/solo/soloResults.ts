import { doc } from 'firebase/firestore';
import type { SoloGame } from '@/domain/solo/soloGames';
import { parseLeaderboard, leaderboardId, type SoloLeaderboard } from '@/domain/solo/leaderboards';
import { db } from '../backend/firebase';
import { watchDocument, type Next, type Unsubscribe } from '../backend/watch';

/** Watches a leaderboard. `scope` is a week's id, or a season's year; `missing` until it's published. */
export function watchSoloLeaderboard(game: SoloGame, scope: string, next: Next<SoloLeaderboard>): Unsubscribe {
  return watchDocument(
    doc(db(), 'weeklySquads', leaderboardId(game, scope)),
    (snapshot) => {
      const leaderboard = parseLeaderboard(snapshot.data());
      if (leaderboard === null) throw new Error('The table has another form.');
      return leaderboard;
    },
    next,
  );
}
