import { collection, doc, getDoc, getDocs, writeBatch, type DocumentReference } from 'firebase/firestore';
import { decodeLineup, encodeLineup } from '@/domain/storedLineup';
import type { Lineup } from '@/domain/lineup';
import type { Loadable } from '@/domain/loadable';
import { asMap } from '@/domain/parse';
import type { Result } from '@/domain/result';
import { attempt } from './failures';
import { db } from './firebase';
import { leagueUserRef } from './leagueUsers';
import { watchDocument, type Unsubscribe } from './watch';

/** The lineups that managers of a league set for one week, by uid. */
export type WeekLineups = Record<string, Lineup>;

/** The place of a league's lineups in a week. */
export function weeklyRosterRef(leagueId: string, weekId: string): DocumentReference {
  return doc(db(), 'weeklyRosters', `${leagueId}_${weekId}`);
}

function parseWeekLineups(stored: unknown): WeekLineups {
  return Object.fromEntries(Object.entries(asMap(asMap(stored).users)).map(([uid, lineup]) => [uid, decodeLineup(lineup)]));
}

/** Watches the lineups of a league in a week; `missing` until the first manager sets one. */
export function watchWeekLineups(leagueId: string, weekId: string, next: (lineups: Loadable<WeekLineups>) => void): Unsubscribe {
  return watchDocument(weeklyRosterRef(leagueId, weekId), (snapshot) => parseWeekLineups(snapshot.data()), next);
}

/**
 * The lineups of a league in a week, once; none when nobody has set one. Where the document holds none, those of the older subcollection
 * `users/{uid}` (specification, section 3).
 */
export async function getWeekLineups(leagueId: string, weekId: string): Promise<WeekLineups> {
  const place = weeklyRosterRef(leagueId, weekId);
  const lineups = parseWeekLineups((await getDoc(place)).data());
  return Object.keys(lineups).length > 0 ? lineups : fromSubcollection(place);
}

async function fromSubcollection(place: DocumentReference): Promise<WeekLineups> {
  try {
    const stored = await getDocs(collection(place, 'users'));
    return Object.fromEntries(stored.docs.map((entry) => [entry.id, decodeLineup(entry.data())]));
  } catch {
    // The older form is an extra: where it may not be read, the week simply has no lineups.
    return {};
  }
}

/**
 * Saves one's own lineup for the current week, and marks it as the latest one set (unless `lineupWeek`, the present mark, is this week
 * already), in one batch. Refused when a squad that would move has kicked off by the server's clock, or when the week is over.
 */
export function saveLineup(
  { leagueId, weekId, uid, lineupWeek }: { leagueId: string; weekId: string; uid: string; lineupWeek: string | null },
  lineup: Lineup,
): Promise<Result<void>> {
  const { squads, starters } = encodeLineup(lineup);
  return attempt(() => {
    const batch = writeBatch(db());
    batch.set(
      weeklyRosterRef(leagueId, weekId),
      { leagueId, weekId, users: { [uid]: squads }, starters: { [uid]: starters } },
      { mergeFields: ['leagueId', 'weekId', `users.${uid}`, `starters.${uid}`] },
    );
    if (lineupWeek !== weekId) batch.update(leagueUserRef(leagueId, uid), { lineupWeek: weekId });
    return batch.commit();
  }, LINEUP_REFUSALS);
}

const LINEUP_REFUSALS = {
  'permission-denied': 'This lineup was not accepted: a squad in it has kicked off since you opened the page, or the week is over.',
};
