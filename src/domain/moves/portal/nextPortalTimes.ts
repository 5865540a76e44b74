import type { League } from '../../league/types';
import { portalState, portalWindow, type PortalState } from './portal';
import type { Week } from '../../football/weeks';
import { lastKickoff } from '../../football/kickoffs';

/**
 * The state of a league's portal, when it next opens (null while it's open, and after the season's last opening), and
 * when it closes. `due`: the later week whose portal opens as soon as the desk opens the week.
 */
export type PortalHours = { state: PortalState; opensAt: number | null; closesAt: number | null; due?: Week };

/** A league's portal hours at `now` (milliseconds), by the current week and the weeks of the season. */
export function portalHours(
  league: Pick<League, 'season' | 'options' | 'waivers'>,
  week: Week,
  weeks: readonly Week[],
  now: number,
): PortalHours {
  const state = portalState(league, week, now);
  const windows = weeks
    .filter(({ season, week: number }) => season === league.season && number >= week.week)
    .flatMap((one) => {
      const window = portalWindow(one, league);
      return window === null ? [] : [{ week: one, ...window }];
    })
    .sort((one, other) => one.opensAt - other.opensAt);
  const open = windows.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);
  if (state === 'open') return { state, opensAt: null, closesAt: open?.closesAt ?? null };
  // Not while games of the current week are still to come.
  if (open !== undefined && open.week.week > week.week && (lastKickoff(week.kickoffs) ?? 0) <= now) {
    return { state, opensAt: null, closesAt: open.closesAt, due: open.week };
  }
  const next = windows.find(({ opensAt }) => opensAt > now);
  return { state, opensAt: next?.opensAt ?? null, closesAt: next?.closesAt ?? null };
}
