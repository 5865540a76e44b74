import type { League } from '@/domain/league/types';
import { claimsNotices } from '@/domain/notices/claimNotices';
import type { Notice } from '@/domain/notices/notice';
import { teamOf } from '@/domain/league/teams';
import {
  broadcastsDue,
  closingHours,
  draftPushes,
  draftTimes,
  isIn,
  lineupDue,
  lineupWeek,
  teamNotices,
  type Broadcast,
  type Calendar,
  type Stretch,
} from './pushes/due';
import { pushOf } from './pushes/push';
import { send, tell } from './send';
import { allUsersToTell, calendar, fields, leaguesDrafting, leaguesOf, leaguesOpening } from './store';

/** Tells everyone what came due in a stretch of time. Most runs read one document: the current week. */
export async function tellDue(stretch: Stretch): Promise<void> {
  for (const times of draftTimes(stretch))
    for await (const leagues of leaguesDrafting(times))
      await Promise.all(
        leagues.map((league) => tell(draftPushes(league, stretch).map((push) => ({ ...push, league })))),
      );
  const season = await calendar();
  if (season === null) return;
  for (const kind of broadcastsDue(season, stretch)) await broadcast(kind, season, stretch);
  for (const options of closingHours(season, stretch))
    for await (const leagues of leaguesOpening(options))
      await Promise.all(leagues.map((league) => tellClosing(league, season, stretch)));
}

/** Tells everyone who chose the browser for a kind what is due in each of their leagues. */
async function broadcast(kind: Broadcast, season: Calendar, stretch: Stretch): Promise<void> {
  for await (const users of allUsersToTell(kind)) {
    const pushes = await Promise.all(
      users.map(async ({ uid }) => {
        const leagues = await leaguesOf(uid);
        const due = await Promise.all(leagues.map((league) => dueIn(kind, league, uid, season, stretch)));
        return leagues.flatMap((league, i) => (due[i] ?? []).map((notice) => pushOf(uid, notice, league)));
      }),
    );
    await send(pushes.flat(), users);
  }
}

async function dueIn(
  kind: Broadcast,
  league: League,
  uid: string,
  season: Calendar,
  stretch: Stretch,
): Promise<Notice[]> {
  const place = { league, team: teamOf(league, uid) };
  if (kind !== 'lineup') return teamNotices(kind, place, season, stretch);
  const [ledger, leagueUser] = await Promise.all([
    fields(`ledgers/${league.id}`),
    fields(`leagueUsers/${league.id}_${place.team}`),
  ]);
  const week = lineupWeek(leagueUser, season);
  const weeklyRoster = week === null ? undefined : await fields(`weeklyRosters/${league.id}_${week}`);
  return lineupDue(place, { ledger, weeklyRoster }, season, stretch);
}

/** Tells a league's members that its claims close within the hour. */
async function tellClosing(league: League, { current, weeks }: Calendar, stretch: Stretch): Promise<void> {
  const told = league.members.flatMap((uid) =>
    claimsNotices({ league, team: teamOf(league, uid) }, current, weeks, stretch.to)
      .filter(({ at }) => isIn(stretch, at))
      .map((notice) => ({ uid, notice, league })),
  );
  await tell(told);
}
