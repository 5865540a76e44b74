import type { Firestore } from 'firebase-admin/firestore';
import { arrangeLeague, type Manager } from './leagues';
import { SEASON, weekIdOf } from './season';

/** The manager's roster of `arrangeSeason`: the starters, then a squad on the bench. */
export const MINE = ['ALA-QB', 'ALA-RB', 'LSU-WR', 'UGA-TE', 'OK-K', 'UK-DST', 'TEX-WR', 'TEX-QB'];
const THEIRS = ['UGA-QB', 'TEX-RB', 'ALA-WR', 'LSU-TE', 'MIZ-K', 'TEX-DST', 'OK-WR', 'LSU-QB'];

/** Finds what dnd-kit adds to the page once squads of a lineup can be dragged. */
export const DRAG_LOADED = '[id^="DndLiveRegion"]';

/** Creates a league in its season, in which the manager plays a house team every week. Returns its id. */
export async function arrangeSeason(db: Firestore, manager: Manager, firstWeek: number): Promise<string> {
  const { leagueId } = await arrangeLeague(db, [manager], {
    league: {
      season: SEASON,
      firstWeek,
      draftStatus: 'complete',
      draftComplete: true,
      schedule: { managers: [manager.uid, 'house-1'] },
    },
  });
  const rosters = { [manager.uid]: MINE, 'house-1': THEIRS };
  await db.doc(`ledgers/${leagueId}`).set({ leagueId, settled: true, step: 0, rosters, owned: [...MINE, ...THEIRS] });
  return leagueId;
}

/** A manager's lineup of a week as it is stored; empty if none was saved. */
export async function storedLineup(
  db: Firestore,
  leagueId: string,
  { uid }: Manager,
  week: number,
): Promise<readonly string[]> {
  const users = (await db.doc(`weeklyRosters/${leagueId}_${weekIdOf(week)}`).get()).get('users') as
    Record<string, string[]> | undefined;
  return users?.[uid] ?? [];
}
