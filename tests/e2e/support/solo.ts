import type { Firestore } from 'firebase-admin/firestore';
import { ALL_SQUADS } from '@/domain/football/squads';
import { weekIdOf } from './season';

/** Three games, as they are published before their kickoffs: school, opponent, and whether the school is at home. */
const GAMES: readonly (readonly [string, string, boolean])[] = [
  ['ALA', 'WIS', true],
  ['TENN', 'UGA', true],
  ['UGA', 'TENN', false],
  ['LSU', 'FLA', true],
  ['FLA', 'LSU', false],
];

/** Publishes the pairings of a week. */
export async function announceGames(db: Firestore, week: number): Promise<void> {
  await db.doc(`weeklySquads/${weekIdOf(week)}`).set({
    squads: Object.fromEntries(ALL_SQUADS.map((squad) => [squad, { points: 0, stats: null, state: 'pre' }])),
    games: Object.fromEntries(
      GAMES.map(([code, opponent, home]) => [
        code,
        { opponent, home, neutral: false, kickoff: null, state: 'pre', pointsFor: null, pointsAgainst: null },
      ]),
    ),
  });
}
