import { collection } from 'firebase/firestore';
import type { Scoring } from '@/domain/scoring/scoreSquad';
import { parseSquadWeek, type SquadWeek } from '@/domain/scoring/squadScores';
import type { SquadId } from '@/domain/football/squads';
import { db } from '../backend/firebase';
import { readQuery } from '../backend/serverReads';

/** What a squad scored in each week of a season so far, in order, with a league's scoring. Read once. */
export async function getSquadScores(
  squad: SquadId,
  league: { season: number; scoring: Scoring },
): Promise<SquadWeek[]> {
  const stored = await readQuery(collection(db(), 'weeklySquadScores', squad, 'weeks'));
  return stored.docs
    .map((week) => parseSquadWeek(squad, week.id, week.data(), league))
    .filter((week) => week !== null)
    .sort((one, other) => one.week - other.week);
}
