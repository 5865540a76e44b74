import { collection, limit, orderBy, query, where, type QueryConstraint, type QuerySnapshot } from 'firebase/firestore';
import { failed, ready } from '@/domain/kernel/loadable';
import { FALLBACK_WEEK, parseCalendar, parseWeek, type Week } from '@/domain/football/weeks';
import { db } from '../backend/firebase';
import { watchQuery, type Next, type Unsubscribe } from '../backend/watch';
import { readQuery } from '../backend/serverReads';

/** Shown when the current week can't be loaded (docs/requirements.md R8.3); week 1 is then used. */
export const WEEK_FAILURE = 'Failed to load current week data';

/** The current week, and all weeks of its season in order if its document holds them. */
export type CurrentWeek = { week: Week; weeks: Week[] | null };

/** Watches the week flagged as current, or else the latest that started by `now` (milliseconds), or week 1 (R4.5). */
export function watchCurrentWeek(now: () => number, next: Next<CurrentWeek>): Unsubscribe {
  let heard = 0;
  const stop = watchQuery(flaggedWeek(), currentWeek, (flagged) => {
    const turn = ++heard;
    if (flagged.state === 'failed') next(failed(WEEK_FAILURE));
    else if (flagged.state !== 'missing') next(flagged);
    else {
      getWeek(where('startDate', '<=', new Date(now())), orderBy('startDate', 'desc')).then(
        (week) => turn === heard && next(ready({ week: week ?? FALLBACK_WEEK, weeks: null })),
        () => turn === heard && next(failed(WEEK_FAILURE)),
      );
    }
  });
  return () => {
    heard += 1;
    stop();
  };
}

/** The week flagged as current. */
export const flaggedWeek = () => ask(where('isCurrent', '==', true));

/** The most recent week that ended before `now` (milliseconds), or null. */
export function getPreviousWeek(now: number): Promise<Week | null> {
  return getWeek(where('endDate', '<', new Date(now)), orderBy('endDate', 'desc'));
}

/** Watches all weeks of a season, in order: one document each, for a current week whose document doesn't hold them. */
export function watchWeeks(season: number, next: Next<Week[]>): Unsubscribe {
  return watchQuery(
    query(collection(db(), 'currentWeek'), where('season', '==', season)),
    (snapshot) =>
      snapshot.docs.map((week) => parseWeek(week.id, week.data())).sort((one, other) => one.week - other.week),
    next,
  );
}

async function getWeek(...constraints: QueryConstraint[]): Promise<Week | null> {
  return firstWeek(await readQuery(ask(...constraints)));
}

function ask(...constraints: QueryConstraint[]) {
  return query(collection(db(), 'currentWeek'), ...constraints, limit(1));
}

function currentWeek(snapshot: QuerySnapshot): CurrentWeek | null {
  const week = firstWeek(snapshot);
  return week === null ? null : { week, weeks: parseCalendar(week, snapshot.docs[0]?.data()) };
}

function firstWeek(snapshot: QuerySnapshot): Week | null {
  const [week] = snapshot.docs;
  return week === undefined ? null : parseWeek(week.id, week.data());
}
