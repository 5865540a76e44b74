import { playDraft } from '../../../scripts/demo/draft';
import { draftOf, leagueDocuments, type DemoLeague, type Documents } from '../../../scripts/demo/league';
import { lineupDocuments } from '../../../scripts/demo/lineups';
import { seededRandom } from '../../../scripts/demo/random';
import { tradeDocuments } from '../../../scripts/demo/trades';
import { publishedWeek } from '../../../scripts/season/results';
import { storedCalendar, storedResults, storedScores } from '../../../scripts/season/stored';
import { loadSeason } from '../../../scripts/tables/load';
import { publishedRanking } from '@/domain/ranking';
import type { SchoolCode } from '@/domain/schools';
import type { Week } from '@/domain/weeks';
import { CALENDAR, GAMES, SEASON, timeOf, weekOf, type Moment } from './moments';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A school's game is published as final when this long has passed since its kickoff, in milliseconds. */
const GAME_MS = 3.5 * HOUR;

/** The calendar, the published results, and these leagues' lineups and trades as they are at a moment. Later moments have no trades. */
export function seasonDocuments(moment: Moment, leagues: readonly DemoLeague[]): Documents {
  const documents: Documents = { [`rankings/${String(SEASON)}`]: { squads: publishedRanking(SEASON) } };
  const weeks = CALENDAR.map((week): Week => ({ ...week, isCurrent: week.week === weekOf(moment) }));
  const table = loadSeason();
  for (const [id, week] of Object.entries(storedCalendar(weeks))) documents[`currentWeek/${id}`] = week;
  for (const week of weeks) {
    const over = Object.entries(week.kickoffs).filter(([, kickoff]) => kickoff + GAME_MS < timeOf(moment));
    const finished = new Set(over.map(([code]) => code as SchoolCode));
    const results = publishedWeek({ table, games: GAMES, week: week.week, kickoffs: week.kickoffs, finished });
    documents[`weeklySquads/${week.id}`] = storedResults(results, new Date(week.startDate ?? 0));
    Object.assign(documents, storedScores(results));
  }
  const played = weeks.filter(({ week }) => week <= weekOf(moment));
  for (const { drafted, members } of leagues) {
    if (drafted === null) continue;
    for (const [path, fields] of Object.entries(lineupDocuments(drafted, members, played)))
      documents[path] = { ...documents[path], ...fields };
    if (moment === 'upcoming') Object.assign(documents, tradeDocuments(drafted, members, timeOf(moment)));
  }
  return documents;
}

/** The paths of the calendar. */
export function calendarPaths(): string[] {
  return CALENDAR.map(({ id }) => `currentWeek/${id}`);
}

/** A league whose draft was held before the season, with its documents. */
export function draftedLeague(league: DemoLeague): { league: DemoLeague; documents: Documents } {
  const drafted = playDraft(draftOf(league), league.members, league.createdAt + 3 * DAY, seededRandom(1869));
  return { league: { ...league, drafted }, documents: leagueDocuments({ ...league, drafted }) };
}
