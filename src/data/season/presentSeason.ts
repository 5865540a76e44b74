import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { LAST_SEASON, lastWeekOf } from '@/domain/football/seasons';
import { parseWeek } from '@/domain/football/weeks';
import { db } from '../backend/firebase';
import { readQuery } from '../backend/serverReads';

/** The current season, and the first week that counts for a league created `now`: the next one after a kickoff. */
export async function presentSeason(now: number): Promise<{ season: number; firstWeek: number }> {
  const [stored] = (await readQuery(query(collection(db(), 'currentWeek'), where('isCurrent', '==', true), limit(1))))
    .docs;
  if (stored === undefined) return { season: LAST_SEASON, firstWeek: 1 };
  const week = parseWeek(stored.id, stored.data());
  const season = week.season ?? LAST_SEASON;
  const begun = Object.values(week.kickoffs).some((kickoff) => kickoff <= now);
  return { season, firstWeek: Math.min(lastWeekOf(season), week.week + (begun ? 1 : 0)) };
}

/** The first later season with a calendar, and the first week that counts for a league created `now`; null if none. */
export async function seasonAfter(season: number, now: number): Promise<{ season: number; firstWeek: number } | null> {
  const [stored] = (
    await readQuery(query(collection(db(), 'currentWeek'), where('season', '>', season), orderBy('season'), limit(1)))
  ).docs;
  if (stored === undefined) return null;
  const found = parseWeek(stored.id, stored.data()).season;
  if (found === null) return null;
  const present = await presentSeason(now);
  return present.season === found ? present : { season: found, firstWeek: 1 };
}
