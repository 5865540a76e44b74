import { claimsOpening } from '@/domain/moves/claims/claims';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { shownLineup } from '@/domain/lineup/lineup';
import { claimsNotices } from '@/domain/notices/claimNotices';
import { draftSoonNotices, LATE_MS } from '@/domain/notices/draftNotices';
import type { KIND_TABLE, NoticeKind } from '@/domain/notices/kinds';
import { resultNotices } from '@/domain/notices/leagueNotices';
import { lineupNotices } from '@/domain/notices/lineupNotices';
import { LEAD_MS, type Notice, type LeagueTeam } from '@/domain/notices/notice';
import { asMap, asTexts } from '@/domain/kernel/parse';
import { portalOpening } from '@/domain/moves/portal/portal';
import { PORTAL_DAYS } from '@/domain/league/options/portalHours';
import { parseSquadReferences } from '@/domain/football/squads';
import { decodeLineup } from '@/domain/lineup/storedLineup';
import type { Week } from '@/domain/football/weeks';

// What time alone makes due. The scheduled function looks at one stretch of time after the other, so nothing is told
// twice or left out.

/** A stretch of time, in milliseconds since 1970, without its beginning and with its end. */
export type Stretch = { from: number; to: number };

/** The current week and all weeks of its season. */
export type Calendar = { current: Week; weeks: readonly Week[] };

/** The kinds that come due for everyone at once. */
export type Broadcast = {
  [K in NoticeKind]: (typeof KIND_TABLE)[K] extends { sentOn: 'time' } ? K : never;
}[NoticeKind];

/**
 * The stretch that a run answers for, which ends a minute before it: what was written just before is then there to be
 * read.
 */
export function stretchOf(scheduledAt: number, everyMinutes: number): Stretch {
  const to = scheduledAt - 60_000;
  return { from: to - everyMinutes * 60_000, to };
}

/** Whether a time is in a stretch. */
export function isIn({ from, to }: Stretch, at: number | null): boolean {
  return at !== null && at > from && at <= to;
}

/** The kinds of which something may be due in a stretch for anyone: so most runs read nothing else. */
export function broadcastsDue({ current, weeks }: Calendar, stretch: Stretch): Broadcast[] {
  const due: Record<Broadcast, boolean> = {
    result: weeks.some(({ lastFinal }) => isIn(stretch, lastFinal)),
    claims: weeks.some(({ monday }) => monday !== null && isIn(stretch, claimsOpening(monday))),
    lineup: kickoffsAhead(current, stretch).length > 0,
  };
  return (Object.keys(due) as Broadcast[]).filter((kind) => due[kind]);
}

/** What is due in a stretch for a team: the result of a week, or that claims open. */
export function teamNotices(
  kind: Exclude<Broadcast, 'lineup'>,
  place: LeagueTeam,
  calendar: Calendar,
  stretch: Stretch,
): Notice[] {
  const notices =
    kind === 'result'
      ? resultNotices(place, calendar.weeks)
      : claimsNotices(place, calendar.current, calendar.weeks, stretch.to);
  return notices.filter(({ at }) => isIn(stretch, at));
}

/**
 * The week whose lineup a team plays in the current week, by the stored `leagueUsers` document; null for the default
 * lineup.
 */
export function lineupWeek(leagueUser: unknown, { current }: Calendar): string | null {
  const weeks = asTexts(asMap(leagueUser).lineupWeeks).filter((id) => id <= current.id);
  return weeks.sort().at(-1) ?? null;
}

/**
 * The gaps in a team's lineup an hour before kickoffs in a stretch. `ledger`: the league's. `weeklyRoster`: the stored
 * lineups of `lineupWeek`.
 */
export function lineupDue(
  place: LeagueTeam,
  stored: { ledger: unknown; weeklyRoster: unknown },
  { current }: Calendar,
  stretch: Stretch,
): Notice[] {
  const entry = asMap(asMap(stored.weeklyRoster).users)[place.team];
  const lineup = shownLineup({
    roster: parseSquadReferences(asMap(asMap(stored.ledger).rosters)[place.team]),
    slots: place.league.slots,
    entries: entry === undefined ? {} : { [current.id]: decodeLineup(entry) },
    week: current.id,
  });
  const notices = kickoffsAhead(current, stretch).flatMap((kickoff) =>
    lineupNotices(place, lineup, current, kickoff - LEAD_MS),
  );
  return notices.filter(({ at }) => isIn(stretch, at));
}

/**
 * The opening hours of portals before which claims close an hour after a time in the stretch: leagues are queried by
 * them.
 */
export function closingHours({ weeks }: Calendar, stretch: Stretch): League['options'][] {
  const hours = PORTAL_DAYS.flatMap((portalResumeDay) =>
    Array.from({ length: 24 }, (_, portalResumeHour) => ({ portalResumeDay, portalResumeHour })),
  );
  return hours.filter((options) =>
    weeks.some((week) => {
      const closesAt = portalOpening(week, options);
      return closesAt !== null && isIn(stretch, closesAt - LEAD_MS);
    }),
  );
}

/** Whether a league that stores no opening hours has these. New leagues store none. */
export function isUsualOpening(hours: League['options']): boolean {
  return opensAt(parseLeague('', {}), hours);
}

/** Whether a league's portal opens on this day at this hour. */
export function opensAt({ options }: Pick<League, 'options'>, hours: League['options']): boolean {
  return (
    options.portalResumeDay.toLowerCase() === hours.portalResumeDay &&
    options.portalResumeHour === hours.portalResumeHour
  );
}

/**
 * The planned times of drafts that are told in a stretch, by which leagues are queried: an hour ahead, and when it's
 * time. A draft planned later than an hour ahead is told only then.
 */
export function draftTimes({ from, to }: Stretch): Stretch[] {
  return [
    { from: from + LEAD_MS, to: to + LEAD_MS },
    { from, to },
  ];
}

/** That a league's draft starts within the hour, or that its time has come, for each member. */
export function draftPushes(league: League, stretch: Stretch): { uid: string; notice: Notice }[] {
  const { draftAt, members } = league;
  if (draftAt === null || !draftTimes(stretch).some((times) => isIn(times, draftAt))) return [];
  return members.flatMap((uid) =>
    draftSoonNotices(league, uid, stretch.to).map((notice) => ({
      uid,
      notice: { until: draftAt + LATE_MS, ...notice },
    })),
  );
}

/** The different kickoffs of a week an hour after a time in the stretch, the earliest first. */
function kickoffsAhead({ kickoffs }: Week, stretch: Stretch): number[] {
  const times = [...new Set(Object.values(kickoffs))];
  return times.filter((at) => isIn(stretch, at - LEAD_MS)).sort((one, other) => one - other);
}
