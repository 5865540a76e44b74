import { formatStage } from '../playoffs/bracket';
import { playoffStart, type WeekMatchups } from '../schedule/scheduleWeeks';
import { leagueSchedule, type LeagueSchedule } from '../schedule/leagueSchedule';
import { claimsWindow } from '../../moves/claims/claims';
import type { ManagerId } from '../../league/houseTeams';
import type { LeagueId } from '../../kernel/ids';
import { isolated } from '../../kernel/isolated';
import { decidedScores } from '../scores/decidedScores';
import type { LeagueSeason } from '../leagueSeason';
import { teamName } from '../../league/teamNames';
import { portalWindow } from '../../moves/portal/portal';
import { rosterInWeek } from '../../moves/ledger/rosterHistory';
import { matchupsFor } from '../matchups/matchups';
import { SCHOOLS, type SchoolCode } from '../../football/schools';
import { schoolOf } from '../../football/squads';
import type { Week } from '../../football/weeks';

/**
 * An event for a calendar app. `id` stays the same when the event is made again, so that the app updates it. Times are
 * in milliseconds since 1970. `path` is the page of this site to which it belongs.
 */
export type CalendarEvent = {
  id: string;
  title: string;
  description: string;
  start: number;
  end: number;
  /** Set where only the day is known (UTC). */
  allDay?: boolean;
  path: string;
};

/** How long after a week's last kickoff its matchups end. A college game rarely takes longer. */
export const GAME_MS = 4 * 3_600_000;

/** The length of an event that is a moment: calendar apps draw events without a length badly. */
const MOMENT_MS = 15 * 60_000;

/**
 * A manager's season in a league: each week's matchup or that it's off, the first lineup lock, and when claims and the
 * portal open and the portal closes, in this week and later ones. The locks follow from the roster that the manager has
 * now. A playoff matchup that depends on results to come has no opponent yet. Empty before the draft is settled.
 */
export function calendarEvents(season: LeagueSeason, manager: ManagerId): CalendarEvent[] {
  const schedule = leagueSchedule(season.league);
  if (schedule === null) return [];
  const scores = decidedScores(season);
  const present = season.weeks.find(({ week }) => week.isCurrent)?.week.week ?? schedule.firstWeek;
  return season.weeks
    .map(({ week }) => week)
    .filter(({ season: year, week }) => year !== null && week >= schedule.firstWeek && week <= schedule.lastWeek)
    .flatMap((week) => [
      ...(week.week < present ? [] : portalEvents(season, manager, week)),
      ...lockEvents(season, manager, week),
      ...matchupEvents(season, schedule, manager, week, matchupsFor(schedule, week.week, scores)),
    ]);
}

function portalEvents({ league }: LeagueSeason, manager: ManagerId, week: Week): CalendarEvent[] {
  const open = portalWindow(week, league);
  if (open === null) return [];
  const place = `Transfer Portal, week ${String(week.week)}.`;
  const path = `/portal?league=${league.id}`;
  const claims = league.waivers === 'claims' ? claimsWindow(week, league.options) : null;
  const claimEvents =
    claims === null
      ? []
      : [
          {
            id: eventId(league.id, week, manager, 'claims-open'),
            title: `${isolated(league.name)}: claims open`,
            description: `${place} Claims are due before the portal opens.`,
            path,
            start: claims.opensAt,
            end: claims.opensAt + MOMENT_MS,
          },
        ];
  return [
    ...claimEvents,
    {
      id: eventId(league.id, week, manager, 'portal-opens'),
      title: `${isolated(league.name)}: portal opens`,
      description: claims === null ? place : `${place} Claims are due before it opens and are awarded when it does.`,
      path,
      start: open.opensAt,
      end: open.opensAt + MOMENT_MS,
    },
    {
      id: eventId(league.id, week, manager, 'portal-closes'),
      title: `${isolated(league.name)}: portal closes`,
      description: place,
      path,
      start: open.closesAt,
      end: open.closesAt + MOMENT_MS,
    },
  ];
}

function lockEvents(season: LeagueSeason, manager: ManagerId, week: Week): CalendarEvent[] {
  const { league } = season;
  if (league.lineups === 'best') return [];
  const schools = [...new Set(rosterInWeek(season, manager, week.id).map(schoolOf))] as SchoolCode[];
  const at = Math.min(...schools.map((school) => week.kickoffs[school] ?? Infinity));
  if (at === Infinity) return [];
  const first = schools.filter((school) => week.kickoffs[school] === at).map((school) => SCHOOLS[school].name);
  return [
    {
      id: eventId(league.id, week, manager, 'lock'),
      title: `${isolated(league.name)}: week ${String(week.week)} lineup starts to lock`,
      description: `First kickoff of your roster: ${first.join(', ')}.`,
      start: at,
      end: at + MOMENT_MS,
      path: `/roster?league=${league.id}`,
    },
  ];
}

function matchupEvents(
  { league }: LeagueSeason,
  schedule: LeagueSchedule,
  manager: ManagerId,
  week: Week,
  { matchups }: WeekMatchups,
): CalendarEvent[] {
  const kickoffs = Object.values(week.kickoffs);
  if (kickoffs.length === 0) return [];
  const event = (opponent: string, stage: string | null): CalendarEvent[] => [
    {
      id: eventId(league.id, week, manager, 'matchup'),
      title: `Week ${String(week.week)}: ${opponent}`,
      description: stage === null ? `${isolated(league.name)}.` : `${isolated(league.name)}. ${stage}.`,
      start: Math.min(...kickoffs),
      end: Math.max(...kickoffs) + GAME_MS,
      path: `/matchups?league=${league.id}&week=${String(week.week)}`,
    },
  ];
  const mine = matchups.find(({ home, away }) => home === manager || away === manager);
  if (mine !== undefined) {
    const [me, rival] = mine.home === manager ? [mine.home, mine.away] : [mine.away, mine.home];
    const nameOf = (one: ManagerId) => teamName(one, league);
    return event(`${nameOf(me)} vs. ${nameOf(rival)}`, formatStage(mine));
  }
  if (matchups.length > 0) return event('your week off', null);
  const start = playoffStart(schedule);
  if (start === null || week.week < start) return [];
  return event('playoffs', 'Your opponent depends on earlier results. Add the calendar again once they are final');
}

/** The manager is part of the ID, because two managers of a league may share a calendar. */
function eventId(leagueId: LeagueId, week: Week, manager: ManagerId, kind: string): string {
  return `${leagueId}-${week.id}-${manager}-${kind}`;
}
