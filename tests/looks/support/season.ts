import { playDraft } from '../../../scripts/demo/draft';
import { draftOf, leagueDocuments, type DemoLeague, type Documents } from '../../../scripts/demo/league';
import { lineupDocuments } from '../../../scripts/demo/lineups';
import type { DemoPerson } from '../../../scripts/demo/people';
import { seededRandom } from '@/domain/kernel/seededRandom';
import { tradeDocuments } from '../../../scripts/demo/trades';
import { momentsAt, publishedWeek } from '@/domain/replay/replayedWeek';
import { loadSeason } from '../../../scripts/tables/load';
import { changedLines } from '@/domain/admin/publishedWeek';
import { storedCalendar, storedResults, storedScores } from '@/domain/admin/storedWeeks';
import type { Draft } from '@/domain/draft/types';
import { realKickoffs } from '@/domain/replay/playedSeason';
import { replayKickoffs, type Replay } from '@/domain/replay/replay';
import { publishedRanking } from '@/domain/draft/ranking';
import { tradeId } from '@/domain/moves/trades/trades';
import { encodeUpdate, timelineId } from '@/domain/scoring/weekTimeline';
import { parseWeekResults } from '@/domain/scoring/results';
import type { Week } from '@/domain/football/weeks';
import { soloDocuments, soloLeaderboardPaths, type PublishedWeek } from './solo';
import { CALENDAR, GAMES, SEASON, timeOf, weekOf, type Moment } from './moments';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The calendar, the published results, and these leagues' lineups and trades as they are at a moment. Later moments
 * have no trades.
 */
export function seasonDocuments(moment: Moment, leagues: readonly DemoLeague[]): Documents {
  const documents: Documents = { [`rankings/${String(SEASON)}`]: { squads: publishedRanking(SEASON) } };
  const weeks = CALENDAR.map((week): Week => {
    const isCurrent = week.week === weekOf(moment);
    return { ...week, isCurrent, lastFinal: isCurrent && moment === 'seasonOver' ? timeOf(moment) : null };
  });
  const table = loadSeason(SEASON);
  for (const [id, week] of Object.entries(storedCalendar(weeks))) documents[`currentWeek/${id}`] = week;
  const published: PublishedWeek[] = [];
  for (const week of weeks) {
    const moments = momentsAt(week.kickoffs, timeOf(moment));
    const results = publishedWeek({ table, games: GAMES, week: week.week, kickoffs: week.kickoffs, moments });
    documents[`weeklySquads/${week.id}`] = storedResults(results, new Date(week.startDate ?? 0));
    Object.assign(documents, storedScores(results));
    published.push({ week, results: parseWeekResults(week.id, storedResults(results, null)) });
  }
  Object.assign(documents, soloDocuments(moment, published));
  if (moment === 'live') documents['desk/replay'] = runningReplay(timeOf(moment));
  if (moment === 'live')
    Object.assign(
      documents,
      timelineOf(
        weeks.find(({ isCurrent }) => isCurrent)!,
        timeOf(moment),
      ),
    );
  const played = weeks.filter(({ week }) => week <= weekOf(moment));
  for (const { drafted, members, options } of leagues) {
    if (drafted === null) continue;
    for (const [path, fields] of Object.entries(lineupDocuments(drafted, members, played)))
      documents[path] = { ...documents[path], ...fields };
    if (moment === 'upcoming' && options?.tradeDeadline !== 'draft')
      Object.assign(
        documents,
        tradeDocuments(drafted, members, documents[`ledgers/${drafted.leagueId}`]!, timeOf(moment)),
        twoManagersTrades(drafted, members, timeOf(moment)),
      );
  }
  return documents;
}

/** In a league of two: an offer of the first manager to the second, and one that was declined the other way. */
function twoManagersTrades(draft: Draft, members: readonly DemoPerson[], now: number): Documents {
  const [first, second] = members.map(({ uid }) => uid);
  if (first === undefined || second === undefined || members.length > 2) return {};
  const trade = (from: string, to: string, more: object): Documents => ({
    [`trades/${tradeId(draft.leagueId, from, 1)}`]: {
      leagueId: draft.leagueId,
      number: 1,
      from,
      to,
      parties: [from, to],
      gives: draft.rosters[from]?.slice(0, 1),
      gets: draft.rosters[to]?.slice(0, 1),
      fromDrops: [],
      note: '',
      counters: null,
      ...more,
    },
  });
  return {
    ...trade(first, second, { status: 'offered', offeredAt: new Date(now - 2 * HOUR) }),
    ...trade(second, first, {
      status: 'declined',
      offeredAt: new Date(now - 40 * HOUR),
      closedAt: new Date(now - 30 * HOUR),
    }),
  };
}

/** A replay of the present week in the middle of its three minutes. */
function runningReplay(now: number): Replay {
  const minutes = 3;
  const times = replayKickoffs(realKickoffs(GAMES, weekOf('live')), now - (minutes / 2) * MINUTE, minutes * MINUTE);
  return {
    season: SEASON,
    week: weekOf('live'),
    minutes,
    correct: false,
    ...times,
    at: now,
    state: 'running',
    runner: 'tab',
  };
}

/** A week's timeline as if results had been published in the last hour, every quarter of it. */
function timelineOf(week: Week, now: number): Documents {
  const table = loadSeason(SEASON);
  let before: Record<string, unknown> = {};
  const updates = [45, 30, 15, 0].map((minutes) => {
    const at = now - minutes * MINUTE;
    const moments = momentsAt(week.kickoffs, at);
    const { squads } = publishedWeek({ table, games: GAMES, week: week.week, kickoffs: week.kickoffs, moments });
    const changed = changedLines(before, squads);
    before = squads;
    return [String(at), encodeUpdate(changed)] as const;
  });
  return { [`weeklySquads/${timelineId(week.id)}`]: { updates: Object.fromEntries(updates) } };
}

/** The paths of the tables of the solo games. */
export function tablePaths(): string[] {
  return soloLeaderboardPaths(CALENDAR);
}

/** The paths of the weeks' timelines. */
export function timelinePaths(): string[] {
  return CALENDAR.map(({ id }) => `weeklySquads/${timelineId(id)}`);
}

/** The paths of the calendar. */
export function calendarPaths(): string[] {
  return CALENDAR.map(({ id }) => `currentWeek/${id}`);
}

/** The secret of each league's draw (`drawn`): with these the drafts go as in the pictures. */
export const SECRETS: Readonly<Record<string, number>> = {
  autopilot: 1,
  awarded: 1,
  awarding: 11,
  livedraft: 8,
  pauseddraft: 5,
  saturdays: 59_022,
  vacancy: 34,
};

/** A league whose draft was held before the season, with its documents. */
export function draftedLeague(league: DemoLeague): { league: DemoLeague; documents: Documents } {
  const drafted = playDraft(
    draftOf(league),
    league.members,
    league.createdAt + 3 * DAY,
    seededRandom(1869),
    SECRETS[league.id],
  );
  return { league: { ...league, drafted }, documents: leagueDocuments({ ...league, drafted }) };
}
