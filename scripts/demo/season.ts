import { changedLines, type PublishedWeek } from '@/domain/admin/publishedWeek';
import { storedCalendar, storedResults, storedScores } from '@/domain/admin/storedWeeks';
import { isSchoolCode } from '@/domain/football/schools';
import { LAST_SEASON } from '@/domain/football/seasons';
import { publishedRanking } from '@/domain/draft/ranking';
import { encodeFinishedWeek } from '@/domain/scoring/finishedWeek';
import { parseWeekResults } from '@/domain/scoring/results';
import { encodeUpdate, timelineId } from '@/domain/scoring/weekTimeline';
import type { Week } from '@/domain/football/weeks';
import type { Kickoffs } from '@/domain/football/kickoffs';
import { loadGames, loadSeason } from '../tables/load';
import { calendarOf, shiftToNow } from '../season/calendar';
import { GAME_MS, momentsAt, publishedWeek } from '@/domain/replay/replayedWeek';
import type { Documents } from './league';

/** The week of the real season that is this week in the demo. */
export const CURRENT_WEEK = 8;

/**
 * From Sunday morning in New York on, the demo's current week is the coming week, because Saturday has no kickoffs left
 * to set a lineup for. Milliseconds before Monday begins.
 */
const ROLLS_OVER_BEFORE_MONDAY = 18 * 3_600_000;

/**
 * The latest season's real calendar, moved so that its eighth week, or the one given, is the week of `now`
 * (milliseconds).
 */
export function demoCalendar(now: number, current = CURRENT_WEEK): Week[] {
  const games = loadGames(LAST_SEASON);
  const shift = shiftToNow(LAST_SEASON, games, current, now + ROLLS_OVER_BEFORE_MONDAY);
  return calendarOf(LAST_SEASON, games, shift).map((week) => {
    // On a Sunday the week before the current one is over early, too.
    const endDate = week.week < current ? Math.min(week.endDate ?? now, now) : week.endDate;
    return { ...week, endDate, isCurrent: week.week === current, lastFinal: week.week < current ? endDate : null };
  });
}

const MINUTE = 60_000;

/** Kickoffs are on the quarter of an hour. */
const QUARTER = 15 * MINUTE;

/**
 * The minutes between the kickoffs of a demo Saturday's games, and from `now` to those of the three groups: final, in
 * play and to come.
 */
const GAPS = { final: 40, live: 50, upcoming: 75 };

/**
 * A calendar whose current week is in the middle of its games at `now`, on whatever day of the week: of its games, in
 * the order of their real kickoffs, the first third is final, the next is in play, and the others kick off later.
 */
export function onSaturday(weeks: readonly Week[], now: number): Week[] {
  return weeks.map((week) => {
    if (!week.isCurrent) return week;
    const games = loadGames(LAST_SEASON)
      .filter((game) => game.phase === 'regular' && game.week === week.week)
      .map(({ home, away }) => [home, away].filter(isSchoolCode))
      .sort(([one], [other]) => week.kickoffs[one!]! - week.kickoffs[other!]!);
    const third = Math.ceil(games.length / 3);
    const kickoffs: Kickoffs = {};
    games.forEach((schools, index) => {
      const place = index % third;
      const at =
        index < third
          ? now - GAME_MS - (third - place) * GAPS.final * MINUTE
          : index < 2 * third
            ? now - (third - place) * GAPS.live * MINUTE
            : now + (place + 1) * GAPS.upcoming * MINUTE;
      for (const school of schools) kickoffs[school] = Math.floor(at / QUARTER) * QUARTER;
    });
    return { ...week, kickoffs, firstKickoff: Math.min(...Object.values(kickoffs)) };
  });
}

/** How often a demo Saturday's results were published so far. */
const PUBLISHED_EVERY = 10 * MINUTE;

/** What the publishes of a week so far changed, as its timeline stores them. */
function timelineOf(week: Week, now: number): Documents[string] {
  const [table, games] = [loadSeason(LAST_SEASON), loadGames(LAST_SEASON)];
  const updates: Record<string, unknown> = {};
  let before: PublishedWeek['squads'] | null = null;
  for (let at = (week.firstKickoff ?? now) + PUBLISHED_EVERY; at <= now; at += PUBLISHED_EVERY) {
    const moments = momentsAt(week.kickoffs, at);
    const { squads } = publishedWeek({ table, games, week: week.week, kickoffs: week.kickoffs, moments });
    const lines = changedLines(before ?? {}, squads);
    if (Object.keys(lines).length > 0) updates[String(at)] = encodeUpdate(lines);
    before = squads;
  }
  return { updates };
}

/**
 * The calendar, the real results of every week before the current one, and the opponents in the others. With `now`, the
 * current week has the results of its games so far and their timeline.
 */
export function seasonDocuments(weeks: readonly Week[], now: number | null = null): Documents {
  const documents: Documents = { [`rankings/${String(LAST_SEASON)}`]: { squads: publishedRanking(LAST_SEASON) } };
  const games = loadGames(LAST_SEASON);
  const table = loadSeason(LAST_SEASON);
  const current = weeks.find(({ isCurrent }) => isCurrent)?.week ?? CURRENT_WEEK;
  for (const [id, week] of Object.entries(storedCalendar(weeks))) documents[`currentWeek/${id}`] = week;
  const finished: Record<string, string> = {};
  for (const week of weeks) {
    const played = week.week < current;
    const results = publishedWeek({
      table,
      games,
      week: week.week,
      kickoffs: week.kickoffs,
      ...(played ? {} : { moments: week.isCurrent && now !== null ? momentsAt(week.kickoffs, now) : {} }),
    });
    if (week.isCurrent && now !== null) documents[`weeklySquads/${timelineId(week.id)}`] = timelineOf(week, now);
    const stored = storedResults(results, new Date((played ? week.endDate : week.startDate) ?? 0));
    documents[`weeklySquads/${week.id}`] = stored;
    if (played) finished[week.id] = encodeFinishedWeek(parseWeekResults(week.id, stored));
    Object.assign(documents, storedScores(results));
  }
  documents[`weeklySquads/${String(LAST_SEASON)}`] = { season: LAST_SEASON, weeks: finished };
  return documents;
}
