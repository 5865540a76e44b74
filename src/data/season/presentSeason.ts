import { collection, limit, orderBy, query, where, type QueryConstraint } from 'firebase/firestore';
import { LAST_SEASON, lastWeekOf } from '@/domain/football/seasons';
import { parseWeek, type Week } from '@/domain/football/weeks';
import { db } from '../backend/firebase';
import { readQuery } from '../backend/serverReads';

/** The current season, and the first week that counts for a league created `now`: the next one after a kickoff. */
export async function presentSeason(now: number): Promise<{ season: number; firstWeek: number }> {
  const week = await getWeek(where('isCurrent', '==', true));
  if (week === null) return { season: LAST_SEASON, firstWeek: 1 };
  const season = week.season ?? LAST_SEASON;
  const begun = Object.values(week.kickoffs).some((kickoff) => kickoff <= now);
  return { season, firstWeek: Math.min(lastWeekOf(season), week.week + (begun ? 1 : 0)) };
}

/** The first later season with a calendar, and the first week that counts for a league created `now`; null if none. */
export async function seasonAfter(season: number, now: number): Promise<{ season: number; firstWeek: number } | null> {
  const found = (await getWeek(where('season', '>', season), orderBy('season')))?.season;
  if (found == null) return null;
  const present = await presentSeason(now);
  return present.season === found ? present : { season: found, firstWeek: 1 };
}

async function getWeek(...constraints: QueryConstraint[]): Promise<Week | null> {
  const [stored] = (await readQuery(query(collection(db(), 'currentWeek'), ...constraints, limit(1)))).docs;
  return stored === undefined ? null : parseWeek(stored.id, stored.data());
}
