import type { Firestore } from 'firebase-admin/firestore';
import type { Week } from '@/domain/football/weeks';
import type { Kickoffs } from '@/domain/football/kickoffs';
import { calendarOf } from '../../scripts/season/calendar';
import { storedWeek } from '@/domain/admin/storedWeeks';
import { loadGames } from '../../scripts/tables/load';

const HOUR = 3_600_000;

/**
 * A moment of a week: while claims are made, in the hours of the portal, when half of the schools have kicked off, or
 * when all games are over.
 */
export type Moment = 'claims' | 'portal' | 'games' | 'over';

/** The calendar of a season in a test. */
export interface SeasonCalendar {
  /** The ids of all weeks, in order. */
  weekIds: string[];
  /**
   * Moves the calendar so that it's now this moment of a week, which becomes the current one. Returns the weeks as
   * stored, in order.
   */
  moveTo: (weekId: string, moment: Moment) => Promise<Week[]>;
  /** Deletes the weeks. */
  remove: () => Promise<void>;
}

/**
 * The weeks of 2025 with the real kickoffs, stored under another season, so that no other test's calendar interferes.
 * The rules go by the server's clock, so the whole calendar is moved around it.
 */
export function seasonCalendar(db: Firestore, season: number): SeasonCalendar {
  const weeks = calendarOf(season, loadGames(2025));
  const refOf = ({ id }: Week) => db.doc(`currentWeek/${id}`);
  return {
    weekIds: weeks.map(({ id }) => id),
    moveTo: async (weekId, moment) => {
      const current = weeks.find(({ id }) => id === weekId)!;
      const by = Date.now() - timeOf(current, moment);
      const moved = weeks.map((week) => movedBy({ ...week, isCurrent: week === current }, by));
      const batch = db.batch();
      for (const week of moved) {
        // The end of the last game is noted when the results are published.
        const { lastFinal: _, ...stored } = storedWeek(week);
        batch.set(refOf(week), stored, { merge: true });
      }
      await batch.commit();
      return moved;
    },
    remove: async () => {
      await Promise.all(weeks.map((week) => refOf(week).delete()));
    },
  };
}

function timeOf({ monday, endDate, kickoffs }: Week, moment: Moment): number {
  switch (moment) {
    case 'claims':
      return monday! + HOUR;
    case 'portal':
      return monday! + 10 * HOUR;
    case 'games': {
      const times = Object.values(kickoffs).sort((one, other) => one - other);
      return times[Math.floor(times.length / 2)]! + HOUR / 60;
    }
    case 'over':
      return endDate! - HOUR;
  }
}

function movedBy(week: Week, by: number): Week {
  const move = (at: number | null) => (at === null ? null : at + by);
  const kickoffs = Object.entries(week.kickoffs).map(([code, at]) => [code, at + by]);
  return {
    ...week,
    startDate: move(week.startDate),
    endDate: move(week.endDate),
    portalOpensAt: move(week.portalOpensAt),
    monday: move(week.monday),
    firstKickoff: move(week.firstKickoff),
    kickoffs: Object.fromEntries(kickoffs) as Kickoffs,
  };
}
